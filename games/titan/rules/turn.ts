// The turn: RULES.md TTN-30 to TTN-42, TTN-64, TTN-86. Its stages are Titanium, mandatory action, Drone, upgrade; orders
// and Objectives float through all of them.

import type { Refusal, Seat } from '@tableworks/kernel'
import { across, craterOf, sideOf, slotOf, touches } from '../data/board.ts'
import { type SlotId, type Zone, ZONE, zoneId } from '../data/crater.ts'
import { COMMON, type Common } from '../data/cubes.ts'
import type { Options } from '../notation.ts'
import { effectsOfPipe } from '../readings/laying.ts'
import { isFree, isInNetwork, ownerOf } from '../readings/network.ts'
import type { State } from '../state.ts'
import { decide, sequence } from '../steps.ts'
import { barFloating, floatingCandidates, floatInStage, isFloating, pushFloating } from './floating.ts'
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

/** TTN-30, TTN-64: the mandatory action, before it an extra activation for Titanium. */
export const turnStart = decide('turn.start', {
  candidates: (g, { seat }) => [
    ...pipeCandidates(g, seat),
    ...COMMON.filter(resource => isInDropship(g, seat, resource)).map(resource => RECOVER[resource]),
    'lose pipe',
    'titanium',
    ...floatingCandidates(g),
  ],

  bar(g, { seat, isBoosted }, option) {
    if (option === 'titanium') return barTitanium(g, seat, isBoosted)
    if (option === 'lose pipe') return barLosing(g, seat)
    if (isFloating(option)) return barFloating(g, seat, option)
    if ('resource' in option)
      return isInDropship(g, seat, option.resource)
        ? null
        : { because: 'notInDropship', rule: 'TTN-42', resource: option.resource }
    return barPipe(g, seat, option.slot, ZONE[option.from])
  },

  options(g, { seat, isBoosted }) {
    const options: StartOption[] = []
    if (g.dropshipPipes[seat] > 0) pushPipes(g, seat, options)
    for (const resource of COMMON) if (isInDropship(g, seat, resource)) options.push(RECOVER[resource])
    if (options.length === 0 && g.dropshipPipes[seat] > 0) options.push('lose pipe')
    if (canBoost(g, seat, isBoosted)) options.push('titanium')
    pushFloating(g, seat, options)
    return options
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

const isInDropship = (g: State, seat: Seat, resource: Common): boolean => g.dropship[resource][seat] > 0

/** Every slot around the Network, seen from it: those already taken too. */
const pipeCandidates = (g: State, seat: Seat): StartOption[] =>
  craterOf(g).zones.flatMap(zone =>
    isInNetwork(g, seat, zone) ? craterOf(g).slotsAt[zone].map(slot => pipeOption(g, slot, zone)) : [],
  )

function pushPipes(g: State, seat: Seat, options: StartOption[]): void {
  const { zones, slotsAt } = craterOf(g)
  for (const zone of zones) {
    if (!isInNetwork(g, seat, zone)) continue
    for (const slot of slotsAt[zone]) if (isFree(g, slot)) options.push(pipeOption(g, slot, zone))
  }
}

/** TTN-32, TTN-33 */
function barPipe(g: State, seat: Seat, id: SlotId, from: Zone): Refusal | null {
  const slot = slotOf(g, id)
  if (!touches(g, slot, from)) return { because: 'notAtSlot', rule: 'TTN-32', slot: id, zone: zoneId(from) }
  if (!craterOf(g).isOpenSlot[slot]) return { because: 'slotClosed', rule: 'TTN-2', slot: id }
  if (g.dropshipPipes[seat] === 0) return { because: 'noPipeLeft', rule: 'TTN-30' }
  if (!isFree(g, slot)) return { because: 'slotTaken', rule: 'TTN-32', slot: id, owner: ownerOf(g.pipes[slot]) }
  if (!isInNetwork(g, seat, from)) return { because: 'notInNetwork', rule: 'TTN-32', zone: zoneId(from) }
  return null
}

/** only when nothing else can be done with the Dropship. */
function barLosing(g: State, seat: Seat): Refusal | null {
  if (g.dropshipPipes[seat] === 0) return { because: 'noPipeLeft', rule: 'TTN-30' }
  if (COMMON.some(resource => isInDropship(g, seat, resource))) return { because: 'mustRecover', rule: 'TTN-30' }
  const options: StartOption[] = []
  pushPipes(g, seat, options)
  return options.length > 0 ? { because: 'canLayPipe', rule: 'TTN-30' } : null
}

/** once per turn. */
const canBoost = (g: State, seat: Seat, isBoosted: boolean): boolean => !isBoosted && g.hold.titanium[seat] > 0

function barTitanium(g: State, seat: Seat, isBoosted: boolean): Refusal | null {
  if (canBoost(g, seat, isBoosted)) return null
  if (isBoosted) return { because: 'boostedAlready', rule: 'TTN-64' }
  return { because: 'noTitanium', rule: 'TTN-64' }
}
