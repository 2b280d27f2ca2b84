import type { Advice } from '@tableworks/bots'
import { DOORS } from 'virtual:advice'
import { has } from '../games.ts'

/** What bots are told about a game, if it has advice to give. */
export async function loadAdvice(game: string): Promise<Advice | null> {
  const open = Object.hasOwn(DOORS, game) ? DOORS[game] : undefined
  return open === undefined ? null : (Object.values(await open()).find(isAdvice) ?? null)
}

const isAdvice = (value: unknown): value is Advice => has(value, 'value', 'begins', 'pauses')
