// Empire Planner's entry point.

import { defineGame } from '@tableworks/kernel'
import { openBox, STANDARD } from './data/box.ts'
import type { Fact } from './facts.ts'
import { LAWS } from './laws.ts'
import { LID, ARCHIE_NAME, mostChoices, NAME, VARIANTS, SEATS } from './meta.ts'
import { NOTATION, type Options } from './notation.ts'
import { scoreSheet } from './readings/score.ts'
import { actionClaim, actions, actionsCleanup } from './rules/actions.ts'
import { archieAct } from './rules/archie-acting.ts'
import { archieBuild } from './rules/archie-building.ts'
import { buildAssign, buildReroll, buildRoll } from './rules/building.ts'
import { cubeShortage } from './rules/cubes.ts'
import { exchange } from './rules/exchange.ts'
import { buildFactory, buildPayment } from './rules/factory-purchase.ts'
import { gains } from './rules/gains.ts'
import { marketRoll } from './rules/market.ts'
import { passengerOwned, passengerUnowned } from './rules/passengers.ts'
import { reducePollution } from './rules/pollution.ts'
import { produce } from './rules/produce.ts'
import { opening, round } from './rules/round.ts'
import { endScore } from './rules/scoring.ts'
import { addTrain, moveOne, moveTwo } from './rules/trains.ts'
import { upgradeAny } from './rules/upgrade-any.ts'
import { upgradeSpecific } from './rules/upgrade-specific.ts'
import { setup } from './setup.ts'
import { clone, type Frames, type State } from './state.ts'
import { textBoard } from './text-board.ts'
import { imagine, type View, view } from './view.ts'
import { WORDS } from './words.ts'

export const game = defineGame<State, Frames, Options, Fact, View>({
  id: 'empire-planner',
  name: NAME,
  rules: 2,
  seats: SEATS,
  lid: LID,
  variants: VARIANTS,
  components: STANDARD,
  openBox,
  setup,
  first: ['opening', {}],
  steps: {
    opening,
    round,
    'build.roll': buildRoll,
    'build.reroll': buildReroll,
    'build.assign': buildAssign,
    'build.factory': buildFactory,
    'build.payment': buildPayment,
    'market.roll': marketRoll,
    actions,
    'action.claim': actionClaim,
    'act.exchange': exchange,
    'act.addTrain': addTrain,
    'act.passengerOwned': passengerOwned,
    'act.passengerUnowned': passengerUnowned,
    'act.moveOne': moveOne,
    'act.moveTwo': moveTwo,
    'act.produce': produce,
    'act.upgradeSpecific': upgradeSpecific,
    'act.upgradeAny': upgradeAny,
    'act.reducePollution': reducePollution,
    'cube.shortage': cubeShortage,
    'actions.cleanup': actionsCleanup,
    gains,
    'end.score': endScore,
    'archie.build': archieBuild,
    'archie.act': archieAct,
  },
  notation: NOTATION,
  turns: [['build.reroll', 'build.assign'], 'action.claim'],
  chapters: { round: 'roundBegan' },
  series: { Capital: g => g.capital, Profit: g => g.profit },
  words: WORDS,
  view,
  textBoard,
  imagine,
  result: scoreSheet,
  laws: LAWS,
  automata: ({ seats }) => (seats === 1 ? [ARCHIE_NAME] : []),
  clone,
  mostChoices,
})
