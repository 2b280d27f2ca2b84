// The messages from a server to a page: responses to requests, and pushed changes.

import type { HostErrorKind, Pulse, ShownClock, Sight, TableCard } from '@tableworks/host'
import { type Refusal, same } from '@tableworks/kernel'
import type { Answers, AskName } from './asks/index.ts'
import type { ChatMessage, Happening } from './asks/talk.ts'
import { type Change, changed, changeOf } from './change.ts'

/** A numbered view as sent: whole, or as a diff to an earlier view. */
export type SentSight =
  | { readonly n: number; readonly whole: Sight }
  | { readonly n: number; readonly since: number; readonly change: Change }

export type SentSaid = { readonly sight: SentSight } | { readonly refusal: Refusal }

/** The kinds of error a server reports. It logs all others and sends them as `fault`. */
export type TroubleKind = HostErrorKind | 'badMessage' | 'fault'

export type Reply<K extends AskName = AskName> =
  | { readonly id: number; readonly made: Answers[K] }
  | { readonly id: number; readonly trouble: { readonly kind: TroubleKind; readonly detail: string } }

/** A watched table has changed: the new view, or only who is thinking. */
export type News =
  | { readonly news: string; readonly sight: SentSight }
  | { readonly news: string; readonly pulse: Pulse }
  | { readonly news: string; readonly card: TableCard }
  | { readonly news: string; readonly clock: ShownClock }
  | { readonly news: string; readonly chat: readonly ChatMessage[] }
  | { readonly news: string; readonly happened: readonly Happening[] }

/** The first message of a server. */
export interface Hello {
  readonly tableworks: number
  /** The server's version. A page of another version can offer to reload. */
  readonly version: string
}

export type FromServer = Reply | News | Hello

/** View numbers, counted per connection so they reveal nothing about other activity on the server. */
export function sightNumbers(): () => number {
  let last = 0
  return () => ++last
}

/** Sends the views of one table on one connection. */
export class SightsOut {
  private readonly number: () => number
  private readonly isAlwaysWhole: boolean
  private last: { readonly n: number; readonly sight: Sight } | null = null
  /** The last pulse sent, with or without a view. */
  beat = -1

  constructor(number: () => number, isAlwaysWhole = false) {
    this.number = number
    this.isAlwaysWhole = isAlwaysWhole
  }

  send(sight: Sight): SentSight {
    const before = this.last
    const n = this.number()
    this.last = { n, sight }
    this.beat = sight.position.beat
    if (before === null || this.isAlwaysWhole) return { n, whole: sight }
    // New journal entries are always sent in full.
    const change = changeOf({ ...before.sight, journal: null }, { ...sight, journal: null })
    return { n, since: before.n, change: { ...(change as Record<string, Change> | null), journal: [sight.journal] } }
  }

  /** Whether the table has a newer view than the last one sent. */
  isBehind(pulse: Pulse): boolean {
    const { seq = -1, beat = -1, chosen = [] } = this.last?.sight.position ?? {}
    return pulse.seq > seq || (pulse.beat > beat && !same(pulse.chosen, chosen))
  }
}

/** Receives the views of one table on one connection. */
export class SightsIn {
  private last: { readonly n: number; readonly sight: Sight } | null = null

  /** Null if the diff's base view is missing here, so the page must request a whole view. */
  receive(sent: SentSight): Sight | null {
    if ('whole' in sent) this.last = { n: sent.n, sight: sent.whole }
    else if (this.last?.n !== sent.since) return null
    else this.last = { n: sent.n, sight: changed(this.last.sight, sent.change) as Sight }
    return this.last.sight
  }
}
