// The rates are comparable only if both sides play the same game: with the same random numbers and picks, they must offer the same
// number of options at every step and reach the same end.

import { Chance, copy, Referee, type State, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { PAIRS } from '../pairs.ts'
import { clientMatches, PEER_SEATS, type OpenMatch, reducerMatches } from '../peer/peer.ts'

interface Story {
  seed: string
  optionCounts: number[]
  end: Record<string, unknown>
  winner: string
}

/** Fields that only one side has, which describe progress and not the game. */
const OWN_FIELDS = ['seats', 'variants', 'box']
const PEER_FIELDS = ['done', 'round']

function without(fields: readonly string[], state: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(copy(state)).filter(([field]) => !fields.includes(field)))
}

function ourStory(referee: Referee, seed: string): Story {
  const picks = new Chance(swiftChance(`picks ${seed}`))
  const state: State = referee.open(PEER_SEATS, {}, swiftChance(seed))
  const optionCounts: number[] = []
  while (state.frames.length > 0) {
    const options = referee.options(state)
    optionCounts.push(options.length)
    referee.choose(state, picks.pick(options))
  }
  const winner = String(referee.result(state)?.places.indexOf(1))
  return { seed, optionCounts, end: without([...OWN_FIELDS, ...PEER_FIELDS], state.g as object), winner }
}

function peerStory(open: OpenMatch, seed: string): Story {
  const picks = new Chance(swiftChance(`picks ${seed}`))
  const match = open()
  const optionCounts: number[] = []
  while (match.winner === null) {
    const moves = match.moves()
    optionCounts.push(moves.length)
    match.play(picks.pick(moves))
  }
  return { seed, optionCounts, end: without(PEER_FIELDS, match.G as object), winner: match.winner }
}

const SEEDS = Array.from({ length: 25 }, (_, i) => `seed ${i}`)

describe.each(PAIRS)('$game.name', ({ game, peer }) => {
  const referee = new Referee(game)

  it.each([
    { engine: 'reducer', matches: reducerMatches },
    { engine: 'client', matches: clientMatches },
  ])('is the same game on the $engine of boardgame.io', ({ matches }) => {
    for (const seed of SEEDS) {
      const open = matches(peer(new Chance(swiftChance(seed))))
      expect(peerStory(open, seed)).toEqual(ourStory(referee, seed))
    }
  })
})
