// The worker in which a strong bot computes hints and reviews.

import { type Hint, hintFor, recordedOf, type Review, reviewing } from '@tableworks/bots'
import {
  Chance,
  type Components,
  openGameFile,
  readGameFile,
  Referee,
  type Seat,
  type SeatView,
  swiftChance,
} from '@tableworks/kernel'
import { expose } from 'comlink'
import { loadGame } from '../games.ts'
import { loadBots } from './bot-entries.ts'

/** Only what the seat that asked can see. */
export interface HintQuestion {
  readonly game: string
  readonly components: Components | null
  readonly seen: SeatView
}

/** Called occasionally with the results so far. */
export type OnReview = (sofar: Review) => void

export interface AdviserRoom {
  hint(question: HintQuestion): Promise<Hint>
  /** Reviews these people's moves in a finished game file, for at most this many seconds. */
  review(source: string, people: readonly Seat[], seconds: number, onReview: OnReview): Promise<Review>
}

/** After this time, a hint returns its best result so far. */
const LIMIT_MS = 4000
/** How often progress is reported. */
const TELL_MS = 500

const room: AdviserRoom = {
  async hint({ game, components, seen }) {
    const [rules, entry] = await Promise.all([loadGame(game), loadBots(game)])
    const end = performance.now() + LIMIT_MS
    return hintFor(entry, seen, {
      referee: new Referee(rules, components ?? undefined),
      chance: new Chance(swiftChance('what would you do?')),
      enough: () => performance.now() > end,
    })
  },

  async review(source, people, seconds, onReview) {
    const file = readGameFile(source)
    const [rules, entry] = await Promise.all([loadGame(file.game), loadBots(file.game)])
    const table = openGameFile(rules, file)
    const end = performance.now() + 1000 * seconds
    let told = 0
    let found: Review = { mistakes: [], judged: [], done: 0 }
    for (found of reviewing(entry, recordedOf(table), people, file.seed.commitment)) {
      const now = performance.now()
      if (now > end) break
      if (now < told + TELL_MS) continue
      told = now
      onReview(found)
    }
    return found
  },
}

expose(room)
