// The sentences of the board. What the rules say themselves (prompts, facts, reasons) stands in the game's own words.

import { speaker } from '@tableworks/board-kit'

const WORDS = {
  goods: { salt: 'Salt', timber: 'Timber' },
  money: 'Money',
  dollars: '${dollars}',
  prices: 'Prices',
  round: 'Round {round} of {rounds}',
  store: 'Store of {name}',
  market: '{good} market',
  orders: 'Orders',
  ownOrder: 'Your order',
  secretOrder: 'secret order',
  inBag: '{count} in the bag',
  delivered: 'Delivered',
  order: 'Order {id}',
  pays: 'pays',
  tell: {
    market: 'What you could sell',
    sale: '{good}: all {count} for ${dollars}.',
    nothing: 'Your store is empty.',
    ready: 'It pays ${pays}, and you have its goods.',
    missing: 'It pays ${pays}; you still need {salt} salt and {timber} timber.',
  },
} as const

export const say = speaker(WORDS)
