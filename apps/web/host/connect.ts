// The page's connection to the hosts of its tables.

import { proxy, wrap } from 'comlink'
import { bothHosts } from './both-hosts.ts'
import type { HostEntry } from './host-worker.ts'
import type { Pulse, TableCard, TableLink } from '@tableworks/host'

let link: Promise<TableLink> | null = null

/** This device's tables, and the server's if the player has been online. The worker starts with the first request. */
export function tablesHere(): Promise<TableLink> {
  link ??= connect()
  return link
}

async function connect(): Promise<TableLink> {
  const worker = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module' })
  const open = new Set<(error: Error) => void>()
  worker.addEventListener('error', event => {
    const error = new Error(event.message || 'the worker for the tables could not be started')
    for (const fail of open) fail(error)
  })
  const entry = wrap<HostEntry>(worker)
  try {
    const tables = bothHosts(everyAnswer(await answered(open, () => entry.host()), open))
    return import.meta.env.DEV ? (await import('../bench/bench-host.ts')).withBench(tables) : tables
  } catch (error) {
    link = null // The next request tries again.
    worker.terminate()
    throw error
  }
}

type Open = Set<(error: Error) => void>

/** A request stays open until it's answered. If the worker fails first, the request fails with the worker's error. */
async function answered<T>(open: Open, ask: () => Promise<T>): Promise<T> {
  let fail = (_error: Error): void => undefined
  const broken = new Promise<never>((_done, reject) => (fail = reject))
  open.add(fail)
  try {
    return await Promise.race([ask(), broken])
  } finally {
    open.delete(fail)
  }
}

export function everyAnswer(host: TableLink, open: Open): TableLink {
  return new Proxy(host, {
    get(target, name) {
      if (name === 'then') return undefined // Without this, `await` would treat the proxy as a promise.
      const ask = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>
      return (...args: unknown[]) => answered(open, () => ask(...args))
    },
  })
}

/** Watches a table until the returned function is called. */
export function watchTable(
  tables: TableLink,
  id: string,
  heard: { card(card: TableCard): void; wake(pulse: Pulse): void; failed(error: unknown): void },
): () => void {
  const opening = tables.open(id, proxy(heard.wake), proxy(heard.card))
  opening.then(({ card }) => heard.card(card), heard.failed)
  return () => {
    // A closed page gets no more updates.
    void opening.then(({ ticket }) => tables.close(id, ticket)).catch(() => undefined)
  }
}

/** Asks the browser to keep stored data. Most browsers decide without asking the user. */
export async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}

/** WebKit deletes a page's data after a week without a visit unless the page is installed. */
export const deletesUnusedData = (): boolean =>
  navigator.vendor.startsWith('Apple') && !matchMedia('(display-mode: standalone)').matches
