import type { Advice } from '@tableworks/bots'
import { DOORS } from 'virtual:advice'

/** What bots are told about a game, if it has advice to give. */
export async function loadAdvice(game: string): Promise<Advice | null> {
  const open = Object.hasOwn(DOORS, game) ? DOORS[game] : undefined
  return open === undefined ? null : (await open()).advice
}
