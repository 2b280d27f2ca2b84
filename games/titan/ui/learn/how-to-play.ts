// How to play, in five pictures of the crater.

import type { HowToPlay } from '@tableworks/board-kit'
import type { BoxOf, SeenOf } from '@tableworks/kernel'
import { ZONE, type ZoneId } from '../../data/crater.ts'
import type { game } from '../../index.ts'
import { CYCLES, TURNS_PER_CYCLE } from '../../meta.ts'
import { cargoFrom } from '../../readings/dropship.ts'
import { freeSlotsAt, upgradeCost } from '../../readings/upgrade.ts'
import type { Thing } from '../things.ts'
import { positionOf } from '../table.ts'
import { CHOICES } from './lesson-game.ts'

type Seen = SeenOf<typeof game>
type TitanBox = BoxOf<typeof game>

const ANN = 0
const BEN = 1

const cargo = (zone: ZoneId) => (seen: Seen, box: TitanBox) => ({ ...cargoFrom(positionOf(seen, box), ZONE[zone]) })

const upgrade = (zone: ZoneId) => (seen: Seen, box: TitanBox) => ({
  free: freeSlotsAt(positionOf(seen, box), ZONE[zone]),
  cost: upgradeCost(positionOf(seen, box), ANN, ZONE[zone]),
})

export const howToPlay: HowToPlay<typeof game, Thing> = {
  played: { seats: ['Ann', 'Ben', 'Cat'], seed: 'lesson', choices: CHOICES },
  screens: [
    {
      title: 'A Network around the Core',
      after: 14,
      callouts: [
        {
          place: { kind: 'zone', zone: 'U02' },
          text: 'Each player lands a Base on the upper ring. Your Network grows from it, Pipe by Pipe.',
        },
        {
          place: { kind: 'slot', slot: 'HU01a' },
          text: 'Pipes are one-way, as their arrows show. Your Network is every zone your Pipes reach from your Base.',
        },
        {
          place: { kind: 'zone', zone: 'M02' },
          text: 'Rigs give resources. Any player can lay Pipes to any Rig.',
        },
        {
          place: { kind: 'zone', zone: 'C' },
          text: 'The game lasts {cycles} cycles of {turns} turns. At the end, each Deuterium from wells and the Core is worth 2 Credits, and each Tholins costs 1.',
          values: () => ({ cycles: CYCLES, turns: TURNS_PER_CYCLE }),
        },
      ],
    },
    {
      title: 'A Rig for all, a Dropship for you',
      after: 15,
      callouts: [
        {
          place: { kind: 'orbit' },
          text: 'In each cycle every player deploys one of the new Rigs on a free zone and scores its number in Credits. Only one of each colour is deployed per cycle.',
        },
        {
          place: { kind: 'zone', zone: 'U03' },
          text: 'Its zone fills your Dropship. This one gives {resources}, and {pipes|Pipe|Pipes} fill the rest.',
          values: cargo('U03'),
        },
        {
          place: { kind: 'zone', zone: 'L04' },
          text: 'A zone without deposits fills it with {pipes|Pipe|Pipes}.',
          values: cargo('L04'),
        },
        {
          place: { kind: 'dropship', seat: ANN },
          text: 'You use one of the four spaces on each of your four turns: lay a Pipe or recover a resource.',
        },
      ],
    },
    {
      title: 'Lay a Pipe',
      after: 38,
      callouts: [
        {
          place: { kind: 'way', from: 'U03', slot: 'HU03b' },
          text: 'Highlighted slots can take a Pipe that leads away from your Network. You gain the resource printed in the slot, and 1 Tholins if the Pipe leads up or down.',
        },
        {
          place: { kind: 'zone', zone: 'U04' },
          text: 'A Pipe to a Rig activates it: you gain one cube, and one more for each of your empty Drones there. All other Rigs of its colour in your Network are activated too.',
        },
        {
          place: { kind: 'bay', cargo: 'titanium', seat: ANN },
          text: 'Or recover a resource from your Dropship instead.',
        },
        {
          place: { kind: 'hold', seat: ANN },
          text: 'Pipes and cubes share the cells of your hold. When it’s full, you discard a cube for each one that arrives, but never Tholins.',
        },
      ],
    },
    {
      title: 'Drones and control',
      after: 42,
      callouts: [
        {
          place: { kind: 'drone', drone: 1, seat: ANN },
          text: 'Each turn you may move one Drone: free inside your Network, or anywhere else for 1 Hydrocarbon. Then it loads or drops a cube, or destroys a Pipe for 1 Titanium.',
        },
        {
          place: { kind: 'zone', zone: 'U04' },
          text: 'Then you may upgrade a Rig to control it. This one has {free|free slot|free slots} around it, so with your empty Drones there it costs {cost} Silicium.',
          values: upgrade('U04'),
        },
        {
          place: { kind: 'cubes', cube: 'silicium', seat: ANN },
          text: 'You score its number again and 2 for its Module, which gives you a cube whenever any player activates the Rig.',
        },
      ],
    },
    {
      title: 'Credits',
      after: 145,
      callouts: [
        {
          place: { kind: 'order', order: 'callisto' },
          text: 'Once a turn you may fulfil an open order from your hold. Mars stays open until a player fulfils it.',
        },
        {
          place: { kind: 'objectives' },
          text: 'Objectives pay most to the first player to claim them. The bars show your progress.',
        },
        {
          place: { kind: 'zone', zone: 'U08' },
          text: 'When a cycle ends, each Rig {seat} controls in their Network gives one cube from its well, Tholins first. At the final extraction it gives all its Tholins.',
          values: () => ({ seat: BEN }),
        },
        {
          place: { kind: 'zone', zone: 'C' },
          text: 'Pipes into the Core draw from it too. After the last cycle, the most of each common resource and the most orders score 3 Credits, the second most 1.',
        },
      ],
    },
  ],
}
