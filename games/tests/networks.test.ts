// Tests the inputs of networks, and that the networks of this release still fit their games.

import { digestOfInputs, type Inputs, Network, openingOutputs } from '@tableworks/bots'
import { twinOf } from '@tableworks/contract'
import {
  type AnyGame,
  Chance,
  Referee,
  type Seat,
  seatsOf,
  type State,
  swiftChance,
  variantsOf,
} from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { botEntryFor } from '../bots.ts'
import { GAMES } from '../index.ts'

const MOST_BYTES = 150 * 1024

const learning = Object.values(GAMES).flatMap(game => {
  const { networks } = botEntryFor(game.id)
  return networks === undefined ? [] : [{ name: game.name, game, networks }]
})
const shipped = learning.flatMap(({ name, game, networks: { inputs, loader } }) =>
  loader.files.map(file => ({ name: `${name}, ${file.name}`, game, inputs, file })),
)

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
  // one number more than needed, to detect writing past the end
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

describe('Shipped networks', () => {
  it('are listed by at least one game', () => expect(shipped).not.toEqual([]))

  it.each(shipped)(
    '$name: isn’t stale; otherwise build it again with `tw learn --all`',
    async ({ game, file, inputs }) => {
      const { command, seats = file.seats, rules, digest } = (await file.open()).default
      const variants = variantsOf(game, file.variants, seats[0] ?? 2)

      expect(command).toMatch(new RegExp(`^tw learn ${game.id} --`))
      expect(rules).toBe(game.rules)
      expect(digest).toBe(digestOfInputs(inputs, new Referee(game), seats, variants))
      expect(seats).toEqual(expect.arrayContaining([...file.seats]))
    },
  )

  it.each(shipped)('$name: judges an opening as it did when it was built', async ({ game, file, inputs }) => {
    const stored = (await file.open()).default
    const [seats = 2] = stored.seats ?? file.seats
    const variants = variantsOf(game, file.variants, seats)

    expect(openingOutputs(Network.load(stored), inputs, new Referee(game), seats, variants)).toEqual(stored.opening)
  })

  it.each(shipped)('$name: is small enough to load during a game', async ({ file }) => {
    const network = Network.load((await file.open()).default)

    expect(2 * network.weights.length).toBeLessThanOrEqual(MOST_BYTES)
  })
})
