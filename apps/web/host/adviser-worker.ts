// The worker in which a strong bot computes hints and reviews.

import { type Hint, hintFor, recordedOf, type Review, reviewing, type Warning, warningAbout } from '@tableworks/bots'
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
  /** A warning if these choices lose at least this many points. */
  warning(question: HintQuestion, names: readonly string[], least: number): Promise<Warning | null>
  /** Reviews these people's moves in a finished game file, for at most this many seconds. */
  review(source: string, people: readonly Seat[], seconds: number, onReview: OnReview): Promise<Review>
}

/** After this time, a hint returns its best result so far. */
const LIMIT_MS = 4000
/** A warning that comes later would only keep a learner waiting. */
const WARNING_MS = 1500
/** How often progress is reported. */
const TELL_MS = 500

async function advising({ game, components }: HintQuestion, limit: number) {
  const [rules, entry] = await Promise.all([loadGame(game), loadBots(game)])
  const end = performance.now() + limit
  const deps = {
    referee: new Referee(rules, components ?? undefined),
    chance: new Chance(swiftChance('what would you do?')),
    enough: () => performance.now() > end,
  }
  return { entry, deps }
}

const room: AdviserRoom = {
  async hint(question) {
    const { entry, deps } = await advising(question, LIMIT_MS)
    return hintFor(entry, question.seen, deps)
  },

  async warning(question, names, least) {
    const { entry, deps } = await advising(question, WARNING_MS)
    return warningAbout(entry, question.seen, names, least, deps)
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
