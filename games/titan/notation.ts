// Every decision's options as text.

import { notation, openNames, type OptionsIn } from '@tableworks/kernel'
import { ZONE_IDS } from './data/crater.ts'
import { COMMON, CUBES, LOADS } from './data/cubes.ts'
import { OBJECTIVE_IDS } from './data/objectives.ts'
import { ORDER_IDS } from './data/orders.ts'
import { COLOURS, RIG_IDS } from './data/rigs.ts'
import { SLOT_TABLE } from './data/slots.ts'

export const NOTATION = notation(
  {
    zone: ZONE_IDS,
    from: ZONE_IDS,
    // A component set may have its own slots. Their names match this pattern (data/crater-faults.ts).
    slot: openNames(Object.keys(SLOT_TABLE), /[A-Za-z][A-Za-z0-9]*/),
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
