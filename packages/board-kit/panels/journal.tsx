// What happened, in sentences, newest at the foot. Rules named in a sentence are links; each step can be gone to.

import { useEffect, useRef } from 'react'
import { useLayer } from '../option/layer-context.ts'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { useKit } from '../settings.tsx'
import type { JournalEntry } from '../text/text-table.tsx'
import css from './journal.module.css'

interface JournalProps {
  readonly journal: readonly JournalEntry[]
  /** Shows the table as it was after that step. */
  readonly onStep?: ((step: number) => void) | undefined
  /** The step on show, when it is not the last. */
  readonly step?: number | undefined
}

export function Journal({ journal, onStep, step }: JournalProps) {
  const { words } = useKit()
  const { voice } = useLayer()
  const list = useRef<HTMLDivElement>(null)
  const count = journal.length
  useEffect(() => {
    if (count > 0 && list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [count])

  if (count === 0) return <p className={css['empty']}>{words.journal.empty}</p>
  return (
    <div
      ref={list}
      className={css['journal']}
      role="log"
      aria-live="polite"
      aria-label={words.journal.title}
      // One scrolls it by keys as by wheel.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <ol>
        {journal.map((entry, i) => (
          // Facts are only ever added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} className={css['entry']} aria-current={entry.step === step ? 'step' : undefined}>
            <Side fact={entry.fact} />
            <span className={css['sentence']}>
              <WithRules text={voice.fact(entry.fact)} />
            </span>
            {onStep !== undefined && entry.step !== journal[i - 1]?.step && (
              <button
                type="button"
                className={css['step']}
                onClick={() => onStep(entry.step)}
                aria-label={words.journal.goTo(entry.step)}
              >
                {entry.step}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Side({ fact }: { fact: object }) {
  const side = 'seat' in fact && typeof fact.seat === 'number' ? fact.seat : null
  return <span className={css['side']}>{side !== null && <SeatMark seat={side} size={18} />}</span>
}

const RULE = /\(([A-Z]{2,4}-\d+[a-z]?|Q\d+)\)/

/** Rule numbers in brackets become links where the page has rules to show. */
function WithRules({ text }: { text: string }) {
  const { words, ruleHref } = useKit()
  const match = RULE.exec(text)
  const rule = match?.[1]
  if (match === null || rule === undefined || ruleHref === null) return text
  return (
    <>
      {text.slice(0, match.index)}
      <a href={ruleHref(rule)} className={css['rule']} aria-label={words.rule(rule)}>
        {rule}
      </a>
      {text.slice(match.index + match[0].length)}
    </>
  )
}
