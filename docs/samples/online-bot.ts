// A bot that plays any game on a server over plain HTTP. It takes the seat it was invited to (KEY is the part of the invitation
// link after the #), or opens a table against one of the server's bots. Make a token on the You page, then run:
//
//   TABLEWORKS_TOKEN=tw_... node docs/samples/online-bot.ts http://localhost:8080 KEY
//   TABLEWORKS_TOKEN=tw_... node docs/samples/online-bot.ts http://localhost:8080 salt-and-timber

import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { setTimeout as later } from 'node:timers/promises'

interface Place {
  table: string
  seat: number
}
/** The part of a view that a simple bot needs; docs/openapi.json describes the rest. */
interface Position {
  seq: number
  step: number
  seen: { actor: number | null; choices: string[]; result: { scores: number[]; places: number[] } | null }
}

const [server = 'http://localhost:8080', keyOrGame = 'salt-and-timber'] = process.argv.slice(2)
const origin = server.replace(/\/$/, '')
const headers = {
  authorization: `Bearer ${process.env['TABLEWORKS_TOKEN'] ?? ''}`,
  'content-type': 'application/json',
}

/** An answer; null if the server is away, or if it asked us to slow down and we have waited. */
async function answered(path: string, body?: object): Promise<Response | null> {
  const request = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${origin}/api/v1/${path}`, request).catch(() => null)
  if (response?.ok === true) return response
  if (response !== null && response.status !== 429 && response.status !== 503)
    throw new Error(`${path}: ${response.status} ${await response.text()}`)
  await later(1000 * Number(response?.headers.get('retry-after') ?? 1))
  return null
}

/** Repeats a request until it is answered. A repeated move is made only once, because it says which position it is for. */
async function ask<T>(name: string, given: object): Promise<T> {
  for (;;) {
    const response = await answered(`ask/${name}`, given)
    if (response !== null) return (await response.json()) as T
  }
}

async function sitDown(): Promise<Place> {
  if (keyOrGame.includes('.')) return ask('join', { key: keyOrGame, name: 'Sample bot', seat: null })
  const seats = [null, 'easy'].map((bot, i) => ({ name: i === 0 ? 'Sample bot' : 'Server bot', bot }))
  const plan = { game: keyOrGame, seats, variants: {}, drawn: false, name: '', mine: [0] }
  return { ...(await ask<{ table: string }>('create', plan)), seat: 0 }
}

/** The positions of a table as they come, until the connection ends. */
async function* positionsAt(table: string): AsyncGenerator<Position> {
  const response = await answered(`watch/${table}`)
  if (response?.body == null) return
  const input = Readable.fromWeb(response.body as never)
  try {
    for await (const line of createInterface({ input })) {
      if (!line.startsWith('data: ')) continue
      const { sight } = JSON.parse(line.slice(6)) as { sight?: { whole: { position: Position } } }
      if (sight !== undefined) yield sight.whole.position
    }
  } catch {
    await later(1000) // the server restarts; watch again
  } finally {
    input.destroy()
  }
}

/** Plays any option when it's our turn; `lines` says which position it is for. True when the game is over. */
async function move({ table, seat }: Place, { seq: lines, step, seen }: Position): Promise<boolean> {
  if (seen.result !== null) {
    console.log(`After ${step} choices: ${seen.result.scores.join(' to ')}, place ${seen.result.places[seat]}.`)
    return true
  }
  if (seen.actor !== seat) return false
  const text = seen.choices[Math.floor(Math.random() * seen.choices.length)]
  const look = { viewer: seat, gate: null, isChosen: false, step: null, since: -1 }
  const { refusal } = await ask<{ refusal?: { because: string } }>('say', { table, seat, text, lines, look })
  // Someone was quicker, so a new position is on its way.
  if (refusal !== undefined && refusal.because !== 'movedOn') throw new Error(refusal.because)
  return false
}

async function playUntilTheEnd(place: Place): Promise<void> {
  for (;;) for await (const position of positionsAt(place.table)) if (await move(place, position)) return
}

await playUntilTheEnd(await sitDown())
