import { Chance, Referee, type Seat, type State, swiftChance, viewOf } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { advice, explaining } from '@tableworks/salt-and-timber/bot'
import { describe, expect, it } from 'vitest'
import { GREEDY, searchPlayer, type ReviewedGame, type Review, reviewing } from '../index.ts'

const referee = new Referee(saltAndTimber)
const entry = { advice, explaining }
const greedy = searchPlayer(advice, GREEDY)

/** A game between good players with one planted choice. */
function gameWith(seed: string, planted: { step: number; choose: (choices: readonly string[]) => string } | null) {
  const dice = new Chance(swiftChance(`players of ${seed}`))
  const state = referee.open(2, {}, swiftChance(seed))
  const positions: State[] = []
  const choices: { seat: Seat; name: string }[] = []
  while (state.frames.length > 0) {
    const seen = viewOf(referee, state, referee.waiting(state)?.seat ?? 0)
    const name =
      choices.length === planted?.step ? planted.choose(seen.choices) : greedy.choose(seen, { referee, chance: dice })
    positions.push(referee.clone(state))
    choices.push({ seat: seen.seat ?? 0, name })
    const read = referee.read(state, name)
    if ('refusal' in read) throw new Error(name)
    referee.choose(state, read.option)
  }
  positions.push(state)
  const game: ReviewedGame = { referee, choices, at: step => referee.clone(positions[step] ?? state) }
  return game
}

function wholeReview(game: ReviewedGame, people: readonly Seat[] = [0, 1]): Review {
  const all = [...reviewing(entry, game, people, 'review')]
  return all.at(-1) as Review
}

/** In the last round, seat 0 has a full store and sells only one good. */
const BLUNDER = {
  step: 10,
  choose: (choices: readonly string[]) => choices.find(name => name.startsWith('sell 1')) ?? '',
}

describe('A review', () => {
  it('finds a planted blunder among the three costliest choices, with a better one', () => {
    const game = gameWith('blunder', BLUNDER)
    const { mistakes } = wholeReview(game)

    const found = mistakes.find(({ step }) => step === BLUNDER.step)
    expect(found).toMatchObject({ seat: 0, played: [{ decision: 'turn', name: game.choices[BLUNDER.step]?.name }] })
    expect(found?.better).not.toEqual(found?.played)
    expect(found?.cost).toBeGreaterThan(found?.error ?? 0)
  })

  it('names up to three choices per seat, costliest first, and only for the given people', () => {
    const { mistakes } = wholeReview(gameWith('blunder', BLUNDER), [1])

    expect(mistakes.every(({ seat }) => seat === 1)).toBe(true)
    expect(mistakes.length).toBeLessThanOrEqual(3)
    const costs = mistakes.map(({ cost }) => cost)
    expect(costs).toEqual(costs.toSorted((a, b) => b - a))
  })

  it('says how the games end after the played and after the better action', () => {
    const found = wholeReview(gameWith('blunder', BLUNDER)).mistakes.find(({ step }) => step === BLUNDER.step)
    if (found === undefined) throw new Error('the blunder was not found')
    const { played, better } = found.after
    const lead = ({ scores: [own = 0, rival = 0] }: typeof played) => own - rival

    expect(lead(better) - lead(played)).toBeCloseTo(found.cost, 9)
    for (const { wins } of [played, better]) expect(wins >= 0 && wins <= 1).toBe(true)
    expect(better.wins).toBeGreaterThanOrEqual(played.wins)
  })

  it('gives what the better action gains right away as reasons, in words', () => {
    const found = wholeReview(gameWith('blunder', BLUNDER)).mistakes.find(({ step }) => step === BLUNDER.step)

    expect(found?.reasons.length).toBeGreaterThan(0)
    for (const { part, words, worth } of found?.reasons ?? []) {
      expect(worth).toBeGreaterThan(0)
      expect(Object.values(explaining.differences[part] ?? {})).toContain(words)
    }
  })

  it('shows no mistake that could be luck', () => {
    const shown = [...reviewing(entry, gameWith('blunder', BLUNDER), [0, 1], 'sure')].flatMap(
      ({ mistakes }) => mistakes,
    )

    expect(shown.length).toBeGreaterThan(0)
    for (const { cost, error, playouts } of shown) {
      expect(cost).toBeGreaterThan(2 * error)
      expect(playouts).toBeGreaterThanOrEqual(12)
    }
  })

  it('depends only on game and seed, and comes coarse first', () => {
    const game = gameWith('blunder', BLUNDER)
    const all = [...reviewing(entry, game, [0], 'again')]

    expect(all.at(-1)).toEqual([...reviewing(entry, game, [0], 'again')].at(-1))
    const done = all.map(one => one.done)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    const playouts = all.flatMap(({ mistakes }) => mistakes.slice(0, 1).map(one => one.playouts))
    expect([playouts[0], playouts.at(-1), done.at(-1)]).toEqual([12, 96, 1])
    expect([all[0]?.judged, all.at(-1)?.judged]).toEqual([[], [0]])
  })

  it('judges a choice by what its seat knew', () => {
    const game = gameWith('hidden', BLUNDER)
    const mistakes = [...reviewing(entry, game, [0], 'knows')].at(-1)?.mistakes
    const otherwise: ReviewedGame = {
      ...game,
      // The bag has a different order, which the seat can't know.
      at: step => {
        const state = game.at(step)
        const g = state.g as { bag: unknown[] }
        g.bag.reverse()
        return state
      },
    }
    expect([...reviewing(entry, otherwise, [0], 'knows')].at(-1)?.mistakes).toEqual(mistakes)
  })
})
