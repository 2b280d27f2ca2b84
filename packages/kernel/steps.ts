// Steps and frames. Play is a stack of frames. The top frame belongs to a step, which is either a decision (one seat, a list of
// options) or a passage (automatic). Steps call, goto or end, as subroutines do. Frames are plain data, so a mid-turn position can
// be saved, sent and searched.

import type { Chance } from './chance.ts'
import { same } from './plain.ts'
import type { Seat } from './seats.ts'

/** What happened, as data. A game's facts are a union of these. */
export interface Fact {
  readonly kind: string
}

/** Why an option isn't legal: a reason, its rule, and the values for the sentence. */
export interface Refusal {
  readonly because: string
  readonly rule: string | null
  readonly [detail: string]: string | number | null
}

/**
 * Why an option is barred: null if it isn't, false if it is but the reason isn't needed. Write `why && { because, rule }` to build
 * the refusal only when needed, and chain bars with `??`.
 */
export type Bar = Refusal | false | null

/** Offers a candidate with its bar. */
export type Offer<O> = (option: O, bar: Bar) => void

declare const moved: unique symbol
/** Proof that a step decided where play continues: what `call`, `goto`, `end`, `backTo` and `again` return. */
export interface Moved {
  readonly [moved]: true
}
export const MOVED = Object.freeze({}) as Moved

/** What a step may do besides changing the state. `Fs` is the game's table of frames. */
export interface Flow<Fs, F extends Fact> {
  /** Pushes a frame. This frame resumes when that frame has ended. */
  call<K extends keyof Fs & string>(step: K, frame: Fs[K]): Moved
  /** Replaces this frame. */
  goto<K extends keyof Fs & string>(step: K, frame: Fs[K]): Moved
  /** Removes this frame. The frame below resumes. */
  end(): Moved
  /** Removes everything above the nearest frame with that step, which resumes. */
  backTo(step: keyof Fs & string): Moved
  /** Keeps this frame, which decides or runs again. */
  again(): Moved
  readonly chance: Chance
  /** Marks that hidden information was revealed without a draw, so undoing past this point needs consent. */
  reveal(): void
  /**
   * Reports what happened, to everyone or to one seat. Write `flow.tell?.({ ... })`: in playouts `tell` is undefined, so the fact
   * isn't even built.
   */
  readonly tell: ((fact: F, only?: Seat) => void) | undefined
}

/** A decision as its author writes it: `offers`, or `candidates` with or without `bar`. `decide` derives the rest. */
export interface DecisionRules<S, Fs, F extends Fact, Frame, O> {
  /**
   * Legality in one walk: offers every candidate with its bar, in a fixed order. A candidate is a choice a player might expect
   * here, legal or not. A board greys out the barred ones. The walk depends only on what `frame.seat` may know, and changes
   * nothing. Do work that several candidates share only once. Without `why`, barred candidates may be skipped.
   */
  offers?(g: S, frame: Frame, offer: Offer<O>, why: boolean): void
  /** The candidates, for decisions whose candidates share no work. Without `bar`, all of them are legal. */
  candidates?(g: S, frame: Frame): readonly O[]
  /** For `candidates`: what bars this option now. It must be correct for every option the notation can write. */
  bar?(g: S, frame: Frame, option: O, why: boolean): Bar
  /** Without `bar`: why an option outside the candidates isn't legal; false or omitted gives no reason. */
  unoffered?(g: S, frame: Frame, option: O): Refusal | false
  /** Carries out a listed option and returns where play continues. */
  choose(g: S, frame: Frame, option: O, flow: Flow<Fs, F>): Moved
  /** A single option is taken automatically. Don't use it if the list depends on hidden information. */
  readonly takesOnlyOption?: boolean
  /** Only the seat itself sees the choice until the game is over. */
  readonly secret?: boolean
  /**
   * Weighs the options for random players, for games where uniform play would be endless or silly: 1 is normal, 0 is as rare as
   * possible. What several options' weights share is computed once, before the first.
   */
  weigh?(g: S, frame: Frame): (option: O) => number
}

