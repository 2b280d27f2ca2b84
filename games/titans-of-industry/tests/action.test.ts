import { describe, expect, it } from 'vitest'
import { actionOf, ANN, type Position, turnOf } from './table.ts'

describe('The action', () => {
  it('TOI-15: build or expand, produce, buy an advancement, build real estate, reprice', () => {
    const table = actionOf(ANN, {
      license: true,
      money: [40],
      facilities: { 'lumber-camp': [1, 0, 0] },
      row: ['dynamite', 'telegraph'],
    })
    expect(table.names).toEqual([
      'expand lumber-camp',
      'produce lumber-camp x1',
      'produce lumber-camp x2',
      'build stone-quarry',
      'build steel-forge',
      'build corn-farm',
      'build power-station',
      'build oil-well',
      'build university',
      'advance dynamite',
      'advance telegraph',
      'estate residential-1',
      'estate commercial-1',
      'estate industrial-1',
      'estate transportation-1',
      'reprice',
    ])
  })

  it('R-5: only purchases that can be paid in full', () => {
    const table = actionOf(ANN, { license: true, money: [19], row: ['dynamite', 'telegraph'] })
    expect(table.names.filter(name => name.startsWith('advance'))).toEqual(['advance dynamite'])
    expect(table.names.some(name => name.startsWith('estate'))).toBe(false)
  })

  it('R-16: Reprice is always possible; a seat with no other action isn’t asked', () => {
    const everything: Position = {
      money: [0],
      facilities: { 'lumber-camp': [0, 8, 0], 'stone-quarry': [0, 8, 0], 'steel-forge': [0, 8, 0] },
    }
    expect(turnOf(ANN, everything).frames.at(-1)?.step).toBe('keepTitan')
  })
})
