// The options of every decision, as text.

import { notation, type OptionsIn } from '@tableworks/kernel'
import { SLOT_IDS, ZONE_IDS } from './data/crater.ts'
import { COMMON, CUBES, LOADS } from './data/cubes.ts'
import { OBJECTIVE_IDS } from './data/objectives.ts'
import { ORDER_IDS } from './data/orders.ts'
import { COLOURS, RIG_IDS } from './data/rigs.ts'

export const NOTATION = notation(
  {
    zone: ZONE_IDS,
    from: ZONE_IDS,
    slot: SLOT_IDS,
    rig: RIG_IDS,
    resource: COMMON,
    cube: CUBES,
    load: LOADS,
    colour: COLOURS,
    order: ORDER_IDS,
    objective: OBJECTIVE_IDS,
  },
  {
    'land.base': ['base {zone}'],
    'land.pipe': ['pipe {slot}'],
    'land.rig': ['rig {rig}'],
    'deploy.rig': ['deploy {rig}'],
    'deploy.zone': ['on {zone}'],
    'turn.start': [
      'pipe {slot} from {from}',
      'recover {resource}',
      'lose pipe',
      'titanium',
      'order {order}',
      'objective {objective}',
    ],
    'turn.drone': ['drone', 'skip drone', 'order {order}', 'objective {objective}'],
    'turn.upgrade': ['upgrade {zone}', 'end turn', 'order {order}', 'objective {objective}'],
    'drone.move': ['stay', 'move {zone}'],
    'drone.act': ['no action', 'load {load}', 'drop', 'destroy {slot}'],
    'upgrade.module': ['module {colour}'],
    overflow: ['discard {cube}', 'order {order}', 'objective {objective}'],
    purge: ['hold', 'well {zone}', 'none'],
  },
)
export type Options = OptionsIn<typeof NOTATION>
