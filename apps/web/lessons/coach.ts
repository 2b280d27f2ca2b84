// The coach at a table: the options it highlights, its comments on moves, and the learner's progress. Other
// tables have no coach.

import type { Choice as KitChoice } from '@tableworks/board-kit'
import type { Foresight } from '@tableworks/host'
import { type AnyGame, fill, same, SEPARATOR } from '@tableworks/kernel'
import {
  type AnyChallenge,
  type AnyLesson,
  type AnyMoment,
  answerTo,
  choicesIn,
  type Finished,
  finishedAt,
  hasStrayed,
  isLit,
  isMet,
  isPlayed,
  momentOf,
  servedBy,
  type Sighted,
  starsFor,
} from '@tableworks/lessons'
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { actionOf } from '../table/plans.ts'
import type { TableSession } from '../table/session.ts'
import { isPast, type Shown } from '../table/shown.ts'
import { inLocale } from '../words/index.ts'
import { keepBegun, keepDone, keepStars } from './progress.ts'
import { t } from './words.ts'

type Step = AnyLesson['steps'][number]

/** The lesson or challenge at this table. */
export interface Taught {
  readonly game: string
  /** Counted from 1. */
  readonly number: number
  readonly exercise: { readonly lesson: AnyLesson } | { readonly challenge: AnyChallenge }
  readonly start: LessonStarting
  /** Reopens the position, at its beginning or later. */
  readonly restart: (start?: Partial<LessonStarting>) => void
}

/** Where a table begins: at the lesson's position, or after the choices that finished these steps. */
export interface LessonStarting {
  readonly line: readonly string[]
  readonly finished: Finished
  /** Whether "Show me" starts open, because the table had to go back to show it. In a challenge, it plays the best known line. */
  readonly shows: boolean
}

export const TaughtContext = createContext<Taught | null>(null)

/** The coach's comment: before a move, after one, or to "Why not elsewhere?". */
export interface CoachAnswer {
  readonly text: string
  readonly on: 'unplayed' | 'played' | 'question'
  /** The move, if it hasn't been played. */
  readonly unplayed: KitChoice | null
}

interface CoachDeps {
  readonly game: AnyGame
  readonly session: TableSession
  readonly state: Shown
  readonly foresight: Foresight
}

export type Coach = NonNullable<ReturnType<typeof useCoach>>

export function useCoach(deps: CoachDeps) {
  const taught = useContext(TaughtContext)
  const { state, foresight, game } = deps
  const { position, journal, card } = state
  const now: Sighted = { step: position.step, seen: position.seen, box: foresight.box, journal }
  const lesson = taught !== null && 'lesson' in taught.exercise ? taught.exercise.lesson : null
  const course = useCourse(taught, lesson, now, isPast(position))
  const step = lesson?.steps[course.finished.length]
  const showing = useShowing(taught, deps, shownLine(taught, step), course.finished)
  const served = lesson === null ? undefined : servedBy(lesson, course.finished)
  const made = madeSince(course.finished.at(-1) ?? 0, state)
  const isDone = lesson !== null && course.finished.length === lesson.steps.length
  const isLooking = step !== undefined && !isPlayed(step)
  const answering = useAnswering(served, made, position, isLooking ? 'look' : isDone ? 'end' : null)
  const challenge = useAttempt(taught, deps.session, now)
  useKept(taught, lesson, course.finished, journal)
  if (taught === null) return null
  const moment = lesson === null ? null : momentOf(lesson, course.finished, now)
  return {
    taught,
    lesson,
    challenge,
    step,
    isDone,
    /** Whether there is only something to look at, so nothing asks for a move. */
    isLooking: isLooking && !isPast(position),
    finished: course.finished,
    /** Marks a step that only shows something as finished. */
    goOn: () => course.goOn(position.step),
    /** Fills a template of the current step. */
    say: (text: string) => worded(text, (step ?? served)?.values, moment, game, card.sides),
    ...showing,
    ...answering,
  }
}

/** The choices to show: a step's, or a challenge's best line if the learner asked for it. */
function shownLine(taught: Taught | null, step: Step | undefined): string {
  if (taught !== null && 'challenge' in taught.exercise) return taught.start.shows ? taught.exercise.challenge.best : ''
  return step === undefined || !isPlayed(step) ? '' : step.showMe
}

