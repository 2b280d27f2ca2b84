// The prompt: the question, and the choices that have no place on the board. The style sheets alone decide what fits.

import { type ReactNode, useEffect, useState } from 'react'
import { say } from '../words.ts'
import { Asked, type AskedProps, isMine } from './asked.tsx'
import { type Choice, onlyChoice, type PickStage } from './choices.ts'
import { Dial } from './dial.tsx'
import { Effects, useEffectsOf } from './effect-tag.tsx'
import { PromptRow } from './in-prompt.tsx'
import { useLayer } from './layer-context.ts'
import css from './prompt-bar.module.css'
import { rangesIn } from './ranges.ts'
import { WithRule } from './rule-link.tsx'
import { isTouch } from './use-hint.ts'

interface PromptBarProps extends Pick<AskedProps, 'progress' | 'waiting' | 'clock'> {
  /**
   * Below the question: what other players did, or which bot is thinking. If this prop is given, even as null, the prompt is a card
   * of fixed height, so the board below it never moves.
   */
  readonly story?: ReactNode
  /** What comes next once the viewer has read the story. */
  readonly onward?: Onward | null
}

interface Onward {
  readonly label: string
  go(): void
}

export function PromptBar({ story, progress, waiting, clock, onward = null }: PromptBarProps) {
  const { shown, offered } = useLayer()
  const { stage, refused } = offered
  const isCard = story !== undefined
  return (
    <section
      className={css['bar']}
      data-prompt
      data-card={isCard || undefined}
      data-mine={isMine(shown.seen) || undefined}
    >
      <div className={css['question']}>
        <Asked progress={progress} waiting={waiting} clock={clock} />
        {isCard && isAnyLit(stage) && <p className={css['idle']}>{say(hasMouse() ? 'pointAt' : 'holdAt')}</p>}
      </div>
      <div className={css['hand']} data-hand data-covers>
        <Buttons onward={onward} />
        <div className={css['detail']} data-prompt-detail />
        <p className={css['refused']} role="alert">
          {refused !== null && <WithRule text={refused} />}
        </p>
      </div>
      <PromptRow className={css['row']} />
      {isCard && <div className={css['story']}>{story}</div>}
    </section>
  )
}

/** Up to this many buttons show their effects. */
const FEW = 2

function Buttons({ onward }: { onward: Onward | null }) {
  const { shown, offered, hand } = useLayer()
  const { stage } = offered
  const { ranges, singles } = rangesIn(stage.buttons, shown.seen.decision ?? '', shown.game)
  const small = useSmallTargets()
  return (
    <div className={css['choices']}>
      {ranges.map(range => (
        <Dial key={range.choices[0]?.name} range={range} onChoose={hand.choose} />
      ))}
      {small.map(choice => (
        <ChoiceButton key={choice.name} choice={choice} isPlain />
      ))}
      {singles.map(choice => (
        <ChoiceButton key={choice.name} choice={choice} isPlain={singles.length > FEW} />
      ))}
      {stage.picked.length > 0 && (
        <button type="button" className={css['quiet']} onClick={hand.back}>
          {say('back')}
        </button>
      )}
      {onward !== null && (
        <button type="button" className={css['choice']} data-onward onClick={onward.go}>
          {onward.label} ›
        </button>
      )}
    </div>
  )
}

/** On a touchscreen, a place smaller than this also gets a button beside the others, in pixels. */
const SMALL = 24

/** The choices of highlighted places that are too small for a finger, if there are few of them. */
function useSmallTargets(): readonly Choice[] {
  const { offered, registry } = useLayer()
  const { stage } = offered
  const [found, setFound] = useState<{ stage: PickStage; choices: readonly Choice[] } | null>(null)
  useEffect(() => {
    const isSmall = (id: string) => {
      const { width = 0, height = 0 } = registry.get(id)?.getBoundingClientRect() ?? {}
      return width > 0 && Math.max(width, height) < SMALL
    }
    if (hasMouse() || stage.buttons.length === 0) return undefined
    // The board may be drawn after the prompt.
    const drawn = requestAnimationFrame(() => {
      const choices = [...stage.places.keys()].filter(isSmall).flatMap(id => onlyChoice(stage, id) ?? [])
      if (choices.length <= FEW) setFound({ stage, choices })
    })
    return () => cancelAnimationFrame(drawn)
  }, [stage, registry])
  return found?.stage === stage ? found.choices : []
}

const hasMouse = (): boolean => matchMedia('(hover: hover)').matches

const isAnyLit = ({ places }: PickStage): boolean => [...places.values()].some(here => here.some(({ open }) => open))

function ChoiceButton({ choice, isPlain }: { choice: Choice; isPlain: boolean }) {
  const layer = useLayer()
  const effects = useEffectsOf(isPlain || !choice.open ? null : choice, layer)
  return (
    <button
      type="button"
      className={css['choice']}
      data-choice={choice.name}
      data-closed={!choice.open || undefined}
      data-dim={choice.isDim}
      aria-label={choice.open ? undefined : say('notPossible', { choice: choice.label })}
      onClick={event => {
        if (!choice.open) layer.hand.askWhy(choice, event.currentTarget)
        else if (isPlain && isTouch(event.nativeEvent)) layer.hand.touch(choice, event.currentTarget)
        else layer.hand.choose(choice)
      }}
    >
      {choice.label}
      <Effects of={effects} />
    </button>
  )
}
