import { readFileSync } from 'node:fs'
import { type Moment, momentsOf } from '@tableworks/contract'
import { boardStands, guideStands } from '@tableworks/contract/vitest'
import { describe, expect, it } from 'vitest'
import { FACES } from '../../data/cards.ts'
import { INDUSTRIES } from '../../data/industries.ts'
import { MAP_IDS } from '../../data/maps/index.ts'
import { openBox, STANDARD } from '../../data/box.ts'
import { game } from '../../index.ts'
import { ui } from '../index.ts'
import {
  type Action,
  actionPlace,
  byFinger,
  DECK_PLACE,
  DEMAND_PLACE,
  handPlace,
  linkPlace,
  marketPlace,
  places,
  quotePlace,
  sitePlace,
  slotPlace,
  stackPlace,
} from '../places.ts'
import { layoutOf } from '../parts/layout.ts'
import { CUTS } from '../parts/plates.ts'
import { offered } from '../table.ts'

const RULES = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
const ACTIONS: readonly Action[] = ['build', 'build double', 'rail', 'sell', 'develop', 'take cards', 'pass', 'repay']
const BOX = openBox(STANDARD.tables)

guideStands(game, { tour: ui.tour, sounds: ui.sounds ?? {}, rules: RULES })

/** Every place the board draws that can hold a choice. */
function drawn({ seen }: Moment<typeof game>): Set<string> {
  const { view, variants, actor } = seen
  const map = BOX.maps[variants.map]
  const held = [...view.own, ...(actor === null ? [] : view.openHand[actor])]
  return new Set([
    ...map.sites.map(({ id }) => sitePlace(id)),
    ...map.links.map(({ id }) => linkPlace(id)),
    ...map.markets.map(({ id }) => marketPlace(id)),
    ...map.ironMarkets.map(({ id }) => marketPlace(id)),
    ...INDUSTRIES.map(stackPlace),
    ...FACES.filter(face => held.includes(face)).map(handPlace),
    ...view.faceUp.flatMap((face, i) => (face === null ? [] : [slotPlace(i + 1)])),
    ...ACTIONS.map(actionPlace),
    DECK_PLACE,
    DEMAND_PLACE,
  ])
}

boardStands(game, { places, drawn, rare: ['coal', 'iron'] }, () => [
  ...momentsOf(
    game,
    MAP_IDS.flatMap(map => [2, 4].map(seats => ({ seats, variants: { map }, secret: `ui ${map} ${seats}` }))),
  ),
])

describe('on a phone', () => {
  it('nothing is paid with one press: a space or a link first, then its price', () => {
    for (const moment of momentsOf(game, [{ seats: 2, variants: { map: 'japan' }, secret: 'by finger' }])) {
      const { seen } = moment
      const boards = drawn(moment)
      const prices = [...INDUSTRIES, 'rail' as const].map(quotePlace)
      const paths = [
        ...offered(seen, 'build').map(option => byFinger.build(option, seen, seen.actor ?? 0)),
        ...offered(seen, 'rail').map(option => byFinger.rail(option, seen, seen.actor ?? 0)),
      ].filter(path => path !== null)
      for (const path of paths) {
        expect(path).toHaveLength(2)
        expect(boards).toContain(path[0])
        expect(prices).toContain(path[1])
      }
      expect(new Set(paths.map(String)).size).toBe(paths.length)
    }
  })
})

describe('the layout of a map', () => {
  const layouts = MAP_IDS.flatMap(id => CUTS.map(cut => ({ id, cut, layout: layoutOf(BOX.maps[id], cut) })))

  it.each(layouts)('lies inside the sheet: $id, $cut', ({ layout }) => {
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

  it.each(layouts)('gives every space room of its own: $id, $cut', ({ layout }) => {
    const { tile } = layout.plate
    const close = layout.sites.filter(([x, y], i) =>
      layout.sites.some(([a, b], k) => k < i && Math.abs(x - a) < tile * 0.95 && Math.abs(y - b) < tile * 0.7),
    )
    expect(close).toEqual([])
  })
})
