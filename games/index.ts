// The list of games; the only file that knows them all.

import { game as empirePlanner } from '@tableworks/empire-planner'
import type { AnyGame } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { game as titansOfIndustry } from '@tableworks/titans-of-industry'

/** Every game that can be played, by its id. */
export const GAMES: Readonly<Record<string, AnyGame>> = {
  [empirePlanner.id]: empirePlanner,
  [saltAndTimber.id]: saltAndTimber,
  [titansOfIndustry.id]: titansOfIndustry,
}
