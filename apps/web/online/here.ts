// The tables of the server this page came from. Nothing of it is loaded, and nobody is asked, before it is wanted.

import { forget, remember, remembered } from '../parts/remembered.ts'
import type { OnlineTables } from './online-tables.ts'

let made: Promise<OnlineTables> | null = null

export function onlineTables(): Promise<OnlineTables> {
  made ??= import('./online-tables.ts').then(({ OnlineTables }) => new OnlineTables())
  made.catch(() => (made = null))
  return made
}

const KEY = 'tableworks online'

/** Whoever has been online once has tables there, perhaps; nobody else is given a key. */
export const hasBeenOnline = (): boolean => remembered(KEY) !== null
export const beOnline = (): void => remember(KEY, 'yes')
export const beNobody = (): void => forget(KEY)
