// Titan's entry point.

import { defineGame } from '@tableworks/kernel'
import { openBox, STANDARD } from './data/box.ts'
import type { Fact } from './facts.ts'
import { LAWS } from './laws.ts'
import { LID, mostChoices, NAME, SEATS, VARIANTS } from './meta.ts'
import { NOTATION, type Options } from './notation.ts'
import { cycle, turns } from './rules/cycle.ts'
import { deployment, deployRig, deployZone } from './rules/deployment.ts'
import { droneAct, droneMove, turnDrone } from './rules/drones.ts'
import { extractCore, extractRigs } from './rules/extraction.ts'
import { effects, overflow } from './rules/hold.ts'
import { land, landBase, landing, landPipe, landRig, opening } from './rules/landing.ts'
import { purge } from './rules/purge.ts'
import { endScore, result } from './rules/scoring.ts'
import { turn, turnStart } from './rules/turn.ts'
import { turnUpgrade, upgradeModule } from './rules/upgrade.ts'
import { setup } from './setup.ts'
import { clone, type Frames, type State } from './state.ts'
import { textBoard } from './text-board.ts'
import { UPGRADES } from './upgrades.ts'
import { imagine, type View, view } from './view.ts'
import { WORDS } from './words.ts'

export const game = defineGame<State, Frames, Options, Fact, View>({
  id: 'titan',
  name: NAME,
  rules: 2,
  upgrades: UPGRADES,
  seats: SEATS,
  lid: LID,
  variants: VARIANTS,
  components: STANDARD,
  openBox,
  setup,
  first: ['opening', {}],
  steps: {
    opening,
    landing,
    land,
    'land.base': landBase,
    'land.pipe': landPipe,
    'land.rig': landRig,
    cycle,
    deployment,
    'deploy.rig': deployRig,
    'deploy.zone': deployZone,
    turns,
    turn,
    'turn.start': turnStart,
    'turn.drone': turnDrone,
    'turn.upgrade': turnUpgrade,
    'drone.move': droneMove,
    'drone.act': droneAct,
    'upgrade.module': upgradeModule,
    effects,
    overflow,
    purge,
    'extract.rigs': extractRigs,
    'extract.core': extractCore,
    'end.score': endScore,
  },
  notation: NOTATION,
  // Orders, Objectives and Titanium return to the start of the same turn.
  turns: ['land.base', 'deploy.rig', ['turn.start']],
  chapters: { cycle: 'cycleBegan' },
  series: { Credits: g => g.credits },
  words: WORDS,
  view,
  textBoard,
  imagine,
  result,
  laws: LAWS,
  clone,
  mostChoices,
})
