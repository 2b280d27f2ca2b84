// What happened, in sentences, newest at the foot. Rules named in a sentence are links; each step can be gone to.

import type { Fact } from '@tableworks/kernel'
import { memo, useEffect, useRef } from 'react'
import { useLayer } from '../option/layer-context.ts'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { useKit, useWords } from '../settings.tsx'
import type { JournalEntry } from '../text/text-table.tsx'
import type { Voice } from '../voice.ts'
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
        {journal.map(({ step: at, fact }, i) => (
          <Entry
            // Facts are only ever added at the end.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            fact={fact}
            step={at}
            voice={voice}
            isShown={at === step}
            onStep={at === journal[i - 1]?.step ? undefined : onStep}
          />
        ))}
      </ol>
    </div>
  )
}

interface EntryProps {
  readonly fact: Fact
  readonly step: number
  readonly voice: Voice
  readonly isShown: boolean
  readonly onStep: ((step: number) => void) | undefined
}

/** Kept as it was drawn: a long game has thousands of these. */
const Entry = memo(function Entry({ fact, step, voice, isShown, onStep }: EntryProps) {
  const words = useWords()
  return (
    <li className={css['entry']} aria-current={isShown ? 'step' : undefined}>
      <Side fact={fact} />
      <span className={css['sentence']}>
        <WithRules text={voice.fact(fact)} />
      </span>
      {onStep !== undefined && (
        <button
          type="button"
          className={css['step']}
          onClick={() => onStep(step)}
          aria-label={words.journal.goTo(step)}
        >
          {step}
        </button>
      )}
    </li>
  )
})

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
