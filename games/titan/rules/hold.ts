// Cubes on their way to holds: RULES.md TTN-35 to TTN-46. One gain after the other is settled; a full hold asks its owner,
// in anybody's turn.

import { zoneId } from '../data/crater.ts'
import { type Cube, CUBES } from '../data/cubes.ts'
import { canDiscard, canTakeTholins, discardsFor, freeCells } from '../readings/hold.ts'
import type { Effect, Frames, State } from '../state.ts'
import { decide, type Flow, passage } from '../steps.ts'
import { canPurge } from './purge.ts'

export const effects = passage('effects', (g, { queue }, flow) => {
  for (let effect = queue.shift(); effect !== undefined; effect = queue.shift()) {
    const { seat, what, count } = effect
    if (what === 'purge') {
      if (!canPurge(g, seat)) continue
      if (count > 1) queue.unshift({ ...effect, count: count - 1 })
      return flow.call('purge', { seat })
    }
    const left = receive(g, effect as Gain, flow)
    if (left > 1) queue.unshift({ ...effect, count: left - 1 })
    if (left > 0) return flow.call('overflow', overflowOf(effect as Gain))
  }
  return flow.end()
})

/** Cubes of one kind that come to a hold. */
export type Gain = Effect & { readonly what: Cube }

/** Puts cubes in the hold while there is room, and gives how many overflow. Tholins that cannot stay are lost. */
export function receive(g: State, { seat, what, count, cause, zone }: Gain, flow: Flow): number {
  const fitting = Math.min(count, freeCells(g, seat))
  if (fitting > 0) {
    g.hold[what][seat] += fitting
    tellGain({ seat, incoming: what, cause, zone: zoneId(zone) }, fitting, flow)
  }
  const left = count - fitting
  if (left === 0 || what !== 'tholins' || canTakeTholins(g, seat)) return left
  flow.tell?.({ kind: 'lostTholins', seat, count: left })
  return 0
}

/** What comes out of a well is told as extracted: it is no part of anybody's turn. */
function tellGain({ seat, incoming: cube, cause, zone }: Frames['overflow'], count: number, flow: Flow): void {
  if (cause === 'well') flow.tell?.({ kind: 'extracted', seat, cube, zone })
  else flow.tell?.({ kind: 'gained', seat, cube, count, cause, zone })
}

export const overflowOf = ({ seat, what, cause, zone }: Gain): Frames['overflow'] => ({
  seat,
  incoming: what,
  cause,
  zone: zoneId(zone),
})

/** TTN-44, TTN-45 */
export const overflow = decide('overflow', {
  takesOnlyOption: true,

  candidates: () => CUBES.map(cube => ({ cube })),

  bar(g, { seat, incoming }, { cube }) {
    if (canDiscard(g, seat, incoming, cube)) return null
    if (cube === 'tholins') return { because: 'keepsTholins', rule: 'TTN-45' }
    return { because: 'noSuchCube', rule: 'TTN-44', cube }
  },

  options: (g, { seat, incoming }) => discardsFor(g, seat, incoming).map(cube => ({ cube })),

  choose(g, { seat, incoming, cause, zone }, { cube }, flow) {
    g.hold[incoming][seat] += 1
    g.hold[cube][seat] -= 1 // the same cube, if it is the new one that goes
    flow.tell?.({ kind: 'discarded', seat, cube, incoming })
    if (cube !== incoming) tellGain({ seat, incoming, cause, zone }, 1, flow)
    return flow.end()
  },
})
