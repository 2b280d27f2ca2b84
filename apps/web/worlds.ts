// The games of the house: the five, and the small one that teaches. Their names are known before any of them is loaded.

import { t } from './words/index.ts'

export const WORLDS = [
  'titans-of-industry',
  'age-of-industry',
  'victory-through-industry',
  'titan',
  'empire-planner',
] as const
export const TEACHING_GAME = 'salt-and-timber'

export type World = (typeof WORLDS)[number]
type Known = World | typeof TEACHING_GAME

export const isKnown = (game: string): game is Known => [...WORLDS, TEACHING_GAME].some(known => known === game)

/** The name of a game, as its people call it in every language. */
export const nameOf = (game: string): string => (isKnown(game) ? t(`worlds.${game}.name`) : game)
