// Name, seats and variants.

import type { Lid } from '@tableworks/kernel'

export const NAME = 'Victory Through Industry'
/** VTI-4. Seven or more players would need two copies of the game (VTI-65). A table has six seats. */
export const SEATS = [2, 3, 4, 5, 6] as const

/**
 * Recorded three-player games have about 340 decisions, most of them small. We allow 10 to 15 seconds for each. The weight is our
 * own judgement.
 */
export const LID: Lid = { minutes: [60, 90], weight: 3 }

export const VARIANTS = {
  roundLimit: {
    name: 'Round limit',
    explain: 'The game is scored after this many rounds if no player has ended it. Not in the rulebook (VTI-66).',
    values: [100, 60, 150],
    default: 100,
  },
  openingTurn: {
    name: 'Opening turn',
    explain: 'The rulebook gives the first turn two moves. One move weakens the first player (VTI-67).',
    values: ['two moves', 'one move'],
    default: 'two moves',
    seats: [2, 4],
  },
  contracts: {
    name: 'Contracts',
    explain:
      'A deck of 32 has a contract for every product. The deck of 24 leaves out 8 of the 15 cheapest: fewer games are won with raw goods, but with six players a seat without a forest hardly ever wins (VTI-73).',
    values: [32, 24],
    default: 32,
  },
} as const

/** A generous limit. Random players make about 14 choices per turn, and the longest random game we saw was a third of this. */
export const mostChoices = ({ seats, variants }: { seats: number; variants: { roundLimit: number } }): number =>
  40 * seats * variants.roundLimit
