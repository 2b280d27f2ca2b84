// Plays games of a match aside, one after the other as they are asked for.

import { parentPort, workerData } from 'node:worker_threads'
import { playersFor } from '@tableworks/games/bots'
import { GAMES } from '@tableworks/games'
import { type AnyGame, Referee } from '@tableworks/kernel'
import type { Player } from '@tableworks/bots'
import { type Match, playMatchGame } from './match.ts'

const match = workerData as Match
const referee = new Referee(GAMES[match.game] as AnyGame)
const players = match.players.map(name => playersFor(match.game)[name] as Player)

parentPort?.on('message', (number: number) => {
  parentPort?.postMessage(playMatchGame(match, referee, players, number))
})
