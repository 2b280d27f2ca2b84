// The actions behind the icons: what would keep each from having an effect (AMB-16), and how it begins.

import type { Moved } from '@tableworks/kernel'
import type { Action } from '../data/action-cards.ts'
import type { Side } from '../data/pieces.ts'
import type { Hindrance } from '../facts.ts'
import type { Specific, State } from '../state.ts'
import type { Flow } from '../steps.ts'
import { cannotExchange, rateOf2, rateOf3 } from './exchange.ts'
import { cannotBoard, cannotRide } from './passengers.ts'
import { cannotReduce } from './pollution.ts'
import { cannotProduce } from './produce.ts'
import { countOf } from './sides.ts'
import { cannotAddTrain, cannotMove } from './trains.ts'
import { cannotUpgradeAny } from './upgrade-any.ts'
import { cannotUpgradeSpecific } from './upgrade-specific.ts'

interface Act {
  /** Null when the action can do something for this side. */
  hindrance(g: State, side: Side): Hindrance | null
  begin(g: State, seat: Side, flow: Flow): Moved
}

const exchangeAt = (rate: (g: State) => number): Act => ({
  hindrance: (g, side) => cannotExchange(g, side, rate(g)),
  begin: (g, seat, flow) => flow.goto('act.exchange', { seat, rate: rate(g) }),
})

const upgradeOf = (type: Specific): Act => ({
  hindrance: (g, side) => cannotUpgradeSpecific(g, side, type),
  begin: (g, seat, flow) =>
    flow.goto('act.upgradeSpecific', { seat, type, pairs: type === 'industrial' ? 0 : countOf(g, seat, 'town-hall') }),
})

export const ACTS: Readonly<Record<Action, Act>> = {
  'exchange-2': exchangeAt(rateOf2),
  'exchange-3': exchangeAt(rateOf3),
  'add-train': { hindrance: cannotAddTrain, begin: (_g, seat, flow) => flow.goto('act.addTrain', { seat }) },
  'passenger-owned': { hindrance: cannotBoard, begin: (_g, seat, flow) => flow.goto('act.passengerOwned', { seat }) },
  'passenger-unowned': {
    hindrance: cannotRide,
    begin: (_g, seat, flow) => flow.goto('act.passengerUnowned', { seat, boarded: [] }),
  },
  'move-one': { hindrance: cannotMove, begin: (_g, seat, flow) => flow.goto('act.moveOne', { seat, moves: 1 }) },
  'move-two': {
    hindrance: cannotMove,
    // AMB-20: one train takes both links, unless the switch lets two trains share them.
    begin: (g, seat, flow) =>
      g.variants.moveTwoSameTrain ? flow.goto('act.moveTwo', { seat }) : flow.goto('act.moveOne', { seat, moves: 2 }),
  },
  produce: { hindrance: cannotProduce, begin: (_g, seat, flow) => flow.goto('act.produce', { seat }) },
  'upgrade-residential': upgradeOf('residential'),
  'upgrade-commercial': upgradeOf('commercial'),
  'upgrade-leisure': upgradeOf('leisure'),
  'upgrade-industrial': upgradeOf('industrial'),
  'upgrade-any': {
    hindrance: cannotUpgradeAny,
    begin: (_g, seat, flow) => flow.goto('act.upgradeAny', { seat, space: null }),
  },
  'reduce-pollution': {
    hindrance: cannotReduce,
    begin: (_g, seat, flow) => flow.goto('act.reducePollution', { seat }),
  },
}
