// Every sentence of the board, the player aid and the gallery. What the rules say themselves (prompts, facts, reasons)
// stands in the game's own words.

import type { Action } from '../data/action-cards.ts'
import type { ArchieAction, ChartRow } from '../data/archie.ts'
import type { BuildingType } from '../data/buildings.ts'
import type { Colour, Link } from '../data/factories.ts'
import type { Source } from '../data/source.ts'
import type { Hindrance } from '../facts.ts'
import type { EstimateLine } from './reading/estimate.ts'

const ordinal = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`

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
  'upgrade-any': { short: 'Raise any', does: 'Raise one building, $3 a level.' },
  'reduce-pollution': { short: 'Clean up', does: 'Lower the pollution by 1.' },
}

export const ROW_NAMES: Readonly<Record<ChartRow | ArchieAction, string>> = {
  exchange: 'exchange',
  'add-train': 'add a train',
  'passenger-owned': 'own passenger',
  'passenger-unowned': 'ride along',
  'move-one': 'move one',
  'move-two': 'move two',
  produce: 'produce',
  'upgrade-specific': 'raise one kind',
  'upgrade-any': 'raise any',
  'reduce-pollution': 'clean up',
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
  pollutionFull: 'pollution is at 13',
  noPollution: 'no pollution',
}

/** The same where there is room for two words only. */
export const SHORT_HINDRANCES: Readonly<Record<Hindrance, string>> = {
  noCapital: 'too little $',
  everyFactoryHasTrain: 'all have one',
  noTrain: 'no train',
  trainsFull: 'all full',
  noOtherTrain: 'no train',
  otherTrainsFull: 'all full',
  noStation: 'needs a P',
  noCube: 'no cube',
  nothingToProduce: 'no room or $',
  nothingToUpgrade: 'no use',
  noTownHall: 'needs a T',
  pollutionFull: 'at 13',
  noPollution: 'none',
}

export const LINE_NAMES: Readonly<Record<EstimateLine, string>> = {
  ...TYPE_NAMES,
  profit: 'Profit',
  bank: 'Bank',
  pollution: 'Pollution',
}

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  seed: 'rulebook',
  found: 'found',
  recalled: 'recalled',
  reconstructed: 'reconstructed',
}

export const SAY = {
  board: 'Empire Planner',
  city: 'The City',
  block: (block: number) => `Block ${block}`,
  space: (name: string, type: string) => `${name} ${type}`,
  free: (max: number) => `free, to ${max}`,
  ownedBy: (name: string, die: number, max: number) => `${name}’s, ${die} of ${max}`,
  cost: (cost: number) => `$${cost}`,
  upTo: (max: number) => `to ${max}`,
  legend: 'Buildings',
  notes: (name: string, type: string, max: number, note: string) => `${name} ${type} (to ${max}): ${note}.`,

  round: (round: number, of: number) => `Round ${round} of ${of}`,
  year: (year: number) => `Year ${year}`,
  years: 'Years',
  beforeFirst: 'Before the first round',
  phase: { building: 'Building', actions: 'Actions', gains: 'Gains', over: 'The end' },
  orderNow: (first: string, second: string) => `${first}, then ${second}`,
  order: 'Order',
  nextFirst: (name: string) => `${name} would be first next round`,
  claims: 'Claims',
  claimOpen: (claim: number) => `${ordinal(claim)} claim`,
  claimOf: (claim: number, name: string) => `Claim ${claim} of 4: ${name}`,

  dice: 'Dice',
  diceRest: 'No dice are rolled now.',
  diceHow: 'One names the block, one the building, one the price.',
  diceReroll: 'Press a die to roll it again for $2.',
  roles: { block: 'block', number: 'building', cost: 'price' },
  die: (face: number) => `Die ${face}`,
  dieCost: 'roll again $2',
  rolledBy: (name: string) => `${name}’s dice`,

  actionCards: 'Action cards',
  card: (card: string) => `Card ${card}`,
  icon: (id: string, short: string) => `${id}, ${short}`,
  markerOf: (name: string) => `${name}’s marker`,
  useless: (why: string) => `no effect now: ${why}`,
  mayRepeat: 'again',
  mayRepeatLong: 'May be claimed for both actions.',
  onceARound: 'once',
  onceUsed: 'You have moved two in this round.',
  noCards: 'The Action cards are laid aside.',
  deck: (left: number) => `Deck: ${left} left`,
  deckSet: (cards: readonly string[]) => (cards.length === 0 ? 'none' : cards.join(' ')),
  deckNext: 'still in the deck',
  reshuffle: (rounds: number) =>
    rounds === 0
      ? 'all eight are shuffled after this round'
      : `shuffled after ${rounds === 1 ? '1 more round' : `${rounds} more rounds`}`,
  lastRound: 'no more cards: last round',

  market: 'Market',
  marketDie: (die: number) => `market die ${die}`,
  marketNone: 'not rolled yet',
  price: (colour: string, price: number) => `${colour} $${price}`,
  dieFace: 'Die',

  factories: 'Factories',
  forSale: 'For sale',
  soldOut: 'All sold.',
  factory: (name: string) => name,
  makes: (colour: string, track: number) => `${colour}, to ${track}`,
  makesNothing: 'no Goods',
  goodsOn: (goods: number, track: number) => `${goods} of ${track} Goods`,
  links: (count: number) => `${count} links`,
  startsAt: (link: string) => `start ${link}`,
  train: (die: number, link: string, left: number) => `train ${die} on the ${link} link, ${left} to go`,
  noTrain: 'no train',
  toGo: (left: number) => (left === 1 ? '1 link to go' : `${left} links to go`),
  home: (amount: number) => `home: $${amount}`,
  ridersPay: (cubes: number, amount: number) => `${cubes === 1 ? '1 cube' : `${cubes} cubes`} $${amount}`,
  riders: (cubes: number, name: string) => `${cubes} of ${name}’s`,
  trainFull: 'full',

  tracks: 'Tracks',
  capital: 'Capital',
  profit: 'Profit',
  overage: (extra: number) => `50 + ${extra}`,
  pollution: 'Pollution',
  pollutionAt: (value: number) => `${value} of 13`,
  pays: (name: string, points: number) => `${name} −${points}`,
  nobodyPays: 'Equal Industrial buildings: nobody pays.',
  marks: (name: string, value: number) => `${name} ${value}`,

  side: (name: string) => name,
  buildings: 'Buildings',
  ofNine: (count: number) => `${count}/9`,
  income: 'Income',
  perRound: (income: number) => `+$${income}`,
  goods: 'Goods',
  cubes: 'Cubes',
  cubesIn: (supply: number) => `${supply} free`,
  cubesOut: { tracks: 'tracks', marker: 'marker', overage: 'over $50', riding: 'riding' },
  townHalls: (count: number) =>
    count === 0 ? 'I and P cannot rise' : `raises I, P; ${count === 1 ? '1 pair' : `${count} pairs`} an action`,
  parkings: (count: number) =>
    count === 0 ? 'cannot ride along' : `rides with ${count === 1 ? '1 cube' : `${count} cubes`}`,
  estimate: 'If it ended now',
  leisureAhead: 'majority',
  leisureTied: 'no majority',
  leisureBehind: 'other side leads',
  startPlayer: 'Start Player',
  goesFirst: 'first this round',

  archie: 'Archie’s chart',
  archieBuilds: (round: number | null, now: boolean) =>
    now ? 'builds in this round' : round === null ? 'builds no more' : `builds next in round ${round}`,
  archieRests: 'rests',
  archieDice: 'His dice',
  archieStep: {
    block: (face: number) => `block ${face}`,
    number: (face: number) => `building ${face}`,
    passed: (spaces: string) => `past ${spaces}`,
    value: (face: number, die: number) => (face === die ? `value ${die}` : `value ${face}, kept to ${die}`),
    built: (space: string, type: string) => `${space} ${type}`,
    took: (factory: string) => `takes the ${factory}`,
  },
  archieRow: (row: string) => `You claimed “${row}”`,
  archieWaits: 'He answers your next claim from this chart, first choice that he can use.',
  archieIdle: (icon: string) => `nothing suits: blocks ${icon}`,
  choice: (rank: number, action: string) => `${ordinal(rank)} choice: ${action}`,
  chosen: 'taken',
  youClaimed: 'You claim',
  archieCapital: 'his $1 counts 1 at the end',

  jump: 'Go to',
  parts: {
    dice: 'Dice',
    city: 'City',
    cards: 'Actions',
    factories: 'Factories',
    market: 'Market',
    tracks: 'Tracks',
    sides: 'Sides',
  },

  standing: { score: 'Points now', capital: 'Capital', profit: 'Profit', income: 'Income', buildings: 'Buildings' },
  amount: (dollars: number) => `$${dollars}`,
} as const
