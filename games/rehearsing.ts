// Plays lessons and challenges with the games' own bots as rivals, for the tests and for `tw lessons`.

import { playerAt } from '@tableworks/bots'
import { Chance, swiftChance } from '@tableworks/kernel'
import { type Rival, rivalsDice } from '@tableworks/lessons'
import { playersFor } from './bots.ts'

/** A bot that always answers the same position with the same move, without a time limit. */
export const botRival: Rival = (seen, referee, level) =>
  playerAt(playersFor(referee.game.id), level).choose(seen, {
    referee,
    chance: new Chance(swiftChance(rivalsDice(seen))),
  })
