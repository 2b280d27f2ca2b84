import { describe, expect, it } from 'vitest'
import { ANN, anywhere, BEN, building, counterAt, japan, minnesota, toldOf } from './table.ts'

describe('Building an industry', () => {
  it('AOI-11: every industry goes on its own symbol or a clear space', () => {
    const table = anywhere(minnesota({ next: { factory: 1 }, counters: { 'stpaul/1': 'Ben port 1' } }))
    const on = (site: string) => table.names.filter(name => name.endsWith(` ${site}`)).map(name => name.split(' ')[0])
    expect(on('stpaul/2')).toEqual(['iron', 'cotton', 'factory'])
    expect(on('duluth/1')).toEqual(['port'])
    expect(on('braidwood/1')).toEqual(['coal'])
    expect(on('s-stpaul')).toEqual(['ship'])
    expect(table.why('coal at stpaul/2')).toEqual({
      because: 'wrongSpace',
      rule: 'AOI-11',
      industry: 'coal',
      site: 'stpaul/2',
    })
    expect(table.why('ship at duluth/1')).toMatchObject({ because: 'wrongSpace', rule: 'AOI-11' })
    expect(table.why('cotton at tokyo/1')).toEqual({ because: 'notOnThisMap', rule: null, name: 'tokyo/1' })
  })

  it('AOIJ-13: in Japan ironworks only on their symbols', () => {
    const table = anywhere(japan({ counters: { 'kobe/1': 'Ben port 1', 'osaka/4': 'Ben port 1' } }))
    expect(table.why('iron at osaka/1')).toEqual({
      because: 'wrongSpace',
      rule: 'AOIJ-13',
      industry: 'iron',
      site: 'osaka/1',
    })
    expect(table.why('iron at kobe/2')).toBeNull()
    expect(table.why('coal at osaka/1')).toMatchObject({ because: 'wrongSpace', rule: 'AOI-11' })
  })

  it('AOI-12: one counter in a town, two if it has four spaces', () => {
    const table = anywhere(
      japan({
        counters: {
          'nagoya/2': 'Ann cotton 1',
          'osaka/1': 'Ann cotton 1',
          'tokyo/1': 'Ann cotton 1',
          'tokyo/2': 'Ben cotton 1',
        },
      }),
    )
    expect(table.why('port at nagoya/1')).toEqual({ because: 'townFull', rule: 'AOI-12', place: 'nagoya', limit: 1 })
    expect(table.why('port at osaka/4')).toBeNull()
    const full = anywhere(japan({ counters: { 'osaka/1': 'Ann cotton 1', 'osaka/2': 'Ann cotton 1' } }))
    expect(full.why('port at osaka/4')).toEqual({ because: 'townFull', rule: 'AOI-12', place: 'osaka', limit: 2 })
  })

  it('AOI-12: ships do not count', () => {
    const table = anywhere(minnesota({ counters: { 'winona/1': 'Ann port 1' } }))
    expect(table.why('ship at s-winona')).toBeNull()
    const shipped = anywhere(minnesota({ counters: { 'winona/1': 'Ben port 1', 's-winona': 'Ann ship 2' } }))
    expect(shipped.why('port at winona/2')).toBeNull()
  })

  it('AOI-16, Q23: the lowest counter of the stack, never level 0', () => {
    const table = anywhere(minnesota({ cash: [50], counters: { 'stpaul/1': 'Ben port 2' } }))
    expect(table.why('factory at stpaul/2')).toEqual({ because: 'levelZero', rule: 'AOI-16', industry: 'factory' })
    const developed = anywhere(minnesota({ cash: [50], next: { factory: 1 }, counters: { 'stpaul/1': 'Ben port 2' } }))
    developed.pick('factory at stpaul/2')
    expect(counterAt(developed, 'stpaul/2')).toMatchObject({ level: 1, industry: 'factory' })
    expect(developed.g.taken.factory[ANN]).toBe(3)
  })

  it('AOI-2, Q65: an empty stack builds nothing', () => {
    expect(anywhere(minnesota({ next: { cotton: 9 } })).why('cotton at stpaul/2')).toEqual({
      because: 'stackEmpty',
      rule: 'AOI-2',
      industry: 'cotton',
    })
  })

  it('AOI-17: a location card builds any industry in its colour', () => {
    const table = building(japan({ counters: { 'otaru/1': 'Ben port 1' }, rails: { 'otaru-sapporo': BEN } }), 'blue')
    expect(table.names).toEqual([
      'cotton at sapporo/1',
      'coal at yubari/1',
      'coal at yubari/2',
      'port at muroran/1',
      'port at hakodate/1',
      'cotton at hakodate/2',
      'ship at s-otaru-niigata',
    ])
  })

  it('AOI-17, Q24: a ship takes the colour of a neighbouring town with a port', () => {
    const hakodate = japan({ counters: { 'hakodate/1': 'Ben port 1' } })
    expect(building(hakodate, 'blue').why('ship at s-hakodate-aomori')).toBeNull()
    expect(building(hakodate, 'green').why('ship at s-hakodate-aomori')).toEqual({
      because: 'otherColour',
      rule: 'AOI-17',
      card: 'green',
    })
    const both = japan({ counters: { 'hakodate/1': 'Ben port 1', 'aomori/1': 'Ben port 1' } })
    expect(building(both, 'green').why('ship at s-hakodate-aomori')).toBeNull()
    expect(building(both, 'blue').why('ship at s-hakodate-aomori')).toBeNull()
  })

  it('AOI-18: an industry card builds anywhere while you have no counter on the board, rails or not (Q18)', () => {
    expect(building(japan(), 'cotton').names).toHaveLength(21)
    expect(building(japan({ rails: { 'otaru-sapporo': ANN } }), 'cotton').names).toHaveLength(21)
  })

  it('AOI-18: later it builds where you have a counter or the end of a rail', () => {
    const table = building(
      japan({
        counters: { 'osaka/1': 'Ann cotton 1', 'kobe/1': 'Ben port 1' },
        rails: { 'otaru-sapporo': ANN, 'kobe-okayama': BEN },
      }),
      'cotton',
    )
    expect(table.names).toEqual(['cotton at sapporo/1', 'cotton at osaka/2', 'cotton at osaka/3'])
    expect(table.why('cotton at okayama/1')).toEqual({
      because: 'notReached',
      rule: 'AOI-18',
      place: 'okayama',
      lanes: 'some',
    })
  })

  it('AOI-18: in Japan a coal mine card needs reach like any other', () => {
    const table = building(japan({ counters: { 'osaka/1': 'Ann cotton 1' }, rails: { 'sapporo-yubari': ANN } }), 'coal')
    expect(table.names).toEqual(['coal at yubari/1', 'coal at yubari/2'])
    expect(table.why('coal at omuta/1')).toMatchObject({ because: 'notReached', rule: 'AOI-18', place: 'omuta' })
  })

  it('AOI-18: another player’s counter gives you no reach', () => {
    const table = building(japan({ counters: { 'osaka/1': 'Ben cotton 1', 'sapporo/1': 'Ann cotton 1' } }), 'cotton')
    expect(table.names).toEqual([])
  })

  it('AOI-18, Q25: a ship card needs your own port, or your own ship to replace', () => {
    const others = japan({ counters: { 'hakodate/1': 'Ben port 1' } })
    expect(building(others, 'ship').why('ship at s-hakodate-aomori')).toEqual({ because: 'noOwnPort', rule: 'AOI-18' })
    const own = japan({ counters: { 'hakodate/1': 'Ann port 1' } })
    expect(building(own, 'ship').names).toEqual(['ship at s-hakodate-aomori'])
    const ship = japan({
      next: { ship: 3 },
      counters: { 'hakodate/1': 'Ben port 1', 's-hakodate-aomori': 'Ann ship 2' },
    })
    expect(building(ship, 'ship').names).toEqual(['ship at s-hakodate-aomori'])
  })

  it('AOI-18, AOI-21: your port counts next to another player’s port, and next to your own rail', () => {
    const two = minnesota({ counters: { 'duluth/1': 'Ann port 1', 'duluth/2': 'Ben port 1' } })
    expect(building(two, 'ship').why('ship at s-duluth-1')).toBeNull()
    const railed = anywhere(
      japan({
        counters: { 'otaru/1': 'Ben port 1', 'hakodate/1': 'Ben port 1' },
        rails: { 'otaru-sapporo': ANN, 'muroran-hakodate': ANN },
      }),
    )
    expect(railed.why('ship at s-otaru-niigata')).toBeNull()
    expect(railed.why('ship at s-hakodate-aomori')).toBeNull()
  })

  it('AOIM-9: a rail that ends at no box does not lead to Chicago', () => {
    const table = building(minnesota({ rails: { 'virginia-duluth': ANN } }), 'coal')
    expect(table.why('coal at braidwood/1')).toEqual({ because: 'notConnectedToChicago', rule: 'AOIM-9' })
  })

  it('AOI-20: pay, take coal, take iron, then place it with its cubes', () => {
    const table = anywhere(japan({ cash: [20], next: { iron: 2 }, counters: { 'kobe/1': 'Ben port 1' }, iron: 8 }))
    table.pick('iron at kobe/2')
    expect(table.facts).toEqual([
      { kind: 'paidForCounter', seat: ANN, industry: 'iron', level: 2, site: 'kobe/2', cost: 4 },
      { kind: 'boughtCube', seat: ANN, cube: 'coal', cost: 1, left: 7 },
      { kind: 'built', seat: ANN, industry: 'iron', level: 2, site: 'kobe/2', cubes: 4 },
    ])
    expect(counterAt(table, 'kobe/2')).toEqual({
      owner: ANN,
      industry: 'iron',
      level: 2,
      flipped: false,
      coal: 0,
      iron: 4,
    })
    expect(table.g).toMatchObject({ cash: [15, 0], spent: [5, 0] })
  })

  it('AOI-20, Q66: coal before iron', () => {
    const table = anywhere(
      japan({ cash: [20], next: { cotton: 3 }, counters: { 'osaka/4': 'Ben port 1' }, coal: 1, iron: 0 }),
    )
    table.pick('cotton at osaka/1')
    expect(toldOf(table, 'boughtCube')).toEqual([
      { kind: 'boughtCube', seat: ANN, cube: 'coal', cost: 4, left: 0 },
      { kind: 'boughtCube', seat: ANN, cube: 'iron', cost: 5, left: 0 },
    ])
    expect(table.g).toMatchObject({ cash: [3, 0], spent: [17, 0], demand: { coal: 0, iron: 0 } })
  })

  it('AOI-21: a ship needs a port in a town next to it', () => {
    expect(anywhere(japan()).why('ship at s-hakodate-aomori')).toEqual({ because: 'shipNeedsPort', rule: 'AOI-21' })
    expect(anywhere(japan({ counters: { 'aomori/1': 'Ben port 1' } })).why('ship at s-hakodate-aomori')).toBeNull()
  })

  it('AOI-22, Q19, Q21: your own counter can be replaced by a higher one, even of another industry', () => {
    const table = anywhere(
      minnesota({
        cash: [40],
        next: { cotton: 2, factory: 2, iron: 1 },
        counters: { 'stpaul/2': 'Ann cotton 1', 'stpaul/1': 'Ben port 1' },
      }),
    )
    expect(table.why('iron at stpaul/2')).toEqual({
      because: 'notHigher',
      rule: 'AOI-22',
      industry: 'iron',
      level: 1,
      old: 1,
    })
    expect(table.why('cotton at stpaul/2')).toBeNull()
    expect(table.why('cotton at stpaul/3')).toMatchObject({ because: 'townFull' })
    table.pick('factory at stpaul/2')
    expect(counterAt(table, 'stpaul/2')).toMatchObject({ industry: 'factory', level: 2, flipped: false })
    expect(toldOf(table, 'removedCounter')).toEqual([
      { kind: 'removedCounter', owner: ANN, industry: 'cotton', level: 1, site: 'stpaul/2' },
    ])
  })

  it('AOI-22: a mill that replaces an ironworks gets none of its cubes', () => {
    const table = anywhere(
      minnesota({
        cash: [40],
        next: { cotton: 2 },
        counters: { 'stpaul/2': 'Ann iron 1', 'stpaul/1': 'Ben port 1' },
      }),
    )
    const { unused } = table.g
    table.pick('cotton at stpaul/2')
    expect(counterAt(table, 'stpaul/2')).toMatchObject({ industry: 'cotton', coal: 0, iron: 0 })
    expect(toldOf(table, 'built')).toMatchObject([{ industry: 'cotton', cubes: 0 }])
    expect(table.g.unused).toBe(unused)
    expect(toldOf(table, 'ironMarketCleared')).toEqual([])
  })

  it('AOI-22: in the variant only the same industry can replace it', () => {
    const table = anywhere(
      minnesota({
        variants: { overbuildOtherIndustry: false },
        next: { cotton: 2, factory: 2 },
        counters: { 'stpaul/2': 'Ann cotton 1', 'stpaul/1': 'Ben port 1' },
      }),
    )
    expect(table.why('factory at stpaul/2')).toEqual({
      because: 'sameIndustryOnly',
      rule: 'AOI-22',
      industry: 'cotton',
    })
    expect(table.why('cotton at stpaul/2')).toBeNull()
  })

  it('AOI-22, Q20: an unflipped mine may be replaced; its cubes and its profit are lost', () => {
    const table = anywhere(japan({ cash: [10], next: { coal: 2 }, counters: { 'omuta/1': 'Ann coal 1 coal 1' } }))
    table.pick('coal at omuta/1')
    expect(counterAt(table, 'omuta/1')).toMatchObject({ level: 2, coal: 3, flipped: false })
    expect(table.g.cash[ANN]).toBe(8)
    expect(toldOf(table, 'flipped')).toEqual([])
  })

  it('AOI-23, Q22: another player’s ironworks can be replaced only when no iron is left on the display or the map', () => {
    const counters = { 'kamaishi/1': 'Ben iron 1 flipped', 'yawata/1': 'Ben iron 1 iron 2' }
    expect(anywhere(japan({ next: { iron: 2 }, iron: 3, counters })).why('iron at kamaishi/1')).toEqual({
      because: 'cubesLeft',
      rule: 'AOI-23',
      cube: 'iron',
      left: 5,
    })
  })

  it('AOI-23, Q22: another player’s mine can be replaced only when no coal is left anywhere', () => {
    const position = { next: { coal: 2 }, counters: { 'omuta/1': 'Ben coal 1 flipped' } }
    expect(anywhere(japan({ ...position, coal: 1 })).why('coal at omuta/1')).toEqual({
      because: 'cubesLeft',
      rule: 'AOI-23',
      cube: 'coal',
      left: 1,
    })
    expect(anywhere(japan({ ...position, coal: 0 })).why('coal at omuta/1')).toBeNull()
    const ship = { ...position.counters, 'hakodate/1': 'Ben port 1', 's-hakodate-aomori': 'Ben ship 2 coal 1 iron 0' }
    expect(anywhere(japan({ ...position, coal: 0, counters: ship })).why('coal at omuta/1')).toMatchObject({
      because: 'cubesLeft',
      left: 1,
    })
    const low = { next: { coal: 1 }, counters: { 'omuta/1': 'Ben coal 1 flipped' }, coal: 0 }
    expect(anywhere(japan(low)).why('coal at omuta/1')).toEqual({
      because: 'notHigher',
      rule: 'AOI-22',
      industry: 'coal',
      level: 1,
      old: 1,
    })
  })

  it('AOI-23: another player’s ironworks too, but never anything else', () => {
    const iron = { next: { iron: 2 }, iron: 0, counters: { 'kobe/1': 'Ben port 1', 'kobe/2': 'Ben iron 1 flipped' } }
    const table = anywhere(japan({ ...iron, cash: [20] }))
    expect(table.why('iron at kobe/2')).toBeNull()
    table.pick('iron at kobe/2')
    expect(counterAt(table, 'kobe/2')).toMatchObject({ owner: ANN, level: 2 })
    expect(toldOf(table, 'removedCounter')).toMatchObject([{ owner: BEN }])
    expect(anywhere(japan({ ...iron, iron: 1 })).why('iron at kobe/2')).toMatchObject({ cube: 'iron', left: 1 })
    const others = minnesota({
      coal: 0,
      iron: 0,
      next: { cotton: 2, iron: 2 },
      counters: { 'stpaul/2': 'Ben cotton 1', 'stpaul/1': 'Ben port 1' },
    })
    expect(anywhere(others).why('cotton at stpaul/2')).toEqual({ because: 'othersCounter', rule: 'AOI-23', owner: BEN })
    expect(anywhere(others).why('iron at stpaul/2')).toMatchObject({ because: 'othersCounter' })
    expect(anywhere(others).why('port at stpaul/1')).toMatchObject({ because: 'othersCounter' })
  })

  it('AOI-12, Q21: replacing another player’s counter uses up your limit', () => {
    const table = anywhere(
      japan({
        next: { coal: 2 },
        coal: 0,
        counters: { 'yubari/1': 'Ann coal 1 flipped', 'yubari/2': 'Ben coal 1 flipped' },
      }),
    )
    expect(table.why('coal at yubari/2')).toMatchObject({ because: 'townFull', place: 'yubari' })
    expect(table.why('coal at yubari/1')).toBeNull()
  })

  it('AOI-24, Q16: export stops when the display is full; the other cubes stay', () => {
    const table = anywhere(
      japan({ cash: [5], coal: 7, counters: { 'yawata/2': 'Ben port 1' }, rails: { 'yawata-chikuho': BEN } }),
    )
    table.pick('coal at chikuho/1')
    expect(counterAt(table, 'chikuho/1')).toMatchObject({ coal: 1, flipped: false })
    expect(table.g).toMatchObject({ cash: [5, 0], demand: { coal: 8, iron: 8 }, spent: [1, 0] })
    expect(toldOf(table, 'exported')).toEqual([
      { kind: 'exported', seat: ANN, site: 'chikuho/1', cube: 'coal', cubes: 1, income: 1 },
    ])
  })

  it('AOI-24: no export without access, without room, or for other industries', () => {
    const cut = anywhere(japan({ cash: [5], coal: 0 })).pick('coal at chikuho/1')
    expect(counterAt(cut, 'chikuho/1')).toMatchObject({ coal: 2 })
    expect(cut.g.demand.coal).toBe(0)
    const full = anywhere(
      japan({ cash: [5], counters: { 'yawata/2': 'Ben port 1' }, rails: { 'yawata-chikuho': BEN } }),
    )
    full.pick('coal at chikuho/1')
    expect(toldOf(full, 'exported')).toEqual([])
    expect(full.g.cash[ANN]).toBe(4)
    const port = anywhere(japan({ cash: [5], coal: 0, iron: 0 })).pick('port at otaru/1')
    expect(toldOf(port, 'exported')).toEqual([])
  })

  it('AOI-24: an ironworks exports iron', () => {
    const table = anywhere(japan({ cash: [20], iron: 6, counters: { 'kobe/1': 'Ben port 1' } })).pick('iron at kobe/2')
    expect(counterAt(table, 'kobe/2')).toMatchObject({ iron: 1, flipped: false })
    expect(table.g).toMatchObject({ cash: [18, 0], demand: { coal: 7, iron: 8 } })
  })

  it('AOI-24, Q17: no export in Minnesota, unless the variant says so', () => {
    const position = { cash: [10], coal: 0 }
    const table = anywhere(minnesota(position)).pick('coal at braidwood/1')
    expect(counterAt(table, 'braidwood/1')).toMatchObject({ coal: 2 })
    const exporting = anywhere(minnesota({ ...position, variants: { minnesotaAutoExport: true } }))
    exporting.pick('coal at braidwood/1')
    expect(exporting.g).toMatchObject({ cash: [21, 0], demand: { coal: 2, iron: 8 } })
    expect(counterAt(exporting, 'braidwood/1')).toMatchObject({ coal: 0, flipped: true })
  })

  it('AOIM-4 to AOIM-6: three separate towns of the Chicago area, one mine in each', () => {
    const table = anywhere(minnesota({ counters: { 'braidwood/1': 'Ann coal 1', 'coalcity/2': 'Ben coal 1' } }))
    expect(table.names.filter(name => name.startsWith('coal'))).toEqual([
      'coal at coalcity/1',
      'coal at wilmington/1',
      'coal at wilmington/2',
    ])
    expect(table.why('coal at braidwood/2')).toEqual({
      because: 'townFull',
      rule: 'AOI-12',
      place: 'braidwood',
      limit: 1,
    })
    const { parts } = table.g
    const at = (place: string) => parts[table.g.box.maps.minnesota.placeOf[place] ?? -1]
    expect(at('braidwood')).toBe(at('chicago'))
    expect(at('coalcity')).toBe(at('wilmington'))
  })

  it('AOIM-9, Q41: a coal card needs a mine or a rail to Chicago; a yellow card or two cards don’t', () => {
    expect(building(minnesota(), 'coal').why('coal at coalcity/1')).toEqual({
      because: 'notConnectedToChicago',
      rule: 'AOIM-9',
    })
    const elsewhere = minnesota({ rails: { 'redwing-winona': ANN } })
    expect(building(elsewhere, 'coal').names).toEqual([])
    expect(building(minnesota({ rails: { 'chicago-b-winona': BEN } }), 'coal').names).toEqual([])
    expect(building(minnesota({ counters: { 'stcloud/1': 'Ann cotton 1' } }), 'yellow').names).toHaveLength(6)
    expect(anywhere(minnesota()).names.filter(name => name.startsWith('coal'))).toHaveLength(6)
  })

  it('AOIM-17 to AOIM-19: a flipped ship is replaced by its owner, and its iron market opens again', () => {
    const counters = { 'winona/1': 'Ann port 1', 's-winona': 'Ann ship 2 flipped' }
    const table = anywhere(minnesota({ cash: [40], next: { ship: 3 }, counters, ironMarkets: { 's-winona/i': 2 } }))
    const { unused } = table.g
    table.pick('ship at s-winona')
    expect(counterAt(table, 's-winona')).toMatchObject({ level: 3, flipped: false })
    expect(table.g.ironMarkets).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    expect(table.g.unused).toBe(unused + 1)
    expect(toldOf(table, 'ironMarketCleared')).toEqual([{ kind: 'ironMarketCleared', market: 's-winona/i' }])
    const early = { 'winona/1': 'Ann port 1', 's-winona': 'Ann ship 2' }
    expect(anywhere(minnesota({ next: { ship: 3 }, counters: early })).why('ship at s-winona')).toEqual({
      because: 'shipNotFlipped',
      rule: 'AOIM-19',
    })
    const others = { 'winona/1': 'Ann port 1', 's-winona': 'Ben ship 2 flipped' }
    expect(anywhere(minnesota({ next: { ship: 3 }, counters: others })).why('ship at s-winona')).toMatchObject({
      because: 'othersCounter',
    })
  })

  it('AOIM-20: St. Paul, Red Wing and Winona each have a ship space', () => {
    const counters = { 'stpaul/1': 'Ben port 1', 'redwing/1': 'Ben port 1', 'winona/1': 'Ben port 1' }
    const ships = anywhere(minnesota({ counters })).names.filter(name => name.startsWith('ship'))
    expect(ships).toEqual(['ship at s-stpaul', 'ship at s-redwing', 'ship at s-winona'])
  })

  it('AOIM-21, AOIM-22: ironworks on the Iron Range have one more cube and pay $2 more', () => {
    const counters = { 'duluth/1': 'Ben port 1' }
    const rails = { 'virginia-duluth': BEN, 'hibbing-cloquet': BEN, 'duluth-cloquet': BEN } as const
    const table = anywhere(minnesota({ cash: [20], counters, rails })).pick('iron at virginia/1')
    expect(counterAt(table, 'virginia/1')).toMatchObject({ iron: 4 })
    const plain = anywhere(minnesota({ cash: [20], counters, rails })).pick('iron at cloquet/1')
    expect(counterAt(plain, 'cloquet/1')).toMatchObject({ iron: 3 })
    const last = minnesota({ counters: { ...counters, 'virginia/1': 'Ben iron 1 iron 1' }, rails, cash: [30] })
    last.at('rail', { seat: ANN, laid: 0 }).pick('lay ely-virginia')
    expect(toldOf(last, 'flipped')).toEqual([
      { kind: 'flipped', seat: BEN, industry: 'iron', level: 1, site: 'virginia/1', income: 10 },
    ])
  })

  it('AOIM-23, Q48: water power replaces coal for mills and factories, but nothing else', () => {
    const driven = anywhere(minnesota({ cash: [20], next: { cotton: 3, factory: 1 } }))
    expect(driven.why('cotton at bemidji/1')).toEqual({ because: 'noIron', rule: 'AOI-27' })
    expect(driven.why('factory at bemidji/1')).toBeNull()
    expect(driven.why('iron at bemidji/1')).toEqual({ because: 'noCoal', rule: 'AOIM-3' })
    expect(driven.why('factory at stcloud/1')).toEqual({ because: 'noCoal', rule: 'AOIM-3' })
    expect(driven.why('factory at stanthony/3')).toBeNull()
  })

  it('AOIM-24, Q51: the Twin Cities are connected, but give no reach', () => {
    const counters = { 'stpaul/1': 'Ben port 1', 'stanthony/1': 'Ann cotton 1' }
    const table = minnesota({ counters, next: { cotton: 2 } })
    expect(anywhere(table).why('cotton at minneapolis/1')).toBeNull()
    expect(building(minnesota({ counters, next: { cotton: 2 } }), 'cotton').why('cotton at minneapolis/1')).toEqual({
      because: 'notReached',
      rule: 'AOI-18',
      place: 'minneapolis',
      lanes: 'none',
    })
  })

  it('Q11: a port gives no access for its own coal', () => {
    const position = { next: { port: 3 }, cash: [20] }
    expect(anywhere(japan(position)).why('port at otaru/1')).toEqual({ because: 'noCoal', rule: 'AOI-27' })
    const replaced = anywhere(japan({ ...position, counters: { 'otaru/1': 'Ann port 1' } }))
    expect(replaced.why('port at otaru/1')).toBeNull()
  })

  it('Q12: a replaced counter may supply its own cube', () => {
    const table = anywhere(
      minnesota({
        cash: [20],
        next: { factory: 2 },
        counters: { 'stpaul/2': 'Ann iron 1 iron 1', 'stpaul/1': 'Ben port 1' },
      }),
    ).pick('factory at stpaul/2')
    expect(toldOf(table, 'tookCube')).toEqual([
      { kind: 'tookCube', seat: ANN, cube: 'iron', source: 'stpaul/2', owner: ANN },
    ])
    expect(table.g.cash[ANN]).toBe(20 - 8 - 1 + 8)
    expect(counterAt(table, 'stpaul/2')).toMatchObject({ industry: 'factory', iron: 0, flipped: false })
  })
})

