import { readFileSync } from 'node:fs'
import { openGameFile, readGameFile } from '@tableworks/kernel'
import { expect, test } from 'vitest'
import { game as empirePlanner } from '../../index.ts'
import type { Fact } from '../../facts.ts'
import { buildSteps, chartReading } from '../trays/chart-reading.ts'

const table = openGameFile(
  empirePlanner,
  readGameFile(readFileSync(new URL('../../tests/games/typical-solo.json', import.meta.url), 'utf8')),
)
const turns = table.line.map((_played, i) => table.told(0, i, i + 1).map(({ fact }) => fact as Fact))

test('each time Archie reads his chart the row, the reasons and the choice can be shown (EMP-92)', () => {
  const readings = turns.map(chartReading).filter(reading => reading !== null)
  expect(readings).toHaveLength(30)
  for (const { choices, rejected, taken } of readings) {
    const looked = taken === null ? choices.length : taken - 1
    expect([...rejected.keys()]).toEqual(Array.from({ length: looked }, (_, i) => i + 1))
  }
})

test('his dice are shown from block to building, in his nine building rounds (EMP-85 to EMP-89)', () => {
  const builds = turns.map(buildSteps).filter(steps => steps.length > 0)
  expect(builds).toHaveLength(9)
  for (const steps of builds) {
    expect(steps.slice(0, 2).map(({ kind }) => kind)).toEqual(['archieRolledBlock', 'archieRolledNumber'])
    expect(steps.map(({ kind }) => kind)).toContain('archieBuilt')
  }
})
