// Re-records tests/games/*.json after a rules change: `node games/victory-through-industry/tests/record.ts`. Planners play the
// short game and the typical game. In the every-rule game, curious players try everything once, and planners finish the game.

import { writeFileSync } from 'node:fs'
import {
  Chance,
  gameFileOf,
  type Option,
  type Seat,
  seedFrom,
  swiftChance,
  Table,
  writeGameFile,
} from '@tableworks/kernel'
import { players } from '../bot/index.ts'
import { game } from '../index.ts'

/** Returns the seat's next choices. */
type Hand = (table: Table, seat: Seat, chance: Chance) => string

const SEAT_NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay']

function play(secret: string, seats: number, hand: Hand): Table {
  const table = new Table(game, { seatNames: SEAT_NAMES.slice(0, seats), seed: seedFrom(secret) })
  const chance = new Chance(swiftChance(secret))
  for (let seat = table.actor; seat !== null; seat = table.actor)
    for (const name of hand(table, seat, chance).split('; ')) {
      const said = table.say(seat, name)
      if ('refusal' in said) throw new Error(`${name} is refused: ${said.refusal.because}`)
    }
  return table
}

const planning =
  (name: string): Hand =>
  (table, seat, chance) =>
    players[name]?.choose(table.view(seat), { referee: table.referee, chance }) ?? ''

const factsOf = (table: Table): Set<string> => new Set(table.told(null).map(({ fact }) => fact.kind))
const missingIn = (table: Table): string[] => Object.keys(game.words.facts).filter(kind => !factsOf(table).has(kind))

/** Takes any action and answers offers at random. Once everything but the end has happened, a planner takes over. */
const curious: Hand = (table, seat, chance) => {
  const { referee, state, decision } = table
  if (missingIn(table).every(kind => kind === 'ended' || kind === 'scored'))
    return planning('greedy')(table, seat, chance)
  const options: readonly Option[] = referee.options(state)
  const isFree = decision === 'answer' || (decision === 'operate' && chance.below(5) === 0)
  return referee.name(state, isFree ? chance.pick(options) : referee.pick(state, options, chance))
}

/** The game that maximizes a given measure. */
const bestOf = (count: number, name: string, seats: number, hand: Hand, measure: (table: Table) => number): Table =>
  Array.from({ length: count }, (_, i) => play(`${name} ${i}`, seats, hand)).reduce((one, other) =>
    measure(other) > measure(one) ? other : one,
  )

function save(name: string, table: Table): void {
  writeFileSync(new URL(`games/${name}.json`, import.meta.url), writeGameFile(gameFileOf(table)))
  console.log(`${name}: ${table.step} choices, scores ${table.result?.scores.join(', ')}`)
  console.log(`  without ${missingIn(table).join(', ')}`)
}

save(
  'shortest',
  bestOf(12, 'shortest', 2, planning('greedy'), table => 0 - table.step),
)
save('typical', play('typical', 3, planning('greedy')))
save(
  'every-rule',
  bestOf(4, 'every rule', 2, curious, table => 0 - missingIn(table).length - table.step / 1e5),
)
