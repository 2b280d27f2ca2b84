// The scenes' strings.

import { speaker } from '@tableworks/board-kit'

const WORDS = {
  extractions: 'extractions',
  title: 'Cycle {cycle} extraction',
  finalTitle: 'The final extraction',
  rigs: 'Rigs',
  rigsOf: '{name} extracts from {count|Rig|Rigs}',
  why: 'Each Rig you control in your Network gives one cube, Tholins first.',
  finalWhy: 'This time each Rig gives all its Tholins. A Rig without Tholins gives a Deuterium.',
  cutOff: '{count|Rig is|Rigs are} cut off from the Network and {count?gives|give} nothing.',
  noRoom: 'The hold has no room for {count} Tholins, so {count?it stays|they stay} in the well.',
  from: '{zone} gives',
  nothing: 'nothing',
  core: 'The Core',
  coreTitle: 'Pipes into the Core draw in rounds',
  coreWhy:
    'Clockwise from the Foreman, each Control token in the Core draws one cube, Tholins first. Deuterium left: {left}.',
  table: 'Extracted in cycle {cycle}',
  fromRigs: 'From Rigs',
  fromCore: 'From the Core',
  discarded: 'Discarded from full holds',
  inHold: 'In the hold now',
  gain: '+{count}',
  loss: '−{count}',
  foreman: '{name} becomes Foreman.',
  toCycle: 'Continue to cycle {cycle}',
  toScores: 'See the scores',
} as const

export const tell = speaker(WORDS)
