// Candidates: every option a player might expect, legal or not. A board greys out the illegal ones.

import type { Refusal } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import type { State } from '../state.ts'
import { acting, ANN, anywhere, BEN, building, japan, type Laid, minnesota, railing, selling } from './table.ts'

const candidates = ({ referee, state }: Laid): string[] =>
  referee.candidates(state).map(({ option }) => referee.name(state, option))

describe('Candidates', () => {
  it('AOI-9: every action', () => {
    expect(candidates(acting(japan()))).toEqual([
      'build',
      'build double',
      'rail',
      'sell',
      'develop',
      'take cards',
      'pass',
      'repay',
    ])
  })

  it('AOI-20: every card that could be played', () => {
    const table = acting(japan({ hands: [['ship', 'red']], faceUp: [null, 'coal'] })).pick('build')
    expect(candidates(table)).toEqual(['play red', 'play ship', 'buy coal from 2'])
    expect(table.names).toEqual(['play red', 'buy coal from 2'])
    const passing = acting(japan({ hands: [['ship']], faceUp: ['coal'] })).pick('pass')
    expect(candidates(passing)).toEqual(['discard ship', 'buy coal from 1'])
  })

  it('AOI-11: every industry on every space that shows it', () => {
    const names = candidates(anywhere(japan()))
    expect(names).toHaveLength(21 * 2 + 5 + 19 + 6 + 9)
    expect(names.filter(name => name.endsWith('tokyo/1'))).toEqual(['cotton at tokyo/1', 'factory at tokyo/1'])
    expect(names.at(-1)).toBe('ship at s-nagasaki-shimonoseki')
  })

  it('AOI-35: every link', () => {
    const names = candidates(railing(japan({ counters: { 'hakodate/1': 'Ann port 1' } })))
    expect(names).toHaveLength(36)
    expect(names.slice(0, 1)).toEqual(['lay otaru-sapporo'])
    expect(names.at(-1)).toBe('stop')
  })

  it('AOI-26: every equally close source', () => {
    const table = railing(
      minnesota({ counters: { 'stpaul/1': 'Ben port 1', 'stpaul/2': 'Ben iron 1', 'stpaul/3': 'Ann iron 1' } }),
    ).pick('lay stpaul-redwing')
    expect(candidates(table)).toEqual(['iron from stpaul/2', 'iron from stpaul/3'])
    const coal = anywhere(
      japan({
        next: { cotton: 2 },
        counters: { 'otaru/1': 'Ben port 1', 'yubari/1': 'Ben coal 1', 'yubari/2': 'Ben coal 1' },
        rails: { 'otaru-sapporo': BEN, 'sapporo-yubari': BEN },
      }),
    ).pick('cotton at sapporo/1')
    expect(candidates(coal)).toEqual(['coal from yubari/1', 'coal from yubari/2'])
  })

  it('AOI-38: the seat’s goods to every built port and every market', () => {
    const table = selling(
      japan({
        counters: {
          'osaka/1': 'Ann cotton 1',
          'osaka/2': 'Ann cotton 1 flipped',
          'tokyo/1': 'Ben cotton 1',
          'osaka/4': 'Ben port 1',
          'chikuho/1': 'Ann coal 1',
        },
      }),
    )
    expect(candidates(table)).toEqual([
      'sell osaka/1 to osaka/4',
      'sell osaka/1 to nagano/m1',
      'sell osaka/1 to kyoto/m1',
      'sell osaka/1 to kyoto/m2',
      'sell osaka/1 to kumamoto/m1',
      'sell osaka/1 to s-otaru-niigata/m',
      'sell osaka/1 to s-yokohama-nagoya/m',
      'sell osaka/1 to s-osaka-kagoshima/m',
      'sell osaka/1 to s-nagasaki-shimonoseki/m',
      'stop',
    ])
  })

  it('AOIM-10, AOIM-14: the seat’s cubes, and iron from anywhere to every iron market', () => {
    const counters = {
      'braidwood/1': 'Ann coal 1',
      'coalcity/1': 'Ben coal 1',
      'hibbing/1': 'Ann iron 1 flipped',
      'virginia/1': 'Ann iron 1',
      'ely/1': 'Ben iron 1',
      'duluth/1': 'Ann port 1',
    }
    const names = candidates(selling(minnesota({ counters })))
    expect(names.slice(0, 5)).toEqual([
      'sell cube from virginia/1',
      'sell cube from braidwood/1',
      'iron from virginia/1 to superior/i',
      'iron from ely/1 to superior/i',
      'iron from display to superior/i',
    ])
    expect(names).toHaveLength(2 + 8 * 3 + 1)
  })

  it('AOI-42, AOI-43: every stack; every face-up card and the deck', () => {
    const table = minnesota({ hands: [['red']], next: { coal: 9 }, deck: [], faceUp: ['red', 'blue'] })
    expect(candidates(table.at('develop', { seat: ANN, removed: 0 }))).toEqual([
      'remove coal',
      'remove iron',
      'remove cotton',
      'remove factory',
      'remove port',
      'remove ship',
      'stop',
    ])
    expect(candidates(table.at('takeCard', { seat: ANN, taken: 0 }))).toEqual([
      'take red from 1',
      'take blue from 2',
      'draw',
    ])
  })
})

