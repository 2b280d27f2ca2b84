// A worker that plays a plan's games on request.

import { parentPort, workerData } from 'node:worker_threads'
import type { Player } from '@tableworks/bots'
import { GAMES } from '@tableworks/games'
import { playersFor } from '@tableworks/games/bots'
import { type AnyGame, Referee } from '@tableworks/kernel'
import type { Plan } from './plan.ts'

type Play = (plan: Plan, referee: Referee, players: readonly Player[], number: number) => unknown

export function playAside(play: Play): void {
  const plan = workerData as Plan
  const referee = new Referee(GAMES[plan.game] as AnyGame, plan.components)
  const players = plan.players.map(name => playersFor(plan.game)[name] as Player)
  parentPort?.on('message', (number: number) => parentPort?.postMessage(play(plan, referee, players, number)))
}
