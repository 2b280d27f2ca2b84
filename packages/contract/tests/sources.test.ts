import { expect, it } from 'vitest'
import { sourcesIn } from '../index.ts'

const HEADINGS = { Setup: [10, 20], 'Phase 1: Building': [21, 40] } as const

const faultOf = (clause: string) => sourcesIn(clause, HEADINGS).map(({ number, fault }) => [number, fault])

it('a source names a heading and lines below it, or says that nothing is printed', () => {
  for (const source of ['Setup, 12', 'Setup, 12–14, 20; Phase 1: Building, 21', 'found F1, F5', 'recalled from Brass'])
    expect(faultOf(`- **X-1** A rule. [${source}]`)).toEqual([['X-1', null]])
  for (const source of [
    'ours',
    'reads Setup, 10',
    'Setup, 12; the price is ours (R-3)',
    'Setup, 12; the rest worked out',
  ])
    expect(faultOf(`- **Q1** A rule that\n  goes on. [${source}]`)).toEqual([['Q1', null]])
})

it('a wrong source is reported', () => {
  expect(faultOf('- **X-1** A rule.')).toEqual([['X-1', 'it has no source']])
  expect(faultOf('- **X-1** A rule. [Set-up, 12]')).toEqual([['X-1', "there is no heading 'Set-up' in 'Set-up, 12'"]])
  expect(faultOf('- **X-1** A rule. [Setup, 9]')).toEqual([['X-1', "'Setup, 9' is not below that heading"]])
  expect(faultOf('- **X-1** A rule. [Setup, 12–21]')).toEqual([['X-1', "'Setup, 12–21' is not below that heading"]])
})

it('rulings in a table name lines', () => {
  const row = (lines: string) => faultOf(`| R-1 | Question | Ruling | | ${lines} |`)
  expect(row('12, 30–31')).toEqual([['R-1', null]])
  expect(row('12, 300')).toEqual([['R-1', "there are no such lines: '12, 300'"]])
  expect(row('')).toEqual([['R-1', "there are no such lines: ''"]])
})
