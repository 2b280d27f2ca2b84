// What the set-up form needs to know about a game. The build provides it, so the rules load only when the table opens.

import type { AnyGame } from '@tableworks/kernel'
import { VARIANTS } from 'virtual:variants'
import { variantsInLocale } from '../words/index.ts'
import { seatsOfGame } from '../worlds.ts'

export type GameToSetUp = Pick<AnyGame, 'id' | 'seats' | 'variants'>

export const gameToSetUp = (id: string): GameToSetUp => ({
  id,
  seats: seatsOfGame(id),
  variants: variantsInLocale(VARIANTS[id] ?? {}),
})
