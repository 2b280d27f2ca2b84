import { momentsOf } from '@tableworks/contract'
import { expect, test } from 'vitest'
import { openBox, STANDARD } from '../../data/box.ts'
import { INDUSTRIES } from '../../data/industries.ts'
import { MAP_IDS } from '../../data/maps/index.ts'
import { game } from '../../index.ts'
import { linkValue } from '../../readings/worth.ts'
import { positionOf } from '../table.ts'
import { endList, sections } from '../sheets/text-sections.ts'

const NAMES = ['Ann', 'Ben', 'Cat']
const BOX = openBox(STANDARD.tables)

const moments = [
  ...momentsOf(
    game,
    MAP_IDS.map(map => ({ seats: 3, variants: { map }, secret: `tells ${map}` })),
  ),
].filter(({ seen }, i) => i % 40 === 0 || seen.result !== null)

const partOf = (parts: ReturnType<typeof sections>, title: string): readonly string[] =>
  parts.find(part => part.title === title)?.lines ?? []

test('text mode says where every counter on the map is and who owns it', () => {
  for (const { seen } of moments) {
    const parts = sections(seen, BOX, NAMES)
    const told = [...partOf(parts, 'Towns and their spaces'), ...partOf(parts, 'Ship spaces')].join('\n')
    const standing = seen.view.counters.flatMap(one => (one === null ? [] : [one]))
    for (const seat of [0, 1, 2] as const) {
      const own = standing.filter(({ owner }) => owner === seat)
      expect(told.split(`${NAMES[seat]}’s level `)).toHaveLength(own.length + 1)
    }
    expect(told.split(', flipped')).toHaveLength(standing.filter(({ flipped }) => flipped).length + 1)
  }
})

test('text mode gives prices, hands, stacks and what the links would pay', () => {
  for (const { seen } of moments) {
    const parts = sections(seen, BOX, NAMES)
    const { links } = BOX.maps[seen.variants.map]
    expect(partOf(parts, 'Demand displays')).toHaveLength(2)
    expect(partOf(parts, 'Face-up cards')).toHaveLength(seen.view.faceUp.filter(card => card !== null).length)
    expect(partOf(parts, 'Next counter in each stack')).toHaveLength(3)
    const said = partOf(parts, 'Links, and what they would pay now').join('\n')
    const g = positionOf(seen, BOX)
    const laid = links.filter((_link, number) => seen.view.rails[number] !== null)
    for (const { id, name } of laid)
      expect(said).toContain(`${name} $${linkValue(g, BOX.maps[seen.variants.map].linkOf[id] ?? 0)}`)
    const hand = [...seen.view.own, ...(seen.seat === null ? [] : seen.view.openHand[seen.seat])]
    expect(partOf(parts, 'Known cards').some(line => line.startsWith('Your hand'))).toBe(hand.length > 0)
  }
})

test('a spectator sees no hand', () => {
  for (const { seen, g } of moments) {
    const others = sections({ ...seen, seat: null, view: game.view(g, null) }, BOX, NAMES)
    expect(partOf(others, 'Known cards').some(line => line.startsWith('Your hand'))).toBe(false)
  }
})

test('the counters on the end sheet add up to its levels line', () => {
  const ends = moments.filter(({ seen }) => seen.result !== null)
  expect(ends).toHaveLength(MAP_IDS.length)
  for (const { seen, g } of ends) {
    const line = game.result(g).sheet.find(one => one.line === 'levels')
    for (const seat of [0, 1, 2] as const) {
      const levels = endList(seen, seat, BOX).map(text => Number(/: (\d+) levels?$/.exec(text)?.[1] ?? 0))
      expect(levels.reduce((sum, one) => sum + one, 0)).toBe(line?.values[seat])
      expect(levels.filter(one => one > 0).length).toBeLessThanOrEqual(INDUSTRIES.length)
    }
  }
})
