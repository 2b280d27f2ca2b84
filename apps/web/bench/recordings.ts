// The recorded games from every game's tests, by name.

import type { AnyGame } from '@tableworks/kernel'
import { playedGame } from './positions.ts'

const FILES = import.meta.glob<string>('../../../games/*/tests/games/*.json', { query: '?raw', import: 'default' })

const namedIn = (game: string): [name: string, load: () => Promise<string>][] =>
  Object.entries(FILES).flatMap(([path, load]) => {
    const [, id, name = ''] = /\/games\/([^/]+)\/tests\/games\/([^/]+)\.json$/.exec(path) ?? []
    return id === game ? [[name, load] as const] : []
  }) as [string, () => Promise<string>][]

/** The name used for a game without recordings. */
const PLAYED = 'played'

/** The typical game comes first because it's the default. */
export function recordingsOf(game: string): readonly string[] {
  const names = namedIn(game).map(([name]) => name)
  if (names.length === 0) return [PLAYED]
  return names.toSorted((a, b) => Number(b === 'typical') - Number(a === 'typical') || a.localeCompare(b))
}

/** A recording's text; null if no recording has this name. */
export async function recordingOf(game: AnyGame, name: string): Promise<string | null> {
  const load = namedIn(game.id).find(([one]) => one === name)?.[1]
  if (load !== undefined) return load()
  return name === PLAYED && recordingsOf(game.id).includes(PLAYED) ? playedGame(game) : null
}
