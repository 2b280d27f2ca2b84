// The page's end of the line to the host of its tables.

import { proxy, wrap } from 'comlink'
import type { HostDoor } from './host-worker.ts'
import type { TableCard, TableLink } from './link.ts'

let link: Promise<TableLink> | null = null

/** The tables of this device. The worker starts when the first page asks for it. */
export function tablesHere(): Promise<TableLink> {
  link ??= connect()
  return link
}

async function connect(): Promise<TableLink> {
  const worker = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module' })
  const failed = new Promise<never>((_done, fail) => {
    worker.addEventListener('error', event => {
      link = null // the next page tries again
      fail(new Error(event.message || 'the worker of the tables could not be started'))
    })
  })
  failed.catch(() => undefined)
  const door = wrap<HostDoor>(worker)
  return Promise.race([door.host(), failed])
}

/** Watches a table until the returned function is called. */
export function watchTable(
  tables: TableLink,
  id: string,
  heard: { card(card: TableCard): void; wake(): void; failed(error: unknown): void },
): () => void {
  const wake = proxy(heard.wake)
  const opening = tables.open(id, wake)
  opening.then(({ card }) => heard.card(card), heard.failed)
  return () => {
    void opening.then(
      ({ ticket }) => tables.close(id, ticket),
      () => undefined,
    )
  }
}

/** Asks the browser to keep what is stored; most ask nobody and decide by themselves. */
export async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
