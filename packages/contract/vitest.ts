// The promises as tests, so that a game's contract.test.ts is three lines.

import type { AnyGame } from '@tableworks/kernel'
import { describe, it } from 'vitest'
import { check, PROMISES, type PromiseName, sentenceOf } from './promises.ts'
import { placesFor, randomSitting, type Sitting, tablesToLay } from './sitting.ts'
import { QUICK } from './walk.ts'

export interface Contract {
  /** How many random games; never fewer than it takes to see every seat count and every table option. */
  readonly games?: number
  readonly seats?: readonly number[]
  /** The game hides nothing from anybody. */
  readonly openInformation?: boolean
  /** Promises this game cannot keep, and why not. */
  readonly except?: readonly { readonly promise: PromiseName; readonly reason: string }[]
}

const FEWEST_GAMES = 8
/** Milliseconds: many games of a heavy game on a busy machine take their time. */
const PATIENCE = 120_000

export function keepsThePromises(game: AnyGame, contract: Contract = {}): void {
  const { games = FEWEST_GAMES, seats = game.seats, openInformation = false, except = [] } = contract
  const look = { ...QUICK, openInformation }
  const sittings = lazily(() =>
    placesFor(game, Math.max(games, tablesToLay(game, seats)), 'contract', seats).map(place =>
      randomSitting(game, place),
    ),
  )

  describe(`${game.name} keeps the promises of a game`, () => {
    for (const { name } of PROMISES) {
      const excuse = except.find(({ promise }) => promise === name)
      if (excuse !== undefined) it.skip(`${name} (except that: ${excuse.reason})`)
      else it(name, { timeout: PATIENCE }, () => keeps(name, game, sittings(), look))
    }
  })
}

function keeps(name: PromiseName, game: AnyGame, sittings: readonly Sitting[], look: typeof QUICK): void {
  for (const sitting of sittings) {
    const broken = check(name, game, sitting, look)
    if (broken !== null) throw new Error(sentenceOf(game, broken))
  }
}

/** Games are played when the first test wants them, not when the tests are named. */
function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}
