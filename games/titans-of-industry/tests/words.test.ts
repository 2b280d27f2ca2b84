import { sayFact, sayOption, sayPrompt, sayRefusal } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import type { Fact } from '../facts.ts'
import { game as titansOfIndustry } from '../index.ts'
import { actionOf, ANN, BEN, titansTable } from './table.ts'

const NAMES = ['Ann', 'Ben', 'Cat']
const ENDED: Fact = { kind: 'ageEnded', age: 2, cards: 5 }

describe('Words', () => {
  it('a turn’s journal', () => {
    const table = actionOf(ANN, { market: { 'c-residential': [null, [1, 3], null] } }).pick('build corn-farm')
    table.pick('place 0 c-commercial, 1 e-northwest').pick('price e-northwest 7')
    expect(table.facts.map(fact => sayFact(titansOfIndustry, fact, NAMES))).toEqual([
      'Ann buys wood from Ben for $3.',
      'Ann builds the Corn Farm.',
      'Ann puts 1 cube of corn in the Home and road energy grid.',
      'Ann asks $7 in the Home and road energy grid.',
    ])
  })

  it('prompts, options and refusals have words', () => {
    const table = titansTable({ market: { 'c-industrial': [[1, 4], [1, 4], null] } })
    table.at('chooseSeller', { seat: ANN, owing: { research: 0, wood: 0, stone: 0, steel: 0 }, material: 'steel' })
    const top = table.frames.at(-1)
    const offered = [{ seller: ANN }, { seller: BEN }]
    expect(top === undefined ? '' : sayPrompt(titansOfIndustry, top, NAMES, offered)).toBe(
      'Choose whose steel to buy: you and Ben ask the same price.',
    )
    expect(top === undefined ? '' : sayPrompt(titansOfIndustry, top, NAMES)).toBe(
      'Choose whose steel to buy: several ask the same price.',
    )
    expect(sayOption(titansOfIndustry, 'chooseSeller', { seller: BEN }, NAMES)).toBe('Buy from Ben')
    expect(sayOption(titansOfIndustry, 'action', { work: 'expand', facility: 'oil-well' }, NAMES)).toBe(
      'Expand the Oil Well',
    )
    const poor = actionOf(ANN, { license: true, money: [9] })
    const refusal = poor.why('build oil-well')
    expect(refusal === null ? '' : sayRefusal(titansOfIndustry, refusal, NAMES)).toBe(
      'That costs at least $10; you have $9. (TOI-20)',
    )
  })

  it('uses read as once and twice, ages as numerals', () => {
    const table = actionOf(ANN, { facilities: { 'oil-well': [2, 0, 0] } }).pick('produce oil-well x2')
    expect(table.facts.slice(0, 1).map(fact => sayFact(titansOfIndustry, fact, NAMES))).toEqual([
      'Ann runs the Oil Well twice for $5 (4 cubes).',
    ])
    expect(sayOption(titansOfIndustry, 'action', { facility: 'oil-well', uses: 1 }, NAMES)).toBe(
      'Run the Oil Well once',
    )
    expect(sayFact(titansOfIndustry, ENDED, NAMES)).toBe('Age II ends with 5 white cards built.')
  })

  it('grids, spaces and cards appear by name', () => {
    expect(sayOption(titansOfIndustry, 'action', { space: 'residential-2' }, NAMES)).toBe(
      'Build on Residential level II',
    )
    expect(sayOption(titansOfIndustry, 'keepTitan', { titan: 'titan-oil' }, NAMES)).toBe('Keep The Oil Tycoon')
    expect(sayOption(titansOfIndustry, 'choosePrice', { grid: 'r-centre', price: 6 }, NAMES)).toBe(
      'Ask $6 in the Research market',
    )
  })
})
