// The first step of the action behind each icon.

import type { Moved } from '@tableworks/kernel'
import type { Action } from '../data/action-cards.ts'
import type { Side } from '../data/pieces.ts'
import { exchangeRate } from '../readings/market.ts'
import { pairsFor } from '../readings/upgrading.ts'
import type { Specific, State } from '../state.ts'
import type { Flow } from '../steps.ts'

type Begin = (g: State, seat: Side, flow: Flow) => Moved

const exchangeAt =
  (icon: 'exchange-2' | 'exchange-3'): Begin =>
  (g, seat, flow) =>
    flow.goto('act.exchange', { seat, rate: exchangeRate(g, icon) })

const upgradeOf =
  (type: Specific): Begin =>
  (g, seat, flow) =>
    flow.goto('act.upgradeSpecific', { seat, type, pairs: pairsFor(g, seat, type) })

export const BEGIN: Readonly<Record<Action, Begin>> = {
  'exchange-2': exchangeAt('exchange-2'),
  'exchange-3': exchangeAt('exchange-3'),
  'add-train': (_g, seat, flow) => flow.goto('act.addTrain', { seat }),
  'passenger-owned': (_g, seat, flow) => flow.goto('act.passengerOwned', { seat }),
  'passenger-unowned': (_g, seat, flow) => flow.goto('act.passengerUnowned', { seat, boarded: [] }),
  'move-one': (_g, seat, flow) => flow.goto('act.moveOne', { seat, moves: 1 }),
  // AMB-20: one train moves both links. A variant lets two trains share them.
  'move-two': (g, seat, flow) =>
    g.variants.moveTwoSameTrain ? flow.goto('act.moveTwo', { seat }) : flow.goto('act.moveOne', { seat, moves: 2 }),
  produce: (_g, seat, flow) => flow.goto('act.produce', { seat }),
  'upgrade-residential': upgradeOf('residential'),
  'upgrade-commercial': upgradeOf('commercial'),
  'upgrade-leisure': upgradeOf('leisure'),
  'upgrade-industrial': upgradeOf('industrial'),
  'upgrade-any': (_g, seat, flow) => flow.goto('act.upgradeAny', { seat, space: null }),
  'reduce-pollution': (_g, seat, flow) => flow.goto('act.reducePollution', { seat }),
}
