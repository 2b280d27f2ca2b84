// A player uploads a game and keeps its file to predict what the other player sees. Nor must the server deal from a file with a
// forged position in which the player knows the whole deck.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GAMES } from '@tableworks/games'
import {
  type AnyGame,
  gameFileOf,
  same,
  type Seat,
  seedFrom,
  type State,
  Table,
  writeGameFile,
} from '@tableworks/kernel'
import { LOOK, originOf, TestPage } from '../page.ts'
import { startServer } from '../processes.ts'
import type { Attack } from './attack.ts'

/** Three games of this many files use up the hourly upload limit of one address. */
const FILES_A_GAME = 20
/** Games in which the second player holds hidden cards, and the number of moves before the upload. */
const WITH_SECRETS = { 'salt-and-timber': 5, 'age-of-industry': 30 } as const
const TITANS = GAMES['titans-of-industry'] as AnyGame
const SEATED = ['Ann', 'Ben', 'Cat']
const [ANN, BEN] = [0, 1] as const satisfies Seat[]
/** Some hands match by chance. A higher share means the attack works. */
const MOST_PREDICTED = 0.5

export const markedCards: Attack = {
  name: 'marked-cards',
  about: 'the owner of a game file brings it online; how many views of the other player can they predict?',
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'marked-cards-'))
    const server = await startServer(folder)
    try {
      const figures: string[] = []
      let [predicted, all] = [0, 0]
      for (const [id, moves] of Object.entries(WITH_SECRETS)) {
        const found = await predictViews(server.address, GAMES[id] as AnyGame, moves)
        figures.push(`${id} ${found.predicted} of ${found.views}`)
        predicted += found.predicted
        all += found.views
      }
      const forged = await predictHands(server.address)
      figures.push(`forged titans-of-industry ${forged} of ${FILES_A_GAME}`)
      predicted += forged
      all += FILES_A_GAME
      const line = `views predicted: ${figures.join(', ')}`
      if (forged > FILES_A_GAME * MOST_PREDICTED) throw new Error(line)
      if (predicted > all * MOST_PREDICTED) throw new Error(line)
      return line
    } finally {
      server.child.kill('SIGKILL')
      await server.exited
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** A forged Titans of Industry position in which Ann claims to have seen every card go back into the deck. */
export function forgedTitans(nth: number): Table {
  const played = localTable(TITANS, nth, 20, SEATED)
  const state = structuredClone(played.state) as State<{ deck: string[]; putBack: string[][] }>
  state.g.putBack = state.g.putBack.map((_cards, seat) => (seat === ANN ? state.g.deck : []))
  return new Table(TITANS, { seatNames: SEATED, seed: seedFrom(`forged ${nth}`), position: state })
}

/** The share of games in which all of Ben's cards are among those that Ann, knowing the deck, expects. */
async function predictHands(address: string): Promise<number> {
  const [ann, ben] = [await TestPage.open(address), await TestPage.open(address)]
  let predicted = 0
  for (let nth = 0; nth < FILES_A_GAME; nth++) {
    const forged = forgedTitans(nth)
    const table = await bring(address, ann, forged)
    const { key } = await ann.ask('invite', { table, seat: null })
    await ben.ask('join', { key, name: 'Ben', seat: null })
    const sent = await ben.ask('look', { table, look: LOOK })
    if (!('whole' in sent)) throw new Error('the first sight of a table is whole')
    const { titans } = sent.whole.position.seen.view as { titans: string[][] }
    const { deck } = (forged.state as State<{ deck: string[] }>).g
    if (titans[BEN]?.every(card => !deck.includes(card)) === true) predicted += 1
  }
  await Promise.all([ann.close(), ben.close()])
  return predicted
}

/** Compares Ben's hand in Ann's file with his actual hand. */
async function predictViews(
  address: string,
  game: AnyGame,
  moves: number,
): Promise<{ predicted: number; views: number }> {
  const [ann, ben] = [await TestPage.open(address), await TestPage.open(address)]
  let predicted = 0
  for (let nth = 0; nth < FILES_A_GAME; nth++) {
    const local = localTable(game, nth, moves)
    const table = await bring(address, ann, local)
    const { key } = await ann.ask('invite', { table, seat: null })
    await ben.ask('join', { key, name: 'Ben', seat: null })
    const sent = await ben.ask('look', { table, look: LOOK })
    if ('whole' in sent && same(sent.whole.position.seen.view, local.view(BEN).view)) predicted += 1
  }
  await Promise.all([ann.close(), ben.close()])
  return { predicted, views: FILES_A_GAME }
}

function localTable(game: AnyGame, nth: number, moves: number, seatNames = ['Ann', 'Ben']): Table {
  const table = new Table(game, { seatNames, seed: seedFrom(`marked ${nth}`) })
  for (let move = 0; move < moves && table.actor !== null; move++) {
    const { actor, choices } = table
    table.say(actor, choices[(move * 7 + nth) % choices.length] ?? '')
  }
  return table
}

async function bring(address: string, page: TestPage, table: Table): Promise<string> {
  const source = writeGameFile(gameFileOf(table))
  const answer = await fetch(`${address}api/table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: originOf(address), cookie: page.cookie },
    body: JSON.stringify({ create: null, set: null, file: { source, bots: [null, null], mine: [ANN] } }),
  })
  if (!answer.ok) throw new Error(`the file was refused: ${await answer.text()}`)
  return ((await answer.json()) as { table: string }).table
}
