import { describe, expect, it } from 'vitest'
import { inWords, outline } from '../text/outline.ts'

describe('Plain data as text', () => {
  it('keeps short values on one line', () => {
    expect(
      outline({ round: 3, money: [3, 5], price: { salt: 3, timber: 1 }, over: false, order: null, bag: [] }),
    ).toEqual(['round: 3', 'money: 3, 5', 'price: salt 3, timber 1', 'over: no', 'order: -', 'bag: -'])
  })

  it('puts one level of nesting in brackets', () => {
    expect(outline({ store: { salt: [0, 2], bag: [], top: { x: 1 } } })).toEqual([
      'store: salt (0, 2), bag (-), top (x 1)',
    ])
  })

  it('indents what is deeper or longer', () => {
    expect(outline({ hexes: [{ at: [0, 1], rig: { level: 2 } }, { at: [[1]] }] })).toEqual([
      'hexes:',
      '  0. at (0, 1), rig (level 2)',
      '  1.',
      '    at:',
      '      0. 1',
    ])
  })

  it('wraps long lists', () => {
    expect(outline({ cards: ['alpha', 'beta', 'gamma', 'delta'] }, 16)).toEqual([
      'cards:',
      '  alpha, beta,',
      '  gamma, delta',
    ])
  })

  it('writes names as words and keeps ids', () => {
    expect(['ownOrder', 'inBag', 'HU04b', 'energy-east', 'x'].map(inWords)).toEqual([
      'own order',
      'in bag',
      'HU04b',
      'energy-east',
      'x',
    ])
  })
})
