// Re-records tests/games/*.json after a rules change: `node games/age-of-industry/tests/record.ts [name]`. A simple player with one
// goal plays each game: few choices, many points, or every kind of fact.

import { writeFileSync } from 'node:fs'
import {
  Chance,
  gameFileOf,
  type Option,
  type Seat,
  seedFrom,
  type State as GameState,
  swiftChance,
  Table,
  writeGameFile,
} from '@tableworks/kernel'
import { valuesOf } from '../bot/features.ts'
import { WEIGHTS } from '../bot/weights.ts'
import { game } from '../index.ts'
import type { State } from '../state.ts'

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']

/** Scores the position after a choice. The highest score wins, and ties are broken at random. */
type Score = (after: State, seat: Seat, news: readonly string[], before: State) => number
interface Player {
  readonly score: Score
  /** Called with the kind of every fact that happens in the game, not in a trial. */
  readonly hear?: (kind: string) => void
}

function play(secret: string, seats: number, player: Player, variants: Partial<State['variants']>): Table {
  const table = new Table(game, { seatNames: NAMES.slice(0, seats), seed: seedFrom(secret), variants })
  const chance = new Chance(swiftChance(secret))
  for (let seat = table.actor; seat !== null; seat = table.actor) {
    const { option } = bestOption(table, table.state, seat, player, chance, 2)
    if (!('told' in table.say(seat, table.referee.name(table.state, option))))
      throw new Error('the player chose an option that isn’t offered')
    for (const { fact } of table.line.at(-1)?.told ?? []) player.hear?.(fact.kind)
  }
  return table
}

/** The value of an action only shows at its end, so the player plays on until then. */
function bestOption(table: Table, state: GameState, seat: Seat, player: Player, chance: Chance, depth: number) {
  const { referee } = table
  let best: { option: Option; value: number } | null = null
  for (const option of referee.options(state)) {
    const after = referee.clone(state)
    const news: string[] = []
    referee.choose(after, option, ({ fact }) => news.push(fact.kind))
    for (let waiting = referee.waiting(after); waiting?.seat === seat; waiting = referee.waiting(after)) {
      if (waiting.decision === 'action') break
      const next =
        depth > 1
          ? bestOption(table, after, seat, player, chance, depth - 1).option
          : chance.pick(referee.options(after))
      referee.choose(after, next, ({ fact }) => news.push(fact.kind))
    }
    const value = player.score(after.g as State, seat, news, state.g as State) + chance.below(1000) / 1e6
    if (best === null || value > best.value) best = { option, value }
  }
  if (best === null) throw new Error('a waiting seat has no option')
  return best
}

const greedy: Player = { score: (after, seat) => valuesOf(after, WEIGHTS)[seat] }

/** Draws as many cards as possible, so the deck runs out soon. */
const brief: Player = {
  score: ({ deck, over }, _seat, news) => (over ? 1000 : 0) - 10 * deck.length - news.length,
}

/** Greedy, with a large bonus for facts not seen yet. A player with a used-up ship also develops ships to replace it. */
function curious(): Player {
  const seen = new Set<string>()
  return {
    hear: kind => seen.add(kind),
    score(after, seat, news) {
      const fresh = new Set(news.filter(kind => !seen.has(kind))).size
      const isReady = after.counters.some(
        one => one !== null && one.owner === seat && one.industry === 'ship' && one.flipped,
      )
      const dug = isReady && !seen.has('ironMarketCleared') ? Math.min(2, after.taken.ship[seat]) : 0
      return 20 * fresh + 8 * dug + valuesOf(after, WEIGHTS)[seat]
    },
  }
}

const factsOf = (table: Table): Set<string> =>
  new Set([...table.told(0), ...table.told(1)].map(({ fact }) => fact.kind))

const missingIn = (...tables: readonly Table[]): string[] =>
  Object.keys(game.words.facts).filter(kind => tables.every(table => !factsOf(table).has(kind)))

const save = (name: string, table: Table): void => {
  writeFileSync(new URL(`games/${name}.json`, import.meta.url), writeGameFile(gameFileOf(table)))
  const { turn } = table.state.g as State
  console.log(`${name}: ${table.step} choices, ${turn} turns, ${table.result?.scores.join(', ')}`)
  console.log(`  without ${missingIn(table).join(', ')}`)
}

/** The game that maximizes a given measure. */
function bestOf(count: number, one: (i: number) => Table, measure: (table: Table) => number): Table {
  let best = one(0)
  for (let i = 1; i < count; i++) {
    const other = one(i)
    if (measure(other) > measure(best)) best = other
  }
  return best
}

/** Facts that happen only on Minnesota. */
const MINNESOTA_ONLY = ['soldCube', 'soldIron', 'soldDisplayIron', 'ironMarketFilled', 'ironMarketCleared']

const RECORDED: Record<string, () => Table> = {
  shortest: () =>
    bestOf(
      4,
      i => play(`shortest ${i}`, 5, brief, { map: 'japan' }),
      table => 0 - table.step,
    ),
  typical: () => play('typical', 4, greedy, { map: 'japan' }),
  'typical-minnesota': () => play('typical minnesota', 3, greedy, { map: 'minnesota' }),
  'every-rule-japan': () =>
    bestOf(
      6,
      i => play(`every rule ${i}`, 3, curious(), { map: 'japan' }),
      table => factsOf(table).size,
    ),
  'every-rule-minnesota': () =>
    bestOf(
      24,
      i => play(`every rule ${i}`, 3, curious(), { map: 'minnesota' }),
      table => factsOf(table).size + 10 * MINNESOTA_ONLY.filter(kind => factsOf(table).has(kind)).length,
    ),
}

const [, , wanted] = process.argv
for (const [name, made] of Object.entries(RECORDED)) if (wanted === undefined || wanted === name) save(name, made())
