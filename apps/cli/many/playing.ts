// Plays many games on all cores and reports them in order.

import { Worker } from 'node:worker_threads'

/** The worker gets `data` once and then the number of each game. */
export interface Job {
  readonly worker: URL
  readonly data: unknown
}

export interface Span {
  readonly from: number
  readonly to: number
  readonly workers: number
}

/** A worker's answer: a game with its number. */
export interface Numbered {
  readonly number: number
}

/** Plays the games from one number up to another. `tell` gets each game in order, and returns `enough` to stop the run. */
export function playing(
  { worker: file, data }: Job,
  { from, to, workers }: Span,
  tell: (game: Numbered) => 'enough' | undefined,
): Promise<void> {
  if (from >= to) return Promise.resolve()
  const early = new Map<number, Numbered>()
  let asked = from
  let told = from
  let isOver = false
  const crew = Array.from({ length: Math.min(workers, to - from) }, () => new Worker(file, { workerData: data }))
  const finished = new Promise<void>((done, failed) => {
    const ask = (worker: Worker) => {
      if (asked < to) worker.postMessage(asked++)
    }
    for (const worker of crew) {
      worker.on('error', failed)
      worker.on('message', (game: Numbered) => {
        if (isOver) return // another worker sent this game during shutdown
        early.set(game.number, game)
        for (let next = early.get(told); next !== undefined; next = early.get(told)) {
          early.delete(told)
          told += 1
          isOver = tell(next) === 'enough' || told === to
          if (isOver) return done()
        }
        ask(worker)
      })
      ask(worker)
    }
  })
  return finished.finally(() => Promise.all(crew.map(worker => worker.terminate())))
}
