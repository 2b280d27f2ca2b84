// "How to play": a few screens, each a picture of the real board during a recorded game, with numbered call-outs. The game is
// replayed when a lesson opens, so the pictures always follow the current rules.

import { type AnyGame, type BoxOf, fill, type Seat, type SeatView, type SeenOf } from '@tableworks/kernel'
import { type PlayedGame, replay } from '@tableworks/lessons'
import { type PlaceRef, thingId } from '../things.ts'

/** `export const howToPlay: HowToPlay<typeof game> = { ... }` */
export interface HowToPlay<G, T extends PlaceRef = string> {
  /** The game that the pictures show. */
  readonly played: PlayedGame
  readonly screens: readonly HowToScreen<G, T>[]
}

export interface HowToScreen<G, T extends PlaceRef = string> {
  readonly title: string
  /** How many choices are made before this screen. */
  readonly after: number
  /** Whose view is shown; defaults to the deciding seat. */
  readonly seat?: Seat
  /** Places that must be visible in addition to the one it points at. */
  readonly around?: readonly T[]
  readonly callouts: readonly CallOut<G, T>[]
}

export interface CallOut<G, T extends PlaceRef = string> {
  /** The thing it points at. */
  readonly place: T | ((seen: SeenOf<G>) => T)
  /** One or two sentences, as a template filled with the position's `values`. */
  readonly text: string
  readonly values?: (seen: SeenOf<G>, box: BoxOf<G>) => Readonly<Record<string, unknown>>
}

// Like AnyGameUi: a lesson uses its game's types, so only `any` fits them all.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyHowToPlay = HowToPlay<any, any>

/** A screen to draw: the board's position, and the texts with their places. */
export interface Drawable {
  readonly title: string
  readonly seen: SeatView
  readonly box: unknown
  readonly sideNames: readonly string[]
  readonly around: readonly string[]
  readonly callouts: readonly { readonly place: string; readonly text: string }[]
}

/** Replays a lesson's game and stops at each of its screens. Throws if the rules refuse a choice. */
export function screensOf(game: AnyGame, { played, screens }: AnyHowToPlay): Drawable[] {
  const table = replay(game, played)
  const { box } = table.referee
  return screens.map(({ title, after, seat, around = [], callouts }) => {
    const seen = table.view(seat ?? table.view(null, after).actor, after)
    return {
      title,
      seen,
      box,
      sideNames: table.sideNames,
      around: around.map(thingId),
      callouts: callouts.map(({ place, text, values }) => ({
        place: thingId(typeof place === 'function' ? place(seen) : place),
        text: fill(text, values?.(seen, box) ?? {}, game.words, table.sideNames),
      })),
    }
  })
}
