// Steps and frames. Play is a stack of frames; the frame on top belongs to a step, which is either a
// decision (one seat, a list of options) or a passage (automatic). Steps call, goto or end, as
// subroutines do. Frames are plain data, so a position in mid-turn can be saved, sent and searched.

import type { Chance } from './chance.ts'
import { same } from './plain.ts'
import type { Seat } from './seats.ts'

/** What happened, as data. A game's facts are a union of these. */
export interface Fact {
  readonly kind: string
}

/** Why an option is not offered: a reason, its rule, and the quantities its sentence needs. */
export interface Refusal {
  readonly because: string
  readonly rule: string | null
  readonly [detail: string]: string | number | null
}

/**
 * What bars an option: null for nothing, false for something while no one asks why. Write `why && { because, rule }`: it
 * builds the refusal only when it is read, and bars can be chained with `??`.
 */
export type Bar = Refusal | false | null

/** Offers a candidate with its bar. */
export type Offer<O> = (option: O, bar: Bar) => void

declare const moved: unique symbol
/** Proof that a step said where play goes: what `call`, `goto`, `end`, `backTo` and `again` give back. */
export interface Moved {
  readonly [moved]: true
}
export const MOVED = Object.freeze({}) as Moved

/** What a step may do besides changing the state. `Fs` is the game's table of frames. */
export interface Flow<Fs, F extends Fact> {
  /** Put a frame on top; this one goes on when that one has ended. */
  call<K extends keyof Fs & string>(step: K, frame: Fs[K]): Moved
  /** Put a frame in the place of this one. */
  goto<K extends keyof Fs & string>(step: K, frame: Fs[K]): Moved
  /** Take this frame off; the one below goes on. */
  end(): Moved
  /** Take off everything above the nearest frame of that step; that one goes on. */
  backTo(step: keyof Fs & string): Moved
  /** Stay: the same frame is asked or run once more. */
  again(): Moved
  readonly chance: Chance
  /** Something hidden is laid open without a draw: from here on it cannot be taken back without consent. */
  reveal(): void
  /**
   * Tell what happened, to everybody or to one seat only. Write `flow.tell?.({ ... })`: in playouts
   * nobody listens, `tell` is not there, and the fact is not even built.
   */
  readonly tell: ((fact: F, only?: Seat) => void) | undefined
}

/** What a seat chooses, as its author writes it: `offers`, or `candidates` with or without `bar`. `decide` derives the rest. */
export interface DecisionRules<S, Fs, F extends Fact, Frame, O> {
  /**
   * Legality in one walk: offers every candidate with its bar, in a fixed order. A candidate is what a player could expect
   * to choose here, possible now or not; a board greys the barred ones. It depends on nothing that `frame.seat` may not
   * know, and changes nothing. What many candidates share is worked out once, and without `why` barred ones may be skipped.
   */
  offers?(g: S, frame: Frame, offer: Offer<O>, why: boolean): void
  /** The candidates, where a walk would share nothing. Without `bar` all of them may be chosen. */
  candidates?(g: S, frame: Frame): readonly O[]
  /** Beside `candidates`: what bars this option now. It answers truly for every option the notation can spell. */
  bar?(g: S, frame: Frame, option: O, why: boolean): Bar
  /** Without `bar`: why an option that is no candidate may not be chosen; false, or left out, gives no reason. */
  unoffered?(g: S, frame: Frame, option: O): Refusal | false
  /** Carry out a listed option, then say where play goes. */
  choose(g: S, frame: Frame, option: O, flow: Flow<Fs, F>): Moved
  /** With one option left the seat is not asked. Not where the list depends on what others may not know. */
  readonly takesOnlyOption?: boolean
  /** What was chosen is known to its own seat only, until the game is over. */
  readonly secret?: boolean
  /** How a random player weighs an option, where uniform play would be endless or silly: 1 is usual, 0 is as rare as can be. */
  weight?(g: S, frame: Frame, option: O): number
}

/** A decision that can be asked for its list, for its candidates, and about any option. */
export interface Decision<S, Fs, F extends Fact, Frame, O> extends Omit<
  DecisionRules<S, Fs, F, Frame, O>,
  'candidates' | 'unoffered'
> {
  /** Every legal choice of `frame.seat`, in a fixed order; never empty. */
  options(g: S, frame: Frame): readonly O[]
  offers(g: S, frame: Frame, offer: Offer<O>, why: boolean): void
  bar(g: S, frame: Frame, option: O, why: boolean): Bar
}

export interface Passage<S, Fs, F extends Fact, Frame> {
  /** Runs whenever its frame comes to the top: first, and after each call it made. */
  run(g: S, frame: Frame, flow: Flow<Fs, F>): Moved
}

