// Every clause in RULES.md names the rulebook heading and lines it comes from.

import { readFileSync } from 'node:fs'
import { sourcesIn } from '@tableworks/contract'
import { expect, it } from 'vitest'

/** The rulebook's headings with their line ranges. */
const HEADINGS = {
  'Components and Setup': [1, 58],
  'Playing the Game': [59, 71],
  'Phase 1: Building': [73, 92],
  'The seven types of buildings': [93, 210],
  'Phase 2: Actions': [211, 243],
  'Exchange Capital for Profit': [246, 252],
  'Add a Train to a Factory Rail Link': [254, 267],
  'Add a Passenger to an Owned Train': [269, 272],
  'Add a Passenger to an Unowned Train': [274, 307],
  'Move a Train One Rail Link': [308, 341],
  'Move a Train Two Rail Links': [343, 353],
  'Produce Goods in a Factory': [365, 370],
  'Upgrade: Specific Building': [372, 418],
  'Phase 3: Gains': [419, 447],
  'Upgrade: Any Building': [449, 467],
  'Reduce Pollution Level': [469, 477],
  'Game End': [478, 534],
  'Setup Changes': [535, 546],
  'Solitaire Phase 1: Building': [548, 573],
  'Solitaire Game Rules': [575, 588],
  'Solitaire Phase 2: Actions': [590, 616],
  'Solitaire Exchange Capital for Profit': [617, 622],
  'Solitaire Add a Train to a Factory Rail Link': [624, 627],
  'Solitaire Add a Passenger to an Owned Train': [629, 637],
  'Solitaire Add a Passenger to an Unowned Train': [639, 645],
  'Solitaire Move a Train One Rail Link': [647, 658],
  'Solitaire Move a Train Two Rail Links': [660, 665],
  'Solitaire Reduce Pollution Level': [666, 670],
  'Solitaire Phase 3: Gains': [672, 674],
  'Solitaire Game End': [676, 680],
} as const

it('every clause and every ruling names its source', () => {
  const sources = sourcesIn(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'), HEADINGS)
  expect(sources.filter(({ fault }) => fault !== null)).toEqual([])
  expect(sources).toHaveLength(156)
})
