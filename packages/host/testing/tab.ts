// A browser tab with its own host, for tests.

import { type AnyGame, digest, type Seat } from '@tableworks/kernel'
import type { Bots } from '../bots.ts'
import { DeviceHost } from '../device-host.ts'
import type { HostDeps, TableHost } from '../host.ts'
import { type Look, HostError } from '../link.ts'
import { MemoryStore } from '../memory-store.ts'
import { fileIn, recordOfFile } from '../records.ts'
import type { Watchdog } from '../tables-in-memory.ts'

/** A bot that immediately takes the first option. */
const obliging: Bots = {
  think: ({ seen }) => ({ answer: Promise.resolve(seen.choices[0] ?? null), interrupt: () => undefined }),
}

interface Tabs {
  store?: MemoryStore
  bots?: Bots
  seed?: string
  load: AnyGame
  now?: () => number
  playsOn?: boolean
  watchdog?: Watchdog
  /** As on a server; if omitted, everyone plays on this device. */
  ownership?: NonNullable<HostDeps['ownership']>
}

/** One tab. Tabs that share a store belong to one browser. */
export function tab(
  { store = new MemoryStore(), bots = obliging, seed = 'a', load, now = () => 1, playsOn = false, ...given }: Tabs,
  others: (() => TableHost)[] = [],
) {
  let drawn = 0
  const deps: HostDeps = {
    store,
    load: async id => {
      if (id !== load.id) throw new HostError('unknownGame', id)
      return load
    },
    bots,
    now,
    playsOn,
    ...given,
    random: digits => digest(`${seed} ${drawn++}`).slice(0, digits),
    tellOthers: table => others.forEach(other => void other().memory.heardOf(table)),
    takeBots: (_table, taken) => {
      queueMicrotask(taken)
      return { isHeld: true, release: () => undefined }
    },
    persist: async () => false,
    importing: (source, wanted, onLine) => {
      let stop = (): void => undefined
      const stopped = new Promise<null>(done => (stop = () => done(null)))
      const made = new Promise(done => setTimeout(done)).then(() => recordOfFile(load, fileIn(source), wanted, onLine))
      return { answer: Promise.race([stopped, made]), stop }
    },
  }
  return new DeviceHost(deps)
}

/** A look at one seat's view, regardless of whose turn it is. */
export const lookAs = (viewer: Seat | null): Look => ({ viewer, gate: null, isChosen: true, step: null, since: -1 })
