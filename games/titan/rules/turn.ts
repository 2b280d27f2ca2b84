// The turn: RULES.md TTN-30 to TTN-42, TTN-64, TTN-86. Its stages are Titanium, mandatory action, Drone and upgrade; orders and
// Objectives are possible in all of them.

import type { Bar, Offer, Refusal, Seat } from '@tableworks/kernel'
import { across, craterOf, sideOf, slotId, slotOf, touches } from '../data/board.ts'
import { type Slot, type SlotId, type Zone, ZONE, zoneId } from '../data/crater.ts'
import { COMMON, type Common } from '../data/cubes.ts'
import type { Options } from '../notation.ts'
import { effectsOfPipe } from '../readings/laying.ts'
import { isFree, isInNetwork, ownerOf } from '../readings/network.ts'
import type { State } from '../state.ts'
import { decide, sequence } from '../steps.ts'
import { floatInStage, isFloating, offerFloating, unofferedFloating } from './floating.ts'
import { pipeOption } from './option-lists.ts'
import { layPipe, maybeTakeCoreToken } from './pipes.ts'

export const turn = sequence('turn', [
  (g, { seat, drone }, flow) => {
    g.hasOrdered = false
    flow.tell?.({ kind: 'turnBegan', seat, turn: drone })
    return flow.call('turn.start', { seat, drone, isBoosted: false })
  },
  (_g, { seat, drone }, flow) => flow.call('turn.drone', { seat, drone }), // TTN-52
  (_g, { seat }, flow) => flow.call('turn.upgrade', { seat, hasUpgraded: false }), // TTN-70
])

type StartOption = Options['turn.start']

const RECOVER: Readonly<Record<Common, StartOption>> = {
  silicium: { resource: 'silicium' },
  water: { resource: 'water' },
  hydrocarbons: { resource: 'hydrocarbons' },
  titanium: { resource: 'titanium' },
}

/** TTN-30, TTN-64: the mandatory action and, before it, an extra activation for Titanium. */
export const turnStart = decide('turn.start', {
  offers(g, { seat, isBoosted }, offer, why) {
    const noPipe = g.dropshipPipes[seat] > 0 ? null : why && { because: 'noPipeLeft', rule: 'TTN-30' }
    const canLay = offerPipes(g, seat, noPipe, offer, why)
    const canRecover = offerResources(g, seat, offer)
    offer('lose pipe', noPipe ?? barLosing(canRecover, canLay, why))
    offer('titanium', barTitanium(g, seat, isBoosted, why))
    offerFloating(g, seat, offer, why)
  },

  unoffered(g, _frame, option) {
    if (typeof option === 'string') return false
    if (isFloating(option)) return unofferedFloating(option)
    if ('resource' in option) return { because: 'notInDropship', rule: 'TTN-42', resource: option.resource }
    return unofferedPipe(g, option.slot, ZONE[option.from])
  },

  choose(g, frame, option, flow) {
    const { seat, drone } = frame
    if (option === 'titanium') {
      frame.isBoosted = true
      g.hold.titanium[seat] -= 1
      flow.tell?.({ kind: 'paidForDrone', seat, drone })
      return flow.call('drone.move', { seat, drone })
    }
    if (option === 'lose pipe') {
      g.dropshipPipes[seat] -= 1
      g.pipesGone[seat] += 1
      flow.tell?.({ kind: 'lostPipe', seat })
      return flow.end()
    }
    if (isFloating(option)) return floatInStage(g, seat, option, flow)
    if ('resource' in option) {
      const what = option.resource
      g.dropship[what][seat] -= 1
      const zone = g.base[seat] as Zone
      return flow.goto('effects', { queue: [{ seat, what, count: 1, cause: 'dropship', zone }], onTurn: seat }) // TTN-42
    }
    const slot = slotOf(g, option.slot)
    const from = ZONE[option.from]
    const to = across(g, slot, from)
    g.dropshipPipes[seat] -= 1
    layPipe(g, seat, slot, from)
    flow.tell?.({ kind: 'laidPipe', seat, slot: option.slot, side: sideOf(g, slot), from: option.from, to: zoneId(to) })
    maybeTakeCoreToken(g, seat, slot, to, flow)
    return flow.goto('effects', { queue: effectsOfPipe(g, seat, slot, to), onTurn: seat })
  },
})

/** Offers every slot around the Network, free or not, from its near end. Returns whether any is free. */
function offerPipes(g: State, seat: Seat, noPipe: Bar, offer: Offer<StartOption>, why: boolean): boolean {
  if (noPipe === false) return false
  const { zones, slotsAt } = craterOf(g)
  let hasFree = false
  for (const zone of zones) {
    if (!isInNetwork(g, seat, zone)) continue
    for (const slot of slotsAt[zone])
      if (isFree(g, slot)) {
        hasFree = true
        offer(pipeOption(g, slot, zone), noPipe)
      } else if (why) offer(pipeOption(g, slot, zone), noPipe ?? slotTaken(g, slot))
  }
  return hasFree
}

const slotTaken = (g: State, slot: Slot): Refusal => ({
  because: 'slotTaken',
  rule: 'TTN-32',
  slot: slotId(g, slot),
  owner: ownerOf(g.pipes[slot]),
})

/** TTN-32, TTN-33 */
function unofferedPipe(g: State, id: SlotId, from: Zone): Refusal {
  const slot = slotOf(g, id)
  if (!touches(g, slot, from)) return { because: 'notAtSlot', rule: 'TTN-32', slot: id, zone: zoneId(from) }
  if (!craterOf(g).isOpenSlot[slot]) return { because: 'slotClosed', rule: 'TTN-2', slot: id }
  return { because: 'notInNetwork', rule: 'TTN-32', zone: zoneId(from) }
}

/** TTN-42. Returns whether there is any resource to recover. */
function offerResources({ dropship }: State, seat: Seat, offer: Offer<StartOption>): boolean {
  let canRecover = false
  for (const resource of COMMON) {
    if (dropship[resource][seat] === 0) continue
    canRecover = true
    offer(RECOVER[resource], null)
  }
  return canRecover
}

/** a Pipe can only be lost if nothing else in the Dropship can be used. */
function barLosing(canRecover: boolean, canLay: boolean, why: boolean): Bar {
  if (canRecover) return why && { because: 'mustRecover', rule: 'TTN-30' }
  return canLay ? why && { because: 'canLayPipe', rule: 'TTN-30' } : null
}

/** Titanium is possible once per turn. */
function barTitanium(g: State, seat: Seat, isBoosted: boolean, why: boolean): Bar {
  if (isBoosted) return why && { because: 'boostedAlready', rule: 'TTN-64' }
  return g.hold.titanium[seat] > 0 ? null : why && { because: 'noTitanium', rule: 'TTN-64' }
}
