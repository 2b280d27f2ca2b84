// The journal, turn by turn, newest first. Each turn is one line that expands to its sentences. Players can filter it by side or
// topic, and show rules beside the sentences.

import { clausesOf, type Fact, joined } from '@tableworks/kernel'
import { useMemo, useState } from 'react'
import { memoByValue } from '../memo-by-value.ts'
import { type Shown, useLayer } from '../option/layer-context.ts'
import { RuleLink } from '../option/rule-link.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { type JournalEntry, keyed } from '../text/journal-entry.ts'
import { say } from '../words.ts'
import css from './journal.module.css'
import { Skippable } from './skippable.tsx'

/** The choices of one turn, and their facts. */
export interface JournalTurn {
  /** Whose turn it was; null before the first. */
  readonly side: number | null
  /** The step before its first choice, and the step after its last. */
  readonly from: number
  readonly to: number
  readonly told: readonly JournalEntry[]
  /** The round or age that begins with it, if any: "Round 7". */
  readonly chapter?: string | undefined
}

interface JournalProps {
  readonly turns: readonly JournalTurn[]
  /** For a what-if: the turns before it began, and the original table's name. */
  readonly before?: { readonly title: string; readonly turns: readonly JournalTurn[] } | undefined
  /** Shows the table after that step. */
  readonly onStep?: ((step: number) => void) | undefined
  /** The step being shown, if it isn't the last. */
  readonly step?: number | undefined
  /** Replays a turn. */
  readonly onReplay?: ((turn: JournalTurn) => void) | undefined
  /** Replays a scene. */
  readonly onScene?: ((scene: string) => void) | undefined
}

/** The number of turns rendered at first. */
const MANY = 40

export function Journal({ turns, before, onStep, step, onReplay, onScene }: JournalProps) {
  const { game, voice, sideNames } = useLayer().shown
  const telling = useMemo(() => ({ game, voice, sideNames }), [game, voice, sideNames])
  const [filter, setFilter] = useState(ALL)
  const [hasRules, setRules] = useState(false)
  const [most, setMost] = useState(MANY)
  if (turns.length === 0 && before === undefined) return <p className={css['empty']}>{say('journal.empty')}</p>

  const kinds = game.words.topics?.[filter.topic]
  const fittingOf = (all: readonly JournalTurn[]) =>
    all.flatMap(turn => narrowed(turn, filter.side, kinds) ?? []).toReversed()
  const fitting = fittingOf(turns)
  return (
    <Skippable label={say('journal.skip')}>
      <Filters {...filter} hasRules={hasRules} onFilter={setFilter} onRules={setRules} />
      <div
        className={css['journal']}
        role="log"
        aria-live="polite"
        aria-label={say('journal.title')}
        data-rules={hasRules || undefined}
        // Focusable, so that it can be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <ol>
          {fitting.slice(0, most).map((turn, i) => (
            <Turn
              key={turn.to}
              turn={turn}
              telling={telling}
              isOpen={filter.topic !== ''}
              // The shown step belongs to this turn.
              shown={step !== undefined && step > turn.from && step <= turn.to ? step : undefined}
              heading={i === 0 || turn.chapter !== undefined ? headingOf(fitting, i) : undefined}
              onStep={onStep}
              onReplay={onReplay}
              onScene={onScene}
            />
          ))}
        </ol>
        {before !== undefined && (
          <Before title={before.title} turns={fittingOf(before.turns).slice(0, most)} telling={telling} />
        )}
        {fitting.length === 0 && before === undefined && <p className={css['empty']}>{say('journal.none')}</p>}
        {fitting.length > most && (
          <button type="button" className={css['more']} onClick={() => setMost(most + 2 * MANY)}>
            {say('journal.earlier', { count: fitting.length - most })}
          </button>
        )}
      </div>
    </Skippable>
  )
}

interface BeforeProps {
  readonly title: string
  readonly turns: readonly JournalTurn[]
  readonly telling: TurnTelling
}

/** The original table's turns before the what-if began. */
const Before = ({ title, turns, telling }: BeforeProps) => (
  <>
    <p className={css['chapter']}>{title}</p>
    <ol>
      {turns.map(turn => (
        <Turn key={turn.to} turn={turn} telling={telling} heading={turn.chapter} />
      ))}
    </ol>
  </>
)

interface Filter {
  /** Null for all sides. */
  readonly side: number | null
  /** Empty for all topics. */
  readonly topic: string
}

const ALL: Filter = { side: null, topic: '' }

interface FiltersProps extends Filter {
  readonly hasRules: boolean
  readonly onFilter: (filter: Filter) => void
  readonly onRules: (hasRules: boolean) => void
}

