// A small bot that plays at a server as a page does: over its socket, with what its seat may know and no more.
// It takes a seat it was invited to (KEY is what follows the # of the link), or makes a table against a bot of the server.
//
//   node docs/samples/socket-bot.ts http://localhost:3000 KEY
//   node docs/samples/socket-bot.ts http://localhost:3000 salt-and-timber

import { PROTOCOL, type SentSight, SightsIn } from '@tableworks/protocol'

type Sight = NonNullable<ReturnType<SightsIn['receive']>>
interface Message {
  id?: number
  tableworks?: number
  made?: { table?: string; seat?: number; sight?: SentSight; n?: number }
  trouble?: { kind: string }
  sight?: SentSight
}

const [server = 'http://localhost:3000', keyOrGame = 'salt-and-timber'] = process.argv.slice(2)
const origin = server.replace(/\/$/, '')

// The cookie is the player: whoever keeps it comes back to the same seats.
const guest = await fetch(`${origin}/api/guest`, { method: 'POST', headers: { origin } })
const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? ''
// Node's own WebSocket takes headers, which those of browsers do not.
const headers = { headers: { origin, cookie } } as unknown as string[]
const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket?v=${PROTOCOL}`, headers)

let asked = 0
const ask = (name: string, given: object) => socket.send(JSON.stringify({ id: asked++, ask: name, with: given }))
const sights = new SightsIn() // a sight comes as what has changed since the one before
let at: Sight | null = null
let table = ''
let seat = 0
let spoken = -1
const look = () => ({ viewer: seat, gate: null, isChosen: false, step: null, since: -1 })

socket.addEventListener('message', ({ data }) => {
  const { tableworks, made, trouble, sight } = JSON.parse(String(data)) as Message
  if (tableworks !== undefined) sitDown()
  else if (trouble?.kind === 'tooOften') setTimeout(choose, 200, true)
  else if (trouble !== undefined) throw new Error(trouble.kind)
  else if (table === '' && made?.table !== undefined) {
    ;({ table, seat = 0 } = made)
    ask('watch', { table }) // from now on the server tells what happens, and its bots play
    ask('look', { table, look: look() })
  } else {
    const sent = sight ?? made?.sight ?? (made?.n === undefined ? undefined : (made as SentSight))
    if (sent !== undefined) at = sights.receive(sent)
    choose()
  }
})

function sitDown(): void {
  if (keyOrGame.includes('.')) return ask('join', { key: keyOrGame, name: 'Sample bot', seat: null })
  const seats = [null, 'easy'].map((bot, i) => ({ name: i === 0 ? 'Sample bot' : 'Server bot', bot }))
  ask('create', { game: keyOrGame, seats, variants: {}, drawn: false, name: '', mine: [0] })
}

/** Any option, when it is our turn. `lines` says what we looked at: a word said twice is heard once. */
function choose(again = false): void {
  if (at === null) return
  const { seen, seq: lines } = at.position
  if (seen.result !== null) {
    console.log(
      `After ${at.position.step} choices: ${seen.result.scores.join(' to ')}, place ${seen.result.places[seat]}.`,
    )
    socket.close()
  } else if (seen.actor === seat && seen.choices.length > 0 && (lines !== spoken || again)) {
    spoken = lines
    const text = seen.choices[Math.floor(Math.random() * seen.choices.length)]
    ask('say', { table, seat, text, lines, look: look() })
  }
}
