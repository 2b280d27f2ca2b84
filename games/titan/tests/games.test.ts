// Properties of whole random games that no single position shows.

import { Chance, type Fact as AnyFact, Referee, seatsOf, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { craterOf } from '../data/board.ts'
import { CORE, ZONE } from '../data/crater.ts'
import { CUBES } from '../data/cubes.ts'
import type { Fact } from '../facts.ts'
import { game } from '../index.ts'
import { forecastExtraction } from '../readings/extraction.ts'
import { EMPTY, type State } from '../state.ts'

const referee = new Referee(game)
const SEAT_COUNTS = [2, 3, 4] as const

interface Played {
  readonly g: State
  readonly facts: readonly Fact[]
  readonly widest: number
}

/** Plays a random game. `look` receives every position before a choice, and the choice's facts. */
function played(
  seats: number,
  seed: string,
  look?: (g: State, decision: string, option: unknown, told: Fact[]) => void,
): Played {
  const facts: Fact[] = []
  const state = referee.open(seats, {}, swiftChance(seed), ({ fact }) => facts.push(fact as Fact))
  const chance = new Chance(swiftChance(`choices ${seed}`))
  let widest = 0
  while (state.frames.length > 0) {
    const options = referee.options(state)
    const option = chance.pick(options)
    const before = referee.clone(state).g as State
    const told: Fact[] = []
    const { decision = '' } = referee.waiting(state) ?? {}
    widest = Math.max(widest, options.length)
    referee.choose(state, option, ({ fact }: { fact: AnyFact }) => told.push(fact as Fact))
    facts.push(...told)
    look?.(before, decision, option, told)
  }
  return { g: state.g as State, facts, widest }
}

const countOf = (facts: readonly Fact[], ...kinds: Fact['kind'][]): number =>
  facts.filter(({ kind }) => kinds.includes(kind)).length

describe.each(SEAT_COUNTS)('Random games of %i players', seats => {
  it('TTN-11, V-23: five cycles of four turns each; every Dropship is used up; no zone stays empty', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      let recovered = 0
      const { g, facts } = played(seats, seed, (_g, _decision, option) => {
        if (typeof option === 'object' && option !== null && 'resource' in option) recovered += 1
      })
      expect(countOf(facts, 'cycleBegan')).toBe(5)
      expect(countOf(facts, 'turnBegan')).toBe(20 * seats)
      expect(countOf(facts, 'laidLandingPipe')).toBe(3 * seats)
      expect(countOf(facts, 'laidPipe', 'lostPipe')).toBe(15 * seats)
      expect(recovered).toBe(5 * seats)
      expect(craterOf(g).zones.filter(zone => zone !== CORE && g.site[zone] === EMPTY)).toEqual([])
    }
  })

  it('TTN-14: Deuterium is never created: all of it is in wells, the Core or holds, on Drones or discarded', () => {
    for (const seed of ['f', 'g', 'h']) {
      const { g, facts } = played(seats, seed)
      const placed = facts.reduce((sum, fact) => sum + ('deuterium' in fact ? fact.deuterium : 0), 6 * seats)
      const lost = facts.filter(
        fact => fact.kind === 'pushedOutDeuterium' || (fact.kind === 'discarded' && fact.cube === 'deuterium'),
      ).length
      const inWells = g.deuterium.reduce((sum, count) => sum + count, 0)
      const inHolds = g.hold.deuterium.reduce((sum, count) => sum + count, 0)
      const carried = g.droneLoad.filter(load => load === 'deuterium').length
      expect(inWells + inHolds + carried + lost).toBe(placed)
    }
  })

  it('TTN-12: every gain and loss in a hold is reported', () => {
    const { g, facts } = played(seats, 'told')
    const spent = { silicium: 0, water: 0, hydrocarbons: 0, titanium: 0, deuterium: 0, tholins: 0 }
    for (const fact of facts) {
      if (fact.kind === 'gained') spent[fact.cube] += fact.count
      if (fact.kind === 'extracted') spent[fact.cube] += 1
      if (fact.kind === 'discarded' && fact.cube !== fact.incoming) spent[fact.cube] -= 1
      if (fact.kind === 'purgedHold') spent.tholins -= 1
      if (fact.kind === 'paidForDrone' || fact.kind === 'destroyed') spent.titanium -= 1
      if (fact.kind === 'movedDrone') spent.hydrocarbons -= fact.hydrocarbons
      if (fact.kind === 'upgraded') spent.silicium -= fact.cost
      if (fact.kind === 'fulfilled')
        for (const cube of ['silicium', 'water', 'hydrocarbons', 'titanium'] as const)
          spent[cube] -= g.box.orders[fact.order][cube]
    }
    for (const cube of CUBES) expect(g.hold[cube].reduce((sum, count) => sum + count, 0)).toBe(spent[cube])
  })

  it('TTN-15: Credits are scored at once, and the facts add up to them', () => {
    const { g, facts } = played(seats, 'credits')
    for (const seat of seatsOf(seats)) {
      const scored = facts.reduce((sum, fact) => sum + ('credits' in fact && fact.seat === seat ? fact.credits : 0), 0)
      expect(g.credits[seat]).toBe(scored)
    }
  })

  it('forecasts of extractions come true', () => {
    let before: ReturnType<typeof forecastExtraction> | null = null
    const checked: boolean[] = []
    played(seats, 'extractions', (g, decision, option, told) => {
      before = decision === 'turn.upgrade' && option === 'end turn' ? forecastExtraction(g) : null
      const start = told.findIndex(({ kind }) => kind === 'extractionBegan' || kind === 'finalExtractionBegan')
      if (before === null || start < 0 || told.some(({ kind }) => kind === 'discarded')) return
      const end = told.findIndex(({ kind }) => kind === 'becameForeman' || kind === 'ended')
      if (end < 0) return
      const drawn = told.slice(start, end).flatMap(fact => (fact.kind === 'extracted' ? [fact] : []))
      for (const seat of seatsOf(seats)) {
        const own = drawn.filter(fact => fact.seat === seat).map(({ cube, zone }) => ({ cube, zone: ZONE[zone] }))
        expect(own).toEqual(before[seat])
      }
      checked.push(true)
    })
    expect(checked.length).toBeGreaterThan(0)
  })

  it('no decision has more than a hundred options', () => {
    for (const seed of ['i', 'j', 'k']) expect(played(seats, seed).widest).toBeLessThan(100)
  })
})