/** All steps of a game: a decision for every frame its notation spells, a passage for every other. */
export type Steps<S, Fs, Os, F extends Fact> = {
  readonly [K in keyof Fs]: K extends keyof Os ? Decision<S, Fs, F, Fs[K], Os[K]> : Passage<S, Fs, F, Fs[K]>
}

type DecisionName<Fs, Os> = {
  [K in keyof Fs]: K extends keyof Os ? (Fs[K] extends { seat: Seat } ? K : never) : never
}[keyof Fs]
type PassageName<Fs, Os> = Exclude<keyof Fs, keyof Os>
type SequenceName<Fs, Os> = {
  [K in keyof Fs]: K extends keyof Os ? never : Fs[K] extends { part: number } ? K : never
}[keyof Fs]

/** One part of a sequence; it may call a step and return that, and the next part waits for its end. */
export type Part<S, Fs, F extends Fact, Frame> = (g: S, frame: Frame, flow: Flow<Fs, F>) => Moved | void

/** `decide`, `passage` and `sequence` bound to one game's state, frames, options and facts. */
export function stepsFor<S, Fs, Os, F extends Fact>() {
  return {
    decide: <K extends DecisionName<Fs, Os>>(
      step: K,
      rules: DecisionRules<S, Fs, F, Fs[K], K extends keyof Os ? Os[K] : never>,
    ): Decision<S, Fs, F, Fs[K], K extends keyof Os ? Os[K] : never> => completed(String(step), rules),

    passage: <K extends PassageName<Fs, Os>>(
      _step: K,
      run: Passage<S, Fs, F, Fs[K]>['run'],
    ): Passage<S, Fs, F, Fs[K]> => ({ run }),

    /** A passage that reads as a list: its frame counts the parts already done. */
    sequence: <K extends SequenceName<Fs, Os>>(
      _step: K,
      parts: readonly Part<S, Fs, F, Fs[K]>[],
    ): Passage<S, Fs, F, Fs[K]> => ({
      run(g, frame, flow) {
        const progress = frame as { part: number }
        for (;;) {
          const part = parts[progress.part]
          if (part === undefined) return flow.end()
          progress.part += 1
          if (part(g, frame, flow) === MOVED) return MOVED
        }
      },
    }),
  }
}

/**
 * Derives what the author left out. Every decision has the same fields in the same order, because engines look up the
 * fields of alike objects faster, and a playout does little else.
 */
function completed<S, Fs, F extends Fact, Frame, O>(
  step: string,
  rules: DecisionRules<S, Fs, F, Frame, O>,
): Decision<S, Fs, F, Frame, O> {
  const { candidates, unoffered, choose, takesOnlyOption, secret, weight } = rules
  const offers = rules.offers ?? (candidates && walkOver(candidates, rules.bar))
  if (offers === undefined) throw new Error(`'${step}' has neither offers nor candidates`)
  const bar = rules.bar ?? foundIn(offers, unoffered)
  const options = rules.bar === undefined && candidates !== undefined ? candidates : openIn(offers)
  const decision = { offers, bar, options, choose, takesOnlyOption, secret, weight }
  return decision as Decision<S, Fs, F, Frame, O>
}

type Walk<S, Frame, O> = (g: S, frame: Frame, offer: Offer<O>, why: boolean) => void
type Rules<S, Frame, O> = DecisionRules<S, unknown, Fact, Frame, O>

const walkOver =
  <S, Frame, O>(
    candidates: NonNullable<Rules<S, Frame, O>['candidates']>,
    bar: Rules<S, Frame, O>['bar'],
  ): Walk<S, Frame, O> =>
  (g, frame, offer, why) => {
    for (const option of candidates(g, frame)) offer(option, bar === undefined ? null : bar(g, frame, option, why))
  }

// The list being made. All walks share one `offer`, so that engines inline it into them.
let list: unknown[] = []
const offerOpen: Offer<unknown> = (option, bar) => {
  if (bar === null) list.push(option)
}

/** Lists what a walk offers and does not bar. A walk may ask for another list on its way. */
const openIn =
  <S, Frame, O>(walk: Walk<S, Frame, O>) =>
  (g: S, frame: Frame): readonly O[] => {
    const outer = list
    const options: O[] = (list = [])
    walk(g, frame, offerOpen, false)
    list = outer
    return options
  }

/** What a walk bars an option with, or why it does not offer it. */
const foundIn =
  <S, Frame, O>(walk: Walk<S, Frame, O>, unoffered: Rules<S, Frame, O>['unoffered']) =>
  (g: S, frame: Frame, asked: O): Bar => {
    let answer: Bar | undefined
    walk(g, frame, (option, bar) => void (same(option, asked) && (answer = bar)), true)
    return answer === undefined ? (unoffered?.(g, frame, asked) ?? false) : answer
  }
