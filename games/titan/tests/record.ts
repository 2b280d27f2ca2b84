// Re-records tests/games/*.json after a rules change: `node games/titan/tests/record.ts`. A simple player with one goal plays each
// game: few choices, many Credits, or every kind of fact.

import { writeFileSync } from 'node:fs'
import {
  Chance,
  type Fact,
  gameFileOf,
  type Option,
  type Seat,
  seedFrom,
  type State as GameState,
  swiftChance,
  Table,
  writeGameFile,
} from '@tableworks/kernel'
import { valueOf } from '../bot/features.ts'
import { WEIGHTS } from '../bot/weights.ts'
import { game } from '../index.ts'
import type { State } from '../state.ts'

/** A choice's outcome: the position when its action ends, and all facts on the way. */
interface Outcome {
  readonly state: GameState
  readonly seat: Seat
  readonly news: readonly string[]
  readonly option: Option
}
/** Scores an outcome. The highest score wins, and ties are broken at random. */
type Score = (outcome: Outcome, table: Table) => number

const SEAT_NAMES = ['Ann', 'Ben', 'Cat', 'Dan']

function play(secret: string, seats: number, score: Score): Table {
  const table = new Table(game, { seatNames: SEAT_NAMES.slice(0, seats), seed: seedFrom(secret) })
  const chance = new Chance(swiftChance(secret))
  for (let seat = table.actor; seat !== null; seat = table.actor) {
    const options = table.referee.options(table.state)
    const liked = options.map(option => ({
      option,
      value: score(outcomeOf(table, option, seat), table) + chance.below(1000) / 1e6,
    }))
    const best = liked.reduce((one, other) => (other.value > one.value ? other : one))
    table.say(seat, table.referee.name(table.state, best.option))
  }
  return table
}

/** Decisions in the middle of an action, where its value isn't visible yet. */
const INSIDE = /^(drone\.|deploy\.zone|upgrade\.module|purge|overflow)/

function outcomeOf({ referee, state: now }: Table, option: Option, seat: Seat): Outcome {
  const state = referee.clone(now)
  const news: string[] = []
  const hear = ({ fact }: { fact: Fact }) => void news.push(fact.kind)
  referee.choose(state, option, hear)
  for (let next = referee.waiting(state); next?.seat === seat && INSIDE.test(next.decision);) {
    const best = bestNow(referee, state, seat)
    referee.choose(state, best, hear)
    next = referee.waiting(state)
  }
  return { state, seat, news, option }
}

function bestNow(referee: Table['referee'], state: GameState, seat: Seat): Option {
  const tried = referee.options(state).map(option => {
    const after = referee.clone(state)
    referee.choose(after, option)
    return { option, value: worth(after, seat) }
  })
  return tried.reduce((one, other) => (other.value > one.value ? other : one)).option
}

const worth = ({ g }: GameState, seat: Seat): number => valueOf(g as State, seat, WEIGHTS)

const greedy: Score = ({ state, seat }) => worth(state, seat)

/** Prefers doing nothing, which leads to the fewest decisions. */
const brief: Score = ({ state, option, news }, { referee }) => {
  const isExtra =
    option === 'drone' ||
    option === 'titanium' ||
    (typeof option === 'object' && !('slot' in option || 'resource' in option))
  const isAsked = INSIDE.test(referee.waiting(state)?.decision ?? '')
  return (isExtra ? -2 : 0) - (isAsked ? 1 : 0) - news.length / 100
}

/** Greedy, with a large bonus for facts not seen yet. */
function curious(): Score {
  const seen = new Set<string>()
  let step = -1
  return ({ state, seat, news }, table) => {
    if (table.step !== step) {
      step = table.step
      for (const { fact } of table.line.at(-1)?.told ?? []) seen.add(fact.kind)
    }
    const fresh = news.filter(kind => !seen.has(kind)).length
    return 40 * fresh + worth(state, seat) / 4
  }
}

const factsOf = (table: Table): Set<string> => new Set(table.told(null).map(({ fact }) => fact.kind))

/** The game that maximizes a given measure. */
function bestOf(
  count: number,
  name: string,
  seats: number,
  player: () => Score,
  measure: (table: Table) => number,
): Table {
  const tables = Array.from({ length: count }, (_, i) => play(`${name} ${i}`, seats, player()))
  return tables.reduce((one, other) => (measure(other) > measure(one) ? other : one))
}

function save(name: string, table: Table): void {
  writeFileSync(new URL(`games/${name}.json`, import.meta.url), writeGameFile(gameFileOf(table)))
  const missing = Object.keys(game.words.facts).filter(kind => !factsOf(table).has(kind))
  console.log(`${name}: ${table.step} choices, ${table.result?.scores.join(', ')}`)
  console.log(`  without ${missing.join(', ')}`)
}

const isFewer = (table: Table): number => 0 - table.step
const seesMore = (table: Table): number => factsOf(table).size

save(
  'shortest',
  bestOf(10, 'shortest', 2, () => brief, isFewer),
)
save('typical', play('typical', 3, greedy))
save('every-rule', bestOf(12, 'every rule', 4, curious, seesMore))
