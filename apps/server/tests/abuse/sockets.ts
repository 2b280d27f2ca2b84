// Opens six hundred sockets at once from one address. Then one player takes all sockets of a network and exceeds the limits on many
// of them.

import { once } from 'node:events'
import type { WebSocket } from 'ws'
import { guest, originOf, socketTo, TestPage } from '../page.ts'
import { withVictim } from '../attacker.ts'
import type { Attack } from './attack.ts'

const SOCKETS = 600
/** More sockets than one player may open. */
const OF_ONE_PLAYER = 100
const STRIKING = 14
const ASKS_OVER_LIMIT = 200

/** Opens `count` sockets of `players` players at once; returns those the server accepted. */
async function openSockets(address: string, count: number, players: number): Promise<WebSocket[]> {
  const cookies = await Promise.all(Array.from({ length: players }, () => guest(address)))
  const sockets = Array.from({ length: count }, (_, i) =>
    socketTo(address, { origin: originOf(address), cookie: cookies[i % players] ?? '' }),
  )
  const isGreeted = await Promise.all(
    sockets.map(
      socket =>
        new Promise<boolean>(done => {
          socket.once('message', () => done(true))
          socket.once('close', () => done(false))
          socket.on('error', () => undefined)
        }),
    ),
  )
  return sockets.filter((_socket, i) => isGreeted[i])
}

/** How many of `count` sockets the server accepts. */
export async function openAtOnce(address: string, count: number, players: number): Promise<number> {
  const opened = await openSockets(address, count, players)
  for (const socket of opened) socket.terminate()
  return opened.length
}

/**
 * One player exceeds the limit on `count` sockets at once until all are disconnected. Then a stranger on the same network connects.
 */
export async function strangerAfterStrikes(address: string, count: number): Promise<'let in' | 'turned away'> {
  const sockets = await openSockets(address, count, 1)
  const ended = sockets.map(socket => once(socket, 'close'))
  for (const socket of sockets)
    for (let id = 0; id < ASKS_OVER_LIMIT; id++) socket.send(`{"id":${id},"ask":"here","with":{}}`)
  await Promise.all(ended)
  try {
    const stranger = await TestPage.open(address)
    await stranger.close()
    return 'let in'
  } catch {
    return 'turned away'
  }
}

export const sockets: Attack = {
  name: 'sockets',
  about: 'opens 600 sockets at once from one address, 100 as one player, and floods 14 of them',
  run: () =>
    withVictim(async ({ address }) => {
      const opened = await openAtOnce(address, SOCKETS, SOCKETS / 10)
      const ofOne = await openAtOnce(address, OF_ONE_PLAYER, 1)
      const stranger = await strangerAfterStrikes(address, STRIKING)
      const found = `${opened} of ${SOCKETS} opened; ${ofOne} of ${OF_ONE_PLAYER} by one player; after ${STRIKING} floods of one player a stranger of the same network is ${stranger}`
      if (opened > 100 || ofOne > 50 || stranger !== 'let in') throw new Error(found)
      return found
    }),
}
