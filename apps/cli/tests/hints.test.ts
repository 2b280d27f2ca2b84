// Every game explains its bots: the named parts of a position's value add up to the value they use, and have words.

import { GAMES } from '@tableworks/games'
import { botEntryFor } from '@tableworks/games/bots'
import { type AnyGame, Chance, fill, Referee, type State, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'

const POSITIONS = 40

describe('Bots’ reasons', () => {
  it.each(Object.values(GAMES))('$name: the parts add up to the value, and each has words', game => {
    const { advice, explaining } = botEntryFor(game.id)
    if (explaining === undefined) throw new Error('there is nothing to explain with')
    const found = new Set<string>()
    for (const { before, state, side } of positionsOf(game)) {
      const parts = explaining.parts(state.g, side, before.g)
      const sum = parts.reduce((all, { worth }) => all + worth, 0)
      // A game without advice has its own test.
      expect(sum).toBeCloseTo(advice?.value(state.g, side) ?? sum, 6)
      for (const { name } of parts) found.add(name)
    }
    expect([...found].toSorted()).toEqual(Object.keys(explaining.differences).toSorted())
    for (const words of Object.values(explaining.differences))
      for (const sentence of [words.more, words.less])
        expect(fill(sentence, { n: 2 }, game.words, [])).not.toMatch(/[{}]/)
  })

  it.each(Object.values(GAMES))('$name: details are its decisions or options, and themes are its facts', game => {
    const { details = [], themes = {} } = botEntryFor(game.id).explaining ?? {}
    const { decisions, patterns } = game.notation
    const options = new Set(decisions.flatMap(decision => patterns(decision)))
    // Each detail must be a decision or an option. A name that is both would make two kinds of choices details.
    expect(details.filter(name => decisions.includes(name) === options.has(name))).toEqual([])
    expect(Object.keys(themes).filter(fact => !Object.hasOwn(game.words.facts, fact))).toEqual([])
    expect(Object.keys(themes)).not.toEqual([])
  })
})

/** Positions at the start, in the middle and at the end of random games. */
function positionsOf(game: AnyGame) {
  const referee = new Referee(game)
  const found: { before: State; state: State; side: number }[] = []
  for (const seats of game.seats.filter(count => count > 1).slice(0, 2)) {
    const chance = new Chance(swiftChance(`parts of ${game.id}`))
    const state = referee.open(seats, {}, swiftChance(`deal of ${game.id}`))
    const apart = 1 + chance.below(5)
    for (let nth = 0; nth < POSITIONS && state.frames.length > 0; nth++) {
      const before = referee.clone(state)
      referee.playout(state, chance, nth < POSITIONS - 1 ? apart + nth : undefined)
      found.push({ before, state: referee.clone(state), side: nth % seats })
    }
  }
  return found
}
