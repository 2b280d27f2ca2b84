// The names of kinds, colours, icons, reasons and score lines, as tables.

import type { Action } from '../data/action-cards.ts'
import type { ArchieAction, ChartRow } from '../data/archie.ts'
import type { BuildingType } from '../data/buildings.ts'
import type { Colour, Link } from '../data/factories.ts'
import type { Hindrance } from '../facts.ts'
import type { ScoreLine } from '../readings/score.ts'

export const LETTERS: Readonly<Record<BuildingType, string>> = {
  residential: 'R',
  commercial: 'C',
  mixed: 'M',
  leisure: 'L',
  parking: 'P',
  'town-hall': 'T',
  industrial: 'I',
}

export const TYPE_NAMES: Readonly<Record<BuildingType, string>> = {
  residential: 'Residential',
  commercial: 'Commercial',
  mixed: 'Mixed Development',
  leisure: 'Leisure',
  parking: 'Parking',
  'town-hall': 'Town Hall',
  industrial: 'Industrial',
}

/** The same in the legend. */
export const SHORT_TYPES: Readonly<Record<BuildingType, string>> = { ...TYPE_NAMES, mixed: 'Mixed' }

/** What a kind of building is good for, in one line. */
export const TYPE_NOTES: Readonly<Record<BuildingType, string>> = {
  residential: '$2 a round, 2 points for each pip; raised by brown Goods',
  commercial: '$1 a round, 1 point for each pip; raised by blue Goods',
  mixed: '$2 a round, 3 points; its die stays 1',
  leisure: '2 points for each pip, if you own more of them; raised by red Goods',
  parking: 'one passenger on the other side’s trains each time; 1 point for each pip',
  'town-hall': 'two Goods count as one; lets you raise Industrial and Parking; 1 point',
  industrial: '$1 a round, a Factory card; 1 point for each pip; raising it pollutes',
}

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = { brown: 'brown', blue: 'blue', red: 'red' }

export const LINK_NAMES: Readonly<Record<Link, string>> = { top: 'top', right: 'right', bottom: 'bottom', left: 'left' }

interface ActionWords {
  /** On the card. */
  readonly short: string
  /** What it does, in one sentence. */
  readonly does: string
}

export const ACTION_WORDS: Readonly<Record<Action, ActionWords>> = {
  'exchange-2': { short: '$2 for 1', does: 'Buy Profit at $2 each, as much as you like.' },
  'exchange-3': { short: '$3 for 1', does: 'Buy Profit at $3 each, as much as you like.' },
  'add-train': { short: 'Train', does: 'A train with one passenger for a Factory card of yours without one.' },
  'passenger-owned': { short: 'Board', does: 'One more passenger on a train of yours, to 6.' },
  'passenger-unowned': {
    short: 'Ride',
    does: 'A cube of yours on the other side’s trains, one for each Parking.',
  },
  'move-one': { short: 'Move 1', does: 'A train of yours moves one link. May be claimed twice running.' },
  'move-two': { short: 'Move 2', does: 'A train of yours moves two links. Once a round.' },
  produce: { short: 'Produce', does: 'Make Goods at the market’s prices, as many as you like.' },
  'upgrade-residential': { short: 'Raise R', does: 'Raise Residential buildings, a brown Good a level.' },
  'upgrade-commercial': { short: 'Raise C', does: 'Raise Commercial buildings, a blue Good a level.' },
  'upgrade-leisure': { short: 'Raise L', does: 'Raise Leisure buildings, a red Good a level.' },
  'upgrade-industrial': { short: 'Raise I', does: 'Raise Industrial buildings, any Good a level. Needs a Town Hall.' },
  'upgrade-any': { short: 'Any, $3', does: 'Raise one building, $3 a level.' },
  'reduce-pollution': { short: 'Clean', does: 'Lower the pollution by 1.' },
}

export const ROW_NAMES: Readonly<Record<ChartRow | ArchieAction, string>> = {
  exchange: 'Exchange',
  'add-train': 'Train',
  'passenger-owned': 'Board',
  'passenger-unowned': 'Ride',
  'move-one': 'Move 1',
  'move-two': 'Move 2',
  produce: 'Produce',
  'upgrade-specific': 'Raise a kind',
  'upgrade-any': 'Any, $3',
  'reduce-pollution': 'Clean',
}

export const HINDRANCES: Readonly<Record<Hindrance | 'noIcon', string>> = {
  noIcon: 'no free icon',
  noCapital: 'too little Capital',
  everyFactoryHasTrain: 'every Factory has its train',
  noTrain: 'no train',
  trainsFull: 'every train is full',
  noOtherTrain: 'the other side has no train',
  otherTrainsFull: 'their trains are full',
  noStation: 'no Parking',
  noCube: 'no cube left',
  nothingToProduce: 'tracks full, or too little Capital',
  nothingToUpgrade: 'nothing to raise',
  noTownHall: 'no Town Hall',
  pollutionFull: 'pollution is at its highest',
  noPollution: 'no pollution',
}

/** The same where there is room for two words only. */
export const SHORT_HINDRANCES: Readonly<Record<Hindrance, string>> = {
  noCapital: 'needs $',
  everyFactoryHasTrain: 'all taken',
  noTrain: 'no train',
  trainsFull: 'all full',
  noOtherTrain: 'no train',
  otherTrainsFull: 'all full',
  noStation: 'needs a P',
  noCube: 'no cube',
  nothingToProduce: 'no room/$',
  nothingToUpgrade: 'no use',
  noTownHall: 'needs a T',
  pollutionFull: 'at highest',
  noPollution: 'none',
}

export const LINE_NAMES: Readonly<Record<ScoreLine, string>> = {
  ...TYPE_NAMES,
  profit: 'Profit',
  bank: 'Bank',
  pollution: 'Pollution',
}
