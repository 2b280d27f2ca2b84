// Name, seats, length and variants. RULES.md rules on every ambiguity (A numbers). If a different reading changes play, it's a
// variant (TTN-98 to TTN-101) whose default is our ruling.

import type { Lid } from '@tableworks/kernel'

export const NAME = 'Titan'
export const SEATS = [2, 3, 4] as const

/** Recorded three-player games have about 420 decisions. We allow 13 to 17 seconds for each. The weight is our own judgement. */
export const LID: Lid = { minutes: [90, 120], weight: 4 }

/** TTN-11 */
export const CYCLES = 5
export const TURNS_PER_CYCLE = 4

export const VARIANTS = {
  majorityTies: {
    name: 'Ties for majorities',
    explain:
      'Players tied for most gain 3 Credits each (line 736). No second prize: after such a tie there is no second place; otherwise players tied for second gain 1 each. Second prize: the next player still gains 1. Three each: players tied for second gain 3 each too (A-49).',
    values: ['no second prize', 'second prize', 'three each'],
    default: 'no second prize',
    addedLater: true,
  },
  finalExtraction: {
    name: 'Final extraction',
    explain:
      'Your Network: it reaches only Rigs in your Network (line 669). All your Rigs: it takes the Tholins of every Rig you control, connected or not (one reading of line 715); Deuterium still needs your Network (A-47).',
    values: ['your Network', 'all your Rigs'],
    default: 'your Network',
    addedLater: true,
  },
  sameColourInCycle1: {
    name: 'Two Rigs of a colour in cycle 1',
    explain:
      'Yes: if a colour has two Rigs face up in cycle 1, both can be deployed. That is one reading of line 251, which only says that taken Rigs are not replaced. No: one Rig of each colour per cycle (A-11).',
    values: [false, true],
    default: false,
    addedLater: true,
  },
  landBesideRock: {
    name: 'Landing beside the Rock',
    explain:
      'Yes: your Base can land beside the Rock (one reading of line 203); the Pipe that would hit the Rock stays in your hold. No: all three Pipes of line 211 must be possible (A-6).',
    values: [false, true],
    default: false,
    seats: [2, 3],
    addedLater: true,
  },
} as const

/** A generous limit per turn. In thousands of games, the longest turn used a quarter of it. */
const MOST_CHOICES_PER_TURN = 60
export const mostChoices = ({ seats }: { readonly seats: number }): number =>
  seats * CYCLES * TURNS_PER_CYCLE * MOST_CHOICES_PER_TURN
