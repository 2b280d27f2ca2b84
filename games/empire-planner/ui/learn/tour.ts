// The guided first turns at a real table. Each stop appears once, at the right moment.

import { type TourStop, viewerOf } from '@tableworks/board-kit'
import type { Side } from '../../data/pieces.ts'
import type { Fact } from '../../facts.ts'
import type { game } from '../../index.ts'
import type { Options } from '../../notation.ts'
import type { Seen } from '../table.ts'
import type { Thing } from '../things.ts'

type Stop = TourStop<typeof game, Thing>

const asked = (decision: keyof Options): Stop['when'] => ({ decision })
const told = (fact: Fact['kind']): Stop['when'] => ({ fact })
const sideOf = (seen: Seen): Side => viewerOf(seen) as Side
const buildingsOf = (seen: Seen) => seen.view.glance.buildings[sideOf(seen)]

export const tour: readonly Stop[] = [
  {
    id: 'welcome',
    when: asked('build.reroll'),
    title: 'Thirty years of a city',
    text: 'You plan a city and run factories for fifteen rounds. Profit is points, and your buildings score at the end. Capital is just for spending. Each round you build and take two actions, then your buildings pay out.',
    place: { kind: 'years' },
    rule: 'EMP-10',
  },
  {
    id: 'dice',
    when: asked('build.reroll'),
    title: 'Three dice',
    text: 'One die is the block, one the building in it, and one the price in dollars. You decide which is which. Keep them, or press a die to reroll it for $2.',
    place: { kind: 'dice' },
    rule: 'EMP-21',
  },
  {
    id: 'assign',
    when: asked('build.assign'),
    title: 'Where to build',
    text: 'Your dice allow the highlighted spaces, each with its price. Early on, look for R and M: they pay $2 every round. Most buildings can be upgraded to their own number, so a high R scores most in the end.',
    place: { kind: 'city' },
    rule: 'EMP-22',
  },
  {
    id: 'built',
    when: { fact: 'built', own: true },
    fits: seen => buildingsOf(seen).length === 1,
    title: 'Your first building',
    text: 'One of your nine dice is there now, showing 1. Most points come from upgrading it later: a Residential building scores 2 for each pip.',
    place: seen => ({ kind: 'space', space: buildingsOf(seen)[0]?.space ?? '1-1' }),
    rule: 'EMP-25',
  },
  {
    id: 'factory',
    when: asked('build.factory'),
    title: 'A Factory for your industry',
    text: 'An Industrial building comes with a Factory card. Pay in Capital, in Profit, or both. Brown Goods upgrade R, blue C, and red L.',
    place: { kind: 'factories' },
    rule: 'EMP-37',
  },
  {
    id: 'market',
    when: told('rolledMarket'),
    title: 'This round’s market',
    text: 'The marked column shows what a Good of each colour costs this round.',
    place: { kind: 'market' },
    rule: 'EMP-41',
  },
  {
    id: 'claim',
    when: asked('action.claim'),
    title: 'Two actions each',
    text: 'Claim any icon that is free. Dashed icons have no effect for you now, but claiming one blocks the other player. When your marker moves on, its icon is free again.',
    place: { kind: 'cards' },
    rule: 'EMP-42',
  },
  {
    id: 'produce',
    when: asked('act.produce'),
    title: 'Producing',
    text: 'Press a Factory for each Good you want, as long as its track has room and you can pay. Then press Done.',
    place: { kind: 'factories' },
    rule: 'EMP-58',
  },
  {
    id: 'upgrade',
    when: asked('act.upgradeSpecific'),
    title: 'Upgrading with Goods',
    text: 'Press a building of that type; each level takes one matching Good. With a Town Hall, two Goods of the other colours count as one.',
    place: { kind: 'city' },
    rule: 'EMP-59',
  },
  {
    id: 'train',
    when: told('addedTrain'),
    title: 'A train on its loop',
    text: 'The train runs clockwise, link by link. Back at its start it pays its die times the number of links, the figure inside the loop. Board passengers before that.',
    place: { kind: 'factories' },
    rule: 'EMP-52',
  },
  {
    id: 'exchange',
    when: asked('act.exchange'),
    title: 'Turning Capital into Profit',
    text: 'Profit counts at the end, Capital doesn’t. But the player with less Profit goes first next round, so there’s no hurry before the last third of the game.',
    place: seen => ({ kind: 'profit', seat: sideOf(seen) }),
    rule: 'EMP-45',
  },
  {
    id: 'archie',
    when: told('archieReadsRow'),
    title: 'Archie answers',
    text: 'After each of your actions, Archie looks up the icon you claimed and takes the first free choice in its row that he can use. The marked row shows which, and why he skipped the rest. What you claim decides what he does.',
    place: { kind: 'chart' },
    rule: 'EMP-92',
  },
  {
    id: 'gains',
    when: told('gained'),
    title: 'Gains',
    text: 'Your buildings have paid out: R and M $2 each, C and I $1. Two new Action cards are face up, so you can plan the next round. “Points now” beside your name is what you’d score if the game ended here.',
    place: seen => ({ kind: 'capital', seat: sideOf(seen) }),
    rule: 'EMP-69',
  },
  {
    id: 'leisure',
    when: told('rebuiltDeck'),
    title: 'Late-game scoring',
    text: 'Leisure buildings score only for the player who owns more of them. Pollution hits the player with more Industrial buildings hardest. And watch the deck: all eight Action cards have been played and are now reshuffled.',
    place: { kind: 'deck' },
    rule: 'EMP-76',
  },
]
