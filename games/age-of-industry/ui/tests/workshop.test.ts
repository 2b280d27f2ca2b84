// The map workshop: what its edits do to a set, and that the board draws them.

import { complaintAbout } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { openBox, STANDARD, type Tables } from '../../data/box.ts'
import type { DrawnMap } from '../../data/map.ts'
import { MAPS } from '../../data/maps/index.ts'
import { layoutOf } from '../parts/layout.ts'
import { CUTS } from '../parts/plates.ts'
import { faultsIn } from '../workshop/faults.ts'
import {
  freshId,
  movedTo,
  nameAt,
  removed,
  type Thing,
  withBend,
  withBoxes,
  withLink,
  withLinkRow,
  withPlace,
  withPrinted,
  withShip,
  withShipRow,
} from '../workshop/things.ts'

const { japan, minnesota } = MAPS
const setWith = (maps: Partial<Tables['maps']>): Tables => ({
  ...STANDARD.tables,
  maps: { ...STANDARD.tables.maps, ...maps },
})
const complaint = (map: DrawnMap, id: 'japan' | 'minnesota' = 'japan') =>
  complaintAbout(openBox, setWith({ [id]: map }))
const OSAKA: Thing = { kind: 'place', id: 'osaka' }

describe('moving things', () => {
  it.each(CUTS)('a town moves on the board when it moves in the set, with its spaces, name and links: %s', cut => {
    const before = openBox(STANDARD.tables).maps.japan
    const after = openBox(setWith({ japan: movedTo(japan, OSAKA, [300, 500]) })).maps.japan
    const [was, is] = [layoutOf(before, cut), layoutOf(after, cut)]
    const osaka = before.placeOf['osaka'] ?? -1
    const [dx, dy] = [0, 1].map(k => is.places[osaka]!.at[k]! - was.places[osaka]!.at[k]!) as [number, number]
    expect(Math.hypot(dx, dy)).toBeGreaterThan(90)
    const space = before.siteOf['osaka/1'] ?? -1
    expect(is.sites[space]?.[0]).toBeCloseTo((was.sites[space]?.[0] ?? 0) + dx)
    expect(is.places[osaka]?.name.at[1]).toBeCloseTo((was.places[osaka]?.name.at[1] ?? 0) + dy)
    const kobe = before.placeOf['kobe'] ?? -1
    expect(is.places[kobe]).toEqual(was.places[kobe])
    expect(is.links[before.linkOf['osaka-kobe'] ?? -1]?.d).not.toBe(was.links[before.linkOf['osaka-kobe'] ?? -1]?.d)
    expect(is.links[before.linkOf['otaru-sapporo'] ?? -1]).toEqual(was.links[before.linkOf['otaru-sapporo'] ?? -1])
  })

  it('nothing leaves the grid, and everything keeps whole numbers', () => {
    const { drawing } = movedTo(japan, OSAKA, [5000, 12.4])
    expect(drawing.places['osaka']).toEqual([1120, 12])
  })

  it('names, ship spaces, markets, bends and lettering move too', () => {
    expect(complaint(nameAt(japan, 'osaka', [10, -30, 'middle']))).toBeNull()
    const things: Thing[] = [
      { kind: 'ship', id: 's-osaka-kagoshima' },
      { kind: 'market', id: 's-osaka-kagoshima' },
      { kind: 'bend', id: 'muroran-hakodate', i: 0 },
      { kind: 'laneBend', id: 's-osaka-kagoshima', end: 'osaka', i: 1 },
      { kind: 'label', i: 0 },
    ]
    for (const thing of things) {
      const moved = movedTo(japan, thing, [333, 222])
      expect(JSON.stringify(moved.drawing)).toContain('[333,222]')
      expect(complaint(moved)).toBeNull()
    }
  })
})

