// The guided first turns: each stop speaks once, when its moment has come, on a real table.

import type { TourStop } from '@tableworks/board-kit'
import type { Fact } from '../../facts.ts'
import type { game } from '../../index.ts'
import type { Options } from '../../notation.ts'
import type { Thing } from '../things.ts'

type Stop = TourStop<typeof game, Thing>

const asked = (decision: keyof Options): Stop['when'] => ({ decision })
const told = (fact: Fact['kind']): Stop['when'] => ({ fact })

export const tour: readonly Stop[] = [
  {
    id: 'welcome',
    when: asked('build.reroll'),
    title: 'Thirty years of a city',
    text: 'You plan a city and run factories for fifteen rounds. Profit is points, and your buildings score at the end; Capital is only a means. Each round you build, then take two actions, then your buildings pay.',
    place: { kind: 'years' },
    rule: 'EMP-10',
  },
  {
    id: 'dice',
    when: asked('build.reroll'),
    title: 'Three dice',
    text: 'One die names the block, one the building in it, and one the price in dollars. You decide which is which. If you do not like them, press a die to reroll it for $2; otherwise keep them.',
    place: { kind: 'dice' },
    rule: 'EMP-21',
  },
  {
    id: 'assign',
    when: asked('build.assign'),
    title: 'Where to build',
    text: 'The lit spaces are what your dice can name, each with its price. Early on, look for R and M: they pay $2 every round. Most buildings can be upgraded to their own number, so a high R scores most in the end.',
    place: { kind: 'city' },
    rule: 'EMP-22',
  },
  {
    id: 'built',
    when: told('built'),
    title: 'Your first building',
    text: 'One of your nine dice now stands there, showing 1. Upgrading it later is where most points come from: a Residential building scores two for each pip.',
    place: { kind: 'side', seat: 0 },
    rule: 'EMP-25',
  },
  {
    id: 'factory',
    when: asked('build.factory'),
    title: 'A Factory for your industry',
    text: 'An Industrial building brings a Factory card. Pay in Capital, in Profit, or both. Brown Goods upgrade R, blue C, and red L.',
    place: { kind: 'factories' },
    rule: 'EMP-37',
  },
  {
    id: 'market',
    when: told('rolledMarket'),
    title: 'The market of this round',
    text: 'The lit column shows what a Good of each colour costs when you produce in this round.',
    place: { kind: 'market' },
    rule: 'EMP-41',
  },
  {
    id: 'claim',
    when: asked('action.claim'),
    title: 'Two actions each',
    text: 'Claim any icon that is free. Dashed icons would do nothing for you now, but claiming one still blocks the other player. When your marker moves on, its icon is free again.',
    place: { kind: 'cards' },
    rule: 'EMP-42',
  },
  {
    id: 'produce',
    when: asked('act.produce'),
    title: 'Producing',
    text: 'Press one of your Factories for each Good you want, as long as its track has room and you can pay. Then choose Done.',
    place: { kind: 'factories' },
    rule: 'EMP-58',
  },
  {
    id: 'upgrade',
    when: asked('act.upgradeSpecific'),
    title: 'Upgrading with Goods',
    text: 'Press a building of the kind; each level takes one matching Good. With a Town Hall, two Goods of the other colours count as one.',
    place: { kind: 'city' },
    rule: 'EMP-59',
  },
  {
    id: 'train',
    when: told('addedTrain'),
    title: 'A train on its loop',
    text: 'The train runs clockwise, link by link. When it is home again it pays its die times the number of links, the figure inside the loop. Take on passengers before you bring it home.',
    place: { kind: 'factories' },
    rule: 'EMP-52',
  },
  {
    id: 'exchange',
    when: asked('act.exchange'),
    title: 'Turning Capital into Profit',
    text: 'Profit counts at the end, Capital does not. But the player with less Profit goes first in the next round, so there is no hurry before the last third of the game.',
    place: { kind: 'profit', seat: 0 },
    rule: 'EMP-45',
  },
  {
    id: 'archie',
    when: told('archieReadsRow'),
    title: 'Archie answers',
    text: 'After each of your actions Archie looks up the icon you claimed. He takes the first choice in that row that is free and of use to him; the lit row shows which, and why he passed over the others. What you claim decides what he does.',
    place: { kind: 'chart' },
    rule: 'EMP-92',
  },
  {
    id: 'gains',
    when: told('gained'),
    title: 'Gains',
    text: 'Your buildings have paid: R and M $2 each, C and I $1. Two new Action cards are face up, so you can already plan the next round. “If it ended now” under your name shows where you stand.',
    place: { kind: 'capital', seat: 0 },
    rule: 'EMP-69',
  },
  {
    id: 'leisure',
    when: told('rebuiltDeck'),
    title: 'What decides late',
    text: 'Leisure buildings score only for the player who owns more of them. Pollution costs the player with more Industrial buildings most. And keep an eye on the deck: all eight Action cards have been played and are shuffled now.',
    place: { kind: 'deck' },
    rule: 'EMP-76',
  },
]
