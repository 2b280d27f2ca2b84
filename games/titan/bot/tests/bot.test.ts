import { GREEDY, searchPlayer, type Player, playersWith, playGame } from '@tableworks/bots'
import { CountingReferee } from '@tableworks/contract'
import { Chance, Referee, seatsOf, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../../index.ts'
import { progressOf } from '../../readings/objectives.ts'
import { OBJECTIVE_IDS } from '../../data/objectives.ts'
import type { State } from '../../state.ts'
import { A, type TitanTable, titanTable } from '../../tests/table.ts'
import { extractionsLeft, isOver, timeLeft } from '../clock.ts'
import { worthOfAll } from '../features.ts'
import { advice } from '../index.ts'
import { counted, tallyOf } from '../tally.ts'
import { WEIGHTS } from '../weights.ts'

const players = playersWith({ advice })
const greedy = searchPlayer(advice, GREEDY)
const referee = new Referee(game)

const chosen = (table: TitanTable, player: Player): string =>
  player.choose(table.view(A), { referee, chance: new Chance(swiftChance('bot')) })

describe('The greedy player at Titan', () => {
  it('carries a Deuterium home on the last turn', () => {
    const table = titanTable({
      cycle: 5,
      turn: 4,
      base: ['U02', 'U05'],
      pipes: { HU02a: [A, 'U02'] },
      seats: 2,
      drones: { 0: ['U02', 'U02', 'U02', ['U03', 'deuterium']] },
      deployed: ['blue', 'red'],
    })
    table.at('turn.drone', { seat: A, drone: 4 })
    expect(chosen(table, greedy)).toBe('drone')
    table.pick('drone')
    expect(chosen(table, greedy)).toBe('move U02')
    table.pick('move U02')
    expect(chosen(table, greedy)).toBe('drop')
  })

  it('fulfils an order on its last turn instead of keeping the cubes', () => {
    const table = titanTable({
      cycle: 5,
      turn: 4,
      seats: 2,
      base: ['U02', 'U05'],
      hold: { water: [3], silicium: [2] },
      openOrder: 'pluto',
      deployed: ['blue', 'red'],
    })
    table.at('turn.upgrade', { seat: A, hasUpgraded: false })
    expect(chosen(table, greedy)).toBe('order pluto')
  })

  it('TTN-78: fulfils an order to make room instead of losing a cube', () => {
    const table = titanTable({
      base: ['U02', 'U09'],
      rigs: { M02: 'cream-0' },
      drones: { 0: ['M02'] },
      holdPipes: [20],
      hold: { water: [1], silicium: [7] },
      dropshipPipes: [4],
      openOrder: 'luna',
      orderPile: ['ceres'],
    })
    table.at('turn', { part: 0, seat: A, drone: 1 }).pick('pipe VUM02a from U02')
    expect(chosen(table, greedy)).toBe('order luna')
  })

  it('removes Tholins when it can', () => {
    const table = titanTable({ base: ['U02'], hold: { tholins: [3] } }).at('purge', {
      seat: A,
      cause: 'module',
      zone: 'M05',
    })
    expect(chosen(table, greedy)).toBe('hold')
  })

  it('beats the random player in ten of ten games, in either seat', () => {
    for (let i = 0; i < 10; i++) {
      const seat = i % 2
      const seats = seat === 0 ? [greedy, players.random] : [players.random, greedy]
      expect(playGame(referee, seats, `match ${i}`).result.places[seat]).toBe(1)
    }
  })

  it('stays within its search budget', () => {
    const rules = new CountingReferee(game)
    let most = 0
    const counting: Player = {
      ...greedy,
      choose(view, means) {
        rules.reached = 0
        const name = greedy.choose(view, { ...means, referee: rules })
        most = Math.max(most, rules.reached)
        return name
      },
    }
    playGame(referee, [counting, players.random], 'capped')
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(GREEDY.positions + 100) // plus one evaluation for each choice, regardless of the budget
  })
})

describe('Its evaluation', () => {
  it('the clock runs from 1 to 0, with five extractions', () => {
    const clock = (cycle: number, turn: number, isDeployed: boolean) => {
      const g = { seats: 2, cycle, turn, deployed: isDeployed ? (['blue', 'red'] as State['deployed']) : [] }
      return [timeLeft(g), extractionsLeft(g), isOver(g)]
    }
    expect(clock(0, 0, false)).toEqual([1, 5, false])
    expect(clock(1, 0, false)).toEqual([1, 5, false])
    expect(clock(1, 1, true)).toEqual([1, 5, false])
    expect(clock(3, 4, true)).toEqual([0.45, 3, false])
    expect(clock(5, 4, true)).toEqual([0.05, 1, false])
    expect(clock(5, 0, true)).toEqual([0, 0, true])
  })

  it('its tally of the crater agrees with the readings throughout games', () => {
    for (const seats of [2, 3, 4]) {
      const state = referee.open(seats, {}, swiftChance('tally'))
      const chance = new Chance(swiftChance('choices'))
      for (let step = 0; state.frames.length > 0; step++) {
        referee.choose(state, chance.pick(referee.options(state)))
        const g = state.g as State
        if (step % 25 !== 24 || g.cycle === 0) continue
        const found = tallyOf(g)
        for (const seat of seatsOf(seats))
          for (const objective of OBJECTIVE_IDS)
            for (const { criterion, have } of progressOf(g, seat, objective))
              expect(criterion.counts === 'cubes' ? have : counted(found, seat, criterion)).toBe(have)
      }
    }
  })

  it('a position is worth its score when the game is over', () => {
    const state = referee.open(3, {}, swiftChance('over'))
    referee.playout(state, new Chance(swiftChance('over')))
    expect(worthOfAll(state.g as State, WEIGHTS)).toEqual(referee.result(state)?.scores)
  })
})
