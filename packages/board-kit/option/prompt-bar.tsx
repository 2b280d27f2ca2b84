// The prompt line: what is asked, in plain words; the choices that have no place on the board; undo and redo.

import type { Refusal } from '@tableworks/kernel'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { TurnProgress } from '../game-ui.ts'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { say } from '../words.ts'
import type { Choice, Stage } from './choices.ts'
import { Dial } from './dial.tsx'
import { Effects, useEffectsOf } from './effect-tag.tsx'
import { PromptRow } from './in-prompt.tsx'
import { type Layer, useLayer } from './layer-context.ts'
import css from './prompt-bar.module.css'
import { rangesIn } from './ranges.ts'
import { RuleLink, WithRule } from './rule-link.tsx'
import { isTouch } from './use-hint.ts'

/** Taking back or doing again: the act, or the reason it is not to be had. */
export interface TakeBack {
  readonly act: () => void
  readonly whyNot: Refusal | null
}

interface PromptBarProps {
  readonly undo?: TakeBack | undefined
  readonly redo?: TakeBack | undefined
  /** What else belongs on the line: a clock, a request to go back. */
  readonly children?: ReactNode
}

interface CardProps extends PromptBarProps {
  readonly progress?: TurnProgress | null | undefined
  /**
   * The line under the question: what the others did, who is thinking. With it (null: nothing to tell) the prompt is a
   * card of one height, question and line, whatever it holds, so that a board below it never moves.
   */
  readonly story?: ReactNode
}

export function PromptBar({ undo, redo, story, progress, children }: CardProps) {
  const layer = useLayer()
  const { seen, stage } = layer
  const { ranges, singles } = rangesIn(stage.buttons, seen.decision ?? '', layer.game)

  return (
    <section
      className={css['bar']}
      data-prompt
      data-card={story !== undefined || undefined}
      data-mine={isMine(layer.seen) || undefined}
    >
      <Asked progress={progress} />
      <div className={css['choices']} data-many={isMany(singles) || undefined}>
        {ranges.map(range => (
          <Dial key={range.choices[0]?.name} range={range} onChoose={layer.choose} />
        ))}
        {singles.map(choice => (
          <ChoiceButton key={choice.name} choice={choice} isPlain={singles.length > FEW} />
        ))}
        {stage.picked.length > 0 && (
          <button type="button" className={css['quiet']} onClick={layer.back}>
            {say('back')}
          </button>
        )}
      </div>
      <div className={css['detail']} data-prompt-detail />
      {story !== undefined && hasRoomForHint(questionOf(layer), singles) && isAnyLit(stage) && (
        <p className={css['idle']}>{say('pointAt')}</p>
      )}
      <TakeBacks undo={undo} redo={redo}>
        {children}
      </TakeBacks>
      <PromptRow className={css['row']} />
      {story !== undefined && <div className={css['story']}>{story}</div>}
      <p className={css['refused']} role="alert">
        {layer.refused !== null && <WithRule text={layer.refused} />}
      </p>
    </section>
  )
}

/** So many buttons have room to say what they bring. */
const FEW = 2

/** Beside a question and buttons of so many letters together the hint has room, and the question stays on its line. */
const ROOM_BESIDE_HINT = 76

/** On average, where a button says what it brings. */
const LETTERS_OF_EFFECTS = 14

const hasRoomForHint = (question: string, buttons: readonly Choice[]): boolean =>
  buttons.length <= FEW &&
  question.length + lettersOn(buttons) + buttons.length * LETTERS_OF_EFFECTS <= ROOM_BESIDE_HINT

const isAnyLit = ({ places }: Stage): boolean => [...places.values()].some(here => here.some(({ open }) => open))

function ChoiceButton({ choice, isPlain }: { choice: Choice; isPlain: boolean }) {
  const layer = useLayer()
  const effects = useEffectsOf(isPlain || !choice.open ? null : choice, layer)
  return (
    <button
      type="button"
      className={css['choice']}
      data-choice={choice.name}
      data-closed={!choice.open || undefined}
      aria-label={choice.open ? undefined : say('notPossible', { choice: choice.label })}
      onClick={event => {
        if (!choice.open) layer.askWhy(choice, event.currentTarget)
        else if (isPlain && isTouch(event.nativeEvent)) layer.touch(choice, event.currentTarget)
        else layer.choose(choice)
      }}
    >
      {choice.label}
      <Effects of={effects} />
    </button>
  )
}

/** So many letters fit on one row of buttons; more take the height of the whole card. */
const ROW = 84

