// How hints describe the difference between two positions.

import type { Difference } from '@tableworks/bots'

export const DIFFERENCES: Readonly<Record<string, Difference>> = {
  points: { more: 'you score {n} more', less: 'you score {n} less' },
  levels: {
    more: '{n|point|points} more for counters on the board',
    less: '{n|point|points} less for counters on the board',
  },
  cash: { more: '${n} more in hand', less: '${n} less in hand' },
  profits: {
    more: 'your unflipped counters can expect ${n} more',
    less: 'your unflipped counters can expect ${n} less',
  },
  links: { more: 'your railways are worth ${n} more', less: 'your railways are worth ${n} less' },
  debt: { more: 'loans will cost ${n} more', less: 'loans will cost ${n} less' },
  hand: {
    more: 'cards and stacks to build from: about {n|point|points} more',
    less: 'cards and stacks to build from: about {n|point|points} less',
  },
  rivals: {
    more: 'what the others have counts {n} more against you',
    less: 'what the others have counts {n} less against you',
  },
}
