import { describe, expect, it } from 'vitest'
import { ANN, anywhere, BEN, counterAt, japan, minnesota, railing, toldOf } from './table.ts'

describe('Coal and iron', () => {
  it('AOI-13, AOI-25, AOI-30: cubes travel over any player’s rails, the nearest first', () => {
    const table = anywhere(
      japan({
        cash: [20],
        next: { cotton: 3 },
        counters: { 'muroran/2': 'Ben iron 1', 'yubari/1': 'Ben coal 1' },
        rails: { 'sapporo-yubari': BEN, 'yubari-muroran': BEN },
      }),
    ).pick('cotton at sapporo/1')
    expect(toldOf(table, 'tookCube')).toEqual([
      { kind: 'tookCube', seat: ANN, cube: 'coal', source: 'yubari/1', owner: BEN },
      { kind: 'tookCube', seat: ANN, cube: 'iron', source: 'muroran/2', owner: BEN },
    ])
    expect(table.g).toMatchObject({ cash: [12, 0], spent: [8, 0], demand: { coal: 8, iron: 8 } })
  })

  it('AOI-27: without a connection or a port there are no cubes', () => {
    const position = { next: { cotton: 2 }, counters: { 'yubari/1': 'Ben coal 1' } }
    expect(anywhere(japan(position)).why('cotton at sapporo/1')).toEqual({ because: 'noCoal', rule: 'AOI-27' })
    const linked = { ...position, rails: { 'sapporo-yubari': BEN } }
    expect(anywhere(japan(linked)).why('cotton at sapporo/1')).toBeNull()
    const last = { ...linked, counters: { 'yubari/1': 'Ben coal 1 coal 1' } }
    expect(anywhere(japan(last)).why('cotton at sapporo/1')).toBeNull()
    const empty = { ...linked, counters: { 'yubari/1': 'Ben coal 1 flipped' } }
    expect(anywhere(japan(empty)).why('cotton at sapporo/1')).toEqual({ because: 'noCoal', rule: 'AOI-27' })
    const iron = { ...linked, next: { cotton: 3 } }
    expect(anywhere(japan(iron)).why('cotton at sapporo/1')).toEqual({ because: 'noIron', rule: 'AOI-27' })
  })

  it('AOI-15, AOI-27: a connected port opens the display; a market does not', () => {
    const port = { next: { cotton: 2 }, counters: { 'otaru/1': 'Ben port 1' }, rails: { 'otaru-sapporo': BEN } }
    expect(anywhere(japan(port)).why('cotton at sapporo/1')).toBeNull()
    const market = { next: { cotton: 2 }, rails: { 'kyoto-osaka': BEN } }
    expect(anywhere(japan(market)).why('cotton at osaka/1')).toMatchObject({ because: 'noCoal' })
  })

  it('AOI-28, Q9: an empty display sells for $5 and stays empty', () => {
    const table = anywhere(japan({ cash: [20], coal: 0, next: { cotton: 2 }, counters: { 'osaka/4': 'Ben port 1' } }))
    table.pick('cotton at osaka/1')
    expect(table.g).toMatchObject({ cash: [9, 0], demand: { coal: 0, iron: 8 } })
  })

  it('AOI-29, Q8: a connected source comes before the display and is free, even if a rival profits', () => {
    const table = anywhere(
      japan({
        cash: [20],
        next: { cotton: 2 },
        counters: { 'yawata/2': 'Ben port 1', 'chikuho/1': 'Ben coal 1 coal 1' },
        rails: { 'yawata-chikuho': BEN, 'chikuho-nagasaki': BEN },
      }),
    ).pick('cotton at nagasaki/2')
    expect(table.g).toMatchObject({ cash: [14, 4], demand: { coal: 8, iron: 8 } })
  })

  it('AOI-31, AOI-32: the last cube flips the mine and pays its owner at once', () => {
    const table = railing(
      japan({
        cash: [20],
        counters: { 'yubari/1': 'Ben coal 2 coal 1', 'muroran/2': 'Ann iron 1', 'muroran/1': 'Ben port 1' },
        rails: { 'yubari-muroran': ANN },
      }),
    ).pick('lay sapporo-yubari')
    expect(toldOf(table, 'flipped')).toEqual([
      { kind: 'flipped', seat: BEN, industry: 'coal', level: 2, site: 'yubari/1', income: 7 },
    ])
    expect(table.g.cash).toEqual([18, 7])
  })

  it('AOI-26, Q7: among equally close sources the builder chooses, coal before iron; a single source is used at once', () => {
    const table = railing(
      japan({
        counters: {
          'yubari/1': 'Ben coal 1',
          'yubari/2': 'Ann coal 1',
          'muroran/2': 'Ben iron 1',
          'muroran/1': 'Ann port 1',
        },
        rails: { 'sapporo-yubari': ANN, 'yubari-muroran': BEN },
      }),
    ).pick('lay otaru-sapporo')
    expect(table.names).toEqual(['coal from yubari/1', 'coal from yubari/2'])
    expect(table.why('coal from muroran/2')).toEqual({
      because: 'noCubeThere',
      rule: 'AOI-25',
      cube: 'coal',
      source: 'muroran/2',
    })
    expect(table.why('coal from tokyo/1')).toEqual({
      because: 'noCubeThere',
      rule: 'AOI-25',
      cube: 'coal',
      source: 'tokyo/1',
    })
    expect(table.why('coal from duluth/1')).toEqual({ because: 'notOnThisMap', rule: null, name: 'duluth/1' })
    table.pick('coal from yubari/1')
    expect(toldOf(table, 'tookCube').map(({ source }) => source)).toEqual(['yubari/1', 'muroran/2'])
    expect(counterAt(table, 'yubari/2')).toMatchObject({ coal: 2 })
  })

  it('AOI-26: the builder also chooses between equally close ironworks', () => {
    const counters = { 'stpaul/1': 'Ben port 1', 'stpaul/2': 'Ben iron 1', 'stpaul/3': 'Ann iron 1 iron 1' }
    const table = railing(minnesota({ cash: [20], counters })).pick('lay stpaul-redwing')
    expect(table.names).toEqual(['iron from stpaul/2', 'iron from stpaul/3'])
    expect(table.why('iron from stpaul/1')).toMatchObject({ because: 'noCubeThere', cube: 'iron' })
    table.pick('iron from stpaul/3')
    expect(counterAt(table, 'stpaul/3')).toMatchObject({ iron: 0, flipped: true })
    expect(counterAt(table, 'stpaul/2')).toMatchObject({ iron: 3 })
    expect(table.g.cash[ANN]).toBe(20 - 2 - 1 + 8)
  })

  it('Q6: a ship’s cubes are one link away from a town with a port', () => {
    const counters = { 'hakodate/1': 'Ben port 1', 's-hakodate-aomori': 'Ben ship 2', 'muroran/2': 'Ben iron 1' }
    const tie = railing(japan({ cash: [20], counters: { ...counters, 'muroran/1': 'Ann port 1' } })).pick(
      'lay muroran-hakodate',
    )
    // The ironworks is at one end of the link, so it's nearer than the ship.
    expect(toldOf(tie, 'tookCube').map(({ source }) => source)).toEqual(['s-hakodate-aomori', 'muroran/2'])
    const noPort = { 's-hakodate-aomori': 'Ben ship 2', 'hakodate/1': 'Ben port 1' }
    expect(anywhere(japan({ next: { cotton: 2 }, counters: noPort })).why('port at aomori/1')).toBeNull()
    const table = anywhere(japan({ cash: [20], next: { port: 3 }, counters: noPort }))
    expect(table.why('port at aomori/1')).toEqual({ because: 'noCoal', rule: 'AOI-27' })
  })

  it('Q6: a ship’s cubes can’t supply a town without a port', () => {
    const counters = { 'hakodate/1': 'Ben port 1', 's-hakodate-aomori': 'Ben ship 2' }
    expect(anywhere(japan({ next: { port: 3 }, counters })).why('port at otaru/1')).toEqual({
      because: 'noCoal',
      rule: 'AOI-27',
    })
  })

  it('AOI-25: mines in different networks each supply their own network', () => {
    const counters = { 'yubari/1': 'Ben coal 1', 'omuta/1': 'Ben coal 1' }
    const table = anywhere(japan({ next: { cotton: 2 }, counters, rails: { 'sapporo-yubari': BEN } }))
    expect(table.why('cotton at sapporo/1')).toBeNull()
    expect(table.why('cotton at nagasaki/2')).toMatchObject({ because: 'noCoal' })
    expect(table.g.box.maps.japan.zeros.every(count => count === 0)).toBe(true)
  })

  it('Q6, Q62: a ship draws from the nearer of its towns with a port', () => {
    const table = anywhere(
      japan({
        cash: [40],
        counters: {
          'muroran/1': 'Ben port 1',
          'sendai/1': 'Ben port 1',
          'yubari/1': 'Ben coal 1',
          'iwaki/1': 'Ann coal 1',
        },
        rails: { 'yubari-muroran': BEN, 'sendai-iwaki': BEN },
      }),
    ).pick('ship at s-muroran-sendai')
    expect(table.names).toEqual(['coal from yubari/1', 'coal from iwaki/1'])
    const near = anywhere(
      japan({
        cash: [40],
        counters: { 'muroran/1': 'Ben port 1', 'sendai/1': 'Ben port 1', 'iwaki/1': 'Ann coal 1' },
        rails: { 'sendai-iwaki': BEN },
      }),
    ).pick('ship at s-muroran-sendai')
    expect(toldOf(near, 'tookCube')).toMatchObject([{ source: 'iwaki/1' }])
  })

  it('Q62: a town without a port supplies no ship', () => {
    const table = anywhere(
      japan({
        cash: [40],
        counters: { 'muroran/1': 'Ben port 1', 'iwaki/1': 'Ann coal 1' },
        rails: { 'sendai-iwaki': BEN },
      }),
    ).pick('ship at s-muroran-sendai')
    expect(toldOf(table, 'boughtCube')).toMatchObject([{ cube: 'coal', cost: 1 }])
    expect(counterAt(table, 'iwaki/1')).toMatchObject({ coal: 2 })
  })

  it('AOIJ-9: an open lane carries cubes', () => {
    const table = anywhere(
      japan({
        cash: [20],
        next: { cotton: 2 },
        counters: {
          'hakodate/1': 'Ben port 1',
          'aomori/1': 'Ben port 1',
          's-hakodate-aomori': 'Ben ship 2 flipped',
          'yubari/1': 'Ben coal 1',
        },
        rails: { 'yubari-muroran': BEN, 'muroran-hakodate': BEN, 'aomori-morioka': BEN, 'morioka-kamaishi': BEN },
      }),
    ).pick('cotton at kamaishi/2')
    expect(toldOf(table, 'tookCube')).toMatchObject([{ source: 'yubari/1' }])
  })

  it('AOIM-1, AOIM-2: in Minnesota mines supply no buildings, and iron still comes from the nearest ironworks', () => {
    const table = railing(
      minnesota({
        cash: [20],
        counters: { 'braidwood/1': 'Ann coal 1', 'rochester/1': 'Ben iron 1' },
        rails: { 'chicago-c-rochester': BEN },
      }),
    ).pick('lay chicago-c-albertlea')
    expect(toldOf(table, 'boughtCube')).toEqual([{ kind: 'boughtCube', seat: ANN, cube: 'coal', cost: 1, left: 7 }])
    expect(toldOf(table, 'tookCube')).toMatchObject([{ cube: 'iron', source: 'rochester/1' }])
    expect(counterAt(table, 'braidwood/1')).toMatchObject({ coal: 2 })
  })
})
