import type { Attack } from './attack.ts'
import { clock } from './clock.ts'
import { fakedConsent } from './faked-consent.ts'
import { handedOver } from './handed-over.ts'
import { largeSets } from './large-sets.ts'
import { markedCards } from './marked-cards.ts'
import { overLimit } from './over-limit.ts'
import { pings } from './pings.ts'
import { restarts } from './restarts.ts'
import { sharedLimits } from './shared-limits.ts'
import { sockets } from './sockets.ts'
import { starvedBots } from './starved-bots.ts'
import { writes } from './writes.ts'

export const ATTACKS: readonly Attack[] = [
  restarts,
  largeSets,
  markedCards,
  fakedConsent,
  starvedBots,
  handedOver,
  pings,
  sockets,
  overLimit,
  clock,
  writes,
  sharedLimits,
]
