import { complaintAbout, type Edit, editedBox } from '@tableworks/contract'
import { Chance, Referee, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { openBox, STANDARD } from '../data/box.ts'
import { FACES } from '../data/cards.ts'
import { DRAWINGS } from '../data/drawings/index.ts'
import { IRON_MARKET_IDS, LINK_IDS, MARKET_IDS, SITE_IDS } from '../data/ids.ts'
import { MAP_IDS } from '../data/maps/index.ts'
import { game } from '../index.ts'
import { BOX } from './table.ts'

const edited = (edits: readonly Edit[]) => editedBox(STANDARD.tables, edits)

describe('The box', () => {
  it('66 cards and 18 market counters', () => {
    expect(BOX.cards).toHaveLength(66)
    expect(BOX.counters).toHaveLength(18)
    for (const face of FACES) expect(BOX.cards).toContain(face)
  })

  it('AOI-10: towns, spaces, ship spaces and markets of both maps', () => {
    const { japan, minnesota } = BOX.maps
    const towns = (map: typeof japan) => map.places.filter(({ kind }) => kind === 'town')
    const spaces = (map: typeof japan) => towns(map).reduce((sum, { sites }) => sum + sites.length, 0)
    expect([towns(japan).length, spaces(japan), japan.ships.length, japan.markets.length]).toEqual([27, 51, 9, 8])
    expect([japan.links.length, japan.lanes.length]).toEqual([35, 9])
    expect([towns(minnesota).length, spaces(minnesota), minnesota.ships.length, minnesota.markets.length]).toEqual([
      24, 48, 6, 7,
    ])
    expect([minnesota.links.length, minnesota.lanes.length, minnesota.ironMarkets.length]).toEqual([45, 0, 8])
    const villages = (map: typeof japan) =>
      map.places.filter(({ kind, sites }) => kind === 'village' && sites.length === 0)
    expect([villages(japan).length, villages(minnesota).length]).toEqual([3, 3])
  })

  it('AOIM-6, AOIM-24: what is printed as connected is connected from the start', () => {
    const { parts, placeOf } = BOX.maps.minnesota
    const at = (id: string) => parts[placeOf[id] ?? -1]
    for (const id of ['braidwood', 'coalcity', 'wilmington']) expect(at(id)).toBe(at('chicago'))
    expect(new Set([at('stpaul'), at('stanthony'), at('minneapolis')]).size).toBe(1)
    expect(at('stpaul')).not.toBe(at('chicago'))
  })

  it('every place, box, ship and ship’s market has its spot in the drawing, and nothing else has', () => {
    for (const id of MAP_IDS) {
      const { places, sites, ships, links, lanes } = BOX.maps[id]
      const drawing = DRAWINGS[id]
      expect(new Set(Object.keys(drawing.places))).toEqual(new Set(places.map(one => one.id)))
      expect(new Set(Object.keys(drawing.ships))).toEqual(new Set(ships.map(site => sites[site]?.id)))
      for (const site of ships) {
        const { id: ship = '', market = -1, ironMarket = -1 } = sites[site] ?? {}
        expect(drawing.ships[ship]?.market === null).toBe(market < 0 && ironMarket < 0)
      }
      const boxes = links.flatMap(({ a, box }) => (box === null ? [] : [`${places[a]?.id}-${box}`]))
      expect(new Set(Object.keys(drawing.boxes))).toEqual(new Set(boxes))
      for (const link of Object.keys(drawing.links)) expect(links.map(one => one.id)).toContain(link)
      for (const lane of Object.keys(drawing.lanes)) expect(lanes.map(site => sites[site]?.id)).toContain(lane)
    }
  })

  it('ids are the same nowhere on two maps', () => {
    for (const ids of [SITE_IDS, LINK_IDS, MARKET_IDS, IRON_MARKET_IDS]) expect(new Set(ids).size).toBe(ids.length)
  })

  it('the set is plain data', () => {
    expect(JSON.parse(JSON.stringify(STANDARD.tables))).toEqual(STANDARD.tables)
  })

  it('an edited set plays', () => {
    const tables = edited([
      ['figures/linkCoal/value', 2],
      ['figures/cardsTaken/value', 3],
      ['industries/cotton/levels/0/coal', 2],
      ['cards/ship/count', 9],
      ['demand/coal/spaces', [1, 2, 3]],
      ['maps/japan/rules/cardPrices', [2, 2, 4]],
      ['maps/japan/rules/sellsCubes', true],
      ['maps/minnesota/towns/duluth/limit', 1],
      ['maps/minnesota/rules/coalOnlyFromDisplay', false],
    ])
    const referee = new Referee(game, { name: 'mine', tables })
    for (const map of MAP_IDS)
      for (let seed = 0; seed < 4; seed++) {
        const state = referee.open(3, { map }, swiftChance(`mine ${seed}`))
        expect(referee.playout(state, new Chance(swiftChance(`choices ${seed}`)))).toBeGreaterThan(0)
        expect(referee.result(state)).not.toBeNull()
      }
  })

  it.each<[string, ...Edit[]]>([
    ['tables.figures.handLimit.value should be a whole number from 1 to 99', ['figures/handLimit/value', 0]],
    ['tables.figures.startingCash.value should be a whole number from 0 to 99', ['figures/startingCash/value', -1]],
    ['tables.industries.coal.levels[1].level should be above 1', ['industries/coal/levels/1/level', 1]],
    ['tables.industries.coal.levels[0].cubes should be 1 or more', ['industries/coal/levels/0/cubes', 0]],
    ['tables.industries.port.levels[0].cubes should be 0', ['industries/port/levels/0/cubes', 1]],
    ['tables.industries.port.levels should have 1 to 9 entries', ['industries/port/levels', []]],
    ['tables.cards.red.count should be a whole number', ['cards/red/count', -1]],
    [
      'tables.cards should hold 48 cards or more, not 46',
      ['cards/red/count', 0],
      ['cards/blue/count', 0],
      ['cards/green/count', 0],
      ['cards/coal/count', 3],
    ],
    ['tables.markets.cotton.accepts[0] should be "cotton"', ['markets/cotton/accepts', ['iron']]],
    ['tables.demand.coal.spaces[1] should not be below the space before', ['demand/coal/spaces', [2, 1]]],
    ['tables.demand.iron.priceWhenEmpty should not be below the last space', ['demand/iron/priceWhenEmpty', 3]],
    ['tables.maps.japan is missing', ['maps/japan']],
    ["tables.maps has no field 'germany'", ['maps/germany', STANDARD.tables.maps.japan]],
    ['tables.maps.japan.towns.osaka.colour should be "blue"', ['maps/japan/towns/osaka/colour', 'pink']],
    ['tables.maps.japan.towns.osaka.spaces[0] should be "coal"', ['maps/japan/towns/osaka/spaces/0', 'gold']],
    [
      "tables.maps.japan: 'osaka/5' is not on this map",
      ['maps/japan/towns/osaka/spaces', ['clear', 'clear', 'clear', 'port', 'clear']],
    ],
    ['tables.cards.red.source should be "seed"', ['cards/red/source', 'guessed']],
    ["tables has no field 'dice'", ['dice', 9]],
  ])('a wrong set is turned away: %s', (sentence, ...edits) => {
    expect(complaintAbout(openBox, edited(edits))).toContain(sentence)
  })
})
