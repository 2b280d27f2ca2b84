// The games of the house, in the order of games/list.ts. Their names are known before any of them is loaded.

import { TITLES } from 'virtual:games'
import { inLocale } from './words/index.ts'

/** The small game that teaches how a table works. */
export const TEACHING_GAME = 'salt-and-timber'

export const WORLDS: readonly string[] = Object.keys(TITLES).filter(game => game !== TEACHING_GAME)

export const isKnown = (game: string): boolean => Object.hasOwn(TITLES, game)

const titleOf = (game: string) => (Object.hasOwn(TITLES, game) ? TITLES[game] : undefined)

export const nameOf = (game: string): string => inLocale(titleOf(game)?.name ?? game)
export const lineOf = (game: string): string => inLocale(titleOf(game)?.line ?? '')
