// Game files whose position can't be verified. The uploading player keeps no hidden knowledge they claim, and everyone at the table
// can see that the game is unverified.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { GAMES } from '@tableworks/games'
import { recordOfFile } from '@tableworks/host'
import {
  type AnyGame,
  digest,
  gameFileOf,
  openGameFile,
  readGameFile,
  type Seat,
  seedFrom,
  type State,
  Table,
  writeGameFile,
} from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { game as titans } from '@tableworks/titans-of-industry'
import { expect, it } from 'vitest'
import { forgedTitans } from './abuse/marked-cards.ts'
import { originOf, type TestPage } from './page.ts'
import { address, ANN, BEN, folder, look, openServer, page } from './sitting.ts'

openServer()

async function bring(who: TestPage, table: Table, mine: readonly Seat[] = [ANN]): Promise<string> {
  const file = { source: writeGameFile(gameFileOf(table)), bots: [null, null], mine }
  const answer = await fetch(`${address()}api/table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: originOf(address()), cookie: who.cookie },
    body: JSON.stringify({ create: null, set: null, file }),
  })
  return ((await answer.json()) as { table: string }).table
}

/** A table's full initial state, known only to the server. */
function positionOf(table: string): { g: Record<string, unknown> } {
  const db = new DatabaseSync(path.join(folder, 'data', 'tables.db'), { readOnly: true })
  const { record } = db.prepare('select record from tables where id = ?').get(table) as { record: string }
  db.close()
  return (JSON.parse(record) as { position: { g: Record<string, unknown> } }).position
}

it('a position that claims to know the deck of Titans of Industry keeps none of that knowledge', async () => {
  const forged = forgedTitans(0)
  const claimed = (forged.state as State<{ deck: string[]; titans: string[][] }>).g
  const ann = await page()
  const table = await bring(ann, forged)
  const { g } = positionOf(table)
  expect(g['putBack']).toEqual([[], [], []])
  expect(g['deck']).toHaveLength(claimed.deck.length)
  expect(g['deck']).not.toEqual(claimed.deck)
  // The public view matches the file.
  expect((await look(await page(), table)).position.seen.view).toEqual(forged.view(null).view)
})

it('an unverified position is marked as such, before anyone sits down and from then on', async () => {
  const unchecked = { isDealtAnew: true, isUnchecked: true }
  const ann = await page()
  const table = await bring(ann, forgedTitans(1))
  const { key } = await ann.ask('invite', { table, seat: null })
  expect(await (await page()).ask('knock', { key })).toMatchObject({ fromFile: unchecked })
  expect(await ann.ask('card', { table })).toMatchObject({ fromFile: unchecked })

  const opening = { seatNames: ['Ann', 'Ben'], seed: seedFrom('played'), variants: {} }
  const played = new Table(saltAndTimber, opening)
  for (let i = 0; i < 5; i++) played.say(played.actor as Seat, played.choices[i % 3] ?? '')
  const whole = (await ann.ask('card', { table: await bring(ann, played) })).fromFile
  expect(whole).toEqual({ moves: 5, isDealtAnew: true })

  // A finished game from an unverified position is unverified too.
  const over = new Table(saltAndTimber, { ...opening, position: played.state })
  while (over.actor !== null) over.say(over.actor, over.choices[0] ?? '')
  const finished = await ann.ask('card', { table: await bring(ann, over, [ANN, BEN]) })
  expect(finished).toMatchObject({ fromFile: { isDealtAnew: false, isUnchecked: true }, result: over.result })
})

it('a game played from the set-up keeps what the uploading seat knows', async () => {
  const local = new Table(titans, { seatNames: ['Ann', 'Ben', 'Cat'], seed: seedFrom('whole') })
  for (let i = 0; i < 20 && local.actor !== null; i++) local.say(local.actor, local.choices[0] ?? '')
  const ann = await page()
  expect((await look(ann, await bring(ann, local))).position.seen.view).toEqual(local.view(ANN).view)
})

it('a seat that is about to play a hidden card can still do so after a new deal', () => {
  const game = GAMES['age-of-industry'] as AnyGame
  const recorded = path.resolve(
    import.meta.dirname,
    '../../../games/age-of-industry/tests/games/every-rule-minnesota.json',
  )
  const file = readGameFile(readFileSync(recorded, 'utf8'))
  const { seats: seatNames, variants } = file
  // In this position, half of all hands have no card to play.
  const position = openGameFile(game, file).at(228)
  const source = gameFileOf(new Table(game, { seatNames, variants, seed: seedFrom('cards'), position }))
  for (let nth = 0; nth < 12; nth++) {
    const deal = { seat: null, secret: digest(`deal ${nth}`) }
    const { record } = recordOfFile(game, source, { id: 'on-0', now: 0, bots: [], deal })
    expect(record.news.actor).toBe(position.frames.at(-1)?.frame['seat'])
  }
})
