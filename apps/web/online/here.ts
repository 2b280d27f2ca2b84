// The tables on the server that served this page, loaded on first use.

import { forget, remember, remembered } from '../parts/remembered.ts'
import type { OnlineTables } from './online-tables.ts'

let made: Promise<OnlineTables> | null = null

export function onlineTables(): Promise<OnlineTables> {
  made ??= import('./online-tables.ts').then(({ OnlineTables }) => new OnlineTables(TABLEWORKS_VERSION))
  made.catch(() => (made = null))
  return made
}

const KEY = 'tableworks online'

/** Only players who have been online have a key, so only they can have tables on the server. */
export const hasBeenOnline = (): boolean => remembered(KEY) !== null
export const beOnline = (): void => remember(KEY, 'yes')
export const forgetOnline = (): void => forget(KEY)
