// Name, seats and variants. If the rulebook can be read in two ways, there is a variant (RULES.md, AMB numbers) whose default is
// our ruling.

import type { Lid } from '@tableworks/kernel'
import type { Box } from './data/box.ts'

export const NAME = 'Empire Planner'
export const SEATS = [1, 2] as const

/** Recorded two-player games have about 180 decisions. We allow 15 to 20 seconds for each. The weight is our own judgement. */
export const LID: Lid = { minutes: [45, 60], weight: 3 }
export const ARCHIE_NAME = 'Archie Indus'

/** EMP-17 */
export const ROUNDS = 15

/**
 * An upper limit: in each round both sides roll and build, followed by four claims, each with at most one choice per level of a
 * side's buildings.
 */
export const mostChoices = ({ box: { mostDice } }: { readonly box: Pick<Box, 'mostDice'> }): number =>
  ROUNDS * (2 * 4 + 4 * (2 + mostDice * 6))

export const VARIANTS = {
  difficulty: {
    upFront: true,
    name: 'Archie Indus',
    explain: 'Archie starts with $20 in the easy game, $25 in the normal one and $30 in the advanced one (EMP-84).',
    values: ['easy', 'normal', 'advanced'],
    default: 'normal',
    seats: [1],
  },
  maxDieIsBuildingNumber: {
    name: 'A building’s number is its maximum',
    explain: 'Building 4 can be upgraded to 4. No: every building that can be upgraded may reach 6 (AMB-3).',
    values: [true, false],
    default: true,
  },
  exchange3Rate: {
    name: 'Exchange at the $3 icon',
    explain: 'The rulebook prints $2 beside the $3 icon, most likely by mistake (AMB-1).',
    values: [3, 2],
    default: 3,
    isMoney: true,
  },
  townHallNeededForIndustrialAndParking: {
    name: 'Town Hall for Industrial and Parking',
    explain: 'You need a Town Hall to upgrade Industrial and Parking buildings. No: you need none (AMB-5).',
    values: [true, false],
    default: true,
  },
  townHallPairColoursMustDiffer: {
    name: 'Town Hall pairs of two colours',
    explain:
      'The two Goods that a Town Hall turns into one must differ in colour. No: they may be the same colour (AMB-6).',
    values: [true, false],
    default: true,
  },
  vacatedIconsReopen: {
    name: 'Icons reopen',
    explain: 'An icon is free again once its marker moves on. No: it stays taken until the round ends (AMB-14).',
    values: [true, false],
    default: true,
  },
  claimWithoutEffectAllowed: {
    name: 'Claims without effect',
    explain:
      'You may claim any free icon, if only to block it. No: only an icon you can use, if there is one (AMB-16).',
    values: [true, false],
    default: true,
  },
  moveTwoSameTrain: {
    name: 'Move two with one train',
    explain: 'Both links move the same train. No: each may move a different one of your trains (AMB-20).',
    values: [true, false],
    default: true,
  },
  industrialNeedsAffordableFactory: {
    name: 'Industrial buildings need an affordable Factory',
    explain:
      'You may build an Industrial building only if you can pay for a Factory card. No: you may build it without one (AMB-11).',
    values: [true, false],
    default: true,
  },
  archieDieCappedByBuilding: {
    name: 'Archie’s dice are capped',
    explain:
      'The value Archie rolls for a building is lowered to the maximum you could upgrade it to. No: it stays as rolled (AMB-37).',
    values: [false, true],
    default: false,
    seats: [1],
  },
  secondSeatBonusCapital: {
    name: 'Bonus for the second player',
    explain:
      'Extra starting Capital for the second player; not in the rulebook. Among normal bots the first player wins 58 of 100 games, and 53 with a bonus of $3.',
    values: [0, 3, 6],
    default: 0,
    isMoney: true,
    seats: [2],
  },
} as const
