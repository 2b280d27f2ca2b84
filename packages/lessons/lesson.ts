// Lessons and challenges as data, without any rules. A lesson has a position, a few steps with goals, and the coach's words. A
// challenge has a position and a number to reach.

import type { DecisionOf, FactOf, PositionOf, Seat, SeenOf, StateOf } from '@tableworks/kernel'
import type { PlayedGame } from './played.ts'

/** What a game's `./lessons` entry exports: `export const book: LessonBook<typeof game> = { ... }`. */
export interface LessonBook<G> {
  /** In the order they're taught. */
  readonly lessons: readonly Lesson<G>[]
  readonly challenges?: readonly Challenge<G>[]
  readonly firstGame?: FirstGame<G>
}

/** What lessons and challenges share: a position to play on from. */
export interface Exercise<G> {
  /** The key of the learner's stored progress, so it must never change. */
  readonly id: string
  readonly title: string
  readonly start: LessonStart<G>
  /** The learner's seat; the first if omitted. */
  readonly seat?: Seat
  /**
   * The rivals' preferences, as patterns with the most wanted first: they take the first option that fits one of them. If none
   * fits, a bot chooses.
   */
  readonly rivals?: readonly string[]
  /** The level of that bot; easy if omitted. */
  readonly level?: 'easy' | 'normal' | 'hard'
}

/** A short game that leads to the position. */
export interface LessonStart<G> extends Omit<PlayedGame, 'choices'> {
  readonly choices?: string
  /** Changes to the position that would take many choices to reach. The game's laws check the result. */
  readonly arrange?: (g: StateOf<G>) => void
}

export interface Lesson<G> extends Exercise<G> {
  /** The goal: "Sell one cotton mill through a port". */
  readonly goal: string
  /** What it teaches, in one or two sentences. */
  readonly intro: string
  readonly steps: readonly LessonStep<G>[]
  /** What the coach says at the end of the lesson. */
  readonly learned: string
}

export type LessonStep<G> = LookStep<G> | PlayStep<G>

/** Something to look at, until the learner continues. */
export interface LookStep<G> extends Told<G> {
  /** The things on the board to mark. */
  readonly look: readonly LessonThing[]
}

/** Something to do on the board. */
export interface PlayStep<G> extends Told<G> {
  readonly look?: readonly LessonThing[]
  /** When it's done. */
  readonly goal: Goal<G>
  /**
   * Patterns for the options that serve the step. The board dims all others, and the coach comments before one of them is played.
   * If omitted, every option is highlighted.
   */
  readonly lit?: readonly string[]
  /** The coach's comments on other legal choices, by pattern: `{ 'sell *': 'That works too, but …' }`. */
  readonly answers?: Readonly<Record<string, string>>
  /** The coach's comment on any other choice, and the answer to "Why not elsewhere?". */
  readonly elsewhere: string
  /** The learner's choices that complete the step: `build; play chubu; cotton at niigata/2`. */
  readonly showMe: string
}

/** The texts of a step, as templates. */
interface Told<G> {
  /** A line in the checklist, verb first: "Build a cotton mill beside it". */
  readonly task: string
  /** The reason, in one to three sentences. */
  readonly why: string
  /** The values for the templates, computed from the position so that texts never contain a fixed figure. */
  readonly values?: (at: LessonMoment<G>) => Readonly<Record<string, unknown>>
}

/** A thing on the board: its kind, and the values that identify it. Lessons can't import boards, so a test checks that it's drawn. */
export interface LessonThing {
  readonly kind: string
  readonly [value: string]: string | number | boolean
}

/**
 * A fact about the learner with these values, a test of the position, or several of these. Only what happens in this step counts.
 */
export type Goal<G> = FactGoal<G> | ((at: LessonMoment<G>) => boolean) | readonly Goal<G>[]

/** `{ fact: 'sold', good: 'salt' }`. Facts of other seats count only if `seat` is given. */
export type FactGoal<G> = {
  [K in FactOf<G>['kind']]: { readonly fact: K } & Partial<Omit<Extract<FactOf<G>, { kind: K }>, 'kind'>>
}[FactOf<G>['kind']]

/** A moment of a lesson, as its learner sees it. */
export interface LessonMoment<G> {
  readonly seen: SeenOf<G>
  /** The view with seats, variants and box: the input of the game's readings. */
  readonly position: PositionOf<G>
  /** The facts since the step began, of every seat. */
  readonly facts: readonly FactOf<G>[]
  /** The learner's seat. */
  readonly seat: Seat
}

/** A position and a number to reach. */
export interface Challenge<G> extends Exercise<G> {
  /** "Have $40 at the end of this turn". */
  readonly aim: string
  /** When the attempt is over; checked after every choice of any seat. */
  readonly over: Goal<G>
  /** The number reached so far, from facts or readings since the start. */
  readonly measure: (at: LessonMoment<G>) => number
  /** Written before the number: "$". */
  readonly unit?: string
  /** The numbers that earn one, two and three stars. */
  readonly stars: readonly [number, number, number]
  /** The best known line of the learner's choices, which earns three stars. */
  readonly best: string
  /** What makes the best line work, shown afterwards. */
  readonly learned: string
}

/** The coach of the guided first game. */
export interface FirstGame<G> {
  /** One sentence of advice for each decision, shown when the learner first faces it. */
  readonly advice: { readonly [K in DecisionOf<G>]?: string }
  /** What else to point out when it first comes up, such as the first sale: the most important first. */
  readonly occasions?: readonly Occasion<G>[]
  /** The coach warns before a move that loses at least this many points. */
  readonly warnFrom: number
}

/** Something that comes up within a decision that the learner already knows. */
export interface Occasion<G> {
  /** Unlike every decision's name. Stored once the learner has heard it. */
  readonly id: string
  /** Asked at each of the learner's decisions. `at.facts` are those of the whole game. */
  readonly when: (at: LessonMoment<G>) => boolean
  readonly advice: string
}

// Like AnyGame: lessons both accept and return their game's types, so only `any` fits them all.
/* oxlint-disable typescript/no-explicit-any */
export type AnyLessonBook = LessonBook<any>
export type AnyLesson = Lesson<any>
export type AnyLessonStep = LessonStep<any>
export type AnyChallenge = Challenge<any>
export type AnyExercise = Exercise<any>
export type AnyGoal = Goal<any>
export type AnyMoment = LessonMoment<any>
export type AnyFirstGame = FirstGame<any>
/* oxlint-enable typescript/no-explicit-any */

export const isPlayed = (step: AnyLessonStep): step is Extract<AnyLessonStep, { goal: unknown }> => 'goal' in step
