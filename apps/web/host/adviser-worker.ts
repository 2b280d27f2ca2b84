// The worker in which a strong bot computes hints and reviews.

import {
  type Hint,
  hintFor,
  recordedOf,
  type Review,
  reviewing,
  type Warning,
  warningAbout,
  type Weighed,
  weighing,
} from '@tableworks/bots'
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

/** Contains only what the seat that asked can see. */
export interface HintQuestion {
  readonly game: string
  readonly components: Components | null
  readonly seen: SeatView
}

/** Called occasionally with the results so far. */
export type OnReview = (sofar: Review) => void

/** Called after every few games with the result so far, and how much of the work is done, from 0 to 1. */
export type OnWeighed = (sofar: Weighed, done: number) => void

export interface AdviserRoom {
  hint(question: HintQuestion): Promise<Hint>
  /** Returns a warning if these choices lose at least this many points. */
  warning(question: HintQuestion, names: readonly string[], least: number): Promise<Warning | null>
  /** Compares an action with the best one by playing games to the end. */
  weigh(
    question: HintQuestion,
    best: readonly string[],
    other: readonly string[],
    onWeighed: OnWeighed,
  ): Promise<Weighed>
  /** Reviews these people's moves in a finished game file, for at most this many seconds. */
  review(source: string, people: readonly Seat[], seconds: number, onReview: OnReview): Promise<Review>
}

/** After this time, a hint returns its best result so far. */
const LIMIT_MS = 4000
/** A warning that takes longer than this isn't worth the learner's wait. */
const WARNING_MS = 1500
/** The most games to play when comparing two actions. If the time limit comes first, there are fewer. */
const MOST_WEIGHED = 96
const WEIGHING_MS = 20_000
/** The comparison ends early if the loss is this many standard errors. */
const CLEAR = 3
const FEWEST_WEIGHED = 16
/** How often progress is reported. */
const TELL_MS = 500

async function advising({ game, components, seen }: HintQuestion, limit: number) {
  const [rules, entry] = await Promise.all([loadGame(game), loadBots(game, seen)])
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

  async weigh(question, best, other, onWeighed) {
    const { entry, deps } = await advising(question, WEIGHING_MS)
    const { referee, chance } = deps // Games have no time limit, because stopping some of them early would make the comparison unfair.
    const start = performance.now()
    let found: Weighed | null = null
    for (const sofar of weighing(entry, question.seen, { one: best, other }, { referee, chance })) {
      found = sofar
      const done = Math.max(sofar.times / MOST_WEIGHED, (performance.now() - start) / WEIGHING_MS)
      const isClear = sofar.times >= FEWEST_WEIGHED && sofar.gap > CLEAR * sofar.error
      if (done >= 1 || isClear) break
      onWeighed(sofar, done)
    }
    if (found === null) throw new Error('no game could be played on from here')
    return found
  },

  async review(source, people, seconds, onReview) {
    const file = readGameFile(source)
    const table = openGameFile(await loadGame(file.game), file)
    const entry = await loadBots(file.game, table)
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
