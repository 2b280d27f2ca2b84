// Readings for boards: cube routes, networks and forecasts.

import { describe, expect, it } from 'vitest'
import { networkFrom, networkOf } from '../readings/board.ts'
import { endInSight } from '../readings/cards.ts'
import { isOnRange } from '../readings/flipping.ts'
import { standingOf } from '../readings/standing.ts'
import { reachOf, routeOf } from '../readings/supply.ts'
import { interestDue, nextOrder } from '../readings/worth.ts'
import { ANN, BEN, BOX, japan, minnesota } from './table.ts'

const JAPAN = BOX.maps.japan
const site = (id: string) => JAPAN.siteOf[id] ?? -1
const place = (id: string) => JAPAN.placeOf[id] ?? -1
const link = (id: string) => JAPAN.linkOf[id] ?? -1
describe('Routes and networks', () => {
  it('a ship’s cube comes ashore at its port, and travels over lanes', () => {
    const { g } = japan({
      counters: {
        'hakodate/1': 'Ben port 1',
        'aomori/1': 'Ben port 1',
        's-hakodate-aomori': 'Ben ship 2',
        'yubari/1': 'Ben coal 1',
      },
      rails: { 'muroran-hakodate': BEN, 'yubari-muroran': BEN },
    })
    expect(routeOf(g, [place('muroran')], site('s-hakodate-aomori'))).toEqual([
      { from: place('hakodate'), to: place('muroran'), link: link('muroran-hakodate'), lane: -1 },
    ])
    expect(routeOf(g, [place('aomori')], site('yubari/1')).map(step => step.lane)).toEqual([
      -1,
      -1,
      site('s-hakodate-aomori'),
    ])
    expect(routeOf(g, [place('muroran')], site('omuta/1'))).toEqual([])
  })

  it('a ship’s cube goes through the nearer of its ports, never through a town without one', () => {
    const east = { 'nagoya/1': 'Ben port 1', 's-yokohama-nagoya': 'Ben ship 2' }
    const rails = { 'yokohama-shizuoka': BEN, 'shizuoka-nagoya': BEN } as const
    const from = (counters: Record<string, string>, start: string) =>
      routeOf(japan({ counters, rails }).g, [place(start)], site('s-yokohama-nagoya'))
    expect(from(east, 'yokohama').map(step => step.link)).toEqual([link('shizuoka-nagoya'), link('yokohama-shizuoka')])
    expect(from(east, 'nagoya')).toEqual([])
    const both = { ...east, 'yokohama/1': 'Ben port 1' }
    expect(from(both, 'nagoya')).toEqual([])
    expect(from(both, 'shizuoka').map(step => step.link)).toEqual([link('yokohama-shizuoka')])
    expect(from({ 's-yokohama-nagoya': 'Ben ship 2', 'nagoya/1': 'Ben port 1' }, 'tokyo')).toEqual([])
  })

  it('a town’s connections', () => {
    const { g } = japan({
      counters: {
        'hakodate/1': 'Ben port 1',
        'aomori/1': 'Ben port 1',
        's-hakodate-aomori': 'Ben ship 2',
        'kobe/1': 'Ben port 1',
        'takamatsu/1': 'Ben port 1',
        's-kobe-takamatsu': 'Ben ship 2',
      },
      rails: { 'muroran-hakodate': BEN, 'kobe-okayama': ANN },
    })
    expect(networkFrom(g, place('aomori'))).toEqual({
      places: [place('muroran'), place('hakodate'), place('aomori')],
      links: [link('muroran-hakodate')],
      lanes: [site('s-hakodate-aomori')],
    })
    expect(networkFrom(g, place('otaru'))).toEqual({ places: [place('otaru')], links: [], lanes: [] })
  })

  it('a seat’s network', () => {
    const { g } = japan({
      counters: { 'otaru/1': 'Ann port 1', 's-otaru-niigata': 'Ann ship 2', 'tokyo/1': 'Ben cotton 1' },
      rails: { 'muroran-hakodate': BEN, 'osaka-kobe': ANN, 'kobe-okayama': ANN },
    })
    expect(networkOf(g, ANN)).toEqual({
      places: [place('otaru'), place('osaka'), place('kobe'), place('okayama')],
      links: [link('osaka-kobe'), link('kobe-okayama')],
      lanes: [site('s-otaru-niigata')],
    })
  })
})

