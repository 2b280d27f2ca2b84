// The worker that hosts this device's tables.

import { type BotClaim, DeviceHost, MemoryStore, type TableLink } from '@tableworks/host'
import { expose, proxy, type ProxyMarked } from 'comlink'
import { loadGame } from '../games.ts'
import { WorkerBots } from './bots.ts'
import { importing } from './file-work.ts'
import { openStore } from './indexed-store.ts'

const others = new BroadcastChannel('tableworks tables')

const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
const random = (digits: number) =>
  [...bytes(Math.ceil(digits / 2))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** One tab runs a table's bots. When that tab closes, another takes over. */
function takeBots(table: string, taken: () => void): BotClaim {
  if (!('locks' in navigator)) {
    queueMicrotask(taken)
    return { isHeld: true, release: () => undefined }
  }
  const waiting = new AbortController()
  const claim = { isHeld: false, release: () => waiting.abort() }
  const held = navigator.locks.request(`tableworks bots ${table}`, { signal: waiting.signal }, () => {
    claim.isHeld = true
    taken()
    return new Promise<void>(done => (claim.release = done))
  })
  held.catch(() => undefined) // Cancelled before this tab's turn came.
  return claim
}

async function persist(): Promise<boolean> {
  // Few browsers support this check in a worker, so the page checks as well.
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false
}

async function openHost(): Promise<DeviceHost> {
  const host = new DeviceHost({
    store: await openStore().catch(() => new MemoryStore()),
    load: loadGame,
    bots: new WorkerBots(),
    now: () => Date.now(),
    random,
    tellOthers: table => others.postMessage(table),
    takeBots,
    persist,
    importing,
  })
  others.addEventListener('message', (event: MessageEvent<string>) => void host.memory.heardOf(event.data))
  return host
}

/** The worker's interface to the page. It's available immediately, and the host behind it when its store is open. */
export interface HostEntry {
  host(): Promise<TableLink & ProxyMarked>
}

const opening = openHost()
const entry: HostEntry = { host: async () => proxy(await opening) }
expose(entry)
