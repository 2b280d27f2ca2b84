// tw play: a game between bots.

import { randomUUID } from 'node:crypto'
import { diceOf } from '@tableworks/bots'
import { gameFileOf, sayRefusal, seedFrom, Table, writeGameFile } from '@tableworks/kernel'
import { scoreSheet } from '../text/sheet.ts'
import { Usage, verb, Wrong } from '../verb.ts'
import {
  type AtLevel,
  gameNamed,
  PLAYER_NAMES,
  playersFrom,
  seatNamesFor,
  seatsFrom,
  variantsFrom,
  writeText,
} from '../wanted.ts'

export const play = verb({
  name: 'play',
  summary: 'play a game between bots and print the score sheet',
  takes: 'GAME',
  about:
    'Bots see only what their seat may know. The same seed, seats, variants and players give the same game.\n' +
    'Name one player for all seats, or one for each seat.',
  flags: {
    seats: { type: 'string', value: 'N', help: 'number of seats (default: the fewest)' },
    seed: { type: 'string', value: 'S', help: 'any text (default: random)' },
    players: { type: 'string', value: 'A,B,..', help: `the players: ${PLAYER_NAMES} (default: random)` },
    variant: { type: 'string', value: 'K=V', multiple: true, help: 'a variant, as in tw games' },
    option: { type: 'string', value: 'K=V', multiple: true, help: 'former name of --variant' },
    out: { type: 'string', value: 'FILE', help: 'write the game file' },
    json: { type: 'boolean', help: 'print JSON' },
  },
  examples: [
    'tw play salt-and-timber --seats 3 --seed 7',
    'tw play salt-and-timber --players random,random --variant rounds=10 --out evening.json',
  ],
  run(word = '', flags) {
    const game = gameNamed(word)
    const named = playersFrom(game, flags.players ?? 'random')
    const seats = seatsFrom(game, flags.seats, named.length > 1 ? named.length : undefined)
    const players = onSeats(named, seats)
    const seed = flags.seed ?? randomUUID()
    const table = new Table(game, {
      seatNames: seatNamesFor(seats),
      variants: variantsFrom(game, seats, [...(flags.variant ?? []), ...(flags.option ?? [])]),
      seed: seedFrom(seed),
    })
    playOn(table, players, seed)
    if (flags.out !== undefined) writeText(flags.out, writeGameFile(gameFileOf(table)))
    console.log(flags.json ? asJson(table, players, seed) : asText(table, players, seed, flags.out))
    return 0
  },
})

function onSeats(players: readonly AtLevel[], seats: number): readonly AtLevel[] {
  const [only] = players
  if (players.length === 1 && only !== undefined) return Array.from({ length: seats }, () => only)
  if (players.length === seats) return players
  throw new Usage(
    `You named ${players.length} players for ${seats} seats. Name one player, or one for each seat.`,
    'tw play --help',
  )
}

function playOn(table: Table, players: readonly AtLevel[], seed: string): void {
  const dice = players.map(({ player }, seat) => diceOf(player, seat, seed))
  for (let seat = table.actor; seat !== null; seat = table.actor) {
    if (table.step >= table.referee.mostChoices(table.state))
      throw new Wrong(`${table.game.name} didn't end after ${table.step} choices (seed ${seed}).`)
    const [seated, chance] = [players[seat], dice[seat]]
    if (seated === undefined || chance === undefined) throw new Error(`seat ${seat} has no player`)
    const answer = table.say(seat, seated.player.choose(table.view(seat), { referee: table.referee, chance }))
    if ('refusal' in answer)
      throw new Error(`${seated.level} was refused: ${sayRefusal(table.game, answer.refusal, table.sideNames)}`)
  }
}

const journalLength = (table: Table): number =>
  table.told(null).length + table.line.flatMap(({ told }) => told).filter(({ only }) => only !== null).length

function asText(table: Table, players: readonly AtLevel[], seed: string, out: string | undefined): string {
  const { game, result, opening } = table
  if (result === null) throw new Error('the game did not end')
  return [
    `${game.name}, seed ${seed}: ${opening.seatNames.map((name, i) => `${name} (${players[i]?.level})`).join(', ')}`,
    `${table.step} choices, ${journalLength(table)} sentences in the journal`,
    '',
    ...scoreSheet(game, result, table.sideNames),
    ...(out === undefined ? [] : ['', `Saved the game file as ${out}`]),
  ].join('\n')
}

const asJson = (table: Table, players: readonly AtLevel[], seed: string): string =>
  JSON.stringify({
    game: table.game.id,
    seed,
    variants: table.variants,
    players: players.map(({ level }) => level),
    choices: table.step,
    journal: journalLength(table),
    result: table.result,
  })
