// What other players did: a chip for each of their turns, and the selected turn step by step. Each step shows the number at the
// places it changed, and its gains and costs. What changed for the viewer stands out, in the order it happened. Steps that don't fit
// are hidden, and one press shows them.

import { Fragment, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { say } from '../words.ts'
import { type Gain, keyOfGain, sayAmount } from './gains.ts'
import css from './story.module.css'
import type { Tale, TaleClause } from './tale.ts'

interface StoryLineProps {
  readonly tales: readonly Tale[]
  /** The selected tale, which is marked on the board. */
  readonly shown: Tale
  readonly sideNames: readonly string[]
  readonly onShow: (tale: Tale) => void
  readonly onReplay?: ((tale: Tale) => void) | undefined
  /** The current step while the turn is replayed. */
  readonly step?: number | undefined
}

export function StoryLine({ tales, shown, sideNames, onShow, onReplay, step }: StoryLineProps) {
  return (
    <div className={css['line']} role="group" aria-label={say('story.title')}>
      {tales.length > 1 &&
        tales.map(tale => (
          <Chip
            key={`${tale.side} ${tale.from}`}
            tale={tale}
            name={sideNames[tale.side] ?? ''}
            isShown={tale === shown}
            onShow={onShow}
          />
        ))}
      {onReplay !== undefined && (
        <button
          type="button"
          className={css['replay']}
          aria-label={say('story.replayTurn')}
          onClick={() => onReplay(shown)}
        >
          <span aria-hidden="true">▷</span> {say('story.replay')}
        </button>
      )}
      {step !== undefined && <Dots from={shown.from} to={shown.to} step={step} />}
      <Told key={`${shown.side} ${shown.to}`} tales={tales} shown={shown} sideNames={sideNames} onShow={onShow} />
    </div>
  )
}

type ToldProps = Pick<StoryLineProps, 'tales' | 'shown' | 'sideNames' | 'onShow'>

/** The story of the selected tale: as many whole steps as fit. A press shows all of them, and the other turns. */
function Told({ tales, shown, sideNames, onShow }: ToldProps) {
  const whole = useId()
  const steps = useRef<HTMLSpanElement>(null)
  const hidden = useHidden(steps)
  return (
    <>
      <button type="button" className={css['text']} popoverTarget={whole} title={say('story.whole')}>
        <SeatMark seat={shown.side} size={18} />
        <span ref={steps} className={css['steps']} aria-live="polite">
          {tales.map(tale =>
            tale === shown ? (
              <Fragment key={tale.from}>
                <b translate="no">{sideNames[tale.side]}</b>
                <Steps clauses={tale.clauses} sideNames={sideNames} />
              </Fragment>
            ) : (
              <Steps key={tale.from} clauses={yoursIn(tale)} sideNames={sideNames} of={tale.side} />
            ),
          )}
        </span>
        {hidden > 0 && <b className={css['more']}>{say('story.more', { count: hidden })}</b>}
      </button>
      {/* Opens over the board, which doesn't move. */}
      <div id={whole} popover="auto" className={css['whole']}>
        {tales.map(tale => (
          <p key={`${tale.side} ${tale.from}`}>
            <Chip tale={tale} name={sideNames[tale.side] ?? ''} isShown={tale === shown} onShow={onShow} />
            <Steps clauses={tale.clauses} sideNames={sideNames} />
          </p>
        ))}
      </div>
    </>
  )
}

interface ChipProps {
  readonly tale: Tale
  readonly name: string
  readonly isShown: boolean
  readonly onShow: (tale: Tale) => void
}

const Chip = ({ tale, name, isShown, onShow }: ChipProps) => (
  <button
    type="button"
    className={css['chip']}
    aria-pressed={isShown}
    title={say('story.of', { name })}
    onClick={() => onShow(tale)}
  >
    <SeatMark seat={tale.side} size={16} />
    <span translate="no">{name}</span>
  </button>
)

/** With more steps than this, a counter replaces the dots. */
const MOST_DOTS = 12

/** The turn's current step. */
function Dots({ from, to, step }: { from: number; to: number; step: number }) {
  const count = to - from
  const at = step - from
  if (count > MOST_DOTS) return <span className={css['dots']}>{say('story.step', { at, count })}</span>
  return (
    <span className={css['dots']} role="img" aria-label={say('story.step', { at, count })}>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} data-done={i < at || undefined} />
      ))}
    </span>
  )
}

