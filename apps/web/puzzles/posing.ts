// A puzzle at a table. The player's action is checked before its last choice is played, so that it reveals nothing, and is then
// compared with the best action. Other tables have no puzzle.

import type { Choice as KitChoice } from '@tableworks/board-kit'
import { coreIn, type Explaining, type NamedChoice, type Weighed } from '@tableworks/bots'
import type { FileWork, Foresight } from '@tableworks/host'
import { type AnyGame, type SeatView, SEPARATOR } from '@tableworks/kernel'
import { ideaOf, isSameCore, type Puzzle, type PuzzleBook, type PuzzleIdea } from '@tableworks/lessons'
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { askingToWeigh } from '../host/adviser.ts'
import { actionOf } from '../table/plans.ts'
import type { TableSession } from '../table/session.ts'
import { isPast, type Shown } from '../table/shown.ts'
import type { Filter } from './books.ts'
import type { Day } from './days.ts'
import { provesAsGood } from './sure.ts'
import { keepTry, type TryOutcome, triedIn } from './tries.ts'

/** The puzzle at this table. */
export interface Posed {
  readonly game: string
  readonly book: PuzzleBook
  readonly puzzle: Puzzle
  /** The decisions that begin an action. */
  readonly begins: readonly string[]
  readonly explaining: Explaining
  /** Set if it was opened as the puzzle of a day, and whether that day was today. */
  readonly day: Day | null
  readonly isToday: boolean
  /** Which puzzles come next. */
  readonly filter: Filter
}

export const PosedContext = createContext<Posed | null>(null)

/** How an action compares: it's the best one or another way to the same result, another of the puzzle's ideas, or one that must still be compared with the best. */
export type PuzzleVerdict =
  | { readonly kind: 'best'; readonly isOtherWay: boolean }
  | { readonly kind: 'idea'; readonly idea: PuzzleIdea }
  /** `one` is the best action, `other` the player's; null before the first games are over. */
  | { readonly kind: 'weighing'; readonly weighed: Weighed | null; readonly done: number }
  | { readonly kind: 'weighed'; readonly weighed: Weighed; readonly isAsGood: boolean }
  /** Stopped before the first games were over, or failed. */
  | { readonly kind: 'unweighed'; readonly error: unknown }

export interface PuzzleAnswer {
  readonly names: readonly string[]
  readonly verdict: PuzzleVerdict
}

interface PuzzleDeps {
  readonly game: AnyGame
  readonly session: TableSession
  readonly state: Shown
  readonly foresight: Foresight
}

export type Puzzling = NonNullable<ReturnType<typeof usePuzzle>>

export function usePuzzle(deps: PuzzleDeps) {
  const posed = useContext(PosedContext)
  const { state, foresight } = deps
  const { position, viewer } = state
  const [start] = useState(position.seen)
  const [held, setHeld] = useState<{ readonly seq: number; readonly choice: KitChoice } | null>(null)
  const [isRevealed, setRevealed] = useState(false)
  const [shown, setShown] = useState<'best' | 'yours'>('best')
  const [tried, setTried] = useState(() => (posed === null ? undefined : triedIn(posed.game)[posed.puzzle.id]))
  const back = useGoingBack(deps, posed)
  const waiting = held?.seq === position.seq && !isPast(position) ? held.choice : null
  const made = posed === null ? NONE : madeSince(state, posed.puzzle.step)

  const settle = (outcome: TryOutcome) => {
    if (posed === null) return
    setTried(keepTry({ game: posed.game, id: posed.puzzle.id }, outcome, posed.isToday ? posed.day : null))
    if (outcome === 'missed') return
    setRevealed(true)
    setShown('best')
  }
  const judging = useJudging(posed, deps, start, settle)
  const judge = (names: readonly string[]) => {
    setHeld(null)
    judging.judge(names)
    back.begin()
  }
  useUnforeseenEnd(posed, state, made, judging.answer === null && !back.isBusy, judge)

  const names = namesShown(posed, isRevealed, shown, judging.answer)
  const action = useAction(deps, { start, names, waiting, isBack: made.length === 0 })
  if (posed === null) return null
  const line = waiting === null ? null : [...made, ...namesOf(waiting)]
  return {
    posed,
    /** Whether the board is at the puzzle's position. */
    start,
    answer: judging.answer,
    /** Whether the best move is on screen. */
    isRevealed,
    tried,
    shown,
    show: setShown,
    action,
    /** While the answer is drawn, only its choices are lit. */
    isAdvised: isRevealed && action !== null ? isPartOf(action) : undefined,
    /** The whole action, until the player checks it. */
    line,
    check: () => line !== null && judge(line),
    cancel: () => setHeld(null),
    stopWeighing: judging.stop,
    tryAgain: () => {
      judging.forget()
      back.begin()
    },
    giveUp: () => {
      setHeld(null)
      settle('shown')
      back.begin()
    },
    /** Whether to hold a choice back because it completes the action. */
    holds: (choice: KitChoice): boolean => {
      if (judging.answer?.verdict.kind === 'weighing' || back.isBusy) return true
      judging.forget()
      if (!endsAction(foresight, position.seen, namesOf(choice), posed)) return false
      setHeld({ seq: position.seq, choice })
      return true
    },
    viewer,
  }
}

const NONE: readonly string[] = []

const isPartOf =
  (action: readonly NamedChoice[]) =>
  (names: readonly string[]): boolean =>
    names.every(name => action.some(choice => choice.name === name))

