// Who sits where, by lot: drawn from the seed of the table, as its dice are, so that it can be worked out again.

import { Chance, digest, sealedChance, sealOf, type Seed } from '@tableworks/kernel'
import type { SeatPlan } from './link.ts'

export const drawnSeats = (seats: readonly SeatPlan[], seed: Seed): SeatPlan[] =>
  new Chance(sealedChance(digest(`${sealOf(seed)} seating`))).shuffle([...seats])
