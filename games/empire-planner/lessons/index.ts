// The lessons of Empire Planner, in the order they're taught.

import type { LessonBook } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { archie } from './archie.ts'
import { build } from './build.ts'
import { challenges } from './challenges/index.ts'
import { claim } from './claim.ts'
import { goods } from './goods.ts'
import { industry } from './industry.ts'
import { minute } from './minute.ts'
import { profit } from './profit.ts'
import { trains } from './trains.ts'

export const book: LessonBook<typeof game> = {
  lessons: [minute, build, claim, goods, trains, industry, profit, archie],
  challenges,
  firstGame: {
    advice: {
      'build.reroll':
        'Check what these dice can build before you pay $2. Reroll early in the game if nothing pays each round.',
      'build.assign':
        'Use a low die as the price. Early on, build for income (Residential, Mixed). Later, take high numbers with room to grow.',
      'build.factory':
        'Take the colour your buildings need: brown for Residential, blue for Commercial, red for Leisure.',
      'build.payment':
        'Profit is points, so pay with Capital if you can spare it. Less Profit lets you go first next round.',
      'action.claim': 'You have two actions. If the other player also wants one of your icons, claim that one first.',
      'act.exchange': 'Early on, Capital earns more in buildings and Goods. Exchange late, and at $2 rather than $3.',
      'act.addTrain': 'A train pays when it’s home, so start it with enough rounds left. More links pay more.',
      'act.passengerOwned':
        'Each passenger adds the card’s number of links to the fare. Board before the train is home.',
      'act.passengerUnowned':
        'Ride on trains that are nearly home: you’re paid only when their owner brings them back.',
      'act.moveOne': 'Move the train that comes home first. You may use this icon for both actions.',
      'act.moveTwo': 'Both links go to one train, and you can do this once a round. A leftover link is lost.',
      'act.produce': 'Buy what you can spend soon. Cheap brown Goods are best, because Residential scores double.',
      'act.upgradeSpecific':
        'Spend every Good that fits. Check each building’s number: it’s the highest its die can go.',
      'act.upgradeAny': 'This action upgrades one building. Choose one that scores double and still has room.',
      'act.reducePollution':
        'Pollution costs you most if you have more Industrial buildings, and nothing while you’re tied.',
      'cube.shortage': 'Take the cube from the train that’s furthest from home: it would have paid you last.',
    },
    warnFrom: 3,
  },
}
