import { judgeWith, playersWith, playGame } from '@tableworks/bots'
import { Chance, Referee, SEPARATOR, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../../index.ts'
import type { State } from '../../state.ts'
import { acting, ANN, japan, minnesota } from '../../tests/table.ts'
import { valuesOf } from '../features.ts'
import { advice, levels, networks, tuning } from '../index.ts'
import { JUDGE_WEIGHTS } from '../judge-weights.ts'
import { linear } from '../judge.ts'
import { promisingCards } from '../narrow.ts'
import { WEIGHTS } from '../weights.ts'

await networks.loader.loadAll()

const worth = ({ g }: { g: State }) => valuesOf(g, WEIGHTS)

describe('Evaluating a position', () => {
  it('one call values every seat, and a finished game is worth its score', () => {
    const table = japan({ seats: 3, cash: [10, 0, 5], counters: { 'osaka/1': 'Ben cotton 3' } })
    expect(worth(table)).toHaveLength(3)
    table.g.over = true
    const [ann = 0, ben = 0, cat = 0] = worth(table)
    expect(ben).toBeGreaterThan(ann)
    expect(ann).toBeGreaterThan(cat)
    expect(tuning.entry(WEIGHTS).advice?.value(table.g, 1)).toBe(ben)
  })

  it('money, levels and a mill that can be sold are good; a loan is bad', () => {
    const plain = worth(japan())[ANN]
    expect(worth(japan({ cash: [5] }))[ANN]).toBeGreaterThan(plain)
    expect(worth(japan({ loans: [1] }))[ANN]).toBeLessThan(plain - 2)
    const cut = worth(japan({ counters: { 'osaka/1': 'Ann cotton 1' } }))[ANN]
    const sellable = worth(japan({ counters: { 'osaka/1': 'Ann cotton 1', 'osaka/4': 'Ben port 1' } }))[ANN]
    expect(cut).toBeGreaterThan(plain + 1)
    expect(sellable).toBeGreaterThan(cut)
  })

  it('an outlet counts once: a second mill at the same port is worth less than the first', () => {
    const port = { 'osaka/4': 'Ben port 1' }
    const one = { ...port, 'osaka/1': 'Ann cotton 1' }
    const two = japan({ counters: { ...one, 'osaka/2': 'Ann cotton 1' } })
    const first = worth(japan({ counters: one }))[ANN] - worth(japan({ counters: port }))[ANN]
    const second = worth(two)[ANN] - worth(japan({ counters: one }))[ANN]
    expect(second).toBeLessThan(first - 0.3)
    expect(worth(two)[ANN]).toBeLessThan(valuesOf(two.g, { ...WEIGHTS, glut: 1 })[ANN])
  })

  it('on Minnesota the first counters have value', () => {
    const careless = { ...WEIGHTS, foothold: 0 }
    const begun = minnesota({ counters: { 'duluth/1': 'Ann cotton 1' } }).g
    expect(valuesOf(begun, WEIGHTS)[ANN]).toBeGreaterThan(valuesOf(begun, careless)[ANN])
    const { g } = japan({ counters: { 'osaka/1': 'Ann cotton 1' } })
    expect(valuesOf(g, WEIGHTS)[ANN]).toBe(valuesOf(g, careless)[ANN])
  })

  it('a port of level 1 adds nothing to a factory', () => {
    const low = worth(japan({ counters: { 'osaka/1': 'Ann factory 1', 'osaka/4': 'Ann port 1' } }))[ANN]
    const high = worth(japan({ counters: { 'osaka/1': 'Ann factory 1', 'osaka/4': 'Ann port 2' } }))[ANN]
    expect(high).toBeGreaterThan(low + 1)
  })
})

describe('Promising cards', () => {
  it('to discard, the least useful; to build, the most useful few', () => {
    const { g } = minnesota({ hands: [['coal', 'blue', 'red', 'purple', 'green', 'cotton']] })
    const all = (['blue', 'coal', 'cotton', 'green', 'purple', 'red'] as const).map(card => ({ card }))
    expect(promisingCards('discardCard', all, g, ANN)).toEqual([{ card: 'coal' }])
    const few = promisingCards('playCard', all, g, ANN)
    expect(few).toHaveLength(4)
    expect(few).not.toContainEqual({ card: 'coal' })
  })

  it('a bought card costs its price', () => {
    const { g } = japan({ faceUp: ['red', null, null, null, null, 'red'] })
    const options = [6, 1].map(slot => ({ face: 'red' as const, slot }))
    expect(promisingCards('discardCard', options, g, ANN)).toEqual([{ face: 'red', slot: 1 }])
  })
})

describe('The greedy player', () => {
  const referee = new Referee(game)
  const { greedy, random } = playersWith({ advice })

  it('wins against random players on both maps', () => {
    for (const map of ['japan', 'minnesota'])
      for (const seed of ['one', 'two']) {
        const { result } = playGame(referee, [greedy ?? random, random], `${map} ${seed}`, { map })
        expect(result.places[0]).toBe(1)
      }
  })

  it('sells when it can, and sells everything in one action', () => {
    const position = {
      hands: [['red'], ['red']],
      deck: ['blue', 'blue', 'blue', 'blue', 'blue', 'blue'],
      counters: {
        'osaka/1': 'Ann cotton 2',
        'osaka/2': 'Ann cotton 2',
        'osaka/4': 'Ann port 1',
        'kobe/1': 'Ann port 1',
      },
      rails: { 'osaka-kobe': ANN },
    } satisfies Parameters<typeof japan>[0]
    const table = acting(japan(position), 1)
    const chance = new Chance(swiftChance('sell'))
    const choose = () => (greedy ?? random).choose(table.view(ANN), { referee, chance })
    expect(choose()).toBe('sell')
    table.pick('sell').pick(choose())
    expect(table.names).toContain('stop')
    expect(choose()).not.toBe('stop')
  })
})

describe('The linear judge', () => {
  const judge = judgeWith(linear, JUDGE_WEIGHTS)

  it('has a weight for every feature and evaluates every seat', () => {
    const { g } = japan({ seats: 3 })
    expect(JUDGE_WEIGHTS).toHaveLength(3 * linear.names.length)
    expect(linear.features(g).map(features => features.length)).toEqual([12, 12, 12])
    expect(judge(g)).toHaveLength(3)
  })

  it('values money and counters while the game is running', () => {
    const [ann = 0, ben = 0] = judge(japan({ cash: [10, 10] }).g)
    const [richer = 0, same = 0] = judge(japan({ cash: [15, 10] }).g)
    const [built = 0] = judge(
      japan({ cash: [10, 10], counters: { 'osaka/1': 'Ann cotton 3', 'osaka/4': 'Ben port 1' } }).g,
    )
    expect(richer).toBeGreaterThan(ann)
    expect(same).toBe(ben)
    expect(built).toBeGreaterThan(ann)
  })

  it('estimates how much of the game is left', () => {
    const table = japan()
    expect(linear.phase(table.g)).toBeGreaterThan(0)
    expect(linear.phase(table.g)).toBeLessThanOrEqual(1)
    expect(linear.phase(japan({ deck: [] }).g)).toBe(0)
  })
})

describe('The expert', () => {
  it('says a whole action in one line, and the table takes it', () => {
    const table = acting(
      japan({
        cash: [20, 20],
        hands: [
          ['red', 'blue', 'coal'],
          ['red', 'blue'],
        ],
      }),
      1,
    )
    const line = levels?.expert?.choose(table.view(ANN), {
      referee: new Referee(game),
      chance: new Chance(swiftChance('expert')),
    })
    const said = (line ?? '').split(SEPARATOR)
    expect(said.length).toBeGreaterThan(1)
    for (const name of said) table.pick(name)
    expect(table.actor !== ANN || table.view(ANN).decision === 'action').toBe(true)
  })
})
