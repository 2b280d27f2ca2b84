// A worker that plays tuning trials, or match games between two sets of weights.

import { parentPort, workerData } from 'node:worker_threads'
import { duel, trial, type TuningCourse } from '@tableworks/bots'
import { GAMES } from '@tableworks/games'
import { botEntryFor } from '@tableworks/games/bots'
import { type AnyGame, Referee } from '@tableworks/kernel'
import type { TuningJob } from './round.ts'

const { game, seats, variants, seed, perturbation, centre, before } = workerData as TuningJob
const { tuning } = botEntryFor(game)
const course = { referee: new Referee(GAMES[game] as AnyGame), tuning, seats, variants, perturbation } as TuningCourse

parentPort?.on('message', (number: number) => {
  const scores =
    before === null
      ? trial(course, centre, `${seed} ${number}`)
      : duel(course, centre, before, number % seats, `${seed} ${Math.floor(number / seats)}`)
  parentPort?.postMessage({ number, scores })
})
