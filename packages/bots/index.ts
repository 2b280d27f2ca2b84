// Players that know only the kernel. A new one is written in its own file and named in the table below.

import type { Player } from './player.ts'
import { random } from './random.ts'

export { diceOf, type Played, playGame } from './game.ts'
export type { Means, Player } from './player.ts'

/** Every player there is, by the name used in commands, at tables and in matches. */
export const PLAYERS: Readonly<Record<string, Player>> = { random }

/** The best player there is for each level; levels may share one until better ones are written. */
export const LEVELS: Readonly<Record<string, Player>> = { easy: random, normal: random, hard: random }
