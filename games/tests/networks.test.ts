// What networks read of a position.

import type { Inputs } from '@tableworks/bots'
import { twinOf } from '@tableworks/contract'
import { type AnyGame, Chance, Referee, type Seat, seatsOf, type State, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { botEntryFor } from '../bots.ts'
import { GAMES } from '../index.ts'

const learning = Object.values(GAMES).flatMap(game => {
  const { networks } = botEntryFor(game.id)
  return networks === undefined ? [] : [{ name: game.name, game, networks }]
})
/** Every seventh position of a random game. */
function* positions(game: AnyGame, referee: Referee, seats: number): Generator<State> {
  const chance = new Chance(swiftChance(`${game.id} for ${seats}`))
  const state = referee.open(seats, {}, chance.branch())
  for (let choices = 0; state.frames.length > 0; choices++) {
    if (choices % 7 === 0) yield state
    referee.choose(state, chance.pick(referee.options(state)))
  }
}

function read(inputs: Inputs, state: State, seat: Seat): Float32Array {
  // Anything written beyond the end would show here.
  const x = new Float32Array(inputs.count(state.g) + 1)
  inputs.read(state, seat, x)
  return x
}

describe.each(learning)('$name’s inputs', ({ game, networks: { inputs } }) => {
  const referee = new Referee(game)

  it.each(game.seats.filter(seats => seats > 1))('are numbers of ordinary size at every table: %i seats', seats => {
    for (const state of positions(game, referee, seats))
      for (const seat of seatsOf(seats)) {
        const x = read(inputs, state, seat)
        expect(x.every(value => Math.abs(value) < 50)).toBe(true)
        expect(x.at(-1)).toBe(0)
      }
  })

  it('tell nothing that is hidden from the seat', () => {
    const chance = new Chance(swiftChance('twins'))
    const seats = game.seats.find(count => count > 1) ?? 2
    for (const state of positions(game, referee, seats))
      for (const seat of seatsOf(seats)) {
        const twin = twinOf(referee, state, seat, chance) ?? state
        expect(read(inputs, twin, seat)).toEqual(read(inputs, state, seat))
      }
  })
})
