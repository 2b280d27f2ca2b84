// A worker that plays self-play games, or match games of a network against a player.

import { parentPort, workerData } from 'node:worker_threads'
import {
  choosing,
  NETWORK,
  Network,
  type NetworkLearning,
  type Player,
  playGame,
  selfPlay,
  type Samples,
} from '@tableworks/bots'
import { GAMES } from '@tableworks/games'
import { botEntryFor, playersFor } from '@tableworks/games/bots'
import { type AnyGame, Referee, type VariantValue } from '@tableworks/kernel'
import type { Numbered } from '../many/playing.ts'

/** Plain data for a worker. */
export interface LearningJob {
  readonly game: string
  readonly variants: Readonly<Record<string, VariantValue>>
  /** Games take these table sizes in turn. */
  readonly seats: readonly number[]
  readonly seed: string
  /** Null for the first games. */
  readonly network: { readonly inputs: number; readonly hidden: number; readonly weights: Float32Array } | null
  /** For a match: the opponents. */
  readonly against: string | null
}

export interface LearningGame extends Numbered {
  readonly samples: Samples
  readonly scores: readonly number[]
}

export interface DuelGame extends Numbered {
  readonly seats: number
  /** The share of a win. Tied winners share it. */
  readonly win: number
  readonly lead: number
}

const job = workerData as LearningJob
const referee = new Referee(GAMES[job.game] as AnyGame)
const learning = botEntryFor(job.game).networks as NetworkLearning
const { variants, seats, seed, against } = job
const network = job.network === null ? null : new Network(job.network.inputs, job.network.hidden, job.network.weights)

function learningGame(number: number): LearningGame {
  const count = seats[number % seats.length] as number
  const course = { referee, learning, seats: count, variants, network }
  return { number, ...selfPlay(course, `${seed} ${number}`) }
}

/** The network takes each seat of a deal in turn. */
function duelGame(number: number, own: Player, rival: Player): DuelGame {
  const count = seats[number % seats.length] as number
  const nth = Math.floor(number / seats.length)
  const seat = nth % count
  const players = Array.from({ length: count }, (_, at) => (at === seat ? own : rival))
  const { scores, places } = playGame(referee, players, `${seed} ${Math.floor(nth / count)}`, variants).result
  const winners = places.filter(place => place === 1).length
  const lead = (scores[seat] ?? 0) - Math.max(...scores.filter((_score, other) => other !== seat))
  return { number, seats: count, win: places[seat] === 1 ? 1 / winners : 0, lead }
}

function playerFor(): (number: number) => Numbered {
  if (against === null) return learningGame
  if (network === null) throw new Error('a match needs a network')
  const [advice] = learning.teachers
  if (advice === undefined) throw new Error('a network needs a teacher')
  const own = choosing(network, learning.inputs, advice, NETWORK)
  const rival = playersFor(job.game)[against] as Player
  return number => duelGame(number, own, rival)
}

const play = playerFor()
parentPort?.on('message', (number: number) => parentPort?.postMessage(play(number)))
