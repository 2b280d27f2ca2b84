// Sends pings on a socket that never reads. Every pong used to wait in the server's memory, and an occasional pong kept the socket
// open.

import { controlFrames, deafSocket, flood, withVictim } from '../attacker.ts'
import { metric } from '../processes.ts'
import type { Attack } from './attack.ts'

const SECONDS = 30

/** Floods one socket with pings and pongs. Returns the server's memory in MB, before and at its peak. */
const floodWithPings = (seconds: number) =>
  withVictim(async victim => {
    const memory = async () => Math.round((await metric(victim, 'tableworks_memory_bytes')) / 1e6)
    const socket = await deafSocket(victim.address)
    const before = await memory()
    let highest = before
    const watching = setInterval(() => void memory().then(mb => (highest = Math.max(highest, mb))), 500)
    const bytes = Buffer.concat([controlFrames('ping', 400), controlFrames('pong', 1)])
    const sent = await flood(socket, bytes, seconds * 1000)
    clearInterval(watching)
    highest = Math.max(highest, await memory())
    const isCut = (await metric(victim, 'tableworks_sockets')) === 0
    socket.destroy()
    return { before, highest, sentMb: Math.round(sent / 1e6), isCut }
  })

export const pings: Attack = {
  name: 'pings',
  about: 'floods one socket with pings and never reads the answers',
  async run(): Promise<string> {
    const { before, highest, sentMb, isCut } = await floodWithPings(SECONDS)
    if (!isCut)
      throw new Error(`the socket is still open after ${sentMb} MB of pings; memory ${before} to ${highest} MB`)
    return `memory ${before} to ${highest} MB, disconnected after ${sentMb} MB`
  },
}
