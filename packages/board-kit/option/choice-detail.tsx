import type { Refusal } from '@tableworks/kernel'
import { useEffect, useRef } from 'react'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { useKit } from '../settings.tsx'
import { say } from '../words.ts'
import css from './bubble.module.css'
import type { Choice } from './choices.ts'
import { type Delta, type ChoicePreview, useDetail } from './detail.ts'
import { useLayer } from './layer-context.ts'
import { RuleLink } from './rule-link.tsx'

interface ChoiceDetailProps {
  readonly choice: Choice
  /** Whether to show the choice's name above. */
  readonly titled?: boolean | undefined
  /** Whether the link to the rule gets the focus when it appears. */
  readonly focusLink?: boolean | undefined
}

/** What a choice would do, or why it isn't legal. */
export function ChoiceDetail({ choice, titled, focusLink }: ChoiceDetailProps) {
  const { detailOf } = useLayer().answers
  const detail = useDetail(choice, detailOf)
  return (
    <>
      {titled && choice.open && <p className={css['title']}>{choice.label}</p>}
      {!choice.open && <p className={css['why']}>{say('whyNotOf', { choice: choice.label })}</p>}
      {detail !== null && 'failed' in detail && <p>{say('noAnswer')}</p>}
      {detail !== null && 'refusal' in detail && <RefusalText refusal={detail.refusal} focusLink={focusLink} />}
      {detail !== null && 'preview' in detail && detail.preview !== null && (
        <PreviewText choice={choice} preview={detail.preview} />
      )}
    </>
  )
}

/** A refusal as a sentence, with a link to its rule. */
function RefusalText({ refusal, focusLink }: { refusal: Refusal | null; focusLink?: boolean | undefined }) {
  const { ruleHref } = useKit()
  const { voice } = useLayer().shown
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (focusLink) link.current?.focus({ preventScroll: true })
  }, [focusLink])
  if (refusal === null) return <p>{say('noReason')}</p>
  const { rule } = refusal
  const sentence = voice.refusal(refusal)
  if (rule === null || ruleHref === null) return <p>{sentence}</p>
  const tail = ` (${rule})`
  return (
    <p>
      {sentence.endsWith(tail) ? sentence.slice(0, -tail.length) : sentence} <RuleLink ref={link} rule={rule} />
    </p>
  )
}

/** The most sentences to show. The end of an age has thirty facts, and the first few are enough. */
const MOST_SENTENCES = 4

/** Changed figures first, then the next decision, then the facts. */
function PreviewText({ choice, preview }: { choice: Choice; preview: ChoicePreview }) {
  const ticket = useLayer().answers.ticketOf(choice, preview)
  // Why it's useless comes last, and a short note must show it.
  if (choice.isWaste === true) return <p>{preview.sentences.join(' ')}</p>
  if (ticket !== null)
    return (
      <>
        {ticket}
        <Next question={preview.next} />
      </>
    )
  return (
    <>
      <Deltas deltas={preview.deltas} />
      <Next question={preview.next} />
      {preview.sentences.slice(0, MOST_SENTENCES).map((sentence, i) => (
        // A sentence may occur twice, and the list never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={i}>{sentence}</p>
      ))}
      {preview.sentences.length > MOST_SENTENCES && (
        <p>{say('andMore', { count: preview.sentences.length - MOST_SENTENCES })}</p>
      )}
    </>
  )
}

/** The decision that a choice leads to. */
export const Next = ({ question }: { question: string | undefined }) =>
  question !== undefined && (
    <p className={css['next']} data-next>
      {say('next', { question })}
    </p>
  )

/** The changed figures. */
export const Deltas = ({ deltas }: { deltas: readonly Delta[] }) =>
  deltas.length > 0 && (
    <dl className={css['deltas']}>
      {deltas.map(delta => (
        <DeltaRow key={`${delta.side} ${delta.label}`} delta={delta} />
      ))}
    </dl>
  )

function DeltaRow({ delta: { label, from, to, side, lessIsBetter = false } }: { delta: Delta }) {
  const change = typeof from === 'number' && typeof to === 'number' ? to - from : 0
  return (
    <div>
      <dt>
        {side !== undefined && <SeatMark seat={side} size={16} />} {label}
      </dt>
      <dd>
        <span className={css['from']}>{from}</span> <span aria-hidden="true">→</span> <b>{to}</b>{' '}
        {change !== 0 && (
          <span data-sign={change > 0 === lessIsBetter ? 'minus' : 'plus'}>
            {change > 0 ? `+${change}` : `−${-change}`}
          </span>
        )}
      </dd>
    </div>
  )
}
