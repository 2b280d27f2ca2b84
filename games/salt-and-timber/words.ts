// What is said at the table.

import { wordsFor } from '@tableworks/kernel'
import type { Options } from './notation.ts'
import type { Fact, Frames } from './state.ts'

export const WORDS = wordsFor<Frames, Options, Fact>()({
  prompts: { turn: 'Harvest two of a good, sell some, or deliver your order.' },
  facts: {
    harvested: '{seat} harvests {count} {good}.',
    sold: '{seat} sells {count} {good} for ${income}.',
    delivered: '{seat} delivers order {order} for ${income}.',
    drew: 'Your next order is {order}.',
  },
  refusals: {
    orderOpen: 'Your store does not hold the goods of your order yet.',
    notYourOrder: 'That is not your order.',
    storeFull: 'A harvest brings two goods; your store has room for {room}.',
    tooFew: 'You have {have} {good}.',
  },
  sheet: { money: 'Money', stock: 'Goods, $1 for two', goods: 'Goods in store' },
})
