// The cycle: RULES.md TTN-11, TTN-29, TTN-31, TTN-51, TTN-91.

import { nextSeat, seatsFrom } from '@tableworks/kernel'
import { DRONES, type Drone } from '../data/pieces.ts'
import { CYCLES, TURNS_PER_CYCLE } from '../meta.ts'
import { coreDrawers, isFinalCycle, rigDrawings } from '../readings/extraction.ts'
import { passage, sequence } from '../steps.ts'
import { prepareRigs } from './prepare.ts'

export const cycle = sequence('cycle', [
  (g, _frame, flow) => {
    g.cycle += 1
    flow.tell?.({ kind: 'cycleBegan', cycle: g.cycle, seat: g.foreman })
    prepareRigs(g, flow)
    return flow.call('deployment', { queue: seatsFrom(g.foreman, g.seats) }) // TTN-24
  },
  (g, _frame, flow) => flow.call('turns', { queue: DRONES.flatMap(() => seatsFrom(g.foreman, g.seats)) }), // TTN-29
  (g, _frame, flow) => {
    g.turn = 0
    if (isFinalCycle(g)) flow.tell?.({ kind: 'finalExtractionBegan' })
    else flow.tell?.({ kind: 'extractionBegan', cycle: g.cycle })
    return flow.call('extract.rigs', { queue: rigDrawings(g), drawn: 0 })
  },
  (g, _frame, flow) => flow.call('extract.core', { queue: coreDrawers(g) }), // the Core comes after all Rigs.
  (g, _frame, flow) => {
    if (g.cycle === CYCLES) return flow.goto('end.score', {})
    g.foreman = nextSeat(g.foreman, g.seats) // TTN-91
    flow.tell?.({ kind: 'becameForeman', seat: g.foreman })
    return flow.goto('cycle', { part: 0 })
  },
])

/** TTN-31: clockwise, four times around the table. */
export const turns = passage('turns', (g, { queue }, flow) => {
  g.turn = TURNS_PER_CYCLE + 1 - Math.ceil(queue.length / g.seats)
  const seat = queue.shift()
  return seat === undefined ? flow.end() : flow.call('turn', { part: 0, seat, drone: g.turn as Drone })
})