const isMany = (choices: readonly Choice[]): boolean => lettersOn(choices) > ROW

const lettersOn = (choices: readonly Choice[]): number =>
  choices.reduce((sum, { label }) => sum + label.length + BESIDE_LABEL, 0)

/** The room of a button beside its words, in letters. */
const BESIDE_LABEL = 4

/** Undo and redo, by button and by key, each with the reason when it is not to be had. */
export function TakeBacks({ undo, redo, children }: PromptBarProps) {
  useTakeBackKeys(undo, redo)
  return (
    <div className={css['tools']}>
      {children}
      {undo && <TakeBackButton label={say('undo')} keys={say('undoKeys')} icon="undo" {...undo} />}
      {redo && <TakeBackButton label={say('redo')} keys={say('redoKeys')} icon="redo" {...redo} />}
    </div>
  )
}

/** What is asked, and whom: "Ann to choose. Harvest two of a good, sell some, or deliver your order." */
export function Asked({ home, progress }: { home?: 'always'; progress?: CardProps['progress'] }) {
  const layer = useLayer()
  const { seen, game, sideNames } = layer
  const top = seen.frames.at(-1)
  const name = sideNames[seen.actor ?? 0] ?? ''
  const asked = questionOf(layer)
  return (
    <div className={css['asked']}>
      {seen.actor !== null && <SeatMark seat={seen.actor} size={34} />}
      <div>
        {seen.actor !== null && (
          <div className={css['who']}>
            <p role="status">{isMine(seen) ? say('turnOf', { name }) : say('waitingFor', { name })}</p>
            <RuleLink rule={game.words.clauses?.prompts[top?.step ?? '']} />
          </div>
        )}
        <h2
          className={css['prompt']}
          tabIndex={-1}
          data-home={home ?? ''}
          data-long={asked.length > LONGEST_PROMPT ? 'very' : asked.length > LONG_PROMPT || undefined}
        >
          {asked}
        </h2>
      </div>
      {progress && <Progress {...progress} />}
    </div>
  )
}

const Progress = ({ now, of, label }: TurnProgress) => (
  <p className={css['progress']}>
    {Array.from({ length: of }, (_, i) => (
      <i key={i} data-done={i < now || undefined} aria-hidden="true" />
    ))}
    {label}
  </p>
)

/** A prompt speaks to whoever is asked; the others hear what was said. */
function questionOf({ seen, voice, choices }: Layer): string {
  const top = seen.frames.at(-1)
  if (top === undefined) return say(seen.result === null ? 'scene.asked' : 'over')
  if (!isMine(seen)) return say('askedOfOthers', { prompt: voice.prompt(top) })
  return voice.prompt(
    top,
    choices.filter(({ open }) => open).map(({ option }) => option),
  )
}

/** A longer question may need two lines beside what is said of a choice, and is set smaller to have them. */
const LONG_PROMPT = 44
const LONGEST_PROMPT = 84

const isMine = ({ actor, choices }: { actor: number | null; choices: readonly string[] }): boolean =>
  actor !== null && choices.length > 0

const ARROWS = { undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3', redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3' }

interface TakeBackButtonProps extends TakeBack {
  readonly label: string
  readonly keys: string
  readonly icon: keyof typeof ARROWS
}

function TakeBackButton({ label, keys, icon, act, whyNot }: TakeBackButtonProps) {
  const { voice } = useLayer()
  const reason = useId()
  const why = whyNot === null ? null : voice.refusal(whyNot)
  return (
    <span className={css['tool']}>
      <button
        type="button"
        className={css['quiet']}
        aria-disabled={why !== null || undefined}
        aria-describedby={reason}
        onClick={() => why === null && act()}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d={ARROWS[icon]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={css['name']}>{label}</span>
      </button>
      <span id={reason} role="tooltip" className={css['reason']}>
        {why ?? keys}
      </span>
    </span>
  )
}

/** One key takes back, anywhere on the page but in a field one types into. */
function useTakeBackKeys(undo?: TakeBack, redo?: TakeBack): void {
  const latest = useRef({ undo, redo })
  useEffect(() => {
    latest.current = { undo, redo }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = takeBackKey(event)
      const to = wanted === null || isTyping(event.target) ? undefined : latest.current[wanted]
      if (to === undefined || to.whyNot !== null) return
      event.preventDefault()
      to.act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function takeBackKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (key === 'Backspace') return shiftKey ? 'redo' : 'undo'
  if (!ctrlKey && !metaKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' ? 'redo' : null
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea,select,input:not([type=range],[type=checkbox],[type=radio])'))
