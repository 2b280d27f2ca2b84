// The search compared with boardgame.io's must be a real search.

import { Chance, type Option, Referee, type State, swiftChance } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { expect, it } from 'vitest'
import { searchFrom } from '../search.ts'

const ITERATIONS = 100
const referee = new Referee(game)
const chance = new Chance(swiftChance('search'))

/** A position in which the last seat makes the last choice, and only some options win. */
function lastChoice(): { state: State; winning: Option } {
  for (let n = 0; ; n++) {
    const state = referee.open(2, {}, swiftChance(`last ${n}`))
    referee.playout(state, chance, 11)
    const options = referee.options(state)
    const [winning, ...more] = options.filter(option => {
      const after = referee.clone(state)
      referee.choose(after, option)
      return referee.result(after)?.places.join(' ') === '2 1'
    })
    if (winning !== undefined && more.length === 0 && options.length > 2) return { state, winning }
  }
}

it('visits its root in every iteration, and every option', () => {
  const state = referee.open(4, {}, swiftChance('root'))
  const { visits, children, untried } = searchFrom(referee, state, ITERATIONS, chance)

  expect(visits).toBe(ITERATIONS)
  expect(untried).toEqual([])
  expect(children).toHaveLength(referee.options(state).length)
  expect(children.reduce((sum, child) => sum + child.visits, 0)).toBe(ITERATIONS)
})

it('finds the winning choice', () => {
  const { state, winning } = lastChoice()
  const { children } = searchFrom(referee, state, ITERATIONS, chance)
  const most = children.reduce((best, child) => (child.visits > best.visits ? child : best))

  expect(most.option).toEqual(winning)
})
