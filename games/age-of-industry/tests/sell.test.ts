import { describe, expect, it } from 'vitest'
import { candidateSales, canSellAny, saleObstacle } from '../readings/selling.ts'
import { acting, ANN, BEN, BOX, counterAt, japan, minnesota, type Position, selling, toldOf } from './table.ts'

describe('Selling', () => {
  it('AOI-37, Q38: any number, at least one', () => {
    const table = selling(
      japan({
        counters: {
          'osaka/1': 'Ann cotton 1',
          'osaka/2': 'Ann cotton 1',
          'osaka/4': 'Ben port 1',
          'kobe/1': 'Ben port 1',
        },
        rails: { 'osaka-kobe': BEN },
      }),
    )
    expect(table.why('stop')).toEqual({ because: 'sellFirst', rule: 'AOI-37' })
    table.pick('sell osaka/1 to osaka/4')
    expect(table.names).toEqual(['sell osaka/2 to kobe/1', 'stop'])
    expect(table.why('sell osaka/1 to kobe/1')).toEqual({ because: 'soldAlready', rule: 'AOI-37', name: 'kobe/1' })
    expect(table.pick('stop').frames).toEqual([])
    expect(table.g.cash).toEqual([10, 7])
  })

  it('AOI-38, AOI-31, Q35: a port flips with the goods and pays its owner', () => {
    const table = selling(japan({ counters: { 'osaka/1': 'Ann cotton 2', 'osaka/4': 'Ben port 1' } }))
    table.pick('sell osaka/1 to osaka/4')
    expect(table.facts).toEqual([
      { kind: 'soldThroughPort', seat: ANN, industry: 'cotton', site: 'osaka/1', outlet: 'osaka/4', owner: BEN },
      { kind: 'flipped', seat: ANN, industry: 'cotton', level: 2, site: 'osaka/1', income: 14 },
      { kind: 'flipped', seat: BEN, industry: 'port', level: 1, site: 'osaka/4', income: 7 },
    ])
    expect(table.frames).toEqual([])
    expect(counterAt(table, 'osaka/4')).toMatchObject({ flipped: true })
  })

  it('AOI-38, Q36: a flipped port isn’t an outlet', () => {
    const table = selling(japan({ counters: { 'osaka/1': 'Ann cotton 1', 'osaka/4': 'Ben port 1 flipped' } }))
    expect(table.names).toEqual([])
    expect(table.why('sell osaka/1 to osaka/4')).toEqual({ because: 'portUsed', rule: 'AOI-38', name: 'osaka/4' })
    expect(table.why('sell osaka/1 to kobe/1')).toEqual({ because: 'noPortThere', rule: 'AOI-38', name: 'kobe/1' })
    expect(table.why('sell osaka/1 to osaka/1')).toMatchObject({ because: 'noPortThere' })
    expect(table.why('sell osaka/1 to winnipeg/m1')).toEqual({
      because: 'notOnThisMap',
      rule: 'AOI-10',
      name: 'winnipeg/m1',
    })
  })

  it('AOI-38: a mill’s nearest reason comes first, so a flipped port in its own network is named before one far away', () => {
    const counters = { 'osaka/1': 'Ann cotton 1', 'osaka/4': 'Ben port 1 flipped', 'sendai/1': 'Ben port 1' } as const
    const table = selling(japan({ counters }))
    const sales = candidateSales(table.g, ANN).flatMap(sale => ('outlet' in sale ? [sale.outlet] : []))
    expect(sales.slice(0, 2)).toEqual(['osaka/4', 'sendai/1'])
  })

  it('AOI-38: only your own mills and factories, and only to what is connected', () => {
    const table = selling(
      japan({
        counters: {
          'osaka/1': 'Ben cotton 1',
          'tokyo/1': 'Ann cotton 1',
          'osaka/4': 'Ben port 1',
          'tokyo/4': 'Ann iron 1',
        },
      }),
    )
    expect(table.why('sell osaka/1 to osaka/4')).toMatchObject({ because: 'notYourGoods', rule: 'AOI-37' })
    expect(table.why('sell tokyo/4 to osaka/4')).toMatchObject({ because: 'notYourGoods' })
    expect(table.why('sell tokyo/2 to osaka/4')).toMatchObject({ because: 'notYourGoods' })
    expect(table.why('sell duluth/1 to osaka/4')).toMatchObject({ because: 'notYourGoods' })
    expect(table.why('sell tokyo/1 to osaka/4')).toEqual({
      because: 'outletNotConnected',
      rule: 'AOI-38',
      name: 'osaka/4',
    })
  })

  it('AOI-38: a market is sold to once, if it wants the goods', () => {
    const position = {
      counters: { 'osaka/1': 'Ann cotton 1', 'osaka/2': 'Ann factory 1' },
      rails: { 'kyoto-osaka': BEN },
    } as const
    const table = selling(
      japan({ ...position, markets: { 'kyoto/m1': 'both', 'kyoto/m2': 'cotton', 'nagano/m1': 'both' } }),
    )
    expect(table.names).toEqual(['sell osaka/1 to kyoto/m1', 'sell osaka/1 to kyoto/m2', 'sell osaka/2 to kyoto/m1'])
    expect(table.why('sell osaka/2 to kyoto/m2')).toEqual({ because: 'notWanted', rule: 'AOI-38', name: 'kyoto/m2' })
    expect(table.why('sell osaka/1 to nagano/m1')).toEqual({
      because: 'outletNotConnected',
      rule: 'AOI-38',
      name: 'nagano/m1',
    })
    table.pick('sell osaka/2 to kyoto/m1')
    expect(table.facts.slice(0, 2)).toEqual([
      { kind: 'soldToMarket', seat: ANN, industry: 'factory', site: 'osaka/2', outlet: 'kyoto/m1' },
      { kind: 'flipped', seat: ANN, industry: 'factory', level: 1, site: 'osaka/2', income: 14 },
    ])
    expect(table.why('sell osaka/1 to kyoto/m1')).toEqual({ because: 'marketUsed', rule: 'AOI-38', name: 'kyoto/m1' })
    expect(table.g.sold[BOX.maps.japan.marketOf['kyoto/m1'] ?? -1]).toBe(true)
  })

  it('AOI-39: a factory may use a port of level 2 or 3', () => {
    for (const level of [1, 2, 3]) {
      const table = selling(japan({ counters: { 'osaka/2': 'Ann factory 1', 'osaka/4': `Ben port ${level}` } }))
      expect(table.names).toEqual(level === 1 ? [] : ['sell osaka/2 to osaka/4'])
    }
  })

  it('AOI-40: a ship’s market is reached through a port next to it', () => {
    const counters = { 'yokohama/3': 'Ann cotton 1', 'yokohama/1': 'Ben port 1 flipped' }
    const markets = { 's-yokohama-nagoya/m': 'cotton' } as const
    const noShip = selling(japan({ counters, markets }))
    expect(noShip.why('sell yokohama/3 to s-yokohama-nagoya/m')).toEqual({
      because: 'noShipThere',
      rule: 'AOI-40',
      name: 's-yokohama-nagoya/m',
    })
    const noPort = { 'yokohama/3': 'Ann cotton 1', 'nagoya/1': 'Ben port 1 flipped', 's-yokohama-nagoya': 'Ben ship 2' }
    expect(selling(japan({ counters: noPort, markets })).why('sell yokohama/3 to s-yokohama-nagoya/m')).toMatchObject({
      because: 'outletNotConnected',
    })
    const there = selling(japan({ counters: { ...counters, 's-yokohama-nagoya': 'Ben ship 2' }, markets }))
    there.pick('sell yokohama/3 to s-yokohama-nagoya/m')
    expect(there.g.cash).toEqual([10, 0])
    expect(counterAt(there, 's-yokohama-nagoya')).toMatchObject({ flipped: false })
  })

  it('AOIJ-15: a ship without cubes flips when its market is sold to', () => {
    const counters = {
      'yokohama/3': 'Ann cotton 1',
      'yokohama/1': 'Ben port 1 flipped',
      's-yokohama-nagoya': 'Ben ship 2 coal 0 iron 0',
    }
    const table = selling(japan({ counters, markets: { 's-yokohama-nagoya/m': 'both' } }))
    table.pick('sell yokohama/3 to s-yokohama-nagoya/m')
    expect(table.g.cash).toEqual([10, 15])
    expect(counterAt(table, 's-yokohama-nagoya')).toMatchObject({ flipped: true })
  })

  it('AOI-13, AOIJ-9: goods cross an open sea lane', () => {
    const counters = {
      'hakodate/2': 'Ann cotton 1',
      'hakodate/1': 'Ben port 1 flipped',
      's-hakodate-aomori': 'Ben ship 2 flipped',
      'aomori/1': 'Ben port 1',
    }
    expect(selling(japan({ counters })).names).toEqual(['sell hakodate/2 to aomori/1'])
  })

  it('AOIM-10: cubes are not sold in Japan', () => {
    const table = selling(
      japan({
        coal: 0,
        counters: {
          'omuta/1': 'Ann coal 1',
          'yawata/2': 'Ben port 1 flipped',
          'osaka/1': 'Ann cotton 1',
          'osaka/4': 'Ann port 1',
        },
        rails: { 'yawata-chikuho': BEN, 'chikuho-omuta': BEN },
      }),
    )
    expect(table.names).toEqual(['sell osaka/1 to osaka/4'])
    expect(table.why('sell cube from omuta/1')).toEqual({ because: 'cubesNotSold', rule: 'AOIM-10', name: 'omuta/1' })
    expect(table.why('iron from display to superior/i')).toMatchObject({ because: 'cubesNotSold', name: 'superior/i' })
  })

  it('AOIM-10 to AOIM-13: your own cubes fill the most expensive spaces, in the same action as goods', () => {
    const table = selling(
      minnesota({
        coal: 6,
        iron: 5,
        counters: {
          'braidwood/1': 'Ann coal 1',
          'coalcity/1': 'Ben coal 1',
          'duluth/1': 'Ben port 1',
          'duluth/3': 'Ann iron 1',
          'duluth/4': 'Ann cotton 1',
        },
      }),
    )
    expect(table.names).toContain('sell duluth/4 to duluth/1')
    expect(table.why('sell cube from coalcity/1')).toEqual({
      because: 'notYourCubes',
      rule: 'AOIM-12',
      name: 'coalcity/1',
    })
    expect(table.why('sell cube from duluth/4')).toMatchObject({ because: 'notYourCubes' })
    expect(table.why('sell cube from hibbing/1')).toMatchObject({ because: 'notYourCubes' })
    expect(table.why('sell cube from osaka/1')).toMatchObject({ because: 'notYourCubes' })
    table.pick('sell cube from duluth/3').pick('sell cube from duluth/3').pick('sell cube from braidwood/1')
    expect(toldOf(table, 'soldCube')).toEqual([
      { kind: 'soldCube', seat: ANN, cube: 'iron', site: 'duluth/3', income: 2 },
      { kind: 'soldCube', seat: ANN, cube: 'iron', site: 'duluth/3', income: 1 },
      { kind: 'soldCube', seat: ANN, cube: 'coal', site: 'braidwood/1', income: 1 },
    ])
    table.pick('sell cube from braidwood/1')
    expect(counterAt(table, 'braidwood/1')).toMatchObject({ flipped: true, coal: 0 })
    expect(table.why('sell cube from braidwood/1')).toMatchObject({ because: 'notYourCubes' })
    expect(table.g).toMatchObject({ cash: [9, 0], demand: { coal: 8, iron: 7 }, spent: [0, 0] })
  })

  it('AOIM-22: only ironworks pay more on the Iron Range', () => {
    const counters = { 'virginia/1': 'Ann cotton 1', 'duluth/1': 'Ben port 1' }
    const table = selling(minnesota({ counters, rails: { 'virginia-duluth': BEN } }))
    expect(table.pick('sell virginia/1 to duluth/1').g.cash).toEqual([10, 7])
  })

  it('AOIM-13: a full display takes nothing', () => {
    const table = acting(minnesota({ counters: { 'braidwood/1': 'Ann coal 1' } }))
    expect(table.names).not.toContain('sell')
    expect(selling(table).why('sell cube from braidwood/1')).toEqual({
      because: 'displayFull',
      rule: 'AOIM-13',
      name: 'braidwood/1',
    })
  })

  it('AOIM-10, Q43: a cube needs a port its counter is connected to', () => {
    const position = { iron: 0, counters: { 'hibbing/1': 'Ann iron 1' } }
    expect(selling(minnesota(position)).why('sell cube from hibbing/1')).toEqual({
      because: 'noPortConnected',
      rule: 'AOIM-10',
      name: 'hibbing/1',
    })
  })

  const works = { 'duluth/1': 'Ben port 1', 'duluth/3': 'Ben iron 1', 's-duluth-1': 'Ann ship 2' }

  it('AOIM-14, AOIM-16 to AOIM-18, Q44: two cubes fill an iron market and flip its ship', () => {
    const table = selling(minnesota({ counters: works }))
    expect(table.names).toEqual(['iron from duluth/3 to s-duluth-1/i'])
    const { unused } = table.g
    table.pick('iron from duluth/3 to s-duluth-1/i')
    expect(table.g.ironMarkets[BOX.maps.minnesota.ironMarketOf['s-duluth-1/i'] ?? -1]).toBe(1)
    expect(table.g).toMatchObject({ unused, cash: [0, 0] })
    table.pick('iron from duluth/3 to s-duluth-1/i')
    expect(table.g).toMatchObject({ unused: unused - 1, cash: [15, 0] })
    expect(counterAt(table, 's-duluth-1')).toMatchObject({ flipped: true })
    expect(toldOf(table, 'soldIron')[0]).toEqual({
      kind: 'soldIron',
      seat: ANN,
      source: 'duluth/3',
      owner: BEN,
      market: 's-duluth-1/i',
    })
    expect(toldOf(table, 'ironMarketFilled')).toEqual([{ kind: 'ironMarketFilled', market: 's-duluth-1/i' }])
    expect(table.why('iron from duluth/3 to s-duluth-1/i')).toMatchObject({ because: 'isOver' })
  })

  it('AOIM-14: the last cube of an ironworks flips it', () => {
    const table = selling(minnesota({ counters: { ...works, 'duluth/3': 'Ben iron 1 iron 1' } }))
    table.pick('iron from duluth/3 to s-duluth-1/i')
    expect(table.g.cash).toEqual([0, 8])
  })

  it('AOIM-15, Q45: the source needn’t be the closest; the display only serves if no iron can reach the market', () => {
    const counters = { ...works, 'virginia/1': 'Ann iron 1', 'winona/1': 'Ben port 1', 's-winona': 'Ben ship 2' }
    const table = selling(minnesota({ cash: [20], counters, rails: { 'virginia-duluth': BEN } }))
    expect(table.names.filter(name => name.startsWith('iron'))).toEqual([
      'iron from virginia/1 to s-duluth-1/i',
      'iron from duluth/3 to s-duluth-1/i',
      'iron from display to s-winona/i',
    ])
    expect(table.why('iron from display to s-duluth-1/i')).toEqual({
      because: 'ironOnMap',
      rule: 'AOIM-15',
      name: 's-duluth-1/i',
    })
    expect(table.why('iron from duluth/3 to s-winona/i')).toEqual({
      because: 'outletNotConnected',
      rule: 'AOI-38',
      name: 's-winona/i',
    })
    table.pick('iron from display to s-winona/i')
    expect(table.facts).toEqual([
      { kind: 'boughtCube', seat: ANN, cube: 'iron', cost: 1, left: 7 },
      { kind: 'soldDisplayIron', seat: ANN, market: 's-winona/i' },
    ])
    expect(table.g).toMatchObject({ cash: [19, 0], spent: [1, 0] })
    expect(table.g.ironMarkets[BOX.maps.minnesota.ironMarketOf['s-winona/i'] ?? -1]).toBe(1)
  })

  it('AOIM-14: iron on a ship comes ashore at its port', () => {
    const counters = { 'duluth/1': 'Ben port 1', 's-duluth-1': 'Ann ship 2 coal 1 iron 1' }
    const table = selling(minnesota({ coal: 0, counters, rails: { 'duluth-superior': BEN } }))
    expect(table.names).toEqual(['iron from s-duluth-1 to superior/i', 'iron from s-duluth-1 to s-duluth-1/i'])
    const thought = table.referee.candidates(table.state).map(({ option }) => table.referee.name(table.state, option))
    expect(thought).toContain('iron from s-duluth-1 to superior/i')
    expect(thought).not.toContain('sell cube from s-duluth-1')
  })

  it('AOIM-14: an unknown market is refused', () => {
    expect(saleObstacle(minnesota({ counters: works }).g, ANN, { market: 'kyoto/i' })).toBe('notOnThisMap')
  })

  it('AOI-38, AOIM-10, AOIM-15: goods, a cube, or iron from the display is something to sell', () => {
    const mill = { 'osaka/1': 'Ann cotton 1' }
    expect(canSellAny(japan({ counters: mill }).g, ANN)).toBe(false)
    expect(canSellAny(japan({ counters: { ...mill, 'osaka/4': 'Ben port 1' } }).g, ANN)).toBe(true)
    expect(canSellAny(minnesota({ coal: 0, counters: { 'braidwood/1': 'Ann coal 1' } }).g, ANN)).toBe(true)
    const ship = { 'duluth/1': 'Ben port 1', 's-duluth-1': 'Ben ship 2' }
    expect(canSellAny(minnesota({ counters: ship }).g, ANN)).toBe(true)
  })

  it('AOIM-16, AOIM-17: an iron market can be full, without a ship, or without iron', () => {
    const table = selling(
      minnesota({ counters: { ...works, 'stpaul/1': 'Ben port 1' }, ironMarkets: { 's-duluth-1/i': 1 } }),
    )
    expect(table.why('iron from duluth/3 to s-duluth-2/i')).toEqual({
      because: 'noShipThere',
      rule: 'AOI-40',
      name: 's-duluth-2/i',
    })
    expect(table.why('iron from display to s-stpaul/i')).toMatchObject({ because: 'noShipThere' })
    expect(table.why('iron from duluth/1 to s-duluth-1/i')).toEqual({
      because: 'noIronThere',
      rule: 'AOIM-14',
      name: 's-duluth-1/i',
    })
    expect(table.why('iron from tokyo/4 to s-duluth-1/i')).toMatchObject({ because: 'noIronThere' })
    expect(table.why('iron from hibbing/1 to s-duluth-1/i')).toMatchObject({ because: 'noIronThere' })
    const full = selling(
      minnesota({ counters: { ...works, 's-duluth-1': 'Ann ship 2 flipped' }, ironMarkets: { 's-duluth-1/i': 2 } }),
    )
    expect(full.why('iron from duluth/3 to s-duluth-1/i')).toEqual({
      because: 'ironMarketFull',
      rule: 'AOIM-16',
      name: 's-duluth-1/i',
    })
    expect(full.why('iron from display to s-duluth-1/i')).toMatchObject({ because: 'ironMarketFull' })
  })

  it('Q43, Q46: an iron market on land is always open, but the iron needs a port', () => {
    const cut = selling(minnesota({ counters: { 'winona/3': 'Ann iron 1' }, rails: { 'winona-lacrosse': BEN } }))
    expect(cut.why('iron from winona/3 to lacrosse/i')).toEqual({
      because: 'noPortConnected',
      rule: 'AOIM-10',
      name: 'lacrosse/i',
    })
    const counters = { 'winona/3': 'Ann iron 1', 'winona/1': 'Ben port 1' }
    expect(selling(minnesota({ counters, rails: { 'winona-lacrosse': BEN } })).names).toEqual([
      'iron from winona/3 to lacrosse/i',
    ])
    const bare = selling(minnesota({ counters: { 'duluth/1': 'Ben port 1' }, rails: { 'duluth-superior': BEN } }))
    expect(bare.names).toEqual(['iron from display to superior/i'])
    expect(bare.why('iron from display to lacrosse/i')).toEqual({
      because: 'noPortConnected',
      rule: 'AOIM-10',
      name: 'lacrosse/i',
    })
  })

  it('Q43: in the variant one of your counters or rails at a port is enough for all your cubes', () => {
    const variants = { cubeSaleAccess: 'player' } as const
    const inland = { 'hibbing/1': 'Ann iron 1' }
    const position = (more: Position) => selling(minnesota({ iron: 0, variants, ...more }))
    expect(position({ counters: inland }).why('sell cube from hibbing/1')).toMatchObject({ because: 'noPortConnected' })
    const port = { ...inland, 'duluth/1': 'Ann port 1' }
    const all = ['sell cube from hibbing/1', 'iron from display to superior/i', 'iron from display to lacrosse/i']
    expect(position({ counters: port }).names).toEqual(all)
    const ship = { ...inland, 'duluth/1': 'Ben port 1', 's-duluth-1': 'Ann ship 2' }
    expect(position({ counters: ship }).names).toContain('sell cube from hibbing/1')
    const others = { ...inland, 'duluth/1': 'Ben port 1' }
    expect(position({ counters: others }).names).toEqual([])
    expect(position({ counters: others, rails: { 'duluth-superior': BEN } }).names).toEqual([])
    expect(position({ counters: others, rails: { 'duluth-superior': ANN } }).names).toEqual(all)
    const usual = selling(minnesota({ iron: 0, counters: port }))
    expect(usual.why('sell cube from hibbing/1')).toMatchObject({ because: 'noPortConnected' })
  })

  it('Q43: in the variant iron for an iron market needs no port of its own either', () => {
    const counters = { 'winona/3': 'Ann iron 1', 'duluth/1': 'Ann port 1' }
    const position = { counters, rails: { 'winona-lacrosse': BEN } }
    expect(selling(minnesota(position)).why('iron from winona/3 to lacrosse/i')).toMatchObject({
      because: 'noPortConnected',
    })
    const table = selling(minnesota({ ...position, variants: { cubeSaleAccess: 'player' } }))
    expect(table.names).toContain('iron from winona/3 to lacrosse/i')
    expect(table.why('iron from display to lacrosse/i')).toMatchObject({ because: 'ironOnMap' })
  })

  it('Q45: in the variant iron from anywhere can be sold to an iron market, so the display can’t be used', () => {
    const variants = { ironMarketReach: 'anywhere' } as const
    const counters = { ...works, 'winona/1': 'Ben port 1', 's-winona': 'Ben ship 2' }
    const table = selling(minnesota({ counters, variants }))
    expect(table.names).toEqual([
      'iron from duluth/3 to superior/i',
      'iron from duluth/3 to lacrosse/i',
      'iron from duluth/3 to s-duluth-1/i',
      'iron from duluth/3 to s-winona/i',
    ])
    expect(table.why('iron from display to s-winona/i')).toMatchObject({ because: 'ironOnMap' })
    const { 'duluth/3': _works, ...bare } = counters
    expect(selling(minnesota({ counters: bare, variants })).names).toContain('iron from display to s-winona/i')
    const inland = { ...bare, 'hibbing/1': 'Ann iron 1' }
    const unused = selling(minnesota({ counters: inland, variants }))
    expect(unused.why('iron from hibbing/1 to s-winona/i')).toMatchObject({ because: 'noPortConnected' })
    expect(unused.names).toContain('iron from display to s-winona/i')
  })

  it('Q37: selling cubes never flips a port', () => {
    const table = selling(minnesota({ counters: works })).pick('iron from duluth/3 to s-duluth-1/i')
    expect(counterAt(table, 'duluth/1')).toMatchObject({ flipped: false })
  })

  it('Q53: a cube on an iron market isn’t a source', () => {
    const counters = { 'duluth/1': 'Ben port 1', 's-duluth-1': 'Ann ship 2' }
    const table = selling(minnesota({ counters, ironMarkets: { 's-duluth-1/i': 1 } }))
    expect(table.names).toEqual(['iron from display to s-duluth-1/i'])
  })
})
