// The list of games; the only file that knows them all.

import { empirePlanner } from '@tableworks/empire-planner'
import type { AnyGame } from '@tableworks/kernel'
import { saltAndTimber } from '@tableworks/salt-and-timber'
import { titansOfIndustry } from '@tableworks/titans-of-industry'

/** Every game that can be played, by its id. */
export const GAMES: Readonly<Record<string, AnyGame>> = {
  [empirePlanner.id]: empirePlanner,
  [saltAndTimber.id]: saltAndTimber,
  [titansOfIndustry.id]: titansOfIndustry,
}
