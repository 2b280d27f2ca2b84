// What the benchmark needs from a game written for boardgame.io, and how it drives such a game.

import type { Chance } from '@tableworks/kernel'
import type { Ctx, Game } from './boardgame-io.ts'
import { Client, CreateGameReducer, InitializeGame, MCTSBot } from './library.ts'

/** A move as `ai.enumerate` lists it. */
export interface Move {
  readonly move: string
  readonly args: unknown[]
}

// oxlint-disable-next-line typescript/no-explicit-any -- G is each game's own
export type PeerGame<G = any> = Omit<Game<G>, 'ai'> & { ai: { enumerate(G: G, ctx: Ctx, playerID: string): Move[] } }

/** Creates the game with given dice. Random numbers are drawn outside of G, which saves it the cost of its own generator. */
// oxlint-disable-next-line typescript/no-explicit-any -- G is each game's own
export type MakePeer<G = any> = (chance: Chance) => PeerGame<G>

/** A match in progress, with the same interface for the bare reducer and for the client. */
export interface Match {
  /** Null while the match is running. */
  readonly winner: string | null
  readonly G: unknown
  moves(): Move[]
  play(move: Move): void
}
export type OpenMatch = () => Match

export const PEER_SEATS = 4

/** Only the reducer: no store, no log, no subscribers. */
export function reducerMatches(game: PeerGame): OpenMatch {
  const reducer = CreateGameReducer({ game })
  return () => {
    let state = InitializeGame({ game, numPlayers: PEER_SEATS })
    return {
      get winner() {
        return state.ctx.gameover?.winner ?? null
      },
      get G() {
        return state.G as unknown
      },
      moves: () => game.ai.enumerate(state.G, state.ctx, state.ctx.currentPlayer),
      play({ move, args }) {
        const payload = { type: move, args, playerID: state.ctx.currentPlayer }
        state = reducer(state, { type: 'MAKE_MOVE', payload })
      },
    }
  }
}

/** The client without a screen, as in its hot-seat mode. */
export function clientMatches(game: PeerGame): OpenMatch {
  return () => {
    const client = Client({ game, numPlayers: PEER_SEATS, debug: false })
    const now = () => {
      const state = client.getState()
      if (state === null) throw new Error('the client has no state')
      return state
    }
    return {
      get winner() {
        return now().ctx.gameover?.winner ?? null
      },
      get G() {
        return now().G as unknown
      },
      moves() {
        const { G, ctx } = now()
        return game.ai.enumerate(G, ctx, ctx.currentPlayer)
      },
      play({ move, args }) {
        client.moves[move]?.(...args)
      },
    }
  }
}

/** Plays a match at random to its end; returns the moves. */
export function playAtRandom(match: Match, picks: Chance): Move[] {
  const made: Move[] = []
  while (match.winner === null) {
    const move = picks.pick(match.moves())
    match.play(move)
    made.push(move)
  }
  return made
}

/** Searches from the set-up with its own tree search. */
export function searching(game: PeerGame, iterations: number, playoutDepth: number): () => void {
  const bot = new MCTSBot({ game: game as never, enumerate: game.ai.enumerate, iterations, playoutDepth })
  return () => {
    const state = InitializeGame({ game, numPlayers: PEER_SEATS })
    void bot.play(state, state.ctx.currentPlayer)
  }
}

/** The seat with the highest score, in boardgame.io's form. Ties are broken by the second list. */
export function winnerBy(scores: readonly number[], ties: readonly number[]): string {
  const [best = 0] = scores
    .map((_score, seat) => seat)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (ties[b] ?? 0) - (ties[a] ?? 0))
  return String(best)
}
