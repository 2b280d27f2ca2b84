// Landing: RULES.md TTN-16 to TTN-22.

import type { Moved, Refusal, Seat } from '@tableworks/kernel'
import { across, craterOf, sideOf, slotOf, touches } from '../data/board.ts'
import { below, isUpper, type Slot, type SlotId, WAYS, type Way, type Zone, ZONE, zoneId } from '../data/crater.ts'
import { DRONES } from '../data/pieces.ts'
import { RIG, rigId } from '../data/rigs.ts'
import { isFree, ownerOf } from '../readings/network.ts'
import { droneNumber } from '../readings/drones.ts'
import { BASE, type Effect, ICE, type State } from '../state.ts'
import { decide, type Flow, passage, sequence } from '../steps.ts'
import { ZONE_OPTION } from './option-lists.ts'
import { layPipe } from './pipes.ts'
import { placeRig, takeFromDisplay, takeTokens } from './rigs.ts'
import { effectsOfPipe } from '../readings/laying.ts'

/** Reports what the set-up drew. */
export const opening = passage('opening', (g, _frame, flow) => {
  flow.tell?.({ kind: 'drewForeman', seat: g.foreman })
  flow.tell?.({ kind: 'revealedRigs', rigs: g.display.map(rigId) })
  flow.tell?.({ kind: 'drewObjectives', objectives: g.objectives })
  if (g.openOrder !== null) flow.tell?.({ kind: 'revealedOrder', order: g.openOrder, left: g.orderPile.length })
  return flow.goto('landing', { landed: 0 })
})

/** TTN-16: the seat to the Foreman's right goes first, then counter-clockwise, with the Foreman last. */
export const landing = passage('landing', (g, frame, flow) => {
  if (frame.landed === g.seats) return flow.goto('cycle', { part: 0 })
  frame.landed += 1
  return flow.call('land', { part: 0, seat: ((g.foreman + g.seats - frame.landed) % g.seats) as Seat })
})

export const land = sequence('land', [
  (_g, { seat }, flow) => flow.call('land.base', { seat }),
  (g, { seat }, flow) => landPipeTo(g, seat, 'left', flow),
  (g, { seat }, flow) => landPipeTo(g, seat, 'right', flow),
  (g, { seat }, flow) => landPipeTo(g, seat, 'down', flow),
  (_g, { seat }, flow) => flow.call('land.rig', { seat }),
])

/** TTN-18: one Pipe each way. Without a free slot (TTN-101, A-7) the Pipe stays in the hold. */
const landPipeTo = (g: State, seat: Seat, way: Way, flow: Flow): Moved | undefined =>
  slotsTo(g, baseOf(g, seat), way).some(slot => isFree(g, slot)) ? flow.call('land.pipe', { seat, way }) : undefined

const slotsTo = (g: State, zone: Zone, way: Way): readonly Slot[] => craterOf(g).slotsTo[way][zone]

/** TTN-17 */
export const landBase = decide('land.base', {
  candidates: g =>
    craterOf(g)
      .zones.filter(isUpper)
      .map(zone => ZONE_OPTION[zone]),

  bar: (g, _frame, { zone }) => barBase(g, ZONE[zone]),

  choose(g, { seat }, { zone: id }, flow) {
    const zone = ZONE[id]
    g.base[seat] = zone
    g.site[zone] = BASE
    g.network[zone] |= 1 << seat // TTN-12
    for (const drone of DRONES) g.droneAt[droneNumber(seat, drone)] = zone
    flow.tell?.({ kind: 'landed', seat, zone: id })
    return flow.goto('effects', { queue: depositEffects(g, seat, zone), onTurn: null })
  },
})

/** all three Pipes and the Rig below must be possible. In the variant (TTN-101), only the Rig must be. */
function barBase(g: State, zone: Zone): Refusal | null {
  const id = zoneId(zone)
  if (!craterOf(g).isOpen[zone]) return { because: 'zoneClosed', rule: 'TTN-2', zone: id }
  if (!isUpper(zone)) return { because: 'notUpper', rule: 'TTN-17', zone: id }
  if (g.site[zone] === BASE) return { because: 'baseHere', rule: 'TTN-17', zone: id }
  if (g.variants.landBesideRock !== true && WAYS.some(way => slotsTo(g, zone, way).length === 0))
    return { because: 'besideRock', rule: 'TTN-18', zone: id }
  if (g.site[below(zone)] === ICE) return { because: 'iceBelow', rule: 'TTN-20', zone: id }
  return null
}

/** TTN-22: during landing, tokens go to the hold. */
const depositEffects = (g: State, seat: Seat, zone: Zone): Effect[] =>
  takeTokens(g, zone).map(what => ({ seat, what, count: 1, cause: 'token', zone }))

/** TTN-18, TTN-19, A-7: the landing player picks the lane in each direction. */
export const landPipe = decide('land.pipe', {
  takesOnlyOption: true,

  candidates: (g, { seat, way }) => slotsTo(g, baseOf(g, seat), way).map(slot => g.box.slots.option[slot]),

  bar: (g, { seat, way }, { slot }) => barLandingPipe(g, seat, way, slot),

  choose(g, { seat }, { slot: id }, flow) {
    const slot = slotOf(g, id)
    const from = baseOf(g, seat)
    const to = across(g, slot, from)
    g.holdPipes[seat] -= 1
    layPipe(g, seat, slot, from)
    flow.tell?.({
      kind: 'laidLandingPipe',
      seat,
      slot: id,
      side: sideOf(g, slot),
      from: zoneId(from),
      to: zoneId(to),
    })
    return flow.goto('effects', { queue: effectsOfPipe(g, seat, slot, to), onTurn: null })
  },
})

function barLandingPipe(g: State, seat: Seat, way: Way, id: SlotId): Refusal | null {
  const slot = slotOf(g, id)
  if (!touches(g, slot, baseOf(g, seat))) return { because: 'notAtBase', rule: 'TTN-18', slot: id }
  if (!slotsTo(g, baseOf(g, seat), way).includes(slot)) return { because: 'otherWay', rule: 'TTN-18', slot: id, way }
  if (!isFree(g, slot)) return { because: 'slotTaken', rule: 'TTN-32', slot: id, owner: ownerOf(g.pipes[slot]) }
  return null
}

const baseOf = (g: State, seat: Seat): Zone => g.base[seat] as Zone

/** TTN-20, TTN-21 */
export const landRig = decide('land.rig', {
  candidates: g => g.display.map(rig => ({ rig: rigId(rig) })),

  bar: (g, _frame, { rig }) => (g.display.includes(RIG[rig]) ? null : { because: 'notFaceUp', rule: 'TTN-20', rig }),

  choose(g, { seat }, { rig: id }, flow) {
    const rig = RIG[id]
    const zone = below(baseOf(g, seat))
    takeFromDisplay(g, rig)
    const placed = placeRig(g, seat, rig, zone)
    flow.tell?.({ kind: 'placedLandingRig', ...placed })
    const iced = below(zone)
    g.site[iced] = ICE
    flow.tell?.({ kind: 'placedIce', seat, zone: zoneId(iced) })
    return flow.goto('effects', { queue: depositEffects(g, seat, zone), onTurn: null })
  },
})
