// The guided first turns: each stop speaks once, when its moment has come, on a real table.

import { type TourStop, viewerOf } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import type { Thing } from '../things.ts'

export const tour: readonly TourStop<typeof game, Thing>[] = [
  {
    id: 'land',
    when: { decision: 'land.base' },
    title: 'Land on the rim',
    text: 'Your Base is where your Network starts. The two resources of its zone are yours at once. Look for Rigs you may want to reach, and keep away from the Rock.',
    rule: 'TTN-17',
  },
  {
    id: 'first-pipes',
    when: { decision: 'land.pipe' },
    title: 'Pipes have a direction',
    text: 'A Pipe leads one way, away from your Network. Take what is printed in its slot. The Pipe down also brings a Tholins, which costs a Credit at the end.',
    rule: 'TTN-18',
  },
  {
    id: 'rigs',
    when: { decision: 'deploy.rig' },
    title: 'Rigs serve everybody',
    text: 'Choose a Rig: its number is scored now, its colour says what it gives, the marks below are its well. The zone you put it on fills your Dropship for this cycle.',
    place: { kind: 'orbit' },
    rule: 'TTN-24',
  },
  {
    id: 'dropship',
    when: { fact: 'filledDropship', own: true },
    title: 'Four turns in the Dropship',
    text: 'Each turn you use one space: lay a Pipe, or recover a resource. All four must be used in this cycle; the order is yours.',
    place: seen => ({ kind: 'dropship', seat: viewerOf(seen) }),
    rule: 'TTN-27',
  },
  {
    id: 'lay',
    when: { decision: 'turn.start' },
    title: 'Where to lay it',
    text: 'Lit slots can take your Pipe; the arrow says which way it would lead. Stay over one, or tap it once, to see everything it brings, to you and to others.',
    rule: 'TTN-33',
  },
  {
    id: 'chain',
    when: { fact: 'gained', own: true },
    title: 'All of one colour',
    text: 'A Pipe to a Rig starts every Rig of that colour in your Network. So a second blue Rig makes every later blue one better.',
    place: seen => ({ kind: 'hold', seat: viewerOf(seen) }),
    rule: 'TTN-38',
  },
  {
    id: 'drone',
    when: { decision: 'turn.drone' },
    title: 'Drones',
    text: 'An empty Drone at a Rig adds a cube whenever it starts and makes upgrading it cheaper. It can also carry Deuterium home, or bring Tholins to others.',
    rule: 'TTN-52',
  },
  {
    id: 'upgrade',
    when: { decision: 'turn.upgrade' },
    title: 'Take control',
    text: 'Upgrade a Rig to score its value plus 2, draw from its well at the end of each cycle, and add a Module that works for you whoever starts it.',
    rule: 'TTN-71',
  },
  {
    id: 'orders',
    when: { fact: 'revealedOrder' },
    title: 'Orders and Objectives',
    text: 'Once a turn, at any time, you may fulfil an order from your hold, even to make room for cubes that arrive. Objectives pay most to the first player to claim them.',
    place: { kind: 'orders' },
    rule: 'TTN-78',
  },
  {
    id: 'objectives',
    when: { fact: 'claimed' },
    title: 'The first one earns most',
    text: 'The bars show how far you are. A Control token marks the space you take.',
    place: { kind: 'objectives' },
    rule: 'TTN-85',
  },
  {
    id: 'core',
    when: { fact: 'extractionBegan' },
    title: 'Extraction',
    text: 'Rigs you control in your Network and connected Pipes into the Core give a cube each, Tholins before Deuterium. Deuterium is worth 2 Credits.',
    place: { kind: 'zone', zone: 'C' },
    rule: 'TTN-87',
  },
]
