// Sends requests over the limit without a pause. Each used to get a polite refusal for as long as the socket stayed open.

import { once } from 'node:events'
import { guest, originOf, socketTo } from '../page.ts'
import { later, withVictim } from '../attacker.ts'
import type { Attack } from './attack.ts'

const SECONDS = 20

/** Sends requests as fast as possible, reconnects whenever it's disconnected, and counts responses and connections. */
export async function askWithoutEnd(address: string, seconds: number) {
  const headers = { origin: originOf(address), cookie: await guest(address) }
  const end = performance.now() + seconds * 1000
  const tally = { asked: 0, answers: 0, connections: 0, refused: 0 }
  while (performance.now() < end) {
    const socket = socketTo(address, headers)
    const isOpen = await Promise.race([
      once(socket, 'open').then(() => true),
      new Promise<boolean>(done => socket.once('error', () => done(false))),
    ])
    if (!isOpen) {
      tally.refused += 1
      await later(50)
      continue
    }
    tally.connections += 1
    socket.on('message', () => (tally.answers += 1))
    socket.on('error', () => undefined)
    while (socket.readyState === socket.OPEN && performance.now() < end) {
      for (let i = 0; i < 100; i++) socket.send(`{"id":${tally.asked++},"ask":"here","with":{}}`)
      await later(5)
    }
    socket.terminate()
  }
  return tally
}

export const overLimit: Attack = {
  name: 'over-limit',
  about: 'asks without a pause and comes back whenever it is disconnected',
  run: () =>
    withVictim(async ({ address }) => {
      const { asked, answers, connections, refused } = await askWithoutEnd(address, SECONDS)
      const found = `${asked} asked, ${answers} answered, let in ${connections} times, turned away ${refused} times in ${SECONDS} s`
      if (answers > 2000) throw new Error(found)
      return found
    }),
}
