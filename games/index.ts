// The list of games; the only file that knows them all.

import type { AnyGame } from '@tableworks/kernel'
import { saltAndTimber } from '@tableworks/salt-and-timber'

/** Every game that can be played, by its id. */
export const GAMES: Readonly<Record<string, AnyGame>> = {
  [saltAndTimber.id]: saltAndTimber,
}
