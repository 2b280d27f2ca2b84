// The game's texts.

import type { Words } from '@tableworks/kernel'
import type { Options } from './notation.ts'
import type { Fact } from './state.ts'

export const WORDS: Words<keyof Options, Fact['kind']> = {
  prompts: { turn: 'Draw, take, build, dig or sell: {left|choice|choices} left. Or pass.' },
  facts: {
    drew: '{seat} draws a card.',
    gotCard: 'You draw card {card}.',
    took: '{seat} takes card {card} for ${cost}.',
    opened: 'Card {card} is laid open.',
    built: '{seat} builds {card} at site {site} for ${cost}.',
    dug: '{seat} digs canal {edge} for ${cost}.',
    sold: '{seat} sells {count} {good} for ${income}.',
    passed: '{seat} passes.',
    flooded: 'The river floods site {site}.',
  },
  refusals: {},
  sheet: { points: 'Points', savings: 'One for every $4', money: 'Money' },
}
