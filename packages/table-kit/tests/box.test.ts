import { describe, expect, it } from 'vitest'
import { from, listOf, orElse, recordOf, rowsWith, tableOf, wholeFrom } from '../index.ts'

describe('Checks for a component set', () => {
  it('a whole number must be in its range', () => {
    expect(wholeFrom(1, 6)(6, 'die')).toBe(6)
    for (const wrong of [0, 7, 2.5, '3', null])
      expect(() => wholeFrom(1, 6)(wrong, 'die')).toThrow('die should be a whole number from 1 to 6')
  })

  it('a list must have the right length', () => {
    const pair = listOf(2, 2, wholeFrom(0, 9))
    expect(pair([1, 2], 'pair')).toEqual([1, 2])
    expect(() => pair([1], 'pair')).toThrow('pair should have 2 entries')
    expect(() => listOf(1, 3, wholeFrom(0, 9))([], 'list')).toThrow('list should have 1 to 3 entries')
    expect(() => pair([1, 10], 'pair')).toThrow('pair[1] should be a whole number from 0 to 9')
  })

  it('a table has exactly its keys', () => {
    const table = tableOf(['salt', 'timber'], wholeFrom(0, 9))
    expect(table({ salt: 1, timber: 2 }, 'prices')).toEqual({ salt: 1, timber: 2 })
    expect(() => table({ salt: 1 }, 'prices')).toThrow('prices.timber is missing')
    expect(() => table({ salt: 1, timber: 2, iron: 3 }, 'prices')).toThrow("prices has no field 'iron'")
  })

  it('a part that an older set lacks comes from the standard set', () => {
    const die = orElse(6, wholeFrom(1, 6))
    expect([die(undefined, 'die'), die(3, 'die')]).toEqual([6, 3])
    expect(() => die(null, 'die')).toThrow('die should be a whole number from 1 to 6')
  })

  it('fields that rows of an older set lack come from the standard set, with their source', () => {
    const filled = rowsWith({ salt: { place: 'left', side: 1, ...from('seed', { place: 'found' }) } }, [
      'place',
      'side',
    ])
    const old = { salt: { cost: 2, ...from('reconstructed') }, iron: { cost: 3 } }
    expect(filled(old)).toEqual({
      salt: {
        cost: 2,
        place: 'left',
        side: 1,
        source: 'reconstructed',
        fieldSources: { place: 'found', side: 'seed' },
      },
      iron: { cost: 3 },
    })
    const own = { salt: { place: 'top' } }
    expect(filled(own)).toEqual(own)
    expect(filled('salt')).toBe('salt')
  })

  it('a record has one value for each key', () => {
    expect(recordOf(['salt', 'timber'], key => key.length)).toEqual({ salt: 4, timber: 6 })
  })
})
