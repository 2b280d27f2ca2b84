// Cubes arriving in holds: RULES.md TTN-35 to TTN-46. Gains are resolved one by one. When a hold is full its owner decides, even in
// another player's turn.

import type { Refusal, Seat } from '@tableworks/kernel'
import { zoneId } from '../data/crater.ts'
import { type Cube, CUBES } from '../data/cubes.ts'
import { canDiscard, canTakeTholins, freeCells } from '../readings/hold.ts'
import { canPurge } from '../readings/purge.ts'
import type { Effect, Frames, PurgeCause, State } from '../state.ts'
import { decide, type Flow, passage } from '../steps.ts'
import { carryOutFloating, isFloating, offerFloating, unofferedFloating } from './floating.ts'

export const effects = passage('effects', (g, { queue, onTurn }, flow) => {
  for (let effect = queue.shift(); effect !== undefined; effect = queue.shift()) {
    const { seat, what, count, cause, zone } = effect
    if (what === 'purge') {
      if (!canPurge(g, seat)) continue
      if (count > 1) queue.unshift({ ...effect, count: count - 1 })
      return flow.call('purge', { seat, cause: cause as PurgeCause, zone: zoneId(zone) })
    }
    const left = receive(g, effect as Gain, flow)
    if (left > 1) queue.unshift({ ...effect, count: left - 1 })
    if (left > 0) return flow.call('overflow', overflowOf(effect as Gain, onTurn))
  }
  return flow.end()
})

/** Cubes of one kind that arrive in a hold. */
export type Gain = Effect & { readonly what: Cube }

/** Puts cubes in the hold while there's room and returns how many don't fit. Tholins that don't fit are lost. */
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

/** Cubes from a well are reported as extracted because they belong to no turn. */
function tellGain({ seat, incoming: cube, cause, zone }: Told, count: number, flow: Flow): void {
  if (cause === 'well') flow.tell?.({ kind: 'extracted', seat, cube, zone })
  else flow.tell?.({ kind: 'gained', seat, cube, count, cause, zone })
}
type Told = Omit<Frames['overflow'], 'onTurn'>

export const overflowOf = ({ seat, what, cause, zone }: Gain, onTurn: Seat | null): Frames['overflow'] => ({
  seat,
  incoming: what,
  cause,
  zone: zoneId(zone),
  onTurn,
})

const DISCARDS = CUBES.map(cube => ({ cube }))

/** TTN-44, TTN-45. On the seat's own turn an order can also make room (TTN-78). */
export const overflow = decide('overflow', {
  takesOnlyOption: true,

  offers(g, { seat, incoming, onTurn }, offer, why) {
    for (const discard of DISCARDS) {
      const { cube } = discard
      offer(discard, canDiscard(g, seat, incoming, cube) ? null : why && cannotDiscard(cube))
    }
    if (seat === onTurn) offerFloating(g, seat, offer, why)
  },

  unoffered: (_g, { seat, onTurn }, option) =>
    isFloating(option) && seat === onTurn ? unofferedFloating(option) : NOT_YOUR_TURN,

  choose(g, frame, option, flow) {
    const { seat, incoming } = frame
    if (isFloating(option)) {
      carryOutFloating(g, seat, option, flow)
      if (freeCells(g, seat) === 0) return flow.again() // An Objective doesn't make room.
      g.hold[incoming][seat] += 1
      tellGain(frame, 1, flow)
      return flow.end()
    }
    const { cube } = option
    g.hold[incoming][seat] += 1
    g.hold[cube][seat] -= 1 // The new cube itself may be discarded, which is the same as not taking it.
    flow.tell?.({ kind: 'discarded', seat, cube, incoming })
    if (cube !== incoming) tellGain(frame, 1, flow)
    return flow.end()
  },
})

const cannotDiscard = (cube: Cube): Refusal =>
  cube === 'tholins' ? { because: 'keepsTholins', rule: 'TTN-45' } : { because: 'noSuchCube', rule: 'TTN-44', cube }

const NOT_YOUR_TURN: Refusal = { because: 'onlyInOwnTurn', rule: 'TTN-78' }
