// The tables on the server that served this page, loaded on first use.

import { forget, remember, remembered } from '../parts/remembered.ts'
import type { OnlineTables } from './online-tables.ts'

let made: Promise<OnlineTables> | null = null
let used: OnlineTables | null = null
const listeners = new Set<() => void>()

export function onlineTables(): Promise<OnlineTables> {
  made ??= import('./online-tables.ts').then(({ OnlineTables }) => {
    used = new OnlineTables(TABLEWORKS_VERSION)
    for (const hear of listeners) hear()
    return used
  })
  made.catch(() => (made = null))
  return made
}

/** The same if this page has used them, else null. */
export const usedTables = (): OnlineTables | null => used

export function onFirstUse(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

const KEY = 'tableworks online'

/** Only players who have been online have a key, so only they can have tables on the server. */
export const hasBeenOnline = (): boolean => remembered(KEY) !== null
export const beOnline = (): void => remember(KEY, 'yes')
export const forgetOnline = (): void => forget(KEY)
