// Explains the difference between two Titans of Industry positions in words.

import type { Difference } from '@tableworks/bots'

const promised = (what: string): Difference => ({
  more: `${what}: about {n} more market share`,
  less: `${what}: about {n} less market share`,
})

export const DIFFERENCES: Readonly<Record<string, Difference>> = {
  score: promised('the final score'),
  share: { more: '{n} more market share', less: '{n} less market share' },
  money: { more: 'about ${n} more by the end of the age', less: 'about ${n} less by the end of the age' },
  stock: promised('cubes consumers and players may buy'),
  dominations: {
    more: 'likely domination bonuses: about {n} more',
    less: 'likely domination bonuses: about {n} less',
  },
  realEstate: { more: '{n} more real estate', less: '{n} less real estate' },
  license: { more: 'a cube in a red grid, so the bank sells to you', less: 'no cube in a red grid' },
  reprices: promised('better prices you can still set'),
  facilities: promised('what your facilities can make'),
  titans: promised('your Titans'),
  advancements: promised('your advancements'),
  place: { more: '{n|place|places} later in the turn order', less: '{n|place|places} earlier in the turn order' },
  rivals: {
    more: 'your rivals’ positions count {n} more against you',
    less: 'your rivals’ positions count {n} less against you',
  },
}

/** Choices that only settle how an action is carried out: prices, where goods go, and whom to buy from. */
export const DETAILS: readonly string[] = [
  'chooseWaiver',
  'chooseSubstitute',
  'chooseSeller',
  'chooseCard',
  'placeGoods',
  'choosePrice',
  'keepUnsold',
  'done',
]

/** The kinds of actions, by a fact that identifies each. If several match, the first wins. */
export const THEMES: Readonly<Record<string, string>> = {
  keptTitan: 'Titans',
  opened: 'Real estate',
  advanced: 'Advancements',
  built: 'Building',
  expanded: 'Expansion',
  produced: 'Production',
  repriced: 'Prices',
  priced: 'Prices',
}
