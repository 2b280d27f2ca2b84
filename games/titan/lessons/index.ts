// The lessons of Titan, in the order they're taught.

import type { LessonBook } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { activate } from './activate.ts'
import { challenges } from './challenges/index.ts'
import { control } from './control.ts'
import { drones } from './drones.ts'
import { dropship } from './dropship.ts'
import { extract } from './extract.ts'
import { minute } from './minute.ts'
import { orders } from './orders.ts'
import { pipes } from './pipes.ts'

export const book: LessonBook<typeof game> = {
  lessons: [minute, pipes, activate, dropship, control, extract, drones, orders],
  challenges,
  firstGame: {
    advice: {
      'land.base':
        'You take the two tokens here and the one below, so land where those cubes go well together. Silicium and Water are always useful.',
      'land.pipe':
        'You get the cube printed in the slot. Take the lane with the cube you need first. The other lane stays open for later.',
      'land.rig': 'Your Pipe already leads to this Rig. A high value scores more now, but its well has more Tholins.',
      'deploy.rig': 'Ask for a colour you’ll activate often. High values score now, low values have cleaner wells.',
      'deploy.zone':
        'An upper zone gives two resources and two Pipes, a lower zone four Pipes. A zone your arrows already reach works at once.',
      'turn.start':
        'Lead Pipes into Rigs: that activates them and all of their colour. Go down only with a reason, because each vertical Pipe gives you 1 Tholins.',
      'turn.drone': 'This Drone has one flight per cycle. Dock it at a Rig you’ll activate, or let it clean a well.',
      'drone.move':
        'In your Network it flies for free, elsewhere for a Hydrocarbon. Empty at a Rig, it gives more and makes the upgrade cheaper.',
      'drone.act': 'Load 1 Tholins before it’s extracted, or 1 Deuterium to bring home. An empty Drone stays docked.',
      'turn.upgrade':
        'Upgrade when few slots around the Rig are free. Check its well: at the end of the cycle you must take what’s in it.',
      'upgrade.module': 'Choose the resource you need most. You get one whenever anyone activates this Rig.',
      overflow: 'Your hold is full. Discard what you’d spend last, or fulfil an order to make room.',
      purge: 'A Tholins in your hold costs a Credit at the end; one in your well hides a Deuterium.',
    },
    occasions: [
      {
        id: 'first order',
        when: ({ seen }) => seen.choices.some(name => name.startsWith('order ')),
        advice:
          'You have what an order asks for. Fulfil it now, before a rival does. It takes no action, but only one order per turn.',
      },
    ],
    warnFrom: 3,
  },
}
