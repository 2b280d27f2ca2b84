// A worker that searches the games of a plan.

import { parentPort, workerData } from 'node:worker_threads'
import { GAMES } from '@tableworks/games'
import type { AnyGame } from '@tableworks/kernel'
import { type PuzzlePlan, searchGame } from './search.ts'

const plan = workerData as PuzzlePlan
const game = GAMES[plan.game] as AnyGame
parentPort?.on('message', (number: number) => parentPort?.postMessage(searchGame(plan, game, number)))