function Filters({ side, topic, hasRules, onFilter, onRules }: FiltersProps) {
  const { game, sideNames } = useLayer().shown
  return (
    <div className={css['filters']}>
      <select
        aria-label={say('journal.side')}
        value={side ?? ''}
        onChange={({ target: { value } }) => onFilter({ side: value === '' ? null : Number(value), topic })}
      >
        <option value="">{say('journal.allSides')}</option>
        {sideNames.map((name, one) => (
          <option key={name} value={one} translate="no">
            {name}
          </option>
        ))}
      </select>
      {game.words.topics !== undefined && (
        <select
          aria-label={say('journal.topic')}
          value={topic}
          onChange={({ target: { value } }) => onFilter({ side, topic: value })}
        >
          <option value="">{say('journal.allTopics')}</option>
          {Object.keys(game.words.topics).map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
      <label className={css['rules']}>
        <input type="checkbox" checked={hasRules} onChange={event => onRules(event.target.checked)} />
        {say('journal.rules')}
      </label>
    </div>
  )
}

/** Newest first, so a chapter's heading is above its last turn. The chapter is that of the nearest earlier turn that begins one. */
const headingOf = (turns: readonly JournalTurn[], at: number): string | undefined =>
  turns.slice(at + 1).find(turn => turn.chapter !== undefined)?.chapter

function narrowed(turn: JournalTurn, side: number | null, kinds: readonly string[] | undefined): JournalTurn | null {
  // A turn that has just begun may have no facts yet.
  if (side === null && kinds === undefined) return turn.told.length === 0 ? null : turn
  const told = turn.told.filter(
    ({ fact }) =>
      (kinds?.includes(fact.kind) ?? true) && (side === null || turn.side === side || sideOf(fact) === side),
  )
  return told.length === 0 ? null : { ...turn, told }
}

/** How turns are worded. There's one object for the whole table, so turns don't rerender. */
type TurnTelling = Pick<Shown, 'game' | 'voice' | 'sideNames'>

interface TurnProps extends Pick<JournalProps, 'onStep' | 'onReplay' | 'onScene'> {
  readonly turn: JournalTurn
  readonly telling: TurnTelling
  readonly heading: string | undefined
  readonly isOpen?: boolean
  /** The shown step, if it's in this turn. */
  readonly shown?: number | undefined
}

/** Memoized, because a long game has hundreds of turns, and every step makes new objects for them. */
const Turn = memoByValue(function Turn(props: TurnProps) {
  const { turn, telling, shown, heading, onStep, onReplay, onScene } = props
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isUnfolded || props.isOpen === true || shown !== undefined
  const scenes = turn.told.flatMap(({ scene }) => scene ?? [])
  return (
    <li className={css['turn']} aria-current={shown === undefined ? undefined : 'step'}>
      {heading !== undefined && <p className={css['chapter']}>{heading}</p>}
      <div className={css['head']}>
        <button type="button" className={css['fold']} aria-expanded={isOpen} onClick={() => setUnfolded(!isOpen)}>
          <span aria-hidden="true" className={css['arrow']}>
            ▸
          </span>
          {turn.side === null ? <span className={css['side']} /> : <SeatMark seat={turn.side} size={18} />}
          <span className={css['story']}>{storyOf(turn, telling)}</span>
        </button>
        {onReplay !== undefined && turn.side !== null && (
          <button
            type="button"
            className={css['again']}
            title={say('story.replay')}
            aria-label={say('story.replay')}
            onClick={() => onReplay(turn)}
          >
            ▷
          </button>
        )}
      </div>
      {onScene !== undefined &&
        scenes.map(({ key, again }) => (
          <button key={key} type="button" data-opens-scene className={css['scene']} onClick={() => onScene(key)}>
            {again ?? say('journal.scene')}
          </button>
        ))}
      {isOpen && <Sentences told={turn.told} telling={telling} shown={shown} onStep={onStep} />}
    </li>
  )
})

interface SentencesProps extends Pick<TurnProps, 'telling' | 'shown' | 'onStep'> {
  readonly told: readonly JournalEntry[]
}

const Sentences = ({ told, telling: { voice, game }, shown, onStep }: SentencesProps) => (
  <ol className={css['lines']}>
    {keyed(told).map(({ key, step, fact, isFirst }) => (
      <li key={key} className={css['entry']} aria-current={step === shown ? 'step' : undefined}>
        <span className={css['sentence']}>
          {voice.fact(fact)} <RuleLink rule={game.words.clauses?.facts[fact.kind]} short />
        </span>
        {onStep !== undefined && isFirst && (
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
    ))}
  </ol>
)

/** The turn in one line, or its last sentence if the game has no clause for it. */
function storyOf({ side, told }: JournalTurn, { game, voice, sideNames }: TurnTelling) {
  const facts = told.map(({ fact }) => fact)
  const clauses = side === null ? [] : clausesOf(game, side, facts, sideNames).map(({ text }) => text)
  const last = facts.at(-1)
  if (clauses.length === 0) return last === undefined ? (sideNames[side ?? -1] ?? '') : voice.fact(last)
  return (
    <>
      <b translate="no">{sideNames[side ?? 0]}</b> {joined(game, clauses)}.
    </>
  )
}

const sideOf = (fact: Fact): unknown => ('seat' in fact ? fact.seat : null)
