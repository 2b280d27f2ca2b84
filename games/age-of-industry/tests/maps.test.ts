// The map validator's faults, and a third map made only of data.

import { Chance, Referee, SEPARATOR, swiftChance, viewOf } from '@tableworks/kernel'
import { from } from '@tableworks/table-kit'
import { describe, expect, it } from 'vitest'
import { levels, networks } from '../bot/index.ts'
import { boardOf } from '../data/board.ts'
import { STANDARD } from '../data/box.ts'
import { drawingFaults, prunedDrawing } from '../data/drawing-faults.ts'
import { aMapTable, type DrawnMap, type MapTable, rails, ship, town } from '../data/map.ts'
import { mapFaults } from '../data/map-faults.ts'
import { MAPS } from '../data/maps/index.ts'
import { game } from '../index.ts'
import { BOX } from './table.ts'

await networks.loader.loadAll()

const region = { name: 'Somewhere', ...from('reconstructed') }

/** The smallest map that uses every feature. */
const SMALL: DrawnMap = {
  name: 'Small',
  ...from('reconstructed'),
  rules: { ...MAPS.japan.rules },
  regions: { blue: region, brown: region, green: region, purple: region, red: region, yellow: region },
  towns: {
    ash: town('Ash', 'blue', 'C'),
    birch: town('Birch', 'brown', 'I'),
    cedar: town('Cedar', 'green', 'Po'),
    dogwood: town('Dogwood', 'purple', 'o'),
    elm: town('Elm', 'red', 'P'),
    fir: town('Fir', 'yellow', 'oo'),
  },
  villages: { glade: { name: 'Glade', ...from('reconstructed') } },
  marketPlaces: { heath: { name: 'Heath', spaces: 2, ...from('reconstructed') } },
  ironMarkets: { isle: { name: 'Isle', ...from('reconstructed') } },
  distantPorts: { jutland: { name: 'Jutland', boxes: ['n', 's'], area: ['fir'], ...from('reconstructed') } },
  links: rails(
    ['ash', 'birch'],
    ['birch', 'cedar'],
    ['cedar', 'dogwood'],
    ['dogwood', 'glade'],
    ['glade', 'heath'],
    ['heath', 'isle'],
    ['jutland', 'ash', 'n'],
    ['jutland', 'elm', 's'],
  ),
  printed: [{ a: 'jutland', b: 'fir', ...from('reconstructed') }],
  ships: { 's-one': ship('One', ['cedar', 'elm'], { coal: 1, market: 'Kelp' }) },
  drawing: {
    background: 'paper',
    places: {
      ash: [100, 100],
      birch: [200, 100],
      cedar: [300, 100],
      dogwood: [400, 100],
      elm: [500, 100],
      fir: [600, 100],
      glade: [100, 300],
      heath: [200, 300],
      isle: [300, 300],
      jutland: [400, 300],
    },
    names: { ash: 'n', birch: [10, -20, 'end'] },
    boxes: { 'jutland-n': [500, 300], 'jutland-s': [600, 300] },
    ships: { 's-one': [100, 500] },
    markets: { 's-one': [200, 500] },
    bends: { 'ash-birch': [[150, 90]] },
    lanes: { 's-one': { elm: [[300, 400]] } },
    marks: {},
    tags: {},
    labels: [{ text: 'FAR', kind: 'land', colour: null, at: [700, 700], angle: 0, size: 80 }],
    source: 'reconstructed',
    fieldSources: {},
  },
}

const without = <T>(rows: Readonly<Record<string, T>>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(rows).filter(([key]) => key !== id))

const faults = (map: MapTable, counters = 18) => mapFaults(map, 'map', counters)

