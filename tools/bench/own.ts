// A game's measurements on our own kernel.

import {
  type AnyGame,
  Chance,
  gameFileOf,
  openGameFile,
  type Option,
  Referee,
  seedFrom,
  type State,
  swiftChance,
  Table,
} from '@tableworks/kernel'
import type { Load } from './clock.ts'

/** A game's length and number of options, to put the rates into perspective. */
export interface Size {
  readonly seats: number
  readonly optionsPerDecision: number
  readonly choicesPerGame: number
}

const SAMPLE_GAMES = 50
const SAMPLE_POSITIONS = 64

/** The seat count for measurements: four, as at most tables, or the nearest the game allows. */
export const seatsFor = ({ seats }: AnyGame): number => (seats.includes(4) ? 4 : Math.max(...seats))

export function sizeOf(game: AnyGame): Size {
  const walks = Array.from({ length: SAMPLE_GAMES }, (_, i) => walk(new Referee(game), `size ${i}`))
  const choices = walks.reduce((sum, { path }) => sum + path.length, 0)
  const options = walks.reduce((sum, { offered }) => sum + offered, 0)
  return { seats: seatsFor(game), optionsPerDecision: options / choices, choicesPerGame: choices / SAMPLE_GAMES }
}

interface Walk {
  readonly opened: State
  readonly path: readonly Option[]
  /** The choices' names, and how many options there were on the way. */
  readonly names: readonly string[]
  readonly offered: number
}

/** One random game, with everything the loads need. */
function walk(referee: Referee, seed: string): Walk {
  const state = referee.open(seatsFor(referee.game), {}, swiftChance(seed))
  const opened = referee.clone(state)
  const picks = new Chance(swiftChance(`picks ${seed}`))
  const path: Option[] = []
  const names: string[] = []
  let offered = 0
  while (state.frames.length > 0) {
    offered += referee.options(state).length
    const option = referee.pick(state, referee.options(state), picks)
    names.push(referee.name(state, option))
    path.push(option)
    referee.choose(state, option)
  }
  return { opened, path, names, offered }
}

/** Positions spread over a game. They are few, so that they don't change how the engine treats most copies (see `copies`). */
function sampleOf(referee: Referee, { opened, path }: Walk): State[] {
  const spread = Math.max(1, Math.ceil(path.length / SAMPLE_POSITIONS))
  const state = referee.clone(opened)
  const sample: State[] = []
  for (const [i, option] of path.entries()) {
    if (i % spread === 0) sample.push(referee.clone(state))
    referee.choose(state, option)
  }
  return sample
}

/** Random games from the set-up. The unit is a choice. */
export function playouts(game: AnyGame): Load {
  const referee = new Referee(game)
  const chance = new Chance(swiftChance('playouts'))
  const seats = seatsFor(game)
  return {
    name: `${game.id} playouts`,
    batch: () => referee.playout(referee.open(seats, {}, chance.branch()), chance),
  }
}

/**
 * Copies of positions. This load must run first, because V8 observes how long objects live. In the other loads most copies survive,
 * so V8 would allocate all copies in the old generation, where copying looks eight times slower than in a search, whose copies are
 * short-lived.
 */
export function copies(game: AnyGame): Load {
  const referee = new Referee(game)
  const sample = sampleOf(referee, walk(referee, 'operations'))
  return overSample(`${game.id} clone`, sample, state => referee.clone(state))
}

/** Other operations that a search performs. The unit is one of each. */
export function operations(game: AnyGame): Load[] {
  const referee = new Referee(game)
  const walked = walk(referee, 'operations')
  const { opened, path } = walked
  const sample = sampleOf(referee, walked)
  return [
    overSample(`${game.id} options`, sample, state => referee.options(state)),
    {
      name: `${game.id} choose`,
      batch() {
        const state = referee.clone(opened)
        for (const option of path) referee.choose(state, option)
        return path.length
      },
    },
    overSample(`${game.id} hash`, sample, state => referee.hash(state)),
  ]
}

const overSample = (name: string, sample: readonly State[], work: (state: State) => unknown): Load => ({
  name,
  batch() {
    for (const state of sample) work(state)
    return sample.length
  },
})

/** Replays a recorded game from its log, with every name parsed and found among the legal options. The unit is a game. */
export function replays(game: AnyGame): Load {
  const referee = new Referee(game)
  const { opened, names } = walk(referee, 'replay')
  return {
    name: `${game.id} replay`,
    batch() {
      const state = referee.clone(opened)
      for (const name of names) {
        const read = referee.read(state, name)
        if ('refusal' in read) throw new Error(`${game.id} refuses its own log: ${name}`)
        referee.choose(state, read.option)
      }
      return 1
    },
  }
}

/** Replays it as a game file: with sealed dice, facts, undo marks, and the hash of every state compared. */
export function fileReplays(game: AnyGame): Load {
  const names = Array.from({ length: seatsFor(game) }, (_, i) => `Seat ${i}`)
  const table = new Table(game, { seatNames: names, seed: seedFrom('replay') })
  playTable(table, Number.POSITIVE_INFINITY)
  const file = gameFileOf(table)
  return {
    name: `${game.id} game file`,
    batch() {
      openGameFile(game, file)
      return 1
    },
  }
}

/** Plays a table at random up to a step, or to its end. */
export function playTable(table: Table, upTo: number): void {
  const picks = new Chance(swiftChance('picks'))
  while (table.actor !== null && table.step < upTo) {
    const option = table.referee.pick(table.state, table.referee.options(table.state), picks)
    table.say(table.actor, table.referee.name(table.state, option))
  }
}