const worded = (
  text: string,
  values: ((at: AnyMoment) => Readonly<Record<string, unknown>>) | undefined,
  moment: AnyMoment | null,
  game: AnyGame,
  sides: readonly string[],
): string => fill(inLocale(text), moment === null ? {} : (values?.(moment) ?? {}), game.words, sides)

/** The finished steps of a lesson. An undo reopens them. */
function useCourse(taught: Taught | null, lesson: AnyLesson | null, now: Sighted, isReplay: boolean) {
  const [finished, setFinished] = useState<Finished>(taught?.start.finished ?? [])
  const next = lesson === null || isReplay ? finished : finishedAt(lesson, finished, now)
  if (!same(next, finished)) setFinished(next)
  return { finished: next, goOn: (step: number) => setFinished([...next, step]) }
}

/** Stores the finished steps of a lesson, so it continues there after a reload. */
function useKept(taught: Taught | null, lesson: AnyLesson | null, finished: Finished, journal: Shown['journal']): void {
  useEffect(() => {
    if (taught === null || lesson === null) return
    const isDone = finished.length === lesson.steps.length
    const isHalfDone = finished.length > 0 && !isDone
    const begun = isHalfDone ? { line: lineUntil(journal, finished.at(-1) ?? 0), finished } : null
    keepBegun(taught.game, lesson.id, begun)
    if (isDone) keepDone(taught.game, lesson.id)
  }, [taught, lesson, finished, journal])
}

/** "Show me": the step's remaining choices, played one by one. */
function useShowing(taught: Taught | null, deps: CoachDeps, showMe: string, finished: Finished) {
  const { game, session, state, foresight } = deps
  const { position, journal, viewer } = state
  const since = finished.at(-1) ?? 0
  const made = madeSince(since, state)
  const [shownFor, setShownFor] = useState<number | null>(taught?.start.shows === true ? finished.length : null)
  const [playsFor, setPlaysFor] = useState<number | null>(null)
  // Without this, the step would be replayed as soon as the player undoes it.
  if (playsFor !== null && playsFor !== finished.length) setPlaysFor(null)
  const wanted = useMemo(() => choicesIn(showMe), [showMe])
  const isOnWay = made.every((choice, i) => choice === wanted[i]) && made.length < wanted.length
  const isTurn = viewer !== null && position.seen.choices.length > 0
  const left = isOnWay && isTurn ? wanted.slice(made.length) : NONE
  const isShowing = shownFor === finished.length && wanted.length > 0
  const plays = playsFor === finished.length && isTurn && left.length > 0 ? left[0] : undefined
  const { seq } = position
  const played = useRef<number | null>(null)
  const pause = taught !== null && 'challenge' in taught.exercise ? SHOWN_MS : 0
  useEffect(() => {
    if (plays === undefined || viewer === null || played.current === seq) return undefined
    const timer = setTimeout(() => {
      played.current = seq
      void session.say(viewer, plays)
    }, pause)
    return () => clearTimeout(timer)
  }, [plays, viewer, session, seq, pause])
  const action = useMemo(
    () => (isShowing ? actionOf(game, foresight, position.seen, left) : null),
    [isShowing, game, foresight, position.seen, left],
  )
  return {
    isShowing,
    /** The choices to draw on the board, if any. */
    action,
    hasShowMe: wanted.length > 0,
    showMe: () => {
      // If the learner has strayed, the step starts over, because the shown moves might no longer be legal.
      if (isOnWay || taught === null) setShownFor(finished.length)
      else taught.restart({ line: lineUntil(journal, since), finished, shows: true })
    },
    playShown: () => {
      setPlaysFor(finished.length)
      setShownFor(null)
    },
  }
}

/** The choices the learner has made since this step of the table. */
const madeSince = (since: number, { position, journal, viewer }: Shown): string[] =>
  journal.flatMap(({ step, seat, choice }) =>
    step > since && step <= position.step && seat === viewer && choice !== null ? [choice] : [],
  )

const NONE: readonly string[] = []
/** A challenge's solution is long, so the page plays it one choice at a time. This is the pause before each choice. */
const SHOWN_MS = 700

/** The choices of all seats up to a step of the table. */
const lineUntil = (journal: Shown['journal'], step: number): string[] =>
  journal.flatMap(entry => (entry.step > 0 && entry.step <= step && entry.choice !== null ? [entry.choice] : []))

