// Age of Industry: Japan and Minnesota. The game's entry point.

import { defineGame } from '@tableworks/kernel'
import { openBox, STANDARD } from './data/box.ts'
import type { Fact } from './facts.ts'
import { LAWS } from './laws.ts'
import { LID, MOST_CHOICES, NAME, SEATS, VARIANTS } from './meta.ts'
import { NOTATION, type Options } from './notation.ts'
import { action } from './rules/action.ts'
import { build } from './rules/build.ts'
import { develop, discardCard, playCard, takeCard } from './rules/cards.ts'
import { finish, rail } from './rules/rail.ts'
import { result } from './rules/scoring.ts'
import { sell } from './rules/sell.ts'
import { coal, iron, supply } from './rules/supply.ts'
import { endOfTurn, game as wholeGame, turns } from './rules/turn.ts'
import { setup } from './setup.ts'
import { clone, type Frames, type State } from './state.ts'
import { textBoard } from './text-board.ts'
import { hidden, imagine, type View, view } from './view.ts'
import { WORDS } from './words.ts'

export const game = defineGame<State, Frames, Options, Fact, View>({
  id: 'age-of-industry',
  name: NAME,
  rules: 2,
  seats: SEATS,
  lid: LID,
  variants: VARIANTS,
  components: STANDARD,
  openBox,
  setup,
  first: ['game', { part: 0 }],
  steps: {
    game: wholeGame,
    turns,
    endOfTurn,
    action,
    playCard,
    discardCard,
    build,
    supply,
    coal,
    iron,
    finish,
    rail,
    sell,
    develop,
    takeCard,
  },
  notation: NOTATION,
  turns: [['action']], // AOI-8: a seat's two actions are one turn.
  chapters: { round: 'turnBegan' },
  series: { Cash: g => g.cash, Loans: g => g.loans },
  words: WORDS,
  view,
  textBoard,
  hidden,
  imagine,
  result,
  laws: LAWS,
  clone,
  mostChoices: MOST_CHOICES,
})
