// Plays lessons and challenges with the games' own bots as rivals, for the tests and for `tw lessons`.

import { playerAt } from '@tableworks/bots'
import { Chance, swiftChance } from '@tableworks/kernel'
import type { Rival } from '@tableworks/lessons'
import { playersFor } from './bots.ts'

/** The easy bot of a table's game. It answers the same position in the same way, without a time limit. */
export const easyRival: Rival = (seen, { game, referee, step }) =>
  playerAt(playersFor(game.id), 'easy').choose(seen, { referee, chance: new Chance(swiftChance(`rival ${step}`)) })
