// Table requests that work the same way on this device and on the server.

import type { TableLink } from '@tableworks/host'

const OF_BOTH_HOSTS = [
  'card',
  'rematch',
  'open',
  'close',
  'look',
  'moments',
  'say',
  'undo',
  'redo',
  'stand',
  'prepare',
  'pause',
  'course',
  'ending',
  'rename',
  'remove',
  'exported',
  'componentsOf',
] as const satisfies readonly (keyof TableLink)[]

type OfBothHosts = (typeof OF_BOTH_HOSTS)[number]

/** A host that handles these requests. */
export type LinkToTables = Pick<TableLink, OfBothHosts>

export const isOfBothHosts = (name: string): name is OfBothHosts => OF_BOTH_HOSTS.some(one => one === name)
