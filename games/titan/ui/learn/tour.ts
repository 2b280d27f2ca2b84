// The guided first turns at a real table. Each tip appears once, at the right moment.

import { type TourStop, viewerOf } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import type { Drone } from '../../data/pieces.ts'
import type { Seen } from '../table.ts'
import { baseOf, type Thing } from '../things.ts'

const ownBase = (seen: Seen): Thing => ({ kind: 'zone', zone: baseOf(seen, viewerOf(seen)) ?? 'C' })

/** A Rig in the viewer's Network. */
function ownRig(seen: Seen): Thing {
  const rig = seen.view.glance.zones.find(
    ({ stands, networks }) => stands.includes('-') && networks.includes(viewerOf(seen)),
  )
  return rig === undefined ? ownBase(seen) : { kind: 'zone', zone: rig.zone }
}

export const tour: readonly TourStop<typeof game, Thing>[] = [
  {
    id: 'land',
    when: { decision: 'land.base' },
    title: 'Land on the rim',
    text: 'Your Network starts at your Base, and you gain its zone’s two resources. Look for Rigs you want to reach, and stay away from the Rock.',
    rule: 'TTN-17',
  },
  {
    id: 'first-pipes',
    when: { decision: 'land.pipe' },
    title: 'Pipes have a direction',
    text: 'Pipes are one-way and lead away from your Network. You gain the resource printed in the slot. A Pipe down also gives you 1 Tholins, which costs a Credit at the end.',
    place: ownBase,
    rule: 'TTN-18',
  },
  {
    id: 'rigs',
    when: { decision: 'deploy.rig' },
    title: 'Rigs serve all players',
    text: 'Choose a Rig. You score its number now. Its colour shows what it gives, and the marks at the bottom show its well. The zone you choose fills your Dropship for this cycle.',
    place: { kind: 'orbit' },
    rule: 'TTN-24',
  },
  {
    id: 'dropship',
    when: { fact: 'filledDropship', own: true },
    title: 'Four turns in the Dropship',
    text: 'Each turn you use one space: lay a Pipe or recover a resource. All four must be used this cycle, in any order.',
    place: seen => ({ kind: 'dropship', seat: viewerOf(seen) }),
    rule: 'TTN-27',
  },
  {
    id: 'lay',
    when: { decision: 'turn.start' },
    title: 'Where to lay it',
    text: 'Highlighted slots can take your Pipe, and the arrow shows where it leads. Tags show what you gain. Hover over a slot, or tap it once, for the details.',
    rule: 'TTN-33',
  },
  {
    id: 'chain',
    when: { fact: 'laidPipe', own: true },
    title: 'All of one colour',
    text: 'A Pipe to a Rig activates every Rig of that colour in your Network. A second blue Rig makes every later blue one better.',
    place: ownRig,
    rule: 'TTN-38',
  },
  {
    id: 'drone',
    when: { decision: 'turn.drone' },
    title: 'Drones',
    text: 'An empty Drone at a Rig adds a cube whenever you activate the Rig, and makes its upgrade cheaper. A Drone can also carry Deuterium home, or Tholins to your rivals.',
    // TTN-52: each turn in a cycle has its own Drone.
    place: seen => ({ kind: 'drone', drone: Math.max(seen.view.turn, 1) as Drone, seat: viewerOf(seen) }),
    rule: 'TTN-52',
  },
  {
    id: 'upgrade',
    when: { decision: 'turn.upgrade' },
    title: 'Take control',
    text: 'Upgrade a Rig to score its value plus 2, draw from its well at the end of each cycle, and add a Module that gives you a cube whenever any player activates the Rig.',
    place: seen => ({ kind: 'cubes', cube: 'silicium', seat: viewerOf(seen) }),
    rule: 'TTN-71',
  },
  {
    id: 'orders',
    when: { fact: 'revealedOrder' },
    title: 'Orders and Objectives',
    text: 'Once a turn, at any time, you may fulfil an order from your hold, even to make room for arriving cubes. Objectives pay most to the first player to claim them.',
    place: { kind: 'orders' },
    rule: 'TTN-78',
  },
  {
    id: 'objectives',
    when: { fact: 'claimed' },
    title: 'First come, most Credits',
    text: 'The bars show your progress. Claiming an Objective puts a Control token on its first free space.',
    place: { kind: 'objectives' },
    rule: 'TTN-85',
  },
  {
    id: 'core',
    when: { fact: 'extractionBegan' },
    title: 'Extraction',
    text: 'Rigs you control in your Network and connected Pipes into the Core give you a cube each, Tholins before Deuterium. Deuterium is worth 2 Credits.',
    place: { kind: 'zone', zone: 'C' },
    rule: 'TTN-87',
  },
]
