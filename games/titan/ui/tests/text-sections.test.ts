import { viewerOf } from '@tableworks/board-kit'
import { type BoardMoment, momentsOf } from '@tableworks/contract'
import type { Seat } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { ZONE, type ZoneId } from '../../data/crater.ts'
import { game } from '../../index.ts'
import { forecastExtraction } from '../../readings/extraction.ts'
import { upgradeCost } from '../../readings/upgrade.ts'
import { optionWords } from '../sheets/option-words.ts'
import { endList, sections } from '../sheets/text-sections.ts'

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan']
const PLACES = game.seats.map(seats => ({ seats, variants: {}, secret: `tells ${seats}` }))
const isGoal = (name: string): boolean => /^(order|objective|upgrade) /.test(name)
const MOMENTS = [...momentsOf(game, PLACES, isGoal)].filter(
  ({ seen }, i) => i % 5 === 0 || seen.decision === 'turn.upgrade' || seen.result !== null,
)

const linesOf = ({ seen, box }: BoardMoment<typeof game>, title: string): readonly string[] =>
  sections(seen, box, NAMES).find(one => one.title.startsWith(title))?.lines ?? []

describe('Text mode says what the board shows', () => {
  it('what each player would draw at the next extraction', () => {
    for (const moment of MOMENTS) {
      const said = linesOf(moment, 'Next extraction').map(line => line.match(/(Deuterium|Tholins) at /g)?.length ?? 0)
      expect(said).toEqual(forecastExtraction(moment.g).map(draws => draws.length))
    }
  })

  it('what an upgrade costs, for every Rig the player can upgrade', () => {
    let told = 0
    for (const moment of MOMENTS) {
      const lines = linesOf(moment, 'What upgrades cost')
      for (const choice of moment.seen.choices) {
        const zone = /^upgrade (.*)/.exec(choice)?.[1] as ZoneId | undefined
        if (zone === undefined) continue
        const cost = upgradeCost(moment.g, viewerOf(moment.seen), ZONE[zone])
        const line = lines.find(one => one.includes(` at ${zone.replace(/0(\d)/, '$1')}: `))
        expect(line).toContain(`: ${cost} Silicium (`)
        told += 1
      }
    }
    expect(told).toBeGreaterThan(0)
  })

  it('what a player who ends the turn could still do for Credits', () => {
    for (const { seen, box } of MOMENTS) {
      if (seen.decision !== 'turn.upgrade') continue
      const words = optionWords['turn.upgrade']?.('end turn', box, seen) ?? ''
      const orders = seen.choices.flatMap(choice => /^order (.*)/.exec(choice)?.[1] ?? [])
      for (const order of orders) expect(words).toContain(box.orders[order as keyof typeof box.orders].name)
      const canClaim = seen.choices.some(choice => choice.startsWith('objective'))
      expect(words === '').toBe(orders.length === 0 && !canClaim)
    }
  })

  it('what open orders need, and every Objective in play', () => {
    for (const moment of MOMENTS) {
      const { objectives, openOrder, isMarsOpen } = moment.seen.view
      expect(linesOf(moment, 'Objectives, and')).toHaveLength(objectives.length)
      expect(linesOf(moment, 'Open orders')).toHaveLength(Number(openOrder !== null) + Number(isMarsOpen))
    }
  })
})

it('the end sheet lists each seat’s orders and Objectives with their Credits', () => {
  const ends = MOMENTS.filter(({ seen }) => seen.result !== null)
  expect(ends).toHaveLength(PLACES.length)
  const listed = ends.flatMap(({ seen, g, box }) =>
    NAMES.slice(0, g.seats).flatMap((_name, seat) => {
      const list = endList(seen, seat as Seat, box)
      const claimed = g.claims.filter(claims => claims.includes(seat as Seat))
      expect(list).toHaveLength((g.fulfilled[seat]?.length ?? 0) + claimed.length)
      const credits = list.map(line => Number(/ (\d+)$/.exec(line)?.[1]))
      expect(credits.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(g.credits[seat] ?? 0)
      return list
    }),
  )
  expect(listed.length).toBeGreaterThan(0)
})
