// The table's text: prompts, journal and refusals.

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
  stories: {
    harvested: 'harvests {count} {good}',
    sold: 'sells {count} {good} for ${income}',
    delivered: 'delivers order {order} for ${income}',
  },
  refusals: {
    orderOpen: 'Your store doesn’t hold your order’s goods yet.',
    notYourOrder: 'That isn’t your order.',
    storeFull: 'A harvest is two goods. Your store has room for {room}.',
    tooFew: 'You have {have} {good}.',
  },
  clauses: {
    prompts: { turn: 'SAT-4' },
    facts: { harvested: 'SAT-5', sold: 'SAT-6', delivered: 'SAT-7', drew: 'SAT-7' },
  },
  sheet: { money: 'Money', stock: 'Goods, $1 for two', goods: 'Goods in store' },
  choices: {
    'deliver {order}': 'deliver {order}',
    'harvest {crop}': 'harvest {crop}',
    'sell {count} {good}': 'sell {count} {good}',
  },
  names: { good: { salt: 'salt', timber: 'timber' }, crop: 'good' },
  fields: {
    round: 'round',
    money: 'money',
    store: 'store',
    price: 'price',
    salt: 'salt',
    timber: 'timber',
    count: 'count',
    delivered: 'orders delivered',
    seat: 'seat',
    ownOrder: 'own order',
    hasOrder: 'holds an order',
    inBag: 'orders in the bag',
  },
})
