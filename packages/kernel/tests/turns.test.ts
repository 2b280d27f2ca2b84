import { beginsTurn, chaptersIn, sayStory, seedFrom, Table, turnsOf } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'

const NAMES = ['Ann', 'Ben', 'Cat']

describe('turns', () => {
  const line = (...choices: [seat: 0 | 1, decision: string][]) =>
    choices.map(([seat, decision]) => ({ seat, decision }))

  it('begin at the decisions the game names, and include what other seats decide in between', () => {
    const game = { ...saltAndTimber, turns: ['act'] } as never
    const choices = line([0, 'pick'], [0, 'act'], [1, 'answer'], [0, 'price'], [0, 'act'], [1, 'act'])
    expect(turnsOf(game, choices)).toEqual([
      { seat: 0, from: 0, to: 1 },
      { seat: 0, from: 1, to: 4 },
      { seat: 0, from: 4, to: 5 },
      { seat: 1, from: 5, to: 6 },
    ])
  })

  it('begin once for a group of decisions', () => {
    const game = { ...saltAndTimber, turns: [['reroll', 'build'], 'claim'] } as never
    const choices = line(
      [0, 'reroll'],
      [0, 'reroll'],
      [0, 'build'],
      [0, 'pay'],
      [0, 'build'],
      [1, 'build'],
      [1, 'claim'],
    )
    expect(turnsOf(game, choices).map(({ seat, from }) => [seat, from])).toEqual([
      [0, 0],
      [0, 4],
      [1, 5],
      [1, 6],
    ])
    expect(beginsTurn(game, choices.slice(0, 2), { seat: 0, decision: 'build' })).toBe(false)
    expect(beginsTurn(game, choices.slice(0, 3), { seat: 0, decision: 'claim' })).toBe(true)
  })

  it('continue while a seat repeats the decision of a group of one', () => {
    const game = { ...saltAndTimber, turns: ['deploy', ['start']] } as never
    const choices = line(
      [0, 'deploy'],
      [0, 'start'],
      [0, 'pay'],
      [0, 'start'],
      [1, 'start'],
      [0, 'start'],
      [0, 'deploy'],
    )
    expect(turnsOf(game, choices).map(({ seat, from }) => [seat, from])).toEqual([
      [0, 0],
      [0, 1],
      [1, 4],
      [0, 5],
      [0, 6],
    ])
  })

  it('are the consecutive choices of one seat if the game names no decisions', () => {
    const { turns: _turns, ...game } = saltAndTimber
    expect(turnsOf(game, line([0, 'a'], [0, 'b'], [1, 'a']))).toEqual([
      { seat: 0, from: 0, to: 2 },
      { seat: 1, from: 2, to: 3 },
    ])
  })

  it('at a table come from its line of play', () => {
    const table = new Table(saltAndTimber, { seatNames: NAMES, seed: seedFrom('a') })
    table.say(0, 'harvest salt')
    table.say(1, 'harvest timber')
    const stories = turnsOf(saltAndTimber, table.line).map(({ seat, from, to }) =>
      sayStory(saltAndTimber, seat, table.told(null, from, to).slice(from === 0 ? -1 : 0), NAMES),
    )
    expect(stories).toEqual(['Ann harvests 2 salt.', 'Ben harvests 2 timber.'])
  })
})

describe('a story', () => {
  const fact = (kind: string, more: object) => ({ fact: { kind, ...more }, only: null })
  const sold = (seat: number, count: number) => fact('sold', { seat, count, good: 'salt', income: 3 })

  it('joins its clauses, names other actors, and counts repetitions', () => {
    expect(sayStory(saltAndTimber, 1, [sold(1, 1), sold(1, 1), sold(1, 2), sold(0, 4)], NAMES)).toBe(
      'Ben sells 1 salt for $3 (×2), sells 2 salt for $3 and Ann sells 4 salt for $3.',
    )
  })

  it('adds up gains, even with something between them', () => {
    const harvested = (seat: number, count: number, good: string) => fact('harvested', { seat, count, good })
    const told = [
      harvested(1, 1, 'salt'),
      sold(1, 1),
      harvested(1, 2, 'salt'),
      harvested(1, 1, 'timber'),
      harvested(0, 5, 'salt'),
    ]
    expect(sayStory(saltAndTimber, 1, told, NAMES)).toBe(
      'Ben harvests 3 salt, sells 1 salt for $3, harvests 1 timber and Ann harvests 5 salt.',
    )
  })

  it('says what clauses in a row have in common once', () => {
    const stories = { ...saltAndTimber.words.stories, drew: 'draws {order}' }
    const game = { ...saltAndTimber, words: { ...saltAndTimber.words, stories } }
    const drew = (seat: number, order: string) => fact('drew', { seat, order })
    const told = [drew(1, 'O1'), drew(1, 'O2'), drew(0, 'O3'), sold(1, 1), drew(1, 'O4')]
    expect(sayStory(game, 1, told, NAMES)).toBe('Ben draws O1 and O2, Ann draws O3, sells 1 salt for $3 and draws O4.')
  })

  it('is null if nothing is worth telling', () => {
    expect(sayStory(saltAndTimber, 1, [fact('drew', { seat: 1, order: 'O1' })], NAMES)).toBeNull()
  })
})

describe('chapters', () => {
  it('begin with the facts a game names, the largest first', () => {
    const words = { ...saltAndTimber.words, chapters: { age: 'Age {age}', round: 'Round {round}' } }
    const game = { ...saltAndTimber, words, chapters: { age: 'aged', round: 'rounded' } } as never
    const told = (...facts: object[]) => facts.map(fact => ({ fact: fact as never }))
    const journal = [
      { step: 0, told: told({ kind: 'rounded', round: 1 }, { kind: 'aged', age: 1 }) },
      { step: 1, told: told({ kind: 'sold' }) },
      { step: 2, told: told({ kind: 'sold' }, { kind: 'rounded', round: 2 }) },
    ]
    expect(chaptersIn(game, journal, NAMES)).toEqual([
      { name: 'age', title: 'Age 1', step: 0 },
      { name: 'round', title: 'Round 1', step: 0 },
      { name: 'round', title: 'Round 2', step: 2 },
    ])
  })
})