/** Why the decision bars an option, whether it's offered or not. */
function barredBy({ state }: Laid, option: unknown): Refusal | null {
  const { step, frame } = state.frames.at(-1) ?? { step: 'action', frame: {} }
  const { bar } = game.steps[step as keyof typeof game.steps] as unknown as {
    bar(g: State, frame: unknown, option: unknown): Refusal | null
  }
  return bar(state.g, frame, option)
}

describe('Exactly the candidates without a bar are options', () => {
  const harbour = { 'osaka/1': 'Ann cotton 1', 'osaka/2': 'Ann factory 1', 'osaka/4': 'Ben port 2' }
  const positions: Readonly<Record<string, () => Laid>> = {
    'AOI-9: actions': () => acting(japan({ cash: [20], loans: [1], hands: [['red', 'ship']], counters: harbour })),
    'AOI-20: cards to build with': () =>
      acting(japan({ hands: [['red', 'ship']], faceUp: ['coal', 'ship'] })).pick('build'),
    'AOI-44: cards to discard': () => acting(japan({ hands: [['red', 'ship']], faceUp: ['coal'] })).pick('pass'),
    'AOI-17: building with a location card': () => building(japan({ counters: harbour }), 'purple'),
    'AOI-18: building with an industry card': () =>
      building(japan({ counters: { 'osaka/1': 'Ann cotton 1' } }), 'cotton'),
    'AOI-19: building anything': () => anywhere(minnesota({ counters: { 'stpaul/1': 'Ben port 1' } })),
    'AOI-26: coal': () =>
      anywhere(
        japan({
          next: { cotton: 2 },
          counters: { 'yubari/1': 'Ben coal 1', 'yubari/2': 'Ben coal 1' },
          rails: { 'sapporo-yubari': BEN },
        }),
      ).pick('cotton at sapporo/1'),
    'AOI-26: iron': () =>
      railing(
        minnesota({ counters: { 'stpaul/1': 'Ben port 1', 'stpaul/2': 'Ben iron 1', 'stpaul/3': 'Ann iron 1' } }),
      ).pick('lay stpaul-redwing'),
    'AOI-35: links': () => railing(japan({ counters: { 'hakodate/1': 'Ann port 1' } })).pick('lay muroran-hakodate'),
    'AOI-38: goods': () => selling(japan({ counters: harbour })),
    'AOIM-10: cubes and iron': () =>
      selling(
        minnesota({
          coal: 5,
          counters: { 'braidwood/1': 'Ann coal 1', 'duluth/1': 'Ben port 1', 's-duluth-1': 'Ann ship 2' },
          rails: { 'duluth-superior': BEN },
        }),
      ).pick('sell cube from braidwood/1'),
    'AOI-42: stacks': () => minnesota({ next: { coal: 9 } }).at('develop', { seat: ANN, removed: 1 }),
    'AOI-43: cards to take, and the deck': () =>
      minnesota({ faceUp: [null, 'blue'] }).at('takeCard', { seat: ANN, taken: 0 }),
    'AOI-43: cards to take': () =>
      minnesota({ deck: [], faceUp: ['red', 'blue'] }).at('takeCard', { seat: ANN, taken: 0 }),
  }

  it.each(Object.entries(positions))('%s', (_name, laid) => {
    const table = laid()
    const { referee, state } = table
    const listed = new Set(table.names)
    const open = referee.candidates(state).filter(({ option }) => barredBy(table, option) === null)
    expect(open.map(({ option }) => referee.name(state, option))).toEqual([...listed])
    expect(listed.size).toBeGreaterThan(0)
  })
})
