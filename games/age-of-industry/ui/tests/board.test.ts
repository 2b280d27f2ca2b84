import { readFileSync } from 'node:fs'
import { type BoardMoment, momentsOf } from '@tableworks/contract'
import { testBoard, testGuide, testMarks } from '@tableworks/contract/vitest'
import { seatsOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { FACES } from '../../data/cards.ts'
import { CUBES, INDUSTRIES } from '../../data/industries.ts'
import { MAP_IDS } from '../../data/maps/index.ts'
import { openBox, STANDARD } from '../../data/box.ts'
import { game } from '../../index.ts'
import { about } from '../about.ts'
import { ui } from '../index.ts'
import { layoutOf } from '../parts/layout.ts'
import { CUTS } from '../parts/plates.ts'
import { type Action, marks, places, type Thing } from '../things.ts'

const RULES = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
const ACTIONS: readonly Action[] = ['build', 'build double', 'rail', 'sell', 'develop', 'take cards', 'pass', 'repay']
const BOX = openBox(STANDARD.tables)

testGuide(game, { tour: ui.tour, sounds: ui.sounds ?? {}, rules: RULES })

/** Everything the board draws, for each selected seat. */
function drawn({ seen }: BoardMoment<typeof game>): Thing[] {
  const { view, variants, actor, seats } = seen
  const map = BOX.maps[variants.map]
  const seat = actor ?? 0
  const held = [...view.own, ...view.openHand[seat]]
  return [
    ...map.places
      .filter(({ kind }) => kind !== 'market' && kind !== 'ironMarket')
      .map(({ id }): Thing => ({ kind: 'town', town: id })),
    ...map.sites.map(({ id }): Thing => ({ kind: 'site', site: id })),
    ...map.links.map(({ id }): Thing => ({ kind: 'link', link: id })),
    ...[...map.markets, ...map.ironMarkets].map(({ id }): Thing => ({ kind: 'market', market: id })),
    ...CUBES.map((cube): Thing => ({ kind: 'demand', cube })),
    ...seatsOf(seats).flatMap((one): Thing[] => [
      ...INDUSTRIES.map((industry): Thing => ({ kind: 'stack', industry, seat: one })),
      { kind: 'stacks', seat: one },
      { kind: 'rails', seat: one },
      { kind: 'unseen', seat: one },
    ]),
    ...FACES.filter(face => held.includes(face)).map((card): Thing => ({ kind: 'card', card, seat })),
    ...view.faceUp.flatMap((face, i): Thing[] => (face === null ? [] : [{ kind: 'slot', slot: i + 1 }])),
    ...held
      .slice(0, 1)
      .map((card): Thing => ({ kind: 'way', site: map.sites[0]?.id ?? '', industry: 'port', card, slot: null })),
    ...ACTIONS.map((action): Thing => ({ kind: 'action', action, seat })),
    { kind: 'hand', seat },
    { kind: 'demands' },
    { kind: 'display' },
    { kind: 'deck' },
    { kind: 'turn' },
    { kind: 'order' },
  ]
}

testBoard(game, { places, about, drawn, rare: ['coal', 'iron'] }, () => [
  ...momentsOf(
    game,
    MAP_IDS.flatMap(map => [2, 4].map(seats => ({ seats, variants: { map }, secret: `ui ${map} ${seats}` }))),
  ),
])

testMarks(game, {
  places,
  marks,
  games: ['typical', 'typical-minnesota'].map(name =>
    readFileSync(new URL(`../../tests/games/${name}.json`, import.meta.url), 'utf8'),
  ),
})

describe('a map’s layout', () => {
  const layouts = MAP_IDS.flatMap(id => CUTS.map(cut => ({ id, cut, layout: layoutOf(BOX.maps[id], cut) })))

  it.each(layouts)('stays inside the sheet: $id, $cut', ({ layout }) => {
    const { width, height } = layout.plate
    const points = [
      ...layout.sites,
      ...layout.markets,
      ...layout.ironMarkets,
      ...layout.places.map(({ at }) => at),
      ...layout.places.map(({ name }) => name.at),
      ...layout.boxes.map(({ at }) => at),
    ]
    expect(points.filter(([x, y]) => x < 8 || y < 8 || x > width - 8 || y > height - 8)).toEqual([])
  })

  it.each(layouts)('gives every space its own room: $id, $cut', ({ layout }) => {
    const { tile } = layout.plate
    const close = layout.sites.filter(([x, y], i) =>
      layout.sites.some(([a, b], k) => k < i && Math.abs(x - a) < tile * 0.95 && Math.abs(y - b) < tile * 0.7),
    )
    expect(close).toEqual([])
  })
})
