// Salt and Timber: the small game that the docs and the kernel tests use.

import { defineGame, seatsOf } from '@tableworks/kernel'
import { openBox, ORDER_IDS, STANDARD } from './data.ts'
import { NOTATION, type Options } from './notation.ts'
import { result, round, setup, turn } from './rules.ts'
import { type Fact, type Frames, VARIANTS, type State } from './state.ts'
import { hidden, imagine, type View, view } from './view.ts'
import { WORDS } from './words.ts'

export const game = defineGame<State, Frames, Options, Fact, View>({
  id: 'salt-and-timber',
  name: 'Salt and Timber',
  rules: 1,
  seats: [2, 3, 4],
  lid: { minutes: [10, 15], weight: 1 },
  variants: VARIANTS,
  components: STANDARD,
  openBox,
  setup,
  first: ['round', { next: 0 }],
  steps: { round, turn },
  notation: NOTATION,
  turns: ['turn'],
  series: { Money: g => g.money },
  words: WORDS,
  view,
  hidden,
  imagine,
  result,
  laws: {
    'every order is in the bag, in a hand or delivered': g => {
      const all = [...g.bag, ...g.order.filter(id => id !== null), ...g.delivered]
      return new Set(all).size === ORDER_IDS.length && all.length === ORDER_IDS.length ? null : all.join(' ')
    },
    'no player owes money or goods': g =>
      seatsOf(g.seats).every(seat => Math.min(g.money[seat], g.store.salt[seat], g.store.timber[seat]) >= 0)
        ? null
        : 'less than 0',
  },
  mostChoices: 40,
})