/** A decision with its options, its candidates, and the bar for any option. */
export interface Decision<S, Fs, F extends Fact, Frame, O> extends Omit<
  DecisionRules<S, Fs, F, Frame, O>,
  'candidates' | 'unoffered'
> {
  /** Every legal choice for `frame.seat`, in a fixed order; never empty. */
  options(g: S, frame: Frame): readonly O[]
  offers(g: S, frame: Frame, offer: Offer<O>, why: boolean): void
  bar(g: S, frame: Frame, option: O, why: boolean): Bar
}

export interface Passage<S, Fs, F extends Fact, Frame> {
  /** Runs whenever its frame is on top: first of all, and after each call it made. */
  run(g: S, frame: Frame, flow: Flow<Fs, F>): Moved
  readonly together?: Together<S, Frame>
}

/**
 * For a passage that asks one seat after another, where no answer affects another seat's options and nothing is drawn
 * in between. Hosts then ask all of these seats at once (see `DecidingTogether`).
 */
export interface Together<S, Frame> {
  /** The seats that decide after the current one, in order. */
  later(g: S, frame: Frame): readonly Seat[]
  /** This frame (a copy you may modify) as if that seat decided next. */
  asking(g: S, frame: Frame, seat: Seat): Frame
}

/** All of a game's steps: a decision for every frame in its notation, a passage for every other. */
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

/** One part of a sequence. If it returns a call, the next part waits until that call ends. */
export type SequencePart<S, Fs, F extends Fact, Frame> = (g: S, frame: Frame, flow: Flow<Fs, F>) => Moved | void

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
      together?: Together<S, Fs[K]>,
    ): Passage<S, Fs, F, Fs[K]> => (together === undefined ? { run } : { run, together }),

    /** A passage written as a list. Its frame counts the finished parts. */
    sequence: <K extends SequenceName<Fs, Os>>(
      _step: K,
      parts: readonly SequencePart<S, Fs, F, Fs[K]>[],
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
 * Derives what the author left out. Every decision has the same fields in the same order, because engines access such objects
 * faster and playouts do little else.
 */
function completed<S, Fs, F extends Fact, Frame, O>(
  step: string,
  rules: DecisionRules<S, Fs, F, Frame, O>,
): Decision<S, Fs, F, Frame, O> {
  const { candidates, unoffered, choose, takesOnlyOption, secret, weigh } = rules
  const offers = rules.offers ?? (candidates && walkOver(candidates, rules.bar))
  if (offers === undefined) throw new Error(`'${step}' has neither offers nor candidates`)
  const bar = rules.bar ?? foundIn(offers, unoffered)
  const options = rules.bar === undefined && candidates !== undefined ? candidates : openIn(offers)
  const decision = { offers, bar, options, choose, takesOnlyOption, secret, weigh }
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

// The list being built. All walks share one `offer`, so engines can inline it.
let list: unknown[] = []
const offerOpen: Offer<unknown> = (option, bar) => {
  if (bar === null) list.push(option)
}

/** Lists the options that a walk offers without a bar. During a walk, another decision's options may be listed. */
const openIn =
  <S, Frame, O>(walk: Walk<S, Frame, O>) =>
  (g: S, frame: Frame): readonly O[] => {
    const outer = list
    const options: O[] = (list = [])
    walk(g, frame, offerOpen, false)
    list = outer
    return options
  }

/** A walk's bar for an option, or why the walk doesn't offer that option. */
const foundIn =
  <S, Frame, O>(walk: Walk<S, Frame, O>, unoffered: Rules<S, Frame, O>['unoffered']) =>
  (g: S, frame: Frame, asked: O): Bar => {
    let answer: Bar | undefined
    walk(g, frame, (option, bar) => void (same(option, asked) && (answer = bar)), true)
    return answer === undefined ? (unoffered?.(g, frame, asked) ?? false) : answer
  }
