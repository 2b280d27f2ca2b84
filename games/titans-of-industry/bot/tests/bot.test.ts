import { FARSIGHTED, GREEDY, searchPlayer, type Player, playersWith, playGame } from '@tableworks/bots'
import { CountingReferee } from '@tableworks/contract'
import { Chance, Referee, type Seat, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game as titansOfIndustry } from '../../index.ts'
import { actionOf, ANN, BEN, CAT, titansTable } from '../../tests/table.ts'
import { advice } from '../index.ts'

const players = playersWith({ advice })
const greedy = searchPlayer(advice, GREEDY)
const farsighted = searchPlayer(advice, FARSIGHTED)
const referee = new Referee(titansOfIndustry)

/** Lets a player make all choices for one seat until another seat decides or the game is over. */
function act(table: ReturnType<typeof titansTable>, player: Player, seat: Seat): string[] {
  const chance = new Chance(swiftChance('bot'))
  const said: string[] = []
  do {
    const name = player.choose(table.view(seat), { referee, chance })
    said.push(name)
    table.pick(name)
  } while (table.actor === seat)
  return said
}

/** Counts the positions a player evaluates, over this many decisions. Returns the largest count and the decisions. */
function counted(player: Player, decisions: number) {
  const rules = new CountingReferee(titansOfIndustry)
  const seen = { most: 0, decisions: new Set<string>(), left: decisions }
  const counting: Player = {
    ...player,
    choose(view, means) {
      if (seen.left === 0) return players.random.choose(view, means)
      seen.left -= 1
      rules.reached = 0
      const name = player.choose(view, { ...means, referee: rules })
      seen.most = Math.max(seen.most, rules.reached)
      seen.decisions.add(view.decision ?? '')
      expect(view.choices).toContain(name)
      return name
    },
  }
  return { counting, seen }
}

/** Age III: the next white card ends the game, and Ann can pay for one. */
const SEVEN_WHITE_CARDS: NonNullable<Parameters<typeof titansTable>[0]> = {
  age: 3,
  round: 30,
  builtIn: 29,
  money: [60, 60, 60],
  facilities: { 'lumber-camp': [2, 2, 2] },
  market: {
    'c-residential': [
      [2, 3],
      [2, 3],
    ],
  },
  estates: {
    'residential-1': ['house', ANN, 'white'],
    'residential-2': ['tenement', BEN, 'white'],
    'commercial-1': ['general-store', CAT, 'white'],
    'commercial-2': ['motel', ANN, 'white'],
    'industrial-1': ['workshop', BEN, 'white'],
    'transportation-1': ['wagon-road', CAT, 'white'],
    'transportation-2': ['railway-station', BEN, 'white'],
  },
}

describe('The greedy player at Titans of Industry', () => {
  it('doesn’t undercut when there is enough demand for everyone, and asks more than a dollar', () => {
    const table = actionOf(ANN, { money: [35, 35, 35], market: { 'c-transportation': [[1, 5], null, null] } })
    act(table, greedy, ANN)

    for (const prices of Object.values(table.g.price)) expect(prices[ANN]).not.toBe(1)
  })

  it('goes below a rival who would serve all the demand', () => {
    const table = titansTable({
      facilities: { 'lumber-camp': [1, 1, 0] },
      market: {
        'c-residential': [
          [1, 10],
          [3, 6],
        ],
      },
    }).at('choosePrice', { seat: ANN, grid: 'c-residential', later: [] })
    act(table, greedy, ANN)

    expect(table.g.price['c-residential'][ANN]).toBeLessThanOrEqual(6)
  })

  it('reprices each grid once if that gains something, then finishes', () => {
    const table = titansTable({
      facilities: { 'lumber-camp': [1, 1, 0], 'corn-farm': [1, 0, 0] },
      market: {
        'c-residential': [
          [2, 10],
          [3, 6],
        ],
        'c-transportation': [[1, 10]],
        'c-industrial': [[1, 1]],
      },
    }).at('reprice', { seat: ANN, left: ['c-residential', 'c-industrial', 'c-transportation'] })
    const said = act(table, greedy, ANN)

    expect(table.g.price['c-residential'][ANN]).toBeLessThanOrEqual(6)
    expect(table.g.price['c-industrial'][ANN]).toBeGreaterThan(1)
    expect(said.at(-2)).toBe('done') // then it keeps a Titan
    expect(said).not.toContain('reprice c-transportation') // No other seat sells there, so the highest price stays best.
  })

  it('ends the game when that wins it', () => {
    const table = titansTable({ ...SEVEN_WHITE_CARDS, share: [200, 100, 100] }).at('rounds', {})

    expect(act(table, greedy, ANN)[0]).toMatch(/^estate /)
    expect(table.g.over).toBe(true)
  })

  it('doesn’t end a game it would lose', () => {
    const table = titansTable({ ...SEVEN_WHITE_CARDS, share: [100, 190, 100] }).at('rounds', {})
    act(table, greedy, ANN)

    expect(table.g.over).toBe(false)
  })

  it('decides before the first turn: it keeps one of the Titans it’s shown', () => {
    const table = titansTable({
      titans: [[], [], []],
      shown: [['titan-wood', 'titan-oil', 'titan-financier', 'titan-kingpin'], [], []],
    }).at('keepTitan', { seat: ANN })

    expect(act(table, greedy, ANN)).toHaveLength(1)
    expect(table.g.titans[ANN]).toHaveLength(1)
  })

  it('beats two random players', () => {
    const seats = [players.random, players.random, greedy]

    expect(playGame(referee, seats, 'match').result.places[CAT]).toBe(1)
  })

  it('makes the same choice whatever Titans its rivals keep', () => {
    const choose = (theirs: 'titan-wood' | 'titan-stone') => {
      const table = actionOf(ANN, {
        age: 2,
        facilities: { 'oil-well': [1, 1, 1] },
        titans: [['titan-oil'], [theirs], ['titan-energy']],
      })
      return greedy.choose(table.view(ANN), { referee, chance: new Chance(swiftChance('secret')) })
    }

    expect(choose('titan-wood')).toBe(choose('titan-stone'))
  })
})

describe.each([
  [greedy, GREEDY],
  [farsighted, FARSIGHTED],
])('$name', (player, { positions }) => {
  it('stays within its search budget at every decision', () => {
    const { counting, seen } = counted(player, 40)
    playGame(referee, [counting, players.random, players.random], 'capped')

    for (const decision of ['keepTitan', 'action', 'placeGoods', 'choosePrice'])
      expect(seen.decisions).toContain(decision)
    expect(seen.most).toBeLessThanOrEqual(positions + 40) // plus one evaluation for each choice, regardless of the budget
  })

  it('plays the same game with the same dice', () => {
    const played = () => playGame(referee, [counted(player, 12).counting, players.random, players.random], 'twice')

    expect(played()).toEqual(played())
  })
})
