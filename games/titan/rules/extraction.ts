// Extraction: RULES.md TTN-87 to TTN-93. A Tholins that doesn't fit in the hold stays in the well or the Core, and the draw is
// used up.

import { CORE, zoneId } from '../data/crater.ts'
import type { Load } from '../data/cubes.ts'
import { isFinalCycle, nextDraw } from '../readings/extraction.ts'
import type { Drawing, State } from '../state.ts'
import { passage } from '../steps.ts'
import { type Gain, overflowOf, receive } from './hold.ts'

/** TTN-87. The final extraction empties a well of Tholins (TTN-92, A-48). */
export const extractRigs = passage('extract.rigs', (g, frame, flow) => {
  for (let drawing = frame.queue[0]; drawing !== undefined; drawing = frame.queue[0]) {
    const cube = nextDraw(g, drawing.seat, drawing.zone, frame.drawn, isFinalCycle(g))
    if (cube === null || cube === 'noRoom') {
      if (cube === 'noRoom') flow.tell?.({ kind: 'foundNoRoom', seat: drawing.seat, zone: zoneId(drawing.zone) })
      frame.queue.shift()
      frame.drawn = 0
      continue
    }
    frame.drawn += 1
    const gain = drawn(g, drawing, cube)
    if (receive(g, gain, flow) > 0) return flow.call('overflow', overflowOf(gain, null))
  }
  return flow.end()
})

/** TTN-89, TTN-90 */
export const extractCore = passage('extract.core', (g, { queue }, flow) => {
  for (let seat = queue.shift(); seat !== undefined; seat = queue.shift()) {
    const cube = nextDraw(g, seat, CORE, 0, false)
    if (cube === 'noRoom') flow.tell?.({ kind: 'foundNoRoom', seat, zone: zoneId(CORE) })
    if (cube === null || cube === 'noRoom') continue
    const gain = drawn(g, { seat, zone: CORE }, cube)
    if (receive(g, gain, flow) > 0) return flow.call('overflow', overflowOf(gain, null))
  }
  return flow.end()
})

/** Removes a cube from the well or the Core, as a gain for the seat. */
function drawn(g: State, { seat, zone }: Drawing, cube: Load): Gain {
  g[cube][zone] -= 1
  return { seat, what: cube, count: 1, cause: 'well', zone }
}