describe('The map validator', () => {
  it('finds no fault in the two maps or a small third one', () => {
    for (const [id, map] of Object.entries(MAPS)) expect(mapFaults(map, id, 18)).toEqual([])
    expect(faults(SMALL)).toEqual([])
    expect(aMapTable(SMALL, 'map')).toEqual(SMALL)
  })

  it('a third map is ready for play from its data alone', () => {
    const board = boardOf('japan', SMALL, BOX.figures)
    expect(board.sites.map(({ id }) => id)).toEqual([
      'ash/1',
      'birch/1',
      'cedar/1',
      'cedar/2',
      'dogwood/1',
      'elm/1',
      'fir/1',
      'fir/2',
      's-one',
    ])
    expect(board.lanes).toEqual([8])
    expect(board.links.map(({ name }) => name)).toContain('Jutland N–Ash')
    expect(board.markets.map(({ id, name }) => [id, name])).toEqual([
      ['heath/m1', 'Heath 1'],
      ['heath/m2', 'Heath 2'],
      ['s-one/m', 'Kelp'],
    ])
    expect(board.ironMarkets.map(({ id }) => id)).toEqual(['isle/i'])
  })

  it.each([2, 3])('%i bots play it to the end, though networks know another map', seats => {
    const tables = { ...STANDARD.tables, maps: { ...MAPS, japan: SMALL } }
    const referee = new Referee(game, { name: 'small', tables })
    const state = referee.open(seats, { map: 'japan' }, swiftChance(`small ${seats}`))
    const chance = new Chance(swiftChance('bots'))
    for (let next = referee.waiting(state); next !== null; next = referee.waiting(state)) {
      const line = levels?.hard?.choose(viewOf(referee, state, next.seat), { referee, chance }) ?? ''
      for (const name of line.split(SEPARATOR)) {
        const read = referee.read(state, name)
        if ('refusal' in read) throw new Error(`'${name}' is not offered`)
        referee.choose(state, read.option)
      }
    }
    expect(Math.max(...(referee.result(state)?.scores ?? []))).toBeGreaterThan(0)
  })

  it.each<[string, Partial<MapTable>, number?]>([
    [
      'map.towns.Ash: an id has up to 32 lowercase letters, digits and hyphens, and starts with a letter',
      { towns: { ...SMALL.towns, Ash: town('Ash', 'blue', 'C') } },
    ],
    ['map.villages.ash: the id is also used in towns', { villages: { ...SMALL.villages, ash: region } }],
    [
      'map.towns: no town is blue, so its cards would be useless',
      { towns: { ...SMALL.towns, ash: town('Ash', 'red', 'C') } },
    ],
    ['map.towns: no town has a coal space', { towns: { ...SMALL.towns, ash: town('Ash', 'blue', 'o') } }],
    [
      'map.towns: no town has an iron space, and rules.ironOnClearSpaces is false',
      { towns: { ...SMALL.towns, birch: town('Birch', 'brown', 'o') } },
    ],
    [
      'map.towns: no town has a port space',
      { towns: { ...SMALL.towns, cedar: town('Cedar', 'green', 'o'), elm: town('Elm', 'red', 'o') } },
    ],
    [
      'map.towns: no town has a clear space for mills and factories',
      {
        towns: {
          ...SMALL.towns,
          cedar: town('Cedar', 'green', 'P'),
          dogwood: town('Dogwood', 'purple', 'I'),
          fir: town('Fir', 'yellow', 'C'),
        },
      },
    ],
    ['map.rules.cardPrices should be 0: rules.pricedCards is false', { rules: { ...SMALL.rules, pricedCards: false } }],
    [
      'map.rules.cardPrices[1] should be 1 or more, and not below the previous space',
      { rules: { ...SMALL.rules, cardPrices: [2, 1] } },
    ],
    [
      'map.rules.cardPrices[0] should be 1 or more, and not below the previous space',
      { rules: { ...SMALL.rules, cardPrices: [0, 1] } },
    ],
    ["map.links[8] (ash-oak): there is no place 'oak'", { links: [...SMALL.links, ...rails(['ash', 'oak'])] }],
    ["map.links[8] (ash-ash): both ends are 'ash'", { links: [...SMALL.links, ...rails(['ash', 'ash'])] }],
    ['map.links[8] (birch-ash): this link already exists', { links: [...SMALL.links, ...rails(['birch', 'ash'])] }],
    [
      "map.links[8] (elm-jutland): name the distant port 'jutland' first",
      { links: [...SMALL.links, ...rails(['elm', 'jutland'])] },
    ],
    [
      'map.links[8] (jutland-birch): name one of the boxes n, s',
      { links: [...SMALL.links, ...rails(['jutland', 'birch'])] },
    ],
    [
      "map.links[8] (jutland-w-birch): 'jutland' has no box 'w'",
      { links: [...SMALL.links, ...rails(['jutland', 'birch', 'w'])] },
    ],
    [
      'map.links[8] (ash-n-elm): only a link to a distant port has a box',
      { links: [...SMALL.links, ...rails(['ash', 'elm', 'n'])] },
    ],
    [
      "map.printed[1]: there is no place 'oak'",
      { printed: [...SMALL.printed, { a: 'ash', b: 'oak', ...from('reconstructed') }] },
    ],
    [
      "map.ships.s-two.ends: there is no town 'glade'",
      { ships: { ...SMALL.ships, 's-two': ship('Two', ['glade'], { coal: 1 }) } },
    ],
    [
      "map.ships.s-two.ends: 'ash' has no port space",
      { ships: { ...SMALL.ships, 's-two': ship('Two', ['ash'], { iron: 1 }) } },
    ],
    [
      "map.ships.s-two.ends: both ends are 'elm'",
      { ships: { ...SMALL.ships, 's-two': ship('Two', ['elm', 'elm'], { iron: 1 }) } },
    ],
    [
      'map.ships.s-two: a ship has a market or an iron market, not both',
      { ships: { ...SMALL.ships, 's-two': ship('Two', ['elm'], { market: 'Lark', ironMarket: 'Moor' }) } },
    ],
    [
      'map.ships.s-two: without cubes and markets the ship would flip as soon as it is built',
      { ships: { ...SMALL.ships, 's-two': ship('Two', ['elm'], {}) } },
    ],
    [
      "map.distantPorts.jutland.area: there is no town 'oak'",
      { distantPorts: { jutland: { name: 'Jutland', boxes: ['n', 's'], area: ['oak'], ...from('reconstructed') } } },
    ],
    [
      "map.distantPorts.jutland.area: no printed connection joins 'ash' to 'jutland'",
      { distantPorts: { jutland: { name: 'Jutland', boxes: ['n', 's'], area: ['ash'], ...from('reconstructed') } } },
    ],
    [
      'map.distantPorts.jutland.boxes: a box is named twice',
      {
        distantPorts: { jutland: { name: 'Jutland', boxes: ['n', 's', 'n'], area: ['fir'], ...from('reconstructed') } },
      },
    ],
    ['map: 4 market counters may be needed at once, but the box has 3', {}, 3],
    [
      "map: no link or lane leads from 'ash' to 'fir'",
      { printed: [], distantPorts: { jutland: { ...SMALL.distantPorts['jutland']!, area: [] } } },
    ],
  ])('names the fault: %s', (sentence, change, counters = 18) => {
    expect(faults({ ...SMALL, ...change }, counters)[0]).toBe(sentence)
  })

  it.each<[string, Partial<DrawnMap['drawing']>]>([
    ['map.drawing.places.ash: this place has no position on the map', { places: without(SMALL.drawing.places, 'ash') }],
    ['map.drawing.boxes.jutland-n: this name box has no position on the map', { boxes: { 'jutland-s': [600, 300] } }],
    ['map.drawing.ships.s-one: this ship space has no position on the map', { ships: {} }],
    ['map.drawing.markets.s-one: this ship with a market has no position on the map', { markets: {} }],
    ["map.drawing.places.oak: there is no place 'oak'", { places: { ...SMALL.drawing.places, oak: [800, 800] } }],
    ["map.drawing.names.oak: there is no place 'oak'", { names: { oak: 'n' } }],
    [
      "map.drawing.markets.s-two: there is no ship with a market 's-two'",
      { markets: { ...SMALL.drawing.markets, 's-two': [800, 800] } },
    ],
    ["map.drawing.bends.ash-fir: there is no link 'ash-fir'", { bends: { 'ash-fir': [] } }],
    ["map.drawing.lanes.s-one: the lane doesn’t lead to 'ash'", { lanes: { 's-one': { ash: [] } } }],
    [
      "map.drawing.places.birch: it overlaps the place 'ash'",
      { places: { ...SMALL.drawing.places, birch: [105, 104] } },
    ],
    ["map.drawing.ships.s-one: it overlaps the place 'elm'", { ships: { 's-one': [500, 100] } }],
  ])('names the drawing’s fault: %s', (sentence, change) => {
    expect(drawingFaults({ ...SMALL, drawing: { ...SMALL.drawing, ...change } }, 'map.drawing')).toEqual([sentence])
  })

  it('an unreachable region is named', () => {
    const links = SMALL.links.filter(({ a, b }) => a !== 'dogwood' && b !== 'dogwood')
    expect(faults({ ...SMALL, links })).toContain("map.regions.purple: no town of Somewhere can be reached from 'ash'")
  })

  it('a map has size limits, and ship spaces have their own kind of id', () => {
    const villages = Object.fromEntries(Array.from({ length: 80 }, (_, i) => [`v${i}`, region]))
    expect(faults({ ...SMALL, villages })[0]).toBe('map: 89 places are too many: a map has room for 80')
    expect(faults({ ...SMALL, ships: { display: SMALL.ships['s-one']! } })[0]).toBe(
      "map.ships.display: the id of a ship space starts with 's-'",
    )
  })

  it('a drawing is pruned to the things on its map', () => {
    const map = { ...SMALL, villages: {}, links: [], ships: {} }
    const drawing = prunedDrawing(SMALL.drawing, map)
    expect(drawing.places).toEqual(without(SMALL.drawing.places, 'glade'))
    expect([drawing.bends, drawing.ships, drawing.markets, drawing.lanes]).toEqual([{}, {}, {}, {}])
    expect(drawingFaults({ ...map, drawing }, 'map.drawing')).toEqual([])
  })

  it('several faults are all named', () => {
    expect(faults({ ...SMALL, links: rails(['ash', 'oak'], ['ash', 'ash']) }).length).toBeGreaterThan(2)
  })
})
