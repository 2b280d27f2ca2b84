// What the map validator says about maps with a fault in them, and a third map made of nothing but data.

import { describe, expect, it } from 'vitest'
import { boardOf } from '../data/board.ts'
import { aMapTable, type MapTable, rails, ship, town } from '../data/map.ts'
import { mapFaults } from '../data/map-faults.ts'
import { MAPS } from '../data/maps/index.ts'
import { BOX } from './table.ts'

const region = { name: 'Somewhere', source: 'reconstructed' } as const

/** The smallest map that has everything. */
const SMALL: MapTable = {
  name: 'Small',
  source: 'reconstructed',
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
  villages: { glade: { name: 'Glade', source: 'reconstructed' } },
  marketPlaces: { heath: { name: 'Heath', spaces: 2, source: 'reconstructed' } },
  ironMarkets: { isle: { name: 'Isle', source: 'reconstructed' } },
  distantPorts: { jutland: { name: 'Jutland', boxes: ['n', 's'], area: ['fir'], source: 'reconstructed' } },
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
  printed: [{ a: 'jutland', b: 'fir', source: 'reconstructed' }],
  ships: { 's-one': ship('One', ['cedar', 'elm'], { coal: 1, market: 'Kelp' }) },
}

const faults = (map: MapTable, counters = 18) => mapFaults(map, 'map', counters)

describe('The map validator', () => {
  it('finds nothing wrong with the maps there are, nor with a small third one', () => {
    for (const [id, map] of Object.entries(MAPS)) expect(mapFaults(map, id, 18)).toEqual([])
    expect(faults(SMALL)).toEqual([])
    expect(aMapTable(SMALL, 'map')).toEqual(SMALL)
  })

  it('a third map is ready for play from its data alone', () => {
    const board = boardOf('small', SMALL, BOX.figures)
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

  it.each<[string, Partial<MapTable>, number?]>([
    [
      'map.towns.Ash: an id has small letters, digits and hyphens, and begins with a letter',
      { towns: { ...SMALL.towns, Ash: town('Ash', 'blue', 'C') } },
    ],
    ['map.villages.ash: the id is used in towns as well', { villages: { ...SMALL.villages, ash: region } }],
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
      'map.rules.cardPrices[1] should be 1 or more, and not below the space before',
      { rules: { ...SMALL.rules, cardPrices: [2, 1] } },
    ],
    [
      'map.rules.cardPrices[0] should be 1 or more, and not below the space before',
      { rules: { ...SMALL.rules, cardPrices: [0, 1] } },
    ],
    ["map.links[8] (ash-oak): there is no place 'oak'", { links: [...SMALL.links, ...rails(['ash', 'oak'])] }],
    ["map.links[8] (ash-ash): both ends are 'ash'", { links: [...SMALL.links, ...rails(['ash', 'ash'])] }],
    [
      'map.links[8] (birch-ash): the same link is there already',
      { links: [...SMALL.links, ...rails(['birch', 'ash'])] },
    ],
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
      { printed: [...SMALL.printed, { a: 'ash', b: 'oak', source: 'reconstructed' }] },
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
      { distantPorts: { jutland: { name: 'Jutland', boxes: ['n', 's'], area: ['oak'], source: 'reconstructed' } } },
    ],
    [
      "map.distantPorts.jutland.area: no printed connection joins 'ash' to 'jutland'",
      { distantPorts: { jutland: { name: 'Jutland', boxes: ['n', 's'], area: ['ash'], source: 'reconstructed' } } },
    ],
    [
      'map.distantPorts.jutland.boxes: a box is named twice',
      {
        distantPorts: { jutland: { name: 'Jutland', boxes: ['n', 's', 'n'], area: ['fir'], source: 'reconstructed' } },
      },
    ],
    ['map: 4 market counters may be needed at once, and the box holds 3', {}, 3],
    [
      "map: no link or lane leads from 'ash' to 'fir'",
      { printed: [], distantPorts: { jutland: { ...SMALL.distantPorts['jutland']!, area: [] } } },
    ],
  ])('names the fault: %s', (sentence, change, counters = 18) => {
    expect(faults({ ...SMALL, ...change }, counters)[0]).toBe(sentence)
  })

  it('several faults are all named', () => {
    expect(faults({ ...SMALL, links: rails(['ash', 'oak'], ['ash', 'ash']) }).length).toBeGreaterThan(2)
  })
})
