// After the first tap: a bar at the bottom with the preview and the button that chooses. The arrows step through all places that
// could be tapped.

import { say } from '../words.ts'
import { Deltas, Next } from './choice-detail.tsx'
import { type Choice, onlyChoice } from './choices.ts'
import css from './considering.module.css'
import { useDetail } from './detail.ts'
import { useLayer } from './layer-context.ts'

export function Considering() {
  const { looking, offered, registry } = useLayer()
  const { considered, consider } = looking
  const { stage } = offered
  const choice = considered === null ? null : onlyChoice(stage, considered)
  if (considered === null || choice === null) return null
  const others = [...stage.places.keys()].filter(id => registry.isTappedTwice(id) && onlyChoice(stage, id) !== null)
  const at = others.indexOf(considered)
  const walk = (by: number) => consider(others[(at + by + others.length) % others.length] ?? null)
  return (
    <section className={css['bar']} data-kit-overlay data-own-detail aria-label={say('consider.title')}>
      <div className={css['head']}>
        <div className={css['detail']} aria-live="polite">
          <Brings choice={choice} />
        </div>
        <small>{say('consider.count', { at: at + 1, count: others.length })}</small>
      </div>
      <div className={css['hands']}>
        <button type="button" onClick={() => walk(-1)} aria-label={say('consider.earlier')}>
          <Arrow d="M15 5l-7 7 7 7" />
        </button>
        <Take choice={choice} />
        <button type="button" onClick={() => walk(1)} aria-label={say('consider.later')}>
          <Arrow d="M9 5l7 7-7 7" />
        </button>
        <button type="button" onClick={() => consider(null)} aria-label={say('close')}>
          <Arrow d="M6 6l12 12M18 6L6 18" />
        </button>
      </div>
    </section>
  )
}

function Take({ choice }: { choice: Choice }) {
  const { choose } = useLayer().hand
  return (
    <button type="button" className={css['take']} onClick={() => choose(choice)}>
      {choice.label}
    </button>
  )
}

/** The changed figures; if there are none, the facts. */
function Brings({ choice }: { choice: Choice }) {
  const { detailOf, ticketOf } = useLayer().answers
  const detail = useDetail(choice, detailOf)
  if (detail === null || !('preview' in detail) || detail.preview === null) return null
  const { deltas, sentences, next } = detail.preview
  const listed = deltas.length > 0 ? <Deltas deltas={deltas} /> : <p>{sentences.slice(0, 2).join(' ')}</p>
  return (
    <>
      {ticketOf(choice, detail.preview) ?? listed}
      <Next question={next} />
    </>
  )
}

const Arrow = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d={d} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
