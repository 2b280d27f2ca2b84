// Names and letters: kinds of building, actions, reasons.

import type { Action } from '../../data/action-cards.ts'
import type { ArchieAction, ChartRow } from '../../data/archie.ts'
import type { BuildingType } from '../../data/buildings.ts'
import type { Link } from '../../data/factories.ts'
import type { Hindrance } from '../../facts.ts'
import { VARIANTS } from '../../meta.ts'
import { exchangeRate } from '../../readings/market.ts'
import { LEVEL_COST } from '../../readings/upgrading.ts'
import type { State } from '../../state.ts'

export const LETTERS: Readonly<Record<BuildingType, string>> = {
  residential: 'R',
  commercial: 'C',
  mixed: 'M',
  leisure: 'L',
  parking: 'P',
  'town-hall': 'T',
  industrial: 'I',
}

/** What a kind of building does, in one line. */
const TYPE_NOTES: Readonly<Record<BuildingType, string>> = {
  residential: '$2 a round, 2 points for each pip; brown Goods upgrade it',
  commercial: '$1 a round, 1 point for each pip; blue Goods upgrade it',
  mixed: '$2 a round, 3 points; its die stays 1',
  leisure: '2 points for each pip if you own more of them; red Goods upgrade it',
  parking: 'allows one passenger on the other player’s trains per action; 1 point for each pip',
  'town-hall': 'two Goods count as one; 1 point',
  industrial: '$1 a round and a Factory card; 1 point for each pip; upgrading it pollutes',
}

export const typeNote = (type: BuildingType, variants: Switches = AS_PRINTED): string =>
  type === 'town-hall' && variants.townHallNeededForIndustrialAndParking
    ? 'two Goods count as one; lets you upgrade Industrial and Parking; 1 point'
    : TYPE_NOTES[type]

export const LINK_NAMES: Readonly<Record<Link, string>> = { top: 'top', right: 'right', bottom: 'bottom', left: 'left' }

interface ActionWords {
  /** Shown on its icon: the name, and what distinguishes it from similar icons. */
  readonly name: string
  readonly reminder?: string
  /** Its name where there is room for more than a letter. */
  readonly full?: string
  /** What it does, in one sentence. */
  readonly does: string
}

/** The variants that change texts on the board. */
type Switches = Pick<State['variants'], 'exchange3Rate' | 'moveTwoSameTrain' | 'townHallNeededForIndustrialAndParking'>

/** As printed, for the gallery, which has no table. */
const AS_PRINTED: Switches = {
  exchange3Rate: VARIANTS.exchange3Rate.default,
  moveTwoSameTrain: VARIANTS.moveTwoSameTrain.default,
  townHallNeededForIndustrialAndParking: VARIANTS.townHallNeededForIndustrialAndParking.default,
}

const exchangeAt = (rate: number): ActionWords => ({
  name: 'Exchange',
  reminder: `at $${rate}`,
  does: `Exchange Capital for Profit, $${rate} each, as much as you like.`,
})

const ACTION_WORDS: Readonly<Record<Exclude<Action, `exchange-${string}`>, ActionWords>> = {
  'add-train': {
    name: 'Add train',
    does: 'Add a train with one passenger to one of your Factory cards without a train.',
  },
  'passenger-owned': { name: 'Board', does: 'Add a passenger to one of your trains, up to 6.' },
  'passenger-unowned': {
    name: 'Ride',
    does: 'Place cubes on the other player’s trains, one for each Parking you own.',
  },
  'move-one': {
    name: 'Move',
    reminder: '1 link',
    does: 'Move one of your trains one link. You can claim it twice in a row.',
  },
  'move-two': { name: 'Move', reminder: '2 links', does: 'Move one of your trains two links. Once a round.' },
  produce: { name: 'Produce', does: 'Make any number of Goods at the market prices.' },
  'upgrade-residential': {
    name: 'Upgrade R',
    full: 'Upgrade Residential',
    does: 'Upgrade your Residential buildings: a brown Good for each level.',
  },
  'upgrade-commercial': {
    name: 'Upgrade C',
    full: 'Upgrade Commercial',
    does: 'Upgrade your Commercial buildings: a blue Good for each level.',
  },
  'upgrade-leisure': {
    name: 'Upgrade L',
    full: 'Upgrade Leisure',
    does: 'Upgrade your Leisure buildings: a red Good for each level.',
  },
  'upgrade-industrial': {
    name: 'Upgrade I',
    full: 'Upgrade Industrial',
    does: 'Upgrade your Industrial buildings: any Good for each level.',
  },
  'upgrade-any': {
    name: 'Upgrade',
    reminder: `any, $${LEVEL_COST}`,
    does: `Upgrade one building: $${LEVEL_COST} for each level.`,
  },
  'reduce-pollution': { name: 'Reduce', reminder: 'pollution', does: 'Reduce pollution by one level.' },
}

/** An icon's name and effect under these variants. */
export function actionWords(action: Action, variants: Switches = AS_PRINTED): ActionWords {
  if (action === 'exchange-2' || action === 'exchange-3') return exchangeAt(exchangeRate({ variants }, action))
  const words = ACTION_WORDS[action]
  if (action === 'move-two' && !variants.moveTwoSameTrain)
    return { ...words, does: 'Move your trains two links in total. Once a round.' }
  if (action === 'upgrade-industrial' && variants.townHallNeededForIndustrialAndParking)
    return { ...words, does: `${words.does} You need a Town Hall.` }
  return words
}

/** The name on its icon, on one line: "Exchange at $2". */
export function iconName(action: Action, variants?: Switches): string {
  const { name, reminder } = actionWords(action, variants)
  return reminder === undefined ? name : `${name} ${reminder}`
}

/** The full name on one line: "Upgrade Leisure". */
export const actionName = (action: Action, variants?: Switches): string =>
  actionWords(action, variants).full ?? iconName(action, variants)

/** The rows and choices in Archie's chart. */
export const rowName = (row: ChartRow | ArchieAction): string => {
  if (row === 'exchange') return 'Exchange'
  return row === 'upgrade-specific' ? 'Upgrade one kind' : actionName(row)
}

export const HINDRANCES: Readonly<Record<Hindrance | 'noIcon', string>> = {
  noIcon: 'no free icon',
  noCapital: 'too little Capital',
  everyFactoryHasTrain: 'every Factory has its train',
  noTrain: 'no train',
  trainsFull: 'every train is full',
  noOtherTrain: 'the other player has no train',
  otherTrainsFull: 'their trains are full',
  noStation: 'no Parking',
  noCube: 'no cube left',
  nothingToProduce: 'tracks full, or Goods cost too much',
  nothingToUpgrade: 'nothing to upgrade',
  noTownHall: 'no Town Hall',
  pollutionFull: 'pollution is at its highest',
  noPollution: 'no pollution',
}

/** The same reasons in a few words. */
export const SHORT_HINDRANCES: Readonly<Record<Hindrance, string>> = {
  noCapital: 'needs $',
  everyFactoryHasTrain: 'all taken',
  noTrain: 'no train',
  trainsFull: 'all full',
  noOtherTrain: 'no train',
  otherTrainsFull: 'all full',
  noStation: 'needs P',
  noCube: 'no cube',
  nothingToProduce: 'no room/$',
  nothingToUpgrade: 'none now',
  noTownHall: 'needs T',
  pollutionFull: 'at highest',
  noPollution: 'none',
}