const namesOf = ({ name }: KitChoice): string[] => name.split(SEPARATOR).map(one => one.trim())

/** The player's choices since the position. */
const madeSince = ({ journal, position, viewer }: Shown, step: number): readonly string[] =>
  journal.flatMap(entry =>
    entry.step > step && entry.step <= position.last && entry.seat === viewer && entry.choice !== null
      ? [entry.choice]
      : [],
  )

/**
 * Whether these choices complete the action: another seat decides next, another action begins, or something is drawn or revealed.
 * After a free choice, the action is still to come.
 */
function endsAction(
  foresight: Foresight,
  seen: SeatView,
  names: readonly string[],
  { begins, explaining: { free = [] } }: Posed,
): boolean {
  const { told, after } = foresight.plan(seen, names)
  if (told.length < names.length || after.actor !== seen.seat) return true
  return begins.includes(after.decision ?? '') && !names.every(name => free.includes(name))
}

function namesShown(posed: Posed | null, isRevealed: boolean, shown: 'best' | 'yours', answer: PuzzleAnswer | null) {
  if (posed === null || !isRevealed) return null
  return (shown === 'yours' ? answer?.names : undefined) ?? posed.puzzle.ideas[0]?.choices ?? null
}

interface ActionShown {
  readonly start: SeatView
  readonly names: readonly string[] | null
  readonly waiting: KitChoice | null
  /** Whether the board is back at the puzzle's position. */
  readonly isBack: boolean
}

/** The choices to draw on the board: the ones to check or, afterwards, the best ones or the player's. */
function useAction(deps: PuzzleDeps, { start, names, waiting, isBack }: ActionShown): readonly NamedChoice[] | null {
  const { game, foresight, state } = deps
  const { seen } = state.position
  return useMemo(() => {
    if (waiting !== null) return actionOf(game, foresight, seen, namesOf(waiting))
    return names === null || !isBack ? null : actionOf(game, foresight, start, names)
  }, [game, foresight, seen, start, names, waiting, isBack])
}

/** Undoes the player's choices, one by one. */
function useGoingBack({ session, state }: PuzzleDeps, posed: Posed | null) {
  const { last } = state.position
  const [isWanted, setWanted] = useState(false)
  const isBusy = isWanted && posed !== null && last > posed.puzzle.step
  if (isWanted && !isBusy) setWanted(false)
  const from = isBusy ? last : null
  useEffect(() => {
    if (from !== null) session.undo()
  }, [from, session])
  return { isBusy, begin: () => setWanted(true) }
}

/** Checks an action that ended before we could hold it back. */
function useUnforeseenEnd(
  posed: Posed | null,
  { position, viewer }: Shown,
  made: readonly string[],
  isOpen: boolean,
  judge: (names: readonly string[]) => void,
): void {
  const isOver = posed !== null && isOpen && made.length > 0 && !isPast(position) && position.seen.actor !== viewer
  useEffect(() => {
    if (isOver) judge(made)
    // Runs once for each end; the other values change with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver])
}

/** Compares actions with the best one. */
function useJudging(
  posed: Posed | null,
  { game, foresight }: PuzzleDeps,
  start: SeatView,
  settle: (outcome: TryOutcome) => void,
) {
  const [answer, setAnswer] = useState<PuzzleAnswer | null>(null)
  const work = useRef<FileWork<Weighed> | null>(null)
  useEffect(() => () => work.current?.stop(), [])

  const conclude = (names: readonly string[], weighed: Weighed | null, error: unknown = null) => {
    if (posed === null) return
    work.current = null
    const isAsGood = weighed !== null && provesAsGood(weighed, posed.puzzle)
    setAnswer({
      names,
      verdict: weighed === null ? { kind: 'unweighed', error } : { kind: 'weighed', weighed, isAsGood },
    })
    settle(isAsGood ? 'solved' : 'missed')
  }

  const weigh = async ({ game: id }: Posed, names: readonly string[], best: PuzzleIdea): Promise<void> => {
    const show = (weighed: Weighed | null, done: number) =>
      setAnswer({ names, verdict: { kind: 'weighing', weighed, done } })
    show(null, 0)
    const asking = askingToWeigh({ game: id, components: null, seen: start }, best.choices, names, show)
    work.current = asking
    try {
      const weighed = await asking.answer
      if (work.current === asking) conclude(names, weighed)
    } catch (error) {
      if (work.current === asking) conclude(names, null, error)
    }
  }

  return {
    answer,
    judge: (names: readonly string[]): void => {
      const [best] = posed?.puzzle.ideas ?? []
      if (posed === null || best === undefined) return
      const core = coreIn(actionOf(game, foresight, start, names), posed.explaining)
      const idea = ideaOf(posed.puzzle, core)
      if (idea === undefined) return void weigh(posed, names, best)
      const way = best.cores.findIndex(one => isSameCore(one, core))
      setAnswer({ names, verdict: idea === best ? { kind: 'best', isOtherWay: way > 0 } : { kind: 'idea', idea } })
      settle(idea === best ? 'solved' : 'missed')
    },
    /** Stops the comparison and uses the games played so far. */
    stop: () => {
      if (answer?.verdict.kind !== 'weighing') return
      work.current?.stop()
      conclude(answer.names, answer.verdict.weighed)
    },
    forget: () => {
      work.current?.stop()
      work.current = null
      setAnswer(null)
    },
  }
}
