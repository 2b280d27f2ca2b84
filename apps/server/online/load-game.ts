import { HostError } from '@tableworks/host'
import type { AnyGame } from '@tableworks/kernel'

/** Games load after the server starts listening, so the first table may have to wait. */
export async function loadGame(id: string): Promise<AnyGame> {
  const { GAMES } = await import('@tableworks/games')
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (game === undefined) throw new HostError('unknownGame', id)
  return game
}
