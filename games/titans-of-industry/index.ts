// The entry point for Titans of Industry.

import { defineGame } from '@tableworks/kernel'
import { openBox, STANDARD } from './data/box.ts'
import type { Fact } from './facts.ts'
import { LAWS } from './laws.ts'
import { LID, mostChoices, NAME, VARIANTS, SEATS } from './meta.ts'
import { NOTATION, type Options } from './notation.ts'
import { action } from './rules/action.ts'
import { advance, extraShift } from './rules/advancements.ts'
import { discards, endOfAge, keepUnsold } from './rules/age-end.ts'
import { buy, chooseSeller, chooseSubstitute } from './rules/buying.ts'
import { grow } from './rules/facilities.ts'
import { choosePrice, placeGoods, reprice, telegraph } from './rules/placing.ts'
import { chooseCard, chooseWaiver, realEstate } from './rules/real-estate.ts'
import { game as wholeGame, round, rounds, turn } from './rules/round.ts'
import { result } from './rules/scoring.ts'
import { drawTitans, firstTitans, keepTitan } from './rules/titans.ts'
import { setup } from './setup.ts'
import { clone, type Frames, type State } from './state.ts'
import { textBoard } from './text-board.ts'
import { hidden, imagine, type View, view } from './view.ts'
import { WORDS } from './words.ts'

export const game = defineGame<State, Frames, Options, Fact, View>({
  id: 'titans-of-industry',
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
    firstTitans,
    keepTitan,
    rounds,
    round,
    turn,
    telegraph,
    action,
    grow,
    advance,
    extraShift,
    realEstate,
    chooseWaiver,
    buy,
    chooseSubstitute,
    chooseSeller,
    chooseCard,
    placeGoods,
    choosePrice,
    reprice,
    drawTitans,
    endOfAge,
    discards,
    keepUnsold,
  },
  notation: NOTATION,
  turns: [['telegraph', 'action']],
  passes: { telegraph: 'skip' },
  chapters: { age: 'revealed', round: 'roundBegan' },
  series: { Money: g => g.money },
  words: WORDS,
  view,
  textBoard,
  hidden,
  imagine,
  result,
  laws: LAWS,
  clone,
  mostChoices,
})