describe('Sea lanes and ships', () => {
  const lane = {
    'hakodate/1': 'Ben port 1 flipped',
    'aomori/1': 'Ben port 1',
    's-hakodate-aomori': 'Ben ship 2 flipped',
  }

  it('AOI-14, AOIJ-9, AOIJ-10: a lane opens with its second port, flipped counters or not', () => {
    const table = anywhere(
      japan({ cash: [9], counters: { 'hakodate/1': 'Ben port 1 flipped', 's-hakodate-aomori': 'Ben ship 2 flipped' } }),
    )
    const { placeOf } = table.g.box.maps.japan
    const isJoined = () => table.g.parts[placeOf['hakodate'] ?? -1] === table.g.parts[placeOf['aomori'] ?? -2]
    expect(isJoined()).toBe(false)
    table.pick('port at aomori/1')
    expect(isJoined()).toBe(true)
    expect(toldOf(table, 'laneOpened')).toEqual([{ kind: 'laneOpened', site: 's-hakodate-aomori' }])
  })

  it('AOI-14: or with its ship; an open lane doesn’t open again', () => {
    const ports = { 'hakodate/1': 'Ben port 1', 'aomori/1': 'Ann port 1' }
    const table = anywhere(japan({ cash: [50], counters: ports })).pick('ship at s-hakodate-aomori')
    expect(toldOf(table, 'laneOpened')).toHaveLength(1)
    const again = anywhere(japan({ cash: [50], next: { port: 2 }, counters: { ...lane, 'aomori/1': 'Ann port 1' } }))
    again.pick('port at aomori/1')
    expect(toldOf(again, 'laneOpened')).toEqual([])
    const other = anywhere(japan({ cash: [50], counters: { 'hakodate/1': 'Ben port 1' } })).pick('port at aomori/1')
    expect(toldOf(other, 'laneOpened')).toEqual([])
  })

  it('AOIJ-11, Q26: an open lane lets every player use industry cards in both towns', () => {
    const counters = { ...lane, 'osaka/1': 'Ann cotton 1' }
    expect(building(japan({ counters }), 'cotton').names).toContain('cotton at hakodate/2')
    const own = building(japan({ counters, variants: { sharedSeaLaneReach: false } }), 'cotton')
    expect(own.why('cotton at hakodate/2')).toMatchObject({ because: 'notReached' })
    const closed = { 'hakodate/1': 'Ben port 1', 's-hakodate-aomori': 'Ben ship 2', 'osaka/1': 'Ann cotton 1' }
    expect(building(japan({ counters: closed }), 'cotton').why('cotton at hakodate/2')).toMatchObject({
      because: 'notReached',
    })
  })

  it('AOIJ-12, Q27: your own ship reaches a town with a port, and one without only to build a port', () => {
    const counters = { 'sendai/1': 'Ben port 1', 's-muroran-sendai': 'Ann ship 2' }
    expect(building(japan({ counters }), 'cotton').names).toEqual(['cotton at sendai/2'])
    expect(building(japan({ counters }), 'port').names).toEqual(['port at muroran/1'])
    const iron = building(
      japan({ counters: { ...counters, 'yubari/1': 'Ben coal 1' }, rails: { 'yubari-muroran': BEN } }),
      'iron',
    )
    expect(iron.why('iron at muroran/2')).toMatchObject({ because: 'notReached', place: 'muroran' })
    const shared = { counters, variants: { sharedSeaLaneReach: false } }
    expect(building(japan(shared), 'cotton').names).toEqual(['cotton at sendai/2'])
  })

  it('AOIJ-14: a ship’s cubes are on the spaces next to it', () => {
    const table = anywhere(japan({ cash: [50], counters: { 'otaru/1': 'Ben port 1' } })).pick('ship at s-otaru-niigata')
    expect(counterAt(table, 's-otaru-niigata')).toMatchObject({ coal: 1, iron: 1, flipped: false })
    expect(toldOf(table, 'built')).toMatchObject([{ industry: 'ship', cubes: 2 }])
  })

  it('AOIJ-16, Q30: a ship that replaces a half-used one takes over its cubes', () => {
    const counters = { 'otaru/1': 'Ben port 1', 's-otaru-niigata': 'Ann ship 2 coal 0 iron 1' }
    const table = anywhere(japan({ cash: [50], next: { ship: 3 }, counters })).pick('ship at s-otaru-niigata')
    // The new ship takes its iron from the old ship, the closest source, and that uses up the old ship.
    expect(counterAt(table, 's-otaru-niigata')).toMatchObject({ level: 3, coal: 0, iron: 0 })
    const far = { 'otaru/1': 'Ben port 1', 's-otaru-niigata': 'Ann ship 2 coal 0 iron 1', 'muroran/2': 'Ben iron 1' }
    expect(counterAt(anywhere(japan({ counters: far })), 's-otaru-niigata')).toMatchObject({ iron: 1 })
  })

  it('AOIJ-15, AOI-41: a market without demand counts as used for its ship', () => {
    const counters = { 'otaru/1': 'Ben port 1', 's-otaru-niigata': 'Ann ship 2 flipped' }
    const none = anywhere(japan({ cash: [50], next: { ship: 3 }, counters, markets: { 's-otaru-niigata/m': 'none' } }))
    expect(counterAt(none.pick('ship at s-otaru-niigata'), 's-otaru-niigata')).toMatchObject({ flipped: true })
    const used = { 'otaru/1': 'Ben port 1', 's-otaru-niigata': 'Ann ship 2 coal 0 iron 0' }
    const open = anywhere(
      japan({ cash: [50], next: { ship: 3 }, counters: used, markets: { 's-otaru-niigata/m': 'both' } }),
    )
    expect(counterAt(open.pick('ship at s-otaru-niigata'), 's-otaru-niigata')).toMatchObject({ flipped: false })
  })

  it('Q64: in Minnesota a ship gives no reach', () => {
    const counters = { 'winona/1': 'Ben port 1', 's-winona': 'Ann ship 2' }
    expect(building(minnesota({ counters }), 'cotton').why('cotton at winona/3')).toMatchObject({
      because: 'notReached',
    })
  })
})
