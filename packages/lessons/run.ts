// A learner's progress in a lesson, and the coach's comments on choices.

import { type Fact, same, type Seat, type SeatView, type Told } from '@tableworks/kernel'
import {
  type AnyExercise,
  type AnyFirstGame,
  type AnyGoal,
  type AnyLesson,
  type AnyLessonStep,
  type AnyMoment,
  isPlayed,
} from './lesson.ts'
import { fits, fitsAny } from './patterns.ts'
import { choicesIn } from './played.ts'
import { seatOf } from './start.ts'

/** What the learner sees now, and the journal since the lesson began. */
export interface Sighted {
  /** The number of choices made since the lesson began. */
  readonly step: number
  readonly seen: SeatView
  readonly box: unknown
  readonly journal: readonly { readonly step: number; readonly seat: Seat | null; readonly told: readonly Told[] }[]
}

/** For each finished step of a lesson, the number of choices made when it was finished. */
export type Finished = readonly number[]

/** Brings the list up to date: an undo reopens steps, and a choice may finish one or more. */
export function finishedAt(lesson: AnyLesson, before: Finished, now: Sighted): Finished {
  const finished = before.filter(step => step <= now.step)
  for (let i = finished.length; i < lesson.steps.length; i++) {
    const step = lesson.steps[i]
    const since = finished.at(-1) ?? 0
    if (step === undefined) break
    if (isPlayed(step)) {
      if (!isMet(step.goal, momentOf(lesson, finished, now))) break
      finished.push(now.step)
    } else {
      // If a step only shows something, a move also finishes it, and counts towards the next step that needs one.
      if (servedBy(lesson, finished) === undefined) break
      if (!now.journal.some(entry => entry.seat === seatOf(lesson) && entry.step > since && entry.step <= now.step))
        break
      finished.push(since)
    }
  }
  return finished
}

/** What the coach of a first game says now; null if the learner has heard it all. */
export function adviceAt(
  { advice, occasions = [] }: AnyFirstGame,
  heard: readonly string[],
  now: Sighted,
): { readonly id: string; readonly text: string } | null {
  const { decision, seat } = now.seen
  if (decision === null || seat === null) return null
  const text = advice[decision]
  if (text !== undefined && !heard.includes(decision)) return { id: decision, text }
  const at = momentOf({ seat }, [], now)
  const found = occasions.find(({ id, when }) => !heard.includes(id) && when(at))
  return found === undefined ? null : { id: found.id, text: found.advice }
}

/** The current position for a step's goal and words. */
export function momentOf(
  exercise: Pick<AnyExercise, 'seat'>,
  finished: Finished,
  { seen, box, journal, step: now }: Sighted,
): AnyMoment {
  const since = finished.at(-1) ?? 0
  const { seats, variants, view } = seen
  const facts = journal.flatMap(({ step, told }) => (step > since && step <= now ? told.map(({ fact }) => fact) : []))
  return { seen, position: { ...(view as object), seats, variants, box }, facts, seat: seatOf(exercise) }
}

export function isMet(goal: AnyGoal, at: AnyMoment): boolean {
  if (typeof goal === 'function') return goal(at)
  if (isList(goal)) return goal.every(one => isMet(one, at))
  const { fact: kind, ...values } = goal as { fact: string } & Record<string, unknown>
  return at.facts.some(fact => isFact(fact as Fact, kind, { seat: at.seat, ...values }))
}

const isList = (goal: AnyGoal): goal is readonly AnyGoal[] => Array.isArray(goal)

/** Facts without a seat count for every seat. */
const isFact = (fact: Fact, kind: string, values: Readonly<Record<string, unknown>>): boolean => {
  const found = new Map(Object.entries(fact))
  return (
    found.get('kind') === kind &&
    Object.entries(values).every(
      ([name, value]) => same(found.get(name), value) || (name === 'seat' && !found.has(name)),
    )
  )
}

/** The step that a move would serve: the current step, or the next if this one only shows something. */
export const servedBy = ({ steps }: AnyLesson, finished: Finished): AnyLessonStep | undefined =>
  steps.slice(finished.length).find(isPlayed)

/**
 * Whether a choice, or a line of choices made at once, serves the step. If none of the offered options fits the step's patterns,
 * all of them serve it.
 */
export function isLit(step: AnyLessonStep | undefined, names: readonly string[], offered: readonly string[]): boolean {
  if (step === undefined || !isPlayed(step) || step.lit === undefined) return true
  const { lit } = step
  return names.every(name => fitsAny(lit, name)) || !offered.some(one => fitsAny(lit, one))
}

/**
 * The coach's comment on a line of choices; null if they serve the step. Once the learner has left its way, the other choices of
 * that action need no comment.
 */
export function answerTo(
  step: AnyLessonStep | undefined,
  names: readonly string[],
  offered: readonly string[],
): string | null {
  if (step === undefined || !isPlayed(step)) return null
  const { answers = {}, lit, elsewhere, showMe } = step
  const wanted = choicesIn(showMe)
  const isOnWay = lit !== undefined && offered.some(one => fitsAny(lit, one))
  for (const name of names) {
    if (wanted.includes(name)) continue
    const answer = Object.entries(answers).find(([pattern]) => fits(pattern, name))
    if (answer !== undefined) return answer[1]
    if (isOnWay && !fitsAny(lit, name)) return elsewhere
  }
  return null
}

/** Whether the learner has made as many choices as the step needs without finishing it. */
export const hasStrayed = (step: AnyLessonStep, made: readonly string[]): boolean =>
  isPlayed(step) && made.length >= choicesIn(step.showMe).length

/** The stars for a number. */
export const starsFor = (stars: readonly number[], reached: number): number =>
  stars.filter(mark => reached >= mark).length
