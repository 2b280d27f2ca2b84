// Every clause in RULES.md names the rulebook heading and lines it comes from.

import { readFileSync } from 'node:fs'
import { sourcesIn } from '@tableworks/contract'
import { expect, it } from 'vitest'

/** The rulebook's headings, with their first and last lines. */
const HEADINGS = {
  'Expansion 1 rules': [18, 26],
  'Japan map: Card Display': [30, 30],
  'Japan map: Sea Lanes': [32, 34],
  'Japan map: Ironworks': [36, 36],
  'Japan map: Ships': [38, 38],
  'Japan map: Rail link values': [40, 40],
  'Minnesota map: Chicago and coal': [46, 48],
  'Minnesota map: Sell Goods': [50, 56],
  'Minnesota map: Ships': [58, 58],
  'Minnesota map: Iron Range': [60, 60],
  'Minnesota map: Hydro-power': [62, 62],
  'Minnesota map: Twin Cities': [64, 64],
  'Minnesota map: Rail link values': [66, 70],
} as const

it('every clause and every ruling names its source', () => {
  const sources = sourcesIn(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'), HEADINGS)
  expect(sources.filter(({ fault }) => fault !== null)).toEqual([])
  expect(sources).toHaveLength(166)
})