interface StepsProps {
  readonly clauses: readonly TaleClause[]
  readonly sideNames: readonly string[]
  /** The side that took them, if it isn't named before them. */
  readonly of?: number
}

const Steps = ({ clauses, sideNames, of }: StepsProps) =>
  clauses.map((clause, i) => <Step key={clause.text} clause={clause} isFirst={i === 0} sideNames={sideNames} of={of} />)

/** What changed for the viewer in a turn that isn't shown, without numbers, because only the shown turn's are on the board. */
const yoursIn = ({ clauses }: Tale): TaleClause[] =>
  clauses.filter(({ isYours }) => isYours).map(clause => ({ ...clause, sign: null }))

interface StepProps {
  readonly clause: TaleClause
  readonly isFirst: boolean
  readonly sideNames: readonly string[]
  readonly of: number | undefined
}

/** A step without a number is set off by a dot. */
const Step = ({ clause, isFirst, sideNames, of }: StepProps) => (
  <span className={css['step']} data-step data-yours={clause.isYours || undefined}>
    {of !== undefined && isFirst && (
      <>
        <SeatMark seat={of} size={14} /> <b translate="no">{sideNames[of]}</b>{' '}
      </>
    )}
    {clause.sign !== null && <span className={css['sign']}>{clause.sign}</span>}
    {clause.sign === null && !isFirst && '· '}
    {clause.text}
    {clause.gains.length > 0 && ': '}
    {clause.gains.map((gain, i) => (
      <Fragment key={keyOfGain(gain)}>
        {i > 0 && gain.seat !== clause.doer && '· '}
        <GainText gain={gain} name={gain.seat === clause.doer ? null : (sideNames[gain.seat] ?? '')} />
      </Fragment>
    ))}{' '}
  </span>
)

/** "+4 Silicium", or "Ben +$7" for a seat other than the one the step is about. */
const GainText = ({ gain, name }: { gain: Gain; name: string | null }) => (
  <span className={css['gain']} data-loss={gain.amount < 0 || undefined}>
    {name !== null && <b translate="no">{name} </b>}
    {sayAmount(gain)} {gain.sign ?? gain.what}
  </span>
)

/** How many steps are hidden; recounted whenever the available space changes. */
function useHidden(line: RefObject<HTMLElement | null>): number {
  const [hidden, setHidden] = useState(0)
  useEffect(() => {
    const element = line.current
    if (element === null) return undefined
    const watch = new ResizeObserver(() => setHidden(hideWhatDoesNotFit(element)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [line])
  return hidden
}

/** Hides the steps that don't fit, and returns their number. What changed for the viewer stays as long as other steps can go. */
function hideWhatDoesNotFit(line: Element): number {
  const steps = [...line.querySelectorAll('[data-step]')]
  for (const step of steps) for (const mark of ['data-left-out', 'data-cut']) step.removeAttribute(mark)
  const { bottom } = line.getBoundingClientRect()
  const isCut = (step: Element) => step.getBoundingClientRect().bottom > bottom + 1
  const yours = steps.filter(step => step.hasAttribute('data-yours'))
  const others = steps.filter(step => !yours.includes(step))
  while (yours.some(isCut) && others.length > 0) others.pop()?.setAttribute('data-left-out', '')
  const [first, ...rest] = steps.filter(step => !step.hasAttribute('data-left-out'))
  // A step without its gains says too little, so only the first step may be cut off.
  for (const step of rest) step.toggleAttribute('data-cut', isCut(step))
  const shown = [first, ...rest].filter(step => step !== undefined && !isCut(step))
  return steps.length - shown.length
}
