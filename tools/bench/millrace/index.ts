// Millrace: a benchmark the size of a euro game. It isn't meant for players, but it fulfils the whole contract.

import { defineGame, seatsOf } from '@tableworks/kernel'
import { CARDS, openBox, STANDARD } from './data.ts'
import { NOTATION, type Options } from './notation.ts'
import { CHOICES, endOfRound, result, round, setup, turn } from './rules.ts'
import { type Fact, type Frames, VARIANTS, type State } from './state.ts'
import { hidden, imagine, type View, view } from './view.ts'
import { WORDS } from './words.ts'

export const millrace = defineGame<State, Frames, Options, Fact, View>({
  id: 'millrace',
  name: 'Millrace',
  rules: 1,
  seats: [2, 3, 4],
  variants: VARIANTS,
  components: STANDARD,
  openBox,
  setup,
  first: ['round', { next: 0 }],
  steps: { round, turn, endOfRound },
  notation: NOTATION,
  words: WORDS,
  view,
  hidden,
  imagine,
  result,
  laws: {
    'every card is in the bag, the row, a hand or on the board': g => {
      const all = [...g.bag, ...g.row, ...g.laid, ...g.hand.flat()]
      return new Set(all).size === CARDS.length && all.length === CARDS.length ? null : all.join(' ')
    },
    'no site has two mills and no edge two canals': g => {
      const sum = (sets: readonly number[]) => sets.reduce((all, set) => all + set, 0)
      const union = (sets: readonly number[]) => sets.reduce((all, set) => all | set, 0)
      const whole = sum(g.mills) === union(g.mills) && sum(g.canals) === union(g.canals)
      return whole && union(g.mills) === sum(Object.values(g.makes))
        ? null
        : `${g.mills.join(' ')}, ${g.canals.join(' ')}`
    },
    'no seat owes money': g => (seatsOf(g.seats).every(seat => g.money[seat] >= 0) ? null : g.money.join(' ')),
  },
  mostChoices: ({ seats, variants }) => variants.rounds * seats * CHOICES,
})
