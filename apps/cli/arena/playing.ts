// Many games of a match on all cores, told in their order whoever finished first.

import { Worker } from 'node:worker_threads'
import type { Match, MatchGame } from './match.ts'

export interface Playing {
  readonly from: number
  readonly to: number
  readonly workers: number
}

/**
 * Plays the games from one number up to another. `tell` hears of each in its order, whatever the order in which they end,
 * and ends the match by answering that it has heard enough.
 */
export function playing(
  match: Match,
  { from, to, workers }: Playing,
  tell: (game: MatchGame) => 'enough' | undefined,
): Promise<void> {
  if (from >= to) return Promise.resolve()
  const early = new Map<number, MatchGame>()
  let asked = from
  let told = from
  const crew = Array.from(
    { length: Math.min(workers, to - from) },
    () => new Worker(new URL('worker.ts', import.meta.url), { workerData: match }),
  )
  const finished = new Promise<void>((done, failed) => {
    const ask = (worker: Worker) => {
      if (asked < to) worker.postMessage(asked++)
    }
    for (const worker of crew) {
      worker.on('error', failed)
      worker.on('message', (game: MatchGame) => {
        early.set(game.number, game)
        for (let next = early.get(told); next !== undefined; next = early.get(told)) {
          early.delete(told)
          told += 1
          if (tell(next) === 'enough' || told === to) return done()
        }
        ask(worker)
      })
      ask(worker)
    }
  })
  return finished.finally(() => Promise.all(crew.map(worker => worker.terminate())))
}
