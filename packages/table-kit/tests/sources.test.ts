import { shape } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { from, sourcedFields, sourceOfField, sourceShape } from '../index.ts'

const HOUSE = {
  name: 'House',
  demand: { energy: 1, durables: 2 },
  ...from('seed', { demand: 'found', 'demand.energy': 'recalled' }),
}

describe('The sources of values', () => {
  it('a field has its own source, its parent field’s source, or the entry’s source', () => {
    expect(sourceOfField(HOUSE, 'name')).toBe('seed')
    expect(sourceOfField(HOUSE, 'demand.energy')).toBe('recalled')
    expect(sourceOfField(HOUSE, 'demand.durables')).toBe('found')
    expect(sourceOfField({ source: 'found' }, 'constructor')).toBe('found')
    expect(sourceOfField({}, 'name')).toBeNull()
  })

  it('lists every value of a set with its source, including nested entries', () => {
    const tables = {
      houses: { house: { ...HOUSE, levels: [{ cost: 1, ...from('inferred') }] } },
      prices: [1, 2],
    }
    expect(sourcedFields(tables).map(({ path, source }) => [path.join('.'), source])).toEqual([
      ['houses.house.name', 'seed'],
      ['houses.house.demand.energy', 'recalled'],
      ['houses.house.demand.durables', 'found'],
      ['houses.house.levels.0.cost', 'inferred'],
      ['prices', null],
    ])
  })

  it('a source must be one of five, and sources by field are optional', () => {
    const anEntry = shape.record(sourceShape)
    expect(anEntry({ source: 'found' }, 'x')).toEqual(from('found'))
    expect(anEntry(from('found', { cost: 'seed' }), 'x')).toEqual(from('found', { cost: 'seed' }))
    expect(() => anEntry({ source: 'guessed' }, 'x')).toThrow('x.source should be "seed"')
    expect(() => anEntry({ source: 'seed', fieldSources: { cost: 'guessed' } }, 'x')).toThrow(
      'x.fieldSources.cost should be "seed"',
    )
  })
})
