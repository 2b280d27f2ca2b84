// The line of the prompt that tells what the others did: a chip for each of their turns, the chosen one in a sentence
// whose numbers stand at the places it changed.

import { Fragment, useId } from 'react'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { say } from '../words.ts'
import css from './story.module.css'
import type { Tale } from './tale.ts'

interface StoryLineProps {
  readonly tales: readonly Tale[]
  /** The one that is told and marked. */
  readonly shown: Tale
  readonly sideNames: readonly string[]
  /** What stands before the last clause: "and". */
  readonly and: string
  readonly onShow: (tale: Tale) => void
  readonly onReplay?: ((tale: Tale) => void) | undefined
}

export function StoryLine({ tales, shown, sideNames, and, onShow, onReplay }: StoryLineProps) {
  const whole = useId()
  return (
    <div className={css['line']} role="group" aria-label={say('story.title')}>
      {tales.length > 1 &&
        tales.map(tale => (
          <button
            key={`${tale.side} ${tale.from}`}
            type="button"
            className={css['chip']}
            aria-pressed={tale === shown}
            title={sideNames[tale.side]}
            aria-label={say('story.of', { name: sideNames[tale.side] ?? '' })}
            onClick={() => onShow(tale)}
          >
            <SeatMark seat={tale.side} size={18} />
          </button>
        ))}
      {/* Before the text: it stays where it is however much of the text there is room for. */}
      {onReplay !== undefined && (
        <button type="button" className={css['replay']} data-replay onClick={() => onReplay(shown)}>
          <span aria-hidden="true">▷</span> {say('story.replay')}
        </button>
      )}
      <button type="button" className={css['text']} popoverTarget={whole} title={say('story.whole')}>
        {tales.length === 1 && <SeatMark seat={shown.side} size={18} />}
        <StoryText tale={shown} sideNames={sideNames} and={and} />
      </button>
      {/* Too long for the line, it opens over the board, which stays where it is. */}
      <p id={whole} popover="auto" className={css['whole']}>
        <StoryText tale={shown} sideNames={sideNames} and={and} />
      </p>
    </div>
  )
}

const StoryText = ({ tale, sideNames, and }: Pick<StoryLineProps, 'sideNames' | 'and'> & { tale: Tale }) => (
  <span aria-live="polite">
    <b translate="no">{sideNames[tale.side]}</b>{' '}
    {tale.clauses.map(({ text, sign }, i) => (
      <Fragment key={text}>
        {i > 0 && (i === tale.clauses.length - 1 ? ` ${and} ` : ', ')}
        {text}
        {sign !== null && <span className={css['sign']}>{sign}</span>}
      </Fragment>
    ))}
    .
  </span>
)
