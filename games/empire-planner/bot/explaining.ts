// Why a bot prefers an action: the parts of a position's value, and the words for a difference in each.

import type { Difference, ValuePart } from '@tableworks/bots'
import { otherSide, type Side } from '../data/pieces.ts'
import { isArchie } from '../readings/sides.ts'
import type { State } from '../state.ts'
import { againstOf, FEATURES, featuresOf, PARTS } from './features.ts'
import type { Weights } from './weights.ts'

/** Features shown as a plain count; the others are shown in points. */
const COUNTED: Readonly<Record<string, (typeof FEATURES)[number]>> = { capital: 'dollars', income: 'pay' }

export function partsOf(g: State, side: Side, weights: Weights): ValuePart[] {
  const features = featuresOf(g, side, weights)
  const amountOf = (name: string) => features[FEATURES.indexOf(name as 'pay')] ?? 0
  const own = FEATURES.slice(0, PARTS).map((name): ValuePart => {
    const worth = amountOf(name)
    if (name === 'order') return { name, ...turnOrder(g, side, worth) }
    return { name, worth, amount: amountOf(COUNTED[name] ?? name) }
  })
  const against = againstOf(g, side, weights)
  return [...own, { name: 'rival', amount: against, worth: 0 - against }]
}

/** The value of going first. The judge counts it for both sides, so it counts twice, but not against Archie. */
function turnOrder(g: State, side: Side, half: number): Omit<ValuePart, 'name'> {
  const worth = isArchie(g, otherSide(side)) ? 0 : 2 * half
  return { amount: worth, worth }
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
