// A small bot that plays on a server like a page: over its socket, knowing only what its seat may know.
// It takes a seat it was invited to (KEY is what follows the # in the link), or makes a table against one of the server's bots.
//
//   node docs/samples/socket-bot.ts http://localhost:3000 KEY
//   node docs/samples/socket-bot.ts http://localhost:3000 salt-and-timber

import { setTimeout as later } from 'node:timers/promises'
import { PROTOCOL, type SentSight, SightsIn, SLOW_DOWN } from '@tableworks/protocol'

type Sight = NonNullable<ReturnType<SightsIn['receive']>>
interface Made {
  table?: string
  seat?: number
  sight?: SentSight
  n?: number
  refusal?: { because: string }
}
interface Message {
  id?: number
  tableworks?: number
  made?: Made | null
  trouble?: { kind: string }
  sight?: SentSight
}

const [server = 'http://localhost:3000', keyOrGame = 'salt-and-timber'] = process.argv.slice(2)
const origin = server.replace(/\/$/, '')

// The cookie identifies the player and leads back to the same seats after a lost connection.
const guest = await fetch(`${origin}/api/guest`, { method: 'POST', headers: { origin } })
const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? ''
// Node's own WebSocket accepts headers, unlike a browser's.
const headers = { headers: { origin, cookie } } as unknown as string[]

let place: { table: string; seat: number } | null = null
for (let seconds: number | null = 0; seconds !== null; seconds = await playOn()) await later(1000 * seconds)

/** Plays until the connection ends, and returns how many seconds to stay away; null when the game is over. */
function playOn(): Promise<number | null> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket?v=${PROTOCOL}`, headers)
  const answers = new Map<number, (message: Message) => void>()
  const sights = new SightsIn() // A sight arrives as a diff to the previous one.
  let asked = 0
  let spoken = -1
  let isOver = false

  /** Sends a request and returns the answer. If the server wants us to slow down, it asks again after a moment. */
  async function ask(name: string, given: object): Promise<Made> {
    const { made, trouble } = await new Promise<Message>(answer => {
      answers.set(asked, answer)
      socket.send(JSON.stringify({ id: asked++, ask: name, with: given }))
    })
    if (trouble === undefined) return made ?? {}
    if (trouble.kind !== 'tooOften') throw new Error(`${name}: ${trouble.kind}`)
    await later(1000)
    return ask(name, given)
  }

  async function sitDown(): Promise<void> {
    const { table = '', seat = 0 } = place ?? (await takeSeat(ask))
    place = { table, seat }
    await ask('watch', { table }) // From now on the server sends every change, and its bots play.
    await ask('look', { table, look: lookOf(seat) })
  }

  /** Plays any option when it's our turn. `lines` says which position it's for, so a move sent twice counts once. */
  async function choose({ position: { seen, seq: lines, step } }: Sight): Promise<void> {
    const { table, seat } = place ?? { table: '', seat: 0 }
    if (seen.result !== null) {
      isOver = true
      console.log(`After ${step} choices: ${seen.result.scores.join(' to ')}, place ${seen.result.places[seat]}.`)
      socket.close()
    } else if (seen.actor === seat && lines !== spoken) {
      spoken = lines
      const text = seen.choices[Math.floor(Math.random() * seen.choices.length)]
      const { refusal } = await ask('say', { table, seat, text, lines, look: lookOf(seat) })
      // Someone was quicker, so a new position is on its way.
      if (refusal !== undefined && refusal.because !== 'movedOn') throw new Error(refusal.because)
    }
  }

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    const { tableworks, id, made, sight } = message
    const sent = sight ?? made?.sight ?? (made?.n === undefined ? undefined : (made as SentSight))
    const seen = sent === undefined ? null : sights.receive(sent) // Handles messages in the order they arrive.
    if (id !== undefined) answers.get(id)?.(message)
    if (tableworks !== undefined) void sitDown()
    if (seen !== null && !isOver) void choose(seen)
  })
  return new Promise(done =>
    socket.addEventListener('close', ({ code, reason }) =>
      done(isOver ? null : code === SLOW_DOWN ? Number(reason) : 1),
    ),
  )
}

function lookOf(seat: number) {
  return { viewer: seat, gate: null, isChosen: false, step: null, since: -1 }
}

function takeSeat(ask: (name: string, given: object) => Promise<Made>): Promise<Made> {
  if (keyOrGame.includes('.')) return ask('join', { key: keyOrGame, name: 'Sample bot', seat: null })
  const seats = [null, 'easy'].map((bot, i) => ({ name: i === 0 ? 'Sample bot' : 'Server bot', bot }))
  return ask('create', { game: keyOrGame, seats, variants: {}, drawn: false, name: '', mine: [0] })
}
