// Runs hints and reviews, each in its own worker, so they can be stopped.

import type { Hint, Review, Warning, Weighed } from '@tableworks/bots'
import type { FileWork } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { proxy, type Remote, wrap } from 'comlink'
import type { AdviserRoom, HintQuestion, OnReview, OnWeighed } from './adviser-worker.ts'

function begin<T>(work: (room: Remote<AdviserRoom>) => Promise<T>): FileWork<T> {
  const worker = new Worker(new URL('./adviser-worker.ts', import.meta.url), { type: 'module' })
  let stop = (): void => undefined
  const stopped = new Promise<null>(done => (stop = () => done(null)))
  const failed = new Promise<never>((_done, fail) => {
    worker.addEventListener('error', event => fail(new Error(event.message || 'the adviser could not be started')))
  })
  const answer = Promise.race([work(wrap<AdviserRoom>(worker)), stopped, failed]).finally(() => worker.terminate())
  return { answer, stop }
}

export const askingForHint = (question: HintQuestion): FileWork<Hint> => begin<Hint>(room => room.hint(question))

export const askingForWarning = (
  question: HintQuestion,
  names: readonly string[],
  least: number,
): FileWork<Warning | null> => begin<Warning | null>(room => room.warning(question, names, least))

export const askingToWeigh = (
  question: HintQuestion,
  best: readonly string[],
  other: readonly string[],
  onWeighed: OnWeighed,
): FileWork<Weighed> => begin<Weighed>(room => room.weigh(question, best, other, proxy(onWeighed)))

export const askingForReview = (
  source: string,
  people: readonly Seat[],
  seconds: number,
  onReview: OnReview,
): FileWork<Review> => begin<Review>(room => room.review(source, people, seconds, proxy(onReview)))
