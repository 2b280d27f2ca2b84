// A game's measurements on boardgame.io.

import { Chance, copy, swiftChance } from '@tableworks/kernel'
import type { Load } from './clock.ts'
import type { Pair } from './pairs.ts'
import { clientMatches, type OpenMatch, playAtRandom, reducerMatches, searching } from './peer/peer.ts'
import { PLAYOUT_DEPTH } from './search.ts'

const ENGINES = { reducer: reducerMatches, client: clientMatches } as const
export type Engine = keyof typeof ENGINES

/** Random games from the set-up. The unit is a choice. */
export function peerPlayouts({ game, peer }: Pair, engine: Engine): Load {
  const chance = new Chance(swiftChance('playouts'))
  const open = ENGINES[engine](peer(chance))
  return { name: `${game.id} playouts on the ${engine}`, batch: () => playAtRandom(open(), chance).length }
}

/** Replays a recorded game from its moves, each checked by boardgame.io's rules. The unit is a game. */
export function peerReplays({ game, peer }: Pair, engine: Engine): Load {
  const chance = new Chance(swiftChance('replay'))
  const dice = copy(chance.state)
  const open: OpenMatch = ENGINES[engine](peer(chance))
  const moves = playAtRandom(open(), new Chance(swiftChance('picks replay')))
  return {
    name: `${game.id} replay on the ${engine}`,
    batch() {
      chance.state = copy(dice)
      const match = open()
      for (const move of moves) match.play(move)
      if (match.winner === null) throw new Error(`${game.id}: boardgame.io refuses its own moves`)
      return 1
    },
  }
}

/** boardgame.io's own tree search from the set-up. The unit is an iteration. */
export function peerSearch({ game, peer }: Pair, iterations: number): Load {
  const search = searching(peer(new Chance(swiftChance('search'))), iterations, PLAYOUT_DEPTH)
  return {
    name: `${game.id} search on boardgame.io`,
    batch() {
      search()
      return iterations
    },
  }
}
