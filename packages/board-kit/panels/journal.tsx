// What happened, in sentences, newest at the foot. Each leads to the rule it stands on, and each step can be gone to.

import type { Fact } from '@tableworks/kernel'
import { memo } from 'react'
import { useLayer } from '../option/layer-context.ts'
import { RuleLink } from '../option/rule-link.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { say } from '../words.ts'
import { type JournalEntry, keyed } from '../text/journal-entry.ts'
import type { Voice } from '../voice.ts'
import css from './journal.module.css'
import { Skippable } from './skippable.tsx'

interface JournalProps {
  readonly journal: readonly JournalEntry[]
  /** Shows the table as it was after that step. */
  readonly onStep?: ((step: number) => void) | undefined
  /** The step on show, when it is not the last. */
  readonly step?: number | undefined
  /** Tells a scene again. */
  readonly onScene?: ((scene: string) => void) | undefined
}

export function Journal({ journal, onStep, step, onScene }: JournalProps) {
  const { voice, game } = useLayer()
  if (journal.length === 0) return <p className={css['empty']}>{say('journal.empty')}</p>
  return (
    <Skippable label={say('journal.skip')}>
      <div
        className={css['journal']}
        role="log"
        aria-live="polite"
        aria-label={say('journal.title')}
        // One scrolls it by keys as by wheel.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <ol>
          {keyed(journal).map(({ key, step: at, fact, isFirst, scene }) => (
            <Entry
              key={key}
              fact={fact}
              step={at}
              voice={voice}
              rule={game.words.clauses?.facts[fact.kind]}
              isShown={at === step}
              onStep={isFirst ? onStep : undefined}
              scene={scene}
              onScene={scene === undefined ? undefined : onScene}
            />
          ))}
        </ol>
      </div>
    </Skippable>
  )
}

interface EntryProps {
  readonly fact: Fact
  readonly step: number
  readonly voice: Voice
  readonly rule: string | undefined
  readonly isShown: boolean
  readonly onStep: ((step: number) => void) | undefined
  readonly scene: string | undefined
  readonly onScene: ((scene: string) => void) | undefined
}

/** Kept as it was drawn: a long game has thousands of these. */
const Entry = memo(function Entry({ fact, step, voice, rule, isShown, onStep, scene, onScene }: EntryProps) {
  return (
    <li className={css['entry']} aria-current={isShown ? 'step' : undefined}>
      <Side fact={fact} />
      <span className={css['sentence']}>
        {voice.fact(fact)} <RuleLink rule={rule} short />
        {scene !== undefined && onScene !== undefined && (
          <button type="button" className={css['scene']} onClick={() => onScene(scene)}>
            {say('journal.scene')}
          </button>
        )}
      </span>
      {onStep !== undefined && (
        <button
          type="button"
          className={css['step']}
          onClick={() => onStep(step)}
          aria-label={say('journal.goTo', { step })}
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