/** The coach's comments on moves that don't serve the step. */
function useAnswering(
  step: Step | undefined,
  made: readonly string[],
  { seq, step: now, seen }: Shown['position'],
  /** Set if the lesson asks for no move now. */
  pause: 'look' | 'end' | null,
) {
  const { choices } = seen
  const [answer, setAnswer] = useState<(CoachAnswer & { readonly seq: number; readonly now: number }) | null>(null)
  // A comment on an unplayed move applies only to this position. A comment on a played move stays until the next move or its undo.
  const isCurrent = answer !== null && (seq === answer.seq || (answer.on === 'played' && now > answer.now))
  const [heard, setHeard] = useState<number | null>(null)
  const isAdvised = useMemo(() => advisedIn(step, choices, pause !== null), [step, choices, pause])
  const tell = (on: CoachAnswer['on'], text: string, unplayed: KitChoice | null = null) =>
    setAnswer({ on, text, unplayed, seq, now })
  // While it's a rival's turn, their moves may still finish the step.
  const isTurn = choices.length > 0
  const strayed = !isTurn || heard === seq || step === undefined ? null : afterStraying(step, made)
  return {
    isAdvised,
    /** Whether the learner has moved, and only rivals can finish the step now. */
    waitsForRivals: !isTurn && step !== undefined && hasStrayed(step, made),
    answer: isCurrent ? answer : strayed,
    /** Whether the coach holds the move back and comments on it first. */
    holds: (choice: KitChoice): boolean => {
      const names = choice.name.split(SEPARATOR).map(name => name.trim())
      const text = step === undefined && pause === 'look' ? t('lesson.lookFirst') : answerTo(step, names, choices)
      const isHeld = text !== null && isAdvised?.(names) === false
      if (text === null) setAnswer(null)
      else if (isHeld) tell('unplayed', text, choice)
      else tell('played', text)
      return isHeld
    },
    /** "Why not elsewhere?" */
    askElsewhere: () => {
      if (step !== undefined && isPlayed(step)) tell('question', step.elsewhere)
    },
    clearAnswer: () => {
      setAnswer(null)
      setHeard(seq)
    },
  }
}

/** Whether to highlight choices; undefined if all of them are. While the lesson asks for none, none are. */
function advisedIn(step: Step | undefined, offered: readonly string[], asksNothing: boolean) {
  if (asksNothing) return () => false
  if (step === undefined || !isPlayed(step) || step.lit === undefined) return undefined
  return (names: readonly string[]) => isLit(step, names, offered)
}

/**
 * The comment on a move that left a step unfinished. If only the step's own options were highlighted, the coach has already
 * commented.
 */
const afterStraying = (step: Step, made: readonly string[]): CoachAnswer | null =>
  isPlayed(step) && step.lit === undefined && hasStrayed(step, made)
    ? { on: 'played', text: step.elsewhere, unplayed: null }
    : null

/** A challenge's score so far. When the challenge is over, the rivals stop and the score stays. */
function useAttempt(taught: Taught | null, session: TableSession, now: Sighted) {
  const challenge = taught !== null && 'challenge' in taught.exercise ? taught.exercise.challenge : null
  const [ended, setEnded] = useState<{ readonly step: number; readonly reached: number } | null>(null)
  const moment = challenge === null ? null : momentOf(challenge, [], now)
  const isOver = ended !== null && now.step >= ended.step
  const reached = isOver ? ended.reached : challenge === null || moment === null ? 0 : challenge.measure(moment)
  if (ended !== null && !isOver) setEnded(null)
  if (!isOver && challenge !== null && moment !== null && isMet(challenge.over, moment))
    setEnded({ step: now.step, reached })
  const stars = challenge === null || !isOver ? 0 : starsFor(challenge.stars, reached)
  useEffect(() => {
    if (challenge !== null) session.pause(isOver)
  }, [challenge, session, isOver])
  useEffect(() => {
    // A line that "Show me" played wins no stars.
    if (taught !== null && !taught.start.shows && challenge !== null && stars > 0)
      keepStars(taught.game, challenge.id, stars)
  }, [taught, challenge, stars])
  return challenge === null ? null : { challenge, reached, isOver, stars, isShown: taught?.start.shows === true }
}
