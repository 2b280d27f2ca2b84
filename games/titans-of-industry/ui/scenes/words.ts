// The scenes' sentences.

import { speaker } from '@tableworks/board-kit'

const WORDS = {
  ages: 'ends of ages',
  rounds: 'ends of rounds',
  ageAgain: 'How the age ended',
  roundAgain: 'The round in numbers',
  title: 'The end of Age {age}',
  roundTitle: 'The end of round {round}',

  sold: 'Goods sold',
  wants: 'Consumers want {demand}, {cubes|cube is|cubes are} on offer.',
  sells: '{sells} of {cubes} {sells?sells|sell}, ${price} each',
  sellsNone: 'none of {cubes} sells',
  cut: '{demand} wanted, {sold} bought',
  why: {
    nobodyOffers: 'No goods here. Consumers wanted {demand}.',
    nothingWanted: 'No real estate wants these goods yet, so nothing sells.',
    allSell: 'There is enough demand for everything on offer.',
    cheapest: 'The cheapest sell first, up to ${price}.',
    shared: '{names} ask the same price, so they sell one cube each in turn until demand is met.',
    loyal: 'Consumers see {name}’s cubes as ${less} cheaper.',
  },
  couldHave: 'At ${price} or less you would have sold {sells} here.',

  unsold: 'Unsold goods',
  unsoldTitle: 'Unsold cubes go back to their owners',
  unsoldNone: 'Everything was sold.',
  kept: '{name} keeps {cubes|unsold cube|unsold cubes}.',
  recycled: '{name} gets ${income} for unsold cubes.',

  share: 'Market share',
  shareTitle: 'One share for each cube sold and each real estate card',

  domination: 'Domination',
  dominationTitle: 'Five shares for the most in each field',
  dominates: '{name} dominates {field}.',

  payment: 'Payment',
  paymentTitle: 'Consumers pay your price for every cube they bought',

  brought: 'Age {age} in numbers',
  roundBrought: 'Round {round} in numbers',
  before: 'Before',
  soldRow: 'Goods sold, 1 each',
  advertising: 'Advertising',
  estate: 'Real estate cards, 1 each',
  most: 'Most in {field}',
  mostTied: 'Most in {field}, tied',
  leading: '{count}: +{share}',
  shareNow: 'Market share now',
  shareHead: 'Market share',
  moneyHead: 'Money',
  consumersPay: 'Consumers pay',
  recycling: 'Recycling',
  returned: 'Unsold, back to the supply',
  moneyNow: 'Money now',
  soldSoFar: 'Sold so far',
  book: 'Grid',
  wanted: '{grid}, wants {demand}',

  rent: 'Rent',
  playersPay: 'Sold to players',
  spent: 'Everything else',
  forecast: 'Would sell if the age ended now',

  next: 'Age {age}: {advancements} are for sale. {name} starts.',
  onward: 'Continue to Age {age}',
  toScores: 'See the scores',
  gameOver: 'The third age is over: Titans are revealed and the final scores counted.',
} as const

export const tell = speaker(WORDS)
