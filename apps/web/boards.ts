import type { AnyGameUi } from '@tableworks/board-kit'
import { DOORS } from 'virtual:boards'
import { has } from './games.ts'

/** The board of a game, if it has one yet. */
export async function loadBoard(game: string): Promise<AnyGameUi | null> {
  const open = Object.hasOwn(DOORS, game) ? DOORS[game] : undefined
  return open === undefined ? null : (Object.values(await open()).find(isBoard) ?? null)
}

const isBoard = (value: unknown): value is AnyGameUi => has(value, 'Board', 'places', 'standing')
