// The games written for both engines: ours, and the same rules for boardgame.io.

import type { AnyGame } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { millrace } from './millrace/index.ts'
import { millracePeer } from './peer/millrace.ts'
import type { MakePeer } from './peer/peer.ts'
import { saltAndTimberPeer } from './peer/salt-and-timber.ts'

export interface Pair {
  readonly game: AnyGame
  readonly peer: MakePeer
}

export const PAIRS: readonly Pair[] = [
  { game: saltAndTimber, peer: saltAndTimberPeer },
  { game: millrace, peer: millracePeer },
]
