// A table's wording: the kernel's sentences in the page's language, with the names of this table's sides.

import type { AnyTextHints, ChoicePreview as KitPreview, StandingItem, Voice } from '@tableworks/board-kit'
import { type AnyGame, sayFact, sayOption, sayPrompt, sayRefusal, type Seat, type SeatView } from '@tableworks/kernel'
import { t } from './words.ts'
import type { Preview, Score } from '@tableworks/host'

export const voiceOf = (game: AnyGame, sides: readonly string[], hints: AnyTextHints = {}, box?: unknown): Voice => ({
  prompt: (frame, offered) => sayPrompt(game, frame, sides, offered),
  option: (decision, option, seen) =>
    hints.option?.[decision]?.(option, box, seen) ?? sayOption(game, decision, option, sides),
  fact: fact => sayFact(game, fact, sides),
  refusal: refusal => sayRefusal(game, refusal, sides),
})

/** A side's figures at a given position, as a board shows them. */
export type FiguresOf = (seen: SeatView, side: Seat) => readonly StandingItem[]

/** Every preview compares with the current position, whose figures are therefore computed only once. */
export function figuresFrom(current: SeatView, figuresAt: FiguresOf): FiguresOf {
  const now = new Map<Seat, ReturnType<FiguresOf>>()
  return (at, side) => {
    if (at !== current) return figuresAt(at, side)
    const figures = now.get(side) ?? figuresAt(current, side)
    now.set(side, figures)
    return figures
  }
}

/** A move's preview: old and new figures, and sentences. */
export function previewIn(
  voice: Voice,
  { told, openEnd, next, after }: Preview,
  seen: SeatView,
  sides: readonly string[],
  figuresOf: FiguresOf,
  effectsOf: (before: SeatView, after: SeatView) => readonly string[] | undefined = () => undefined,
): KitPreview {
  const sentences = told.map(({ fact }) => voice.fact(fact))
  const deltas = sides.flatMap((_name, side) => changesOf(figuresOf, seen, after, side as Seat))
  // The viewer's own figures come first.
  const own = deltas.filter(({ side }) => side === seen.seat)
  const others = deltas.filter(({ side }) => side !== seen.seat)
  return {
    facts: told.map(({ fact }) => fact),
    after,
    sentences: openEnd ? [...sentences, t('table.previewDraw')] : sentences,
    // Leaves out the next question if it repeats the current one.
    next: next === null || next.step === seen.decision ? undefined : voice.prompt(next),
    deltas: [...own, ...others],
    // If a board has no short effects, uses the changed figures.
    effects: effectsOf(seen, after) ?? own.map(({ label, from, to }) => t('table.change', { label, from, to })),
  }
}

/** A side's figures that differ. */
export function changesOf(figuresOf: FiguresOf, before: SeatView, after: SeatView, side: Seat) {
  const then = new Map(figuresOf(after, side).map(({ label, value }) => [label, value]))
  return figuresOf(before, side).flatMap(({ label, value: from, lessIsBetter }) => {
    const to = then.get(label)
    return to === undefined || to === from ? [] : [{ label, from, to, side, ...(lessIsBetter && { lessIsBetter }) }]
  })
}

/** Marks a score that isn't fully known. */
export const sayScore = ({ score, isLeast }: Score): string => (isLeast ? t('table.atLeast', { score }) : String(score))
