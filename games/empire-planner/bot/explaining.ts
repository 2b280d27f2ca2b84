// Why a bot prefers an action: the parts of a position's value, and the words for a difference in each.

import type { Difference, ValuePart } from '@tableworks/bots'
import type { Side } from '../data/pieces.ts'
import { incomeOf } from '../readings/buildings.ts'
import type { State } from '../state.ts'
import { againstOf, PARTS, worthsOf } from './features.ts'
import type { Weights } from './weights.ts'

export function partsOf(g: State, side: Side, weights: Weights): ValuePart[] {
  const worths = worthsOf(g, side, weights)
  const own = PARTS.map((name, i): ValuePart => {
    const worth = worths[i] ?? 0
    return { name, worth, amount: name === 'capital' ? g.capital[side] : name === 'income' ? incomeOf(g, side) : worth }
  })
  const against = againstOf(g, side, weights)
  return [...own, { name: 'rival', amount: against, worth: 0 - against }]
}

export const DIFFERENCES: Readonly<Record<string, Difference>> = {
  profit: { more: '{n} more Profit', less: '{n} less Profit' },
  capital: { more: '${n} more Capital', less: '${n} less Capital' },
  income: { more: '${n} more income a round', less: '${n} less income a round' },
  points: { more: 'your buildings score {n} more', less: 'your buildings score {n} less' },
  hopes: {
    more: 'about {n|point|points} more from Goods and future upgrades',
    less: 'about {n|point|points} less from Goods and future upgrades',
  },
  cards: {
    more: 'Factories, Parking and Town Hall should earn about {n|point|points} more',
    less: 'Factories, Parking and Town Hall should earn about {n|point|points} less',
  },
  fares: {
    more: 'your passengers should earn about {n|point|points} more',
    less: 'your passengers should earn about {n|point|points} less',
  },
  slots: {
    more: 'about {n|point|points} more from dice left to build with',
    less: 'about {n|point|points} less from dice left to build with',
  },
  pollution: {
    more: 'Pollution costs you {n|point|points} less',
    less: 'Pollution costs you {n|point|points} more',
  },
  order: { more: 'a better place in the turn order', less: 'a worse place in the turn order' },
  rival: {
    more: 'your rival’s position counts {n} more against you',
    less: 'your rival’s position counts {n} less against you',
  },
}

/** Choices that only settle how an action is carried out. */
export const DETAILS: readonly string[] = ['build.payment', 'keep', 'done', 'cube.shortage']

/** The kinds of actions, by a fact that identifies each. If several match, the first wins. */
export const THEMES: Readonly<Record<string, string>> = {
  upgraded: 'Upgrades',
  upgradedForCapital: 'Upgrades',
  arrived: 'Trains',
  moved: 'Trains',
  addedTrain: 'Trains',
  boarded: 'Passengers',
  rode: 'Passengers',
  produced: 'Goods',
  exchanged: 'Exchange',
  cleaned: 'Pollution',
  built: 'Building',
  rerolled: 'Dice',
  builtNothing: 'Dice',
  claimed: 'Icons',
}
