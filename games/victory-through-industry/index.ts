// Victory Through Industry's entry point.

import { defineGame } from '@tableworks/kernel'
import { openBox, STANDARD } from './data/box.ts'
import type { Fact } from './facts.ts'
import { LAWS } from './laws.ts'
import { LID, mostChoices, NAME, SEATS, VARIANTS } from './meta.ts'
import { NOTATION, type Options } from './notation.ts'
import { answer, counter, reply } from './rules/answers.ts'
import { bankFor } from './rules/bank.ts'
import { buildWhat, pay, site, turn } from './rules/building.ts'
import { draft } from './rules/draft.ts'
import { fulfil, fulfilled } from './rules/fulfilment.ts'
import { game as wholeGame } from './rules/game.ts'
import { laySite, layout, layWhat } from './rules/layout.ts'
import { pickFactory } from './rules/moving-factories.ts'
import { operate } from './rules/operations.ts'
import { produce } from './rules/production.ts'
import { pickProduct, putProduct } from './rules/products.ts'
import { result } from './rules/scoring.ts'
import { suggestions } from './rules/suggestions.ts'
import { relocate, rescue, tearDown } from './rules/tearing-down.ts'
import { handOver, offer, receive, trade, tradeWith } from './rules/trading.ts'
import { move, moves, playerTurn, turns } from './rules/turns.ts'
import { setup } from './setup.ts'
import { clone, type Frames, type State } from './state.ts'
import { textBoard } from './text-board.ts'
import { upgrades } from './upgrades.ts'
import { imagine, type View, view } from './view.ts'
import { WORDS } from './words.ts'

export const game = defineGame<State, Frames, Options, Fact, View>({
  id: 'victory-through-industry',
  name: NAME,
  rules: 2,
  upgrades,
  seats: SEATS,
  lid: LID,
  variants: VARIANTS,
  components: STANDARD,
  openBox,
  setup,
  first: ['game', { part: 0 }],
  passes: { answer: 'decline' },
  standingAnswers: { answer: { 'decline all': 'Decline every offer' } }, // VTI-69: at any time.
  suggestions, // VTI-74
  turns: ['draft', 'layWhat', ['fulfil', 'move', 'move']], // VTI-20: both moves are one turn.
  chapters: { round: 'roundBegan' },
  steps: {
    game: wholeGame,
    draft,
    layout,
    layWhat,
    laySite,
    turns,
    playerTurn,
    fulfil,
    fulfilled,
    moves,
    move,
    produce,
    operate,
    buildWhat,
    pay,
    site,
    turn,
    pickFactory,
    tearDown,
    relocate,
    rescue,
    pickProduct,
    putProduct,
    bankFor,
    tradeWith,
    offer,
    answer,
    counter,
    reply,
    trade,
    handOver,
    receive,
  },
  notation: NOTATION,
  words: WORDS,
  view,
  textBoard,
  imagine,
  result,
  laws: LAWS,
  clone,
  mostChoices,
})
