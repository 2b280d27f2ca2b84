// The guided first turns: each stop speaks once, when its moment has come, on a real table.

import type { TourStop } from '@tableworks/board-kit'
import type { Fact } from '../../facts.ts'
import type { game } from '../../index.ts'
import type { Options } from '../../notation.ts'
import {
  CARDS_PLACE,
  CHART_PLACE,
  CITY_PLACE,
  DECK_PLACE,
  DICE_PLACE,
  FACTORIES_PLACE,
  MARKET_PLACE,
  sidePlace,
  YEARS_PLACE,
} from '../places.ts'

type Stop = TourStop<typeof game>

const asked = (decision: keyof Options): Stop['when'] => ({ decision })
const told = (fact: Fact['kind']): Stop['when'] => ({ fact })

export const tour: readonly Stop[] = [
  {
    id: 'welcome',
    when: asked('build.reroll'),
    title: 'Thirty years of a city',
    text: 'You plan a city and run factories for fifteen rounds. Profit counts as points, and so do your buildings at the end; Capital is only the means. Every round you first build, then take two actions, then your buildings pay.',
    place: YEARS_PLACE,
    rule: 'EMP-10',
  },
  {
    id: 'dice',
    when: asked('build.reroll'),
    title: 'Three dice',
    text: 'One die will name the block, one the building in it, one the price in dollars. You decide which is which. If you do not like them, press a die to roll it again for $2; otherwise keep them.',
    place: DICE_PLACE,
    rule: 'EMP-21',
  },
  {
    id: 'assign',
    when: asked('build.assign'),
    title: 'Where to build',
    text: 'The lit spaces are what your dice can name, each with its price. Early on, look for R and M: they pay $2 every round. The number of a space is also the highest value its die can reach, so a high R is worth most in the end.',
    place: CITY_PLACE,
    rule: 'EMP-22',
  },
  {
    id: 'built',
    when: told('built'),
    title: 'Your first building',
    text: 'One of your nine dice now stands there, showing 1. Raising it later is where most points come from: a Residential building gives two for each pip.',
    place: sidePlace('side', 0),
    rule: 'EMP-25',
  },
  {
    id: 'factory',
    when: asked('build.factory'),
    title: 'A Factory for your industry',
    text: 'An Industrial building brings a Factory card. Pay in Capital, in Profit, or both. Brown Goods raise R, blue raise C, red raise L.',
    place: FACTORIES_PLACE,
    rule: 'EMP-37',
  },
  {
    id: 'market',
    when: told('rolledMarket'),
    title: 'The market of this round',
    text: 'The die lights one column: what a Good of each colour costs while you produce in this round.',
    place: MARKET_PLACE,
    rule: 'EMP-41',
  },
  {
    id: 'claim',
    when: asked('action.claim'),
    title: 'Two actions each',
    text: 'Claim any icon that is free. Dashed icons would do nothing for you now, but claiming one still keeps the other side off it. When your marker moves on, its icon is free again.',
    place: CARDS_PLACE,
    rule: 'EMP-42',
  },
  {
    id: 'produce',
    when: asked('act.produce'),
    title: 'Producing',
    text: 'Press a Factory of yours for each Good you want, as long as its track has room and you have the money. Then say that you are done.',
    place: FACTORIES_PLACE,
    rule: 'EMP-58',
  },
  {
    id: 'upgrade',
    when: asked('act.upgradeSpecific'),
    title: 'Raising buildings with Goods',
    text: 'Press a building of the kind; each level takes one matching Good. With a Town Hall two Goods of the other colours count as one.',
    place: CITY_PLACE,
    rule: 'EMP-59',
  },
  {
    id: 'train',
    when: told('addedTrain'),
    title: 'A train on its loop',
    text: 'The train runs clockwise, link by link. When it is home again it pays its die times the number of links, as the figure inside the loop says. Let passengers board before you bring it home.',
    place: FACTORIES_PLACE,
    rule: 'EMP-52',
  },
  {
    id: 'exchange',
    when: asked('act.exchange'),
    title: 'Turning Capital into Profit',
    text: 'Profit counts at the end, Capital does not. But whoever has less Profit goes first in the next round, so there is no hurry before the last third of the game.',
    place: sidePlace('profit', 0),
    rule: 'EMP-45',
  },
  {
    id: 'archie',
    when: told('archieReadsRow'),
    title: 'Archie answers',
    text: 'After each of your actions Archie looks up the icon you claimed. He takes the first choice of that row that is free and of use to him; the lit row shows which, and why the others fell out. What you claim decides what he does.',
    place: CHART_PLACE,
    rule: 'EMP-92',
  },
  {
    id: 'gains',
    when: told('gained'),
    title: 'Gains',
    text: 'Your buildings have paid: R and M $2 each, C and I $1. Two new Action cards lie open, so the next round can be planned already. “If it ended now” under your name shows where you stand.',
    place: sidePlace('capital', 0),
    rule: 'EMP-69',
  },
  {
    id: 'leisure',
    when: told('rebuiltDeck'),
    title: 'What decides late',
    text: 'Leisure buildings score only for the side that owns more of them. Pollution hurts the side with more Industrial buildings most. And keep an eye on the deck: all eight Action cards have been seen and are shuffled now.',
    place: DECK_PLACE,
    rule: 'EMP-76',
  },
]
