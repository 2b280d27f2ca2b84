// The worker in which a strong player thinks for somebody who asks it what it would do.

import { type Hint, hintFor } from '@tableworks/bots'
import { Chance, type Components, Referee, type SeatView, swiftChance } from '@tableworks/kernel'
import { expose } from 'comlink'
import { loadGame } from '../games.ts'
import { loadBots } from './bot-entries.ts'

/** What the seat that asks can see, and nothing else. */
export interface HintQuestion {
  readonly game: string
  readonly components: Components | null
  readonly seen: SeatView
}

export interface AdviserRoom {
  hint(question: HintQuestion): Promise<Hint>
}

/** After that it says what it has found. */
const LIMIT_MS = 4000

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
}

expose(room)
