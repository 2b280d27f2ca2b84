// Whole random games. The facts are complete: a market rebuilt from facts alone agrees with the position at every decision. Edited
// component sets can be played to the end.

import { editedBox } from '@tableworks/contract'
import { Chance, type PerSeat, perSeat, Referee, type Seat, swiftChance } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { describe, expect, it } from 'vitest'
import { STANDARD } from '../data/box.ts'
import type { Material } from '../data/goods.ts'
import { GRID_IDS, type GridId, type PerGrid } from '../data/grids.ts'
import type { Fact } from '../facts.ts'
import { game as titansOfIndustry } from '../index.ts'
import type { State } from '../state.ts'

const referee = new Referee(titansOfIndustry)

class Listener {
  readonly cubes: PerGrid<PerSeat<number>>
  readonly price: PerGrid<PerSeat<number>>
  private readonly sold: [GridId, Seat, number][] = []
  readonly complaints: string[] = []
  private readonly g: State

  constructor(g: State) {
    this.g = g
    this.cubes = recordOf(GRID_IDS, () => perSeat(g.seats, () => 0))
    this.price = recordOf(GRID_IDS, () => perSeat(g.seats, () => 0))
  }

  hear(fact: Fact): void {
    if (fact.kind === 'placed') this.cubes[fact.grid][fact.seat] += fact.cubes
    if (fact.kind === 'priced') this.price[fact.grid][fact.seat] = fact.price
    if (fact.kind === 'bought') this.takeCheapest(fact.material, fact.seller, fact.cost)
    if (fact.kind === 'tookOwn') this.takeCheapest(fact.material, fact.seat, null)
    if (fact.kind === 'boughtFromBank') this.lookForNone(fact.material)
    if (fact.kind === 'discarded') this.remove(fact.grid, fact.seat, fact.cubes)
    if (fact.kind === 'soldToConsumers') this.sold.push([fact.grid, fact.seat, fact.cubes])
    if (fact.kind === 'revealed' || fact.kind === 'gameEnded')
      for (const [grid, seat, cubes] of this.sold.splice(0)) this.remove(grid, seat, cubes)
  }

  /** Invariant 10: no seller had a lower price. */
  private takeCheapest(material: Material, seller: Seat, cost: number | null): void {
    const grid = this.g.box.marketOf[material]
    const asked = this.price[grid].filter((_price, seat) => (this.cubes[grid] as number[])[seat] !== 0)
    if (Math.min(...asked) !== this.price[grid][seller])
      this.complaints.push(`${material} of ${seller} was not the cheapest`)
    if (cost !== null && cost !== this.price[grid][seller]) this.complaints.push(`${material} cost ${cost}`)
    this.remove(grid, seller, 1)
  }

  /** Invariant 10: the bank sells only when no cube is in the grid, and only to a seat with a license. */
  private lookForNone(material: Material): void {
    if (this.cubes[this.g.box.marketOf[material]].some(cubes => cubes > 0))
      this.complaints.push(`${material} was there`)
    if (!this.g.license) this.complaints.push('the bank sold without license')
  }

  private remove(grid: GridId, seat: Seat, cubes: number): void {
    this.cubes[grid][seat] -= cubes
    if (this.cubes[grid][seat] === 0) this.price[grid][seat] = 0
  }
}

describe('Facts', () => {
  it.each([3, 4, 5])('invariants 7, 10 and 12: a market rebuilt from facts, %i seats', seats => {
    for (let seed = 0; seed < 12; seed++) {
      const state = referee.open(seats, {}, swiftChance(`facts ${seed}`))
      const g = state.g as State
      const chance = new Chance(swiftChance(`choices ${seed}`))
      const listener = new Listener(g)
      while (state.frames.length > 0) {
        referee.choose(state, referee.pick(state, referee.options(state), chance), ({ fact }) =>
          listener.hear(fact as Fact),
        )
        expect(listener.cubes).toEqual(g.cubes)
      }
      expect(listener.price).toEqual(g.price)
      expect(listener.complaints).toEqual([])
    }
  })
})

describe('Whole games', () => {
  it('an edited set can be played', () => {
    const tables = editedBox(STANDARD.tables, [
      ['facilities/oil-well/twice', 3],
      ['facilities/lumber-camp/copies', 12],
      ['grids/c-commercial/prices', [2, 4, 8]],
      ['spaces/industrial-1/cost/steel', 0],
      ['estates/house/demand/energy', 4],
      ['advancements/band-saw/amount', 5],
      ['titans/titan-oil/formula', { per: 'turnOrderPlace', shares: [9, 1] }],
    ])
    const mine = new Referee(titansOfIndustry, { name: 'mine', tables })
    for (const seats of [3, 4, 5])
      for (let seed = 0; seed < 5; seed++) {
        const state = mine.open(seats, {}, swiftChance(`mine ${seed}`))
        expect(mine.playout(state, new Chance(swiftChance(`choices ${seed}`)))).toBeGreaterThan(0)
        expect(mine.result(state)).not.toBeNull()
      }
  })
})
