// Name, seats and variants (RULES.md, R numbers). Each variant's default is our ruling.

import type { Lid } from '@tableworks/kernel'

export const NAME = 'Titans of Industry'
/** TOI-1, R-34 */
export const SEATS = [3, 4, 5] as const

/** Recorded four-player games have about 550 decisions. We allow 13 to 16 seconds for each. The weight is our own judgement. */
export const LID: Lid = { minutes: [120, 150], weight: 4 }

export const VARIANTS = {
  moneyTieRanking: {
    name: 'Money bonus after a tie',
    explain:
      'Next bonus: the next lower amount gets the next bonus, however many players are tied above it. Skip: tied players use up the bonuses below theirs (R-31).',
    values: ['next bonus', 'skip'],
    default: 'next bonus',
  },
  stallGuardRounds: {
    name: 'Rounds without real estate',
    explain:
      'Our addition, not in the rulebook: the age also ends after this many rounds in a row without new real estate. Off: it ends only with its white card, as in the rulebook (R-36).',
    values: [15, 8, 'off'],
    default: 15,
  },
  lastOfFiveBonus: {
    name: 'Bonus for the last of five',
    explain:
      'Extra starting money for the last player in the first turn order; not in the rulebook (R-37). Among five hard bots the last one wins 14 of 100 games (20 would be even), and 20 with $15 more.',
    values: [0, 10, 15],
    default: 0,
    isMoney: true,
    seats: [5],
    addedLater: true,
  },
} as const

/** A generous limit: without a guard, the longest of several thousand random games had 121 rounds. */
const UNGUARDED_ROUNDS = 600
/** How many rounds players may wait: as many as the guard allows, times twelve spaces and three ages. */
const WAITS = 15
/** How many choices the longest turn has: an Extra Shift with every facility, or new prices in all nine grids. */
const CHOICES_A_TURN = 32

export function mostChoices(setting: {
  readonly seats: number
  readonly variants: { readonly stallGuardRounds: number | 'off' }
}): number {
  const { stallGuardRounds: guard } = setting.variants
  return setting.seats * CHOICES_A_TURN * (guard === 'off' ? UNGUARDED_ROUNDS : WAITS * guard)
}
