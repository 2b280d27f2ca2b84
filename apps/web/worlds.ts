// What the page knows about every game before loading it.

import type { Lid } from '@tableworks/kernel'
import { TITLES } from 'virtual:games'
import { inLocale } from './words/index.ts'

/** The small game that teaches how a table works. */
export const TEACHING_GAME = 'salt-and-timber'

const titleOf = (game: string) => (Object.hasOwn(TITLES, game) ? TITLES[game] : undefined)

export const isKnown = (game: string): boolean => titleOf(game) !== undefined
export const nameOf = (game: string): string => inLocale(titleOf(game)?.name ?? game)
export const lineOf = (game: string): string => inLocale(titleOf(game)?.line ?? '')
export const seatsOfGame = (game: string): readonly number[] => titleOf(game)?.seats ?? []
export const lidOf = (game: string): Lid | undefined => titleOf(game)?.lid

/** The heavy games, lightest first. */
export const WORLDS: readonly string[] = Object.keys(TITLES)
  .filter(game => game !== TEACHING_GAME)
  .toSorted((a, b) => heaviness(a) - heaviness(b))

/** By weight, then by length. */
function heaviness(game: string): number {
  const { weight = 5, minutes: [from, to] = [0, 0] } = lidOf(game) ?? {}
  return weight * 10_000 + from + to
}
