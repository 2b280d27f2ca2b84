// Six hundred sockets at once from one address: the limit was checked, then awaited past.

import { guest, originOf, socketTo } from '../page.ts'
import { withVictim } from '../attacker.ts'
import type { Attack } from './attack.ts'

const SOCKETS = 600

/** Opens so many sockets at the same moment; gives how many the server let in. */
export async function openAtOnce(address: string, count: number): Promise<number> {
  const headers = { origin: originOf(address), cookie: await guest(address) }
  const sockets = Array.from({ length: count }, () => socketTo(address, headers))
  const isOpen = await Promise.all(
    sockets.map(
      socket =>
        new Promise<boolean>(done => {
          socket.once('open', () => done(true))
          socket.once('error', () => done(false))
        }),
    ),
  )
  for (const socket of sockets) socket.terminate()
  return isOpen.filter(Boolean).length
}

export const sockets: Attack = {
  name: 'sockets',
  about: 'opens 600 sockets at once from one address',
  run: () =>
    withVictim(async ({ address }) => {
      const opened = await openAtOnce(address, SOCKETS)
      if (opened > 100) throw new Error(`${opened} of ${SOCKETS} opened`)
      return `${opened} of ${SOCKETS} opened`
    }),
}
