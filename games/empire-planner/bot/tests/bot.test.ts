import { FARSIGHTED, GREEDY, searchPlayer, type Player, playersWith, playGame } from '@tableworks/bots'
import { CountingReferee } from '@tableworks/contract'
import { Chance, Referee, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game as empirePlanner } from '../../index.ts'
import { ANN, BEN, empireTable } from '../../tests/table.ts'
import { advice } from '../index.ts'

const players = playersWith({ advice })
const greedy = searchPlayer(advice, GREEDY)
const farsighted = searchPlayer(advice, FARSIGHTED)
const referee = new Referee(empirePlanner)

/** Lets a player choose for one seat until another seat decides or the kind of decision changes. */
function act(table: ReturnType<typeof empireTable>, player: Player, seat: 0 | 1): string[] {
  const chance = new Chance(swiftChance('bot'))
  const said: string[] = []
  do {
    const name = player.choose(table.view(seat), { referee, chance })
    said.push(name)
    table.pick(name)
  } while (table.actor === seat && table.frames.at(-1)?.step.startsWith('act.'))
  return said
}

/** Counts the positions a player evaluates. Returns the largest count for a single decision, and the decisions. */
function counted(player: Player) {
  const rules = new CountingReferee(empirePlanner)
  const seen = { most: 0, decisions: new Set<string>() }
  const counting: Player = {
    ...player,
    choose(view, means) {
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

describe('The greedy player at Empire Planner', () => {
  it('claims an icon for its best use: in the last round it turns $17 into five levels and a point', () => {
    const table = empireTable({
      round: 15,
      capital: [17, 20],
      cards: ['A8', 'A6'],
      claims: [],
      built: [{ '2-6': 1 }, {}],
    }).at('actions', {})

    expect(act(table, greedy, ANN)[0]).toMatch(/^claim (A8a1|A6b2)$/)
    expect(table.g.die[11]).toBe(6)
    expect(table.g.capital[ANN]).toBe(2)
  })

  it('exchanges all it has with its last claim', () => {
    const table = empireTable({ round: 15, capital: [21, 20], cards: ['A1', 'A2'], claims: ['A2c1', 'A2d2', 'A1d1'] })
    table.g.first = BEN
    table.at('actions', {})

    expect(act(table, greedy, ANN)).toEqual(['claim A1a1', 'exchange 10'])
  })

  it('gets a train home in the last round instead of leaving it unfinished', () => {
    const table = empireTable({
      round: 15,
      cards: ['A2', 'A5'],
      factories: [[{ card: 'toy-works', train: 6, moved: 2 }], [{ card: 'glassworks' }]],
    }).at('actions', {})

    expect(act(table, greedy, ANN)[0]).toMatch(/^claim A[25]c1$/)
    expect(table.g.capital[ANN]).toBe(20 + 24)
  })

  it('decides out of turn: a cube for its overage comes off the less valuable train', () => {
    const table = empireTable({
      round: 8,
      capital: [54, 20],
      claims: ['A3c2', 'A3a1'],
      factories: [
        [],
        [
          { card: 'brewery', train: 5, riders: 3, moved: 2 },
          { card: 'glassworks', train: 4, riders: 3 },
        ],
      ],
    }).at('cube.shortage', { seat: ANN })

    expect(act(table, greedy, ANN)).toEqual(['return glassworks'])
  })

  it.each(['easy', 'normal', 'advanced'])('plays a whole solo game against an %s Archie', difficulty => {
    const { result } = playGame(referee, [greedy], 'solo', { difficulty })

    expect(result.scores[0]).toBeGreaterThan(80)
  })

  it('beats the random player in twenty of twenty games, in either seat', () => {
    for (let i = 0; i < 20; i++) {
      const seat = i % 2
      const seats = seat === 0 ? [greedy, players.random] : [players.random, greedy]

      expect(playGame(referee, seats, `match ${i}`).result.places[seat]).toBe(1)
    }
  })
})

describe.each([
  [greedy, GREEDY],
  [farsighted, FARSIGHTED],
])('$name', (player, { positions }) => {
  it('stays within its search budget at every decision of whole games', () => {
    const { counting, seen } = counted(player)
    playGame(referee, [counting, players.random], 'capped')
    playGame(referee, [counting], 'capped alone')

    expect(seen.decisions).toContain('build.reroll')
    expect(seen.decisions).toContain('build.assign')
    expect(seen.decisions).toContain('action.claim')
    expect(seen.most).toBeLessThanOrEqual(positions + 16) // plus one evaluation for each choice, regardless of the budget
  })

  it('plays the same game with the same dice', () => {
    expect(playGame(referee, [player, players.random], 'twice')).toEqual(
      playGame(referee, [player, players.random], 'twice'),
    )
  })
})
