import { Chance, Referee, type Seat, swiftChance, viewOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { arrange } from '../bot/arrange.ts'
import { goalOf, goalsOf } from '../bot/goal.ts'
import { players } from '../bot/index.ts'
import { macroMoves } from '../bot/macro-moves.ts'
import { valuesOf } from '../bot/value.ts'
import { typeNumber } from '../data/factories.ts'
import type { ProductId } from '../data/products.ts'
import { game } from '../index.ts'
import { cellAt } from '../readings/floor.ts'
import { ANN, BEN, type Complex, floorWith, moving, type ProductAt } from './table.ts'

const referee = new Referee(game)
const greedy = players['greedy']

/** Two of each of these, one above and one below a row of wells. */
const pairs = (...products: ProductId[]): Complex => ({
  factories: products
    .map((_product, i) => ['oil_well', 2 * i, 0, i % 2 === 0 ? 1 : 3] as const)
    .flatMap(([id, x, y, turn]) => [[id, x, y, turn] as const, ['coal_mine', x + 1, y, 0] as const])
    .slice(0, 8),
  products: products.flatMap((product, i): ProductAt[] => [
    [product, i, -1],
    [product, i, 1],
  ]),
})
const FIVE: ProductId[] = ['wood', 'oil', 'cotton', 'zinc', 'copper']

describe('The planner', () => {
  it('says lines the table accepts, each of them one whole move', () => {
    const position = moving({ complexes: [pairs(...FIVE), {}], open: [...FIVE, 'coal', 'brass', 'steel'] })
    const lines = macroMoves(referee, position.state, ANN, goalsOf(position.g))
    expect(lines.length).toBeGreaterThan(10)
    for (const { names } of lines) {
      const again = moving({ complexes: [pairs(...FIVE), {}], open: [...FIVE, 'coal', 'brass', 'steel'] })
      for (const name of names) again.pick(name)
      expect([again.g.movesLeft, again.g.operating]).toEqual([1, false])
    }
  })

  it('strikes when five are ready: claims them all in one move', () => {
    const position = moving({ complexes: [pairs(...FIVE), {}], open: [...FIVE, 'coal', 'brass', 'steel'] })
    expect(goalOf(position.g, ANN).toSorted()).toEqual(FIVE.toSorted())
    const line = greedy?.choose(position.view(ANN), { referee, chance: new Chance(swiftChance('strike')) })
    for (const product of FIVE) expect(line).toContain(`claim ${product}`)
    expect(line).toMatch(/stop$/)
  })

  it('makes no fifth delivery that loses the game', () => {
    const rich: Complex = {
      factories: [['iron_mine', 0, 0]],
      products: [
        ['aircraft', 0, 1],
        ['aircraft', 1, 0],
        ['aircraft', 0, -1],
      ],
    }
    const holder: Complex = { ...pairs(...FIVE), contracts: FIVE }
    const asked = (rival: Complex) => {
      const table = moving({ complexes: [holder, rival], token: ANN })
      table.at('fulfil', { seat: ANN, contract: 'copper', left: [], done: 4 })
      return greedy?.choose(table.view(ANN), { referee, chance: new Chance(swiftChance('fifth')) })
    }
    expect(asked(rich)).toBe('lose copper')
    expect(asked({ factories: [['iron_mine', 0, 0]] })).toMatch(/^fulfil copper from/)
  })

  it('knows what a position is worth to every seat', () => {
    const position = moving({ complexes: [pairs(...FIVE), {}], open: [...FIVE, 'coal', 'brass', 'steel'] })
    const [ann = 0, ben = 0] = valuesOf(position.g, goalsOf(position.g))
    expect(ann).toBeGreaterThan(ben)
    position.g.ending = 'five'
    expect(valuesOf(position.g, goalsOf(position.g))).toEqual([1010, -1010])
  })

  it('arranges products so that a mill can run, by way of a free cell if need be', () => {
    const floor = floorWith({
      factories: [
        ['steel_mill', 0, 0],
        ['forest', 1, 1],
      ],
      products: [
        ['coal', 1, 0],
        ['iron_ore', -1, 0],
        ['wood', 0, 1],
      ],
    })
    const carries = arrange(game.openBox(game.components.tables), floor, [typeNumber.steel_mill]) ?? []
    const cells = floor.cells.slice()
    for (const [from, to] of carries) {
      expect(cells[to]).toBe(0)
      cells[to] = cells[from] ?? 0
      cells[from] = 0
    }
    const at = (x: number, y: number) =>
      cells[[...cells.keys()].find(spot => cellAt(floor, spot).x === x && cellAt(floor, spot).y === y) ?? -1]
    expect([at(-1, 0), at(1, 0), at(0, 1)]).toEqual([3, 2, 0])
    expect(arrange(game.openBox(game.components.tables), floor, [typeNumber.cannery])).toBeNull()
  })

  it('beats random players', { timeout: 60_000 }, () => {
    const won = [0, 1, 2, 3, 4, 5].filter(i => placeOfGreedy(`bot ${i}`, i % 2 === 0 ? ANN : BEN) === 1)
    expect(won.length).toBeGreaterThanOrEqual(5)
  })
})

/** The planner's place against a random player. */
function placeOfGreedy(seed: string, own: Seat): number {
  const chance = new Chance(swiftChance(seed))
  const state = referee.open(2, {}, chance.branch())
  for (let waiting = referee.waiting(state); waiting !== null; waiting = referee.waiting(state)) {
    if (waiting.seat !== own) {
      referee.choose(state, referee.pick(state, referee.options(state), chance))
      continue
    }
    const line = greedy?.choose(viewOf(referee, state, own), { referee, chance }) ?? ''
    for (const name of line.split('; ')) {
      const read = referee.read(state, name)
      if ('refusal' in read) throw new Error(`${name} is refused: ${read.refusal.because}`)
      referee.choose(state, read.option)
    }
  }
  return referee.result(state)?.places[own] ?? 0
}
