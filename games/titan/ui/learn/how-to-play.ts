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
          text: 'Everybody lands with a Base on the upper ring. From it your Network grows, Pipe by Pipe.',
        },
        {
          place: { kind: 'slot', slot: 'HU01a' },
          text: 'A Pipe leads one way, as its arrows say. Your Network is every zone your Pipes reach from your Base.',
        },
        {
          place: { kind: 'zone', zone: 'M02' },
          text: 'Rigs give resources. Anybody can lead Pipes to a Rig, whoever placed it.',
        },
        {
          place: { kind: 'zone', zone: 'C' },
          text: 'The game lasts {cycles} cycles of {turns} turns. Deuterium, from wells and from the Core, is worth 2 Credits at the end; each Tholins you still hold costs 1.',
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
          text: 'In each cycle every player takes one of the new Rigs, scores its number in Credits and puts it on a free zone. Only one of each colour is deployed in a cycle.',
        },
        {
          place: { kind: 'zone', zone: 'U03' },
          text: 'Where you put it fills your Dropship. This zone gives {resources}, and {pipes|Pipe|Pipes} fill the rest.',
          values: cargo('U03'),
        },
        {
          place: { kind: 'zone', zone: 'L04' },
          text: 'A zone without deposits fills it with {pipes|Pipe|Pipes}.',
          values: cargo('L04'),
        },
        {
          place: { kind: 'dropship', seat: ANN },
          text: 'One of the four things goes in each of your four turns: lay a Pipe, or recover a resource.',
        },
      ],
    },
    {
      title: 'Lay a Pipe',
      after: 38,
      callouts: [
        {
          place: { kind: 'way', from: 'U03', slot: 'HU03b' },
          text: 'Lit slots can take a Pipe that leads away from your Network. You gain what is printed in the slot; Pipes up or down bring a Tholins.',
        },
        {
          place: { kind: 'zone', zone: 'U04' },
          text: 'A Pipe to a Rig starts it: one cube, and one more for each of your empty Drones there. All Rigs of its colour in your Network start too.',
        },
        {
          place: { kind: 'bay', cargo: 'titanium', seat: ANN },
          text: 'Or recover a resource from your Dropship instead.',
        },
        {
          place: { kind: 'hold', seat: ANN },
          text: 'Pipes and cubes share the cells of your hold. When it is full, you discard something for whatever comes in; Tholins cannot be discarded.',
        },
      ],
    },
    {
      title: 'Drones and control',
      after: 42,
      callouts: [
        {
          place: { kind: 'drone', drone: 1, seat: ANN },
          text: 'Each turn one Drone flies, free inside your Network and elsewhere for 1 Hydrocarbons; then it loads or drops a cube, or destroys a Pipe for 1 Titanium. Deuterium it drops at your Base is yours.',
        },
        {
          place: { kind: 'zone', zone: 'U04' },
          text: 'Then you may take control of a Rig. This one has {free|free slot|free slots} around it; less your empty Drones there, that is {cost} Silicium.',
          values: upgrade('U04'),
        },
        {
          place: { kind: 'cubes', cube: 'silicium', seat: ANN },
          text: 'You score its number again and 2 for its Module, which gives you a cube whenever anybody starts the Rig.',
        },
      ],
    },
    {
      title: 'Credits',
      after: 145,
      callouts: [
        {
          place: { kind: 'order', order: 'callisto' },
          text: 'Once a turn you may fulfil an open order from your hold. Mars stays open until a player pays it.',
        },
        {
          place: { kind: 'objectives' },
          text: 'Objectives pay most to the first who meets them. The bars show how far you have come.',
        },
        {
          place: { kind: 'zone', zone: 'U08' },
          text: 'When a cycle ends, each Rig {seat} controls in his Network gives one cube from its well, Tholins first. The last time it gives all its Tholins.',
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
