// Lesson 5: upgrading a Rig gives control of it.

import type { Lesson } from '@tableworks/lessons'
import { ZONE } from '../data/crater.ts'
import type { game } from '../index.ts'
import { isDocked } from '../readings/drones.ts'
import { freeSlotsAt, upgradeCost, upgradeCredits } from '../readings/upgrade.ts'
import { arranged, DEPLOYED } from './arrange.ts'

export const control: Lesson<typeof game> = {
  id: 'control',
  title: 'Take control of a Rig',
  goal: 'Upgrade the Rig at M2 with a single Silicium',
  intro:
    'Deploying a Rig doesn’t make it yours. Upgrading it does, and that gets cheaper as the slots around the Rig fill.',
  start: {
    ...DEPLOYED,
    arrange: arranged({
      pipes: {
        VUM02b: [0, 'U02'],
        HM01a: [0, 'M02'],
        VML02: [0, 'M02'],
        VUM04a: [1, 'U04'],
        HM03a: [1, 'M04'],
      },
      holds: [{ silicium: 1, hydrocarbons: 1, tholins: 2 }],
    }),
  },
  rivals: ['pipe HM02* from M03', 'skip drone', 'end turn'],
  steps: [
    {
      task: 'Count the free slots around M2',
      why: 'An upgrade costs one Silicium for each free slot around the Rig: {free} now. You have {silicium}. Every Pipe there saves one, no matter whose it is.',
      values: ({ position, seat }) => ({
        free: freeSlotsAt(position, ZONE.M02),
        silicium: position.hold.silicium[seat],
      }),
      look: [{ kind: 'zone', zone: 'M02' }],
    },
    {
      task: 'Fill a slot: lay a Pipe to M3',
      why: 'It makes the upgrade cheaper by one. In the outer lane you also get a Water.',
      goal: { fact: 'laidPipe', from: 'M02', to: 'M03' },
      lit: ['pipe HM02a from M02', 'pipe HM02b from M02'],
      answers: {
        'pipe HM01b from M02': 'That fills a slot at M2 too. But this lesson needs the slot to the right, towards Ben.',
        'pipe *': 'A fine Pipe, but it fills no slot around M2, so the upgrade stays too expensive.',
      },
      elsewhere: 'Only Pipes that touch M2 make this upgrade cheaper.',
      showMe: 'pipe HM02a from M02',
    },
    {
      task: 'Send Drone 1 to M2, empty',
      why: 'The upgrade costs {cost} Silicium now. Each of your empty Drones at the Rig saves one more, and moving within your Network is free.',
      values: ({ position, seat }) => ({ cost: upgradeCost(position, seat, ZONE.M02) }),
      goal: [({ position, seat }) => isDocked(position, seat, 1), ({ seen }) => seen.decision === 'turn.upgrade'],
      lit: ['drone', 'move M02', 'no action'],
      answers: {
        'skip drone': 'You can, but without the Drone the upgrade costs more Silicium than you have.',
        'order *': 'You can, but it takes your only Silicium, and then you can’t upgrade this turn.',
        'load *': 'You can, but only an empty Drone saves Silicium.',
      },
      elsewhere: 'The Drone saves a Silicium only at the Rig you upgrade: M2.',
      showMe: 'drone; move M02; no action',
    },
    {
      task: 'Upgrade with an orange Module',
      why: 'You pay {cost} Silicium, score {credits} Credits and control the Rig for the rest of the game. The Module gives you a Silicium whenever anyone activates the Rig.',
      values: ({ position, seat }) => ({
        cost: upgradeCost(position, seat, ZONE.M02),
        credits: upgradeCredits(position, ZONE.M02),
      }),
      goal: { fact: 'upgraded', zone: 'M02', colour: 'orange' },
      answers: {
        'order *': 'You can, but it takes your only Silicium, and then you can’t upgrade this turn.',
        'module red': 'That works too: red removes 1 Tholins each time. But Silicium pays for your next upgrade.',
        'module *': 'Any colour is allowed, on any Rig. But you’re out of Silicium, and orange brings it back.',
        'end turn': 'You can, but each Rig can be upgraded only once, and Ben is close enough to do it.',
      },
      elsewhere: 'You have the Silicium now. Press M2, then choose the orange Module.',
      showMe: 'upgrade M02; module orange',
    },
    {
      task: 'End your turn and watch Ben',
      why: 'Ben lays a Pipe into M2 and gets his Water. Your Module gives you a Silicium on his turn, without any action from you.',
      goal: { fact: 'gained', cube: 'silicium', cause: 'module' },
      elsewhere: 'End your turn: the rest is up to Ben.',
      showMe: 'end turn',
    },
  ],
  learned:
    'Upgrade Rigs in busy places: the more Pipes around, the cheaper they are, and the more often your Module pays. You also extract from the wells of Rigs you control.',
}