describe('Forecasts', () => {
  it('AOI-49, AOI-47: the next order and the interest due', () => {
    const { g } = minnesota({ order: [BEN, ANN], spent: [1, 3], loans: [4, 0] })
    expect(nextOrder(g)).toEqual([ANN, BEN])
    expect(g.order).toEqual([BEN, ANN])
    expect(interestDue(g, ANN)).toBe(4)
    const box = { ...g.box, figures: { ...g.box.figures, interest: 2 } }
    expect(interestDue({ ...g, box }, ANN)).toBe(8)
  })
})

describe('Cubes available at a place', () => {
  it('AOI-25: the closest cubes on the map, and the displays where a port is connected', () => {
    const { g } = japan({
      counters: { 'yubari/1': 'Ben coal 1', 'yubari/2': 'Ann coal 1', 'muroran/1': 'Ben port 1' },
      rails: { 'sapporo-yubari': BEN },
    })
    expect(reachOf(g, place('sapporo'))).toEqual({
      sources: { coal: [site('yubari/1'), site('yubari/2')], iron: [] },
      hasDisplays: false,
    })
    expect(reachOf(g, place('muroran'))).toEqual({ sources: { coal: [], iron: [] }, hasDisplays: true })
  })

  it('AOI-25: all cubes in a network count together', () => {
    const { g } = japan({
      counters: { 'yubari/1': 'Ben coal 1', 'yubari/2': 'Ann coal 1 coal 1', 'omuta/1': 'Ben coal 2' },
      rails: { 'sapporo-yubari': BEN },
    })
    const { cubes, allCubes } = standingOf(g, ANN)
    expect(cubes.coal[g.parts[place('sapporo')] ?? -1]).toBe(3)
    expect(cubes.coal[g.parts[place('omuta')] ?? -1]).toBe(3)
    expect(allCubes).toEqual({ coal: 8 + 6, iron: 8 })
  })

  it('AOI-25: the nearer mine supplies, no matter how mines are ordered', () => {
    const { g } = japan({
      counters: { 'chikuho/1': 'Ben coal 1', 'omuta/1': 'Ben coal 1' },
      rails: { 'chikuho-omuta': BEN, 'omuta-kumamoto': BEN, 'kumamoto-kagoshima': BEN },
    })
    expect(reachOf(g, place('kagoshima')).sources.coal).toEqual([site('omuta/1')])
    expect(reachOf(g, place('chikuho')).sources.coal).toEqual([site('chikuho/1')])
  })

  it('Q6: a ship’s cubes are one link beyond its port, and can’t reach a town without a port', () => {
    const { g } = japan({
      counters: { 'hakodate/1': 'Ben port 1', 's-hakodate-aomori': 'Ben ship 2' },
      rails: { 'muroran-hakodate': BEN, 'aomori-morioka': BEN },
    })
    expect(reachOf(g, place('muroran')).sources.coal).toEqual([site('s-hakodate-aomori')])
    expect(reachOf(g, place('aomori')).sources.coal).toEqual([])
    expect(reachOf(g, place('morioka')).sources.iron).toEqual([])
  })
})

describe('The Iron Range', () => {
  it('AOIM-21: the brown towns of Minnesota are on it, ships aren’t', () => {
    const { siteOf } = BOX.maps.minnesota
    expect(isOnRange(BOX.maps.minnesota, siteOf['virginia/1'] ?? -1)).toBe(true)
    expect(isOnRange(BOX.maps.minnesota, siteOf['duluth/3'] ?? -1)).toBe(false)
    expect(isOnRange(BOX.maps.minnesota, siteOf['s-duluth-1'] ?? -1)).toBe(false)
  })
})

describe('The end in sight', () => {
  it('AOI-50: the deck could run out in a turn of two actions with two cards for each seat', () => {
    const { g } = japan({ seats: 3 })
    expect(endInSight(g, 13)).toBe(null)
    expect(endInSight(g, 12)).toBe('possible')
    expect(endInSight(g, 1)).toBe('possible')
    expect(endInSight(g, 0)).toBe('last')
  })

  it('Q2: with the first edition’s end condition an empty deck isn’t enough', () => {
    const { g } = japan({ variants: { endTrigger: 'deckAndHand' } })
    expect(endInSight(g, 0)).toBe('possible')
    expect(endInSight(g, 9)).toBe(null)
  })
})
