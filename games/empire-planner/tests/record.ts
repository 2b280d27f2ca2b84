// Re-records tests/games/*.json after a rules change: `node games/empire-planner/tests/record.ts`. A simple player with one goal
// plays each game: few choices, many points, or every kind of fact.

import { writeFileSync } from 'node:fs'
import {
  Chance,
  type Fact,
  gameFileOf,
  type Listener,
  type Option,
  seedFrom,
  type State as GameState,
  swiftChance,
  Table,
  writeGameFile,
} from '@tableworks/kernel'
import { otherSide, type Side } from '../data/pieces.ts'
import { game as empirePlanner } from '../index.ts'
import { ARCHIE_NAME, ROUNDS } from '../meta.ts'
import { countOf, incomeOf } from '../readings/buildings.ts'
import { linksLeft } from '../readings/factories.ts'
import { scoreSheet } from '../readings/score.ts'
import type { State } from '../state.ts'

/** Scores the position after a choice. The highest score wins, and ties are broken at random. */
type Score = (after: State, seat: Side, news: readonly string[], table: Table, option: Option) => number

const play = (secret: string, seats: number, score: Score): Table => {
  const table = new Table(empirePlanner, { seatNames: ['Ann', 'Ben'].slice(0, seats), seed: seedFrom(secret) })
  const chance = new Chance(swiftChance(secret))
  for (let seat = table.actor; seat !== null; seat = table.actor) {
    const liked = table.referee.options(table.state).map(option => {
      const after = table.referee.clone(table.state)
      const news: string[] = []
      const hear = ({ fact }: { fact: Fact }) => news.push(fact.kind)
      table.referee.choose(after, option, hear)
      playOut(table, after, seat as Side, score, news, hear)
      return { option, value: score(after.g as State, seat as Side, news, table, option) + chance.below(1000) / 1e6 }
    })
    const best = liked.reduce((one, other) => (other.value > one.value ? other : one))
    table.say(seat, table.referee.name(table.state, best.option))
  }
  return table
}

/** An action's value only shows at its end, so the player plays on until then. */
function playOut(table: Table, state: GameState, seat: Side, score: Score, news: string[], hear: Listener): void {
  const { referee } = table
  for (let waiting = referee.waiting(state); waiting?.seat === seat; waiting = referee.waiting(state)) {
    if (!/^act\.|^build\.(factory|payment)/.test(waiting.decision)) return
    const liked = referee.options(state).map(option => {
      const after = referee.clone(state)
      referee.choose(after, option)
      return { option, value: score(after.g as State, seat, news, table, option) }
    })
    referee.choose(state, liked.reduce((one, other) => (other.value > one.value ? other : one)).option, hear)
  }
}

/** The current score, plus an estimate for money, income, Goods and trains. */
function worth(g: State, side: Side): number {
  const left = ROUNDS - g.round
  const money = left > 3 ? 0.45 : 0.15
  const points = scoreSheet(g).scores[side] ?? 0
  const goods = g.factories[side].reduce((sum, factory) => sum + factory.goods, 0)
  const trains = g.factories[side].reduce((sum, one) => sum + (one.train * (5 - linksLeft(g, one))) / 2, 0)
  return points + money * (g.capital[side] + left * incomeOf(g, side)) + (left > 2 ? 0.8 * goods + money * trains : 0)
}

const greedy: Score = (after, seat) => worth(after, seat) - worth(after, otherSide(seat)) / 2

/** A side with nothing has few decisions: it exchanges all Capital and builds nothing. */
const brief: Score = (after, seat, _news, table) =>
  0 - after.capital[seat] - 20 * after.built[seat].length - table.referee.options(table.state).length / 100

/** Greedy, with a large bonus for facts not seen yet. */
const curious = (): Score => {
  const seen = new Set<string>()
  let step = -1
  return (after, seat, news, table, option) => {
    if (table.step !== step) {
      step = table.step
      for (const { fact } of table.line.at(-1)?.told ?? []) seen.add(fact.kind)
    }
    const fresh = news.filter(kind => !seen.has(kind)).length
    const wish = seen.has('tookCubeBack') ? 0 : crowding(after)
    return 40 * fresh + wish + greedy(after, seat, news, table, option) / 4
  }
}

/**
 * Aims for the rarest fact, a cube that must come off a train. It puts many of the second side's cubes on trains and keeps that
 * side's Capital high.
 */
function crowding(g: State): number {
  const trains = g.factories[0].filter(({ train }) => train > 0)
  const riders = trains.reduce((sum, one) => sum + one.riders, 0)
  const room = trains.reduce((sum, one) => sum + 6 - one.train, 0)
  const stations = Math.min(3, countOf(g, 1, 'parking'))
  return 12 * riders + 2 * room + 4 * trains.length + 8 * stations + Math.min(60, g.capital[1]) + incomeOf(g, 1) * 3
}

const factsOf = (table: Table): Set<string> => new Set(table.told(null).map(({ fact }) => fact.kind))

/** The game that maximizes a given measure. */
const bestOf = (count: number, name: string, seats: number, player: () => Score, measure: (table: Table) => number) => {
  const tables = Array.from({ length: count }, (_, i) => play(`${name} ${i}`, seats, player()))
  return tables.reduce((one, other) => (measure(other) > measure(one) ? other : one))
}

const save = (name: string, table: Table): void => {
  writeFileSync(new URL(`games/${name}.json`, import.meta.url), writeGameFile(gameFileOf(table)))
  const sides = table.seats === 1 ? ['Ann', ARCHIE_NAME] : ['Ann', 'Ben']
  const missing = Object.keys(empirePlanner.words.facts).filter(kind => !factsOf(table).has(kind))
  console.log(
    `${name}: ${table.step} choices, ${sides.map((side, i) => `${side} ${table.result?.scores[i]}`).join(', ')}`,
  )
  console.log(`  without ${missing.join(', ')}`)
}

save(
  'shortest',
  bestOf(
    30,
    'shortest',
    2,
    () => brief,
    table => 0 - table.step,
  ),
)
save('typical', play('typical', 2, greedy))
save('typical-solo', play('typical solo', 1, greedy))
save(
  'every-rule',
  bestOf(60, 'every rule', 2, curious, table => factsOf(table).size),
)
save(
  'every-rule-solo',
  bestOf(60, 'every rule solo', 1, curious, table => factsOf(table).size),
)
