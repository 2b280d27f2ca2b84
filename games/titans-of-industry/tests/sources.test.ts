// Every clause in RULES.md names the rulebook heading and lines it comes from.

import { readFileSync } from 'node:fs'
import { sourcesIn } from '@tableworks/contract'
import { expect, it } from 'vitest'

/** The rulebook's headings, with their first and last lines. */
const HEADINGS = {
  Introduction: [1, 4],
  Contents: [6, 16],
  'Setting Up the Game': [18, 36],
  'Object of the Game': [38, 41],
  'Key Principles': [43, 51],
  'Turn Sequence': [55, 68],
  'Build a New Facility / Expand Your Existing Facility': [69, 116],
  'Produce Goods with a Facility': [118, 149],
  'Purchase an Advancement': [151, 165],
  'Reprice and get another Titan Card': [167, 176],
  'Build Real Estate': [178, 246],
  'The End of the Age': [248, 266],
  'Determine Demand': [270, 329],
  'Score for Goods Sold': [333, 339],
  'Score for Real Estate Owned': [340, 342],
  'Score for Market Domination': [344, 360],
  'Pay Players for Consumer Purchases': [362, 372],
  'Reveal New Advancements': [373, 378],
  'End of Game': [380, 391],
  FAQ: [393, 419],
} as const

it('every clause and every ruling names its source', () => {
  const sources = sourcesIn(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'), HEADINGS)
  expect(sources.filter(({ fault }) => fault !== null)).toEqual([])
  expect(sources).toHaveLength(143)
})
