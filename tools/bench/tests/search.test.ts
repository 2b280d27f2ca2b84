// What is measured beside boardgame.io's search must be a search.

import { Chance, Referee, type State, swiftChance } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { expect, it } from 'vitest'
import { searchFrom } from '../search.ts'

const ITERATIONS = 100
const referee = new Referee(game)
const chance = new Chance(swiftChance('search'))

/** A position in which the last seat makes the last choice, and some options win the game and some do not. */
function lastChoice(): { state: State; winning: number[] } {
  for (let n = 0; ; n++) {
    const state = referee.open(2, {}, swiftChance(`last ${n}`))
    referee.playout(state, chance, 11)
    const winning = referee.options(state).flatMap((option, i) => {
      const after = referee.clone(state)
      referee.choose(after, option)
      return referee.result(after)?.places[1] === 1 && referee.result(after)?.places[0] === 2 ? [i] : []
    })
    if (winning.length === 1 && referee.options(state).length > 2) return { state, winning }
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

it('finds the one choice that wins', () => {
  const { state, winning } = lastChoice()
  const wanted = referee.clone(state)
  referee.choose(wanted, referee.options(state)[winning[0] ?? 0] ?? '')
  const { children } = searchFrom(referee, state, ITERATIONS, chance)
  const most = children.reduce((best, child) => (child.visits > best.visits ? child : best))

  expect(most.state.g).toEqual(wanted.g)
})