describe('adding things', () => {
  it('a town, joined by a link, can be played at once', () => {
    const { map, thing } = withPlace(japan, 'towns', 'Nara')
    expect(thing).toEqual({ kind: 'place', id: 'nara' })
    expect(complaint(map)).toContain("no link or lane leads from 'otaru' to 'nara'")
    const linked = withLink(map, 'osaka', 'nara')
    expect(linked?.thing).toEqual({ kind: 'link', id: 'osaka-nara' })
    expect(complaint(linked!.map)).toBeNull()
    expect(withLink(linked!.map, 'nara', 'osaka')).toBeNull()
    expect(withLink(map, 'nara', 'nara')).toBeNull()
  })

  it.each(['villages', 'marketPlaces', 'ironMarkets', 'distantPorts'] as const)('%s', kind => {
    const { map } = withPlace(japan, kind, 'Nara')
    expect(complaint(withLink(map, 'osaka', 'nara')!.map)).toBeNull()
  })

  it('a sea lane between two ports, and a ship space beside one', () => {
    const lane = withShip(japan, 'sendai', 'yokohama')!
    expect(lane.thing).toEqual({ kind: 'ship', id: 's-sendai-yokohama' })
    expect(complaint(lane.map)).toBeNull()
    expect(complaint(withShip(japan, 'sendai', 'sendai')!.map)).toBeNull()
    expect(complaint(withShip(japan, 'sendai', 'tokyo')!.map)).toContain("'tokyo' has no port space")
    expect(withShip(japan, 'sendai', 'kyoto')).toBeNull()
    const row = lane.map.ships['s-sendai-yokohama']!
    const sold = withShipRow(lane.map, 's-sendai-yokohama', { ...row, market: 'Honolulu' })
    expect(complaint(sold)).toBeNull()
    expect(complaint(removed(sold, { kind: 'market', id: 's-sendai-yokohama' }))).toBeNull()
  })

  it('a link to a distant port ends at a name box', () => {
    const linked = withLink(minnesota, 'mankato', 'chicago')!
    expect(linked.thing).toEqual({ kind: 'link', id: 'chicago-a-mankato' })
    expect(complaint(linked.map, 'minnesota')).toBeNull()
    expect(complaint(withBoxes(minnesota, 'chicago', ['a', 'b', 'c', 'd']), 'minnesota')).toBeNull()
    expect(withLink(minnesota, 'chicago', 'chicago')).toBeNull()
  })

  it('bends and printed connections', () => {
    const bent = withBend(japan, { kind: 'link', id: 'osaka-kobe' })!
    expect(bent.thing).toEqual({ kind: 'bend', id: 'osaka-kobe', i: 0 })
    expect(complaint(bent.map)).toBeNull()
    expect(complaint(removed(bent.map, bent.thing))).toBeNull()
    const lane = withBend(japan, { kind: 'ship', id: 's-kobe-takamatsu' }, 'kobe')!
    expect(complaint(lane.map)).toBeNull()
    expect(complaint(withPrinted(japan, 'osaka', 'takamatsu')!)).toBeNull()
    expect(withPrinted(withPrinted(japan, 'osaka', 'takamatsu')!, 'takamatsu', 'osaka')).toBeNull()
  })

  it('ids are made from names, and no two are the same', () => {
    expect(freshId('Fort Snelling', [])).toBe('fort-snelling')
    expect(freshId('Ōsaka', ['osaka'])).toBe('osaka-2')
    expect(freshId('42', [])).toBe('place')
    expect(freshId('a very long name that goes on and on', []).length).toBeLessThanOrEqual(28)
  })
})

describe('removing things', () => {
  it('removing a town removes its links, lanes and position', () => {
    const map = removed(japan, OSAKA)
    expect(map.links.some(({ a, b }) => a === 'osaka' || b === 'osaka')).toBe(false)
    expect(map.ships['s-osaka-kagoshima']?.ends).toEqual(['kagoshima'])
    expect(map.drawing.places).not.toHaveProperty('osaka')
    expect(complaint(map)).not.toContain('osaka')
  })

  it.each([...Object.keys(minnesota.towns), 'chicago', 'superior', 'brainerd'])(
    'no trace of %s is left on Minnesota',
    id => {
      expect(complaint(removed(minnesota, { kind: 'place', id }), 'minnesota') ?? '').not.toContain(`'${id}'`)
    },
  )

  it('a link that leads elsewhere keeps its place in the list', () => {
    const row = japan.links.find(({ a, b }) => a === 'kyoto' && b === 'osaka')!
    const { map, thing } = withLinkRow(japan, 'kyoto-osaka', { ...row, b: 'kobe' })
    expect(thing).toEqual({ kind: 'link', id: 'kyoto-kobe' })
    expect(complaint(map)).toBeNull()
  })
})

const without = (map: DrawnMap, ...ships: string[]) =>
  ships.reduce((left, id) => removed(left, { kind: 'ship', id }), map)

describe('readable faults', () => {
  const faults = (map: DrawnMap) => faultsIn(complaint(map), { japan: map, minnesota })

  it.each<[string, Thing | null, DrawnMap]>([
    ['No link or lane leads from Otaru to Nara', null, withPlace(japan, 'towns', 'Nara').map],
    [
      'Kobe: it overlaps the place Osaka',
      { kind: 'place', id: 'kobe' },
      movedTo(japan, { kind: 'place', id: 'kobe' }, [484, 744]),
    ],
    [
      'Sendai and Tokyo: Tokyo has no port space',
      { kind: 'ship', id: 's-sendai-tokyo' },
      withShip(japan, 'sendai', 'tokyo')!.map,
    ],
    [
      'Osaka–nowhere: there is no place nowhere',
      { kind: 'link', id: 'osaka-nowhere' },
      { ...japan, links: [...japan.links, { ...japan.links[0]!, a: 'osaka', b: 'nowhere' }] },
    ],
    [
      'Hokkaido: no town of Hokkaido can be reached from Aomori',
      null,
      {
        ...without(japan, 's-hakodate-aomori', 's-otaru-niigata', 's-muroran-sendai'),
        towns: { aomori: japan.towns['aomori']!, ...japan.towns },
      },
    ],
    [
      'Card prices 2 should be 1 or more, and not below the previous space',
      null,
      { ...japan, rules: { ...japan.rules, cardPrices: [2, 1] } },
    ],
  ])('%s', (text, thing, map) => {
    expect(faults(map)).toContainEqual({ map: 'japan', thing, text })
  })
})
