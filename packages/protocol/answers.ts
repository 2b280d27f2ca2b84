// What a server says to a page: answers to what was asked, and news nobody asked for.

import type { Ending, FileOrigin, HostErrorKind, Pulse, Sight, TableCard } from '@tableworks/host'
import type { Components, Refusal, Seat, SeatView } from '@tableworks/kernel'
import type { AskName } from './asks.ts'
import { type Change, changed, changeOf } from './change.ts'

/** A sight as it is sent, with a number: whole, or what is other than in the sight with that number. */
export type SentSight =
  | { readonly n: number; readonly whole: Sight }
  | { readonly n: number; readonly since: number; readonly change: Change }

export type SentSaid = { readonly sight: SentSight } | { readonly refusal: Refusal }

/** What a link leads to. */
export interface Doorstep {
  readonly table: string
  readonly game: string
  readonly seats: readonly { readonly name: string; readonly bot: string | null; readonly isOpen: boolean }[]
  /** The seat it leads to; null is any open one. */
  readonly seat: Seat | null
  /** A seat the asker has there already. */
  readonly mine: Seat | null
  /** Null for a table that began here. */
  readonly fromFile: FileOrigin | null
}

/** Something said at a table, as it was typed. */
export interface ChatMessage {
  /** Counts from 0 at each table. */
  readonly n: number
  /** Where the speaker sat, and what they were called then. */
  readonly seat: Seat
  readonly name: string
  readonly text: string
  readonly said: number
  readonly isMine: boolean
}

/** A device of the asker's. */
export interface DeviceCard {
  readonly mark: string
  /** "Firefox, Linux"; '' when it did not say. */
  readonly name: string
  readonly seen: number
  readonly isThis: boolean
}

export interface Answers {
  readonly here: null
  readonly tables: readonly TableCard[]
  readonly card: TableCard
  readonly create: { readonly table: string }
  readonly rematch: { readonly table: string }
  readonly invite: { readonly key: string }
  readonly uninvite: null
  readonly knock: Doorstep
  readonly join: { readonly table: string; readonly seat: Seat }
  readonly leave: null
  readonly reseat: null
  readonly rename: null
  readonly watch: TableCard
  readonly unwatch: null
  readonly look: SentSight
  readonly moments: readonly SeatView[]
  readonly say: SentSaid
  readonly undo: SentSaid
  readonly redo: SentSaid
  readonly stand: null
  readonly pause: null
  readonly course: readonly (readonly number[])[]
  readonly ending: Ending
  readonly exported: string
  readonly componentsOf: Components | null
  readonly chat: null
  readonly chatSince: readonly ChatMessage[]
  readonly note: { readonly text: string }
  readonly keepNote: null
  readonly code: { readonly code: string; readonly expires: number }
  readonly enterCode: null
  readonly devices: { readonly devices: readonly DeviceCard[]; readonly passkeys: number }
  readonly dropDevice: null
  readonly passkeyWish: object
  readonly keepPasskey: null
  readonly passkeyChallenge: object
  readonly usePasskey: null
  readonly dropPasskeys: null
  readonly forgetMe: null
}

/** Kinds of trouble a server tells; the rest stays in its log as `fault`. */
export type TroubleKind = HostErrorKind | 'badMessage' | 'fault'

export type Answer<K extends AskName = AskName> =
  | { readonly id: number; readonly made: Answers[K] }
  | { readonly id: number; readonly trouble: { readonly kind: TroubleKind; readonly detail: string } }

/** A watched table has changed: what there is to see now, or only who is thinking. */
export type News =
  | { readonly news: string; readonly sight: SentSight }
  | { readonly news: string; readonly pulse: Pulse }
  | { readonly news: string; readonly card: TableCard }
  | { readonly news: string; readonly chat: readonly ChatMessage[] }

/** The first message of a server. */
export interface Hello {
  readonly tableworks: number
  /** The version of the server; a page of another one can ask to be loaded again. */
  readonly version: string
}

export type FromServer = Answer | News | Hello

/** Numbers for the sights of one connection: unique there, and no sign of what happens elsewhere on the server. */
export function sightNumbers(): () => number {
  let last = 0
  return () => ++last
}

/** The sights of one table on one connection, at the end that sends them. */
export class SightsOut {
  private readonly number: () => number
  private last: { readonly n: number; readonly sight: Sight } | null = null
  /** The last pulse that was sent, with a sight or by itself. */
  beat = -1

  constructor(number: () => number) {
    this.number = number
  }

  send(sight: Sight): SentSight {
    const before = this.last
    const n = this.number()
    this.last = { n, sight }
    this.beat = sight.position.beat
    if (before === null) return { n, whole: sight }
    // What is new in the journal is told whole: it is all news.
    const change = changeOf({ ...before.sight, journal: null }, { ...sight, journal: null })
    return { n, since: before.n, change: { ...(change as Record<string, Change> | null), journal: [sight.journal] } }
  }

  get seq(): number {
    return this.last?.sight.position.seq ?? -1
  }
}

/** And at the end that receives them. */
export class SightsIn {
  private last: { readonly n: number; readonly sight: Sight } | null = null

  /** Null when it changes something that is not here: then a whole one must be asked for. */
  receive(sent: SentSight): Sight | null {
    if ('whole' in sent) this.last = { n: sent.n, sight: sent.whole }
    else if (this.last?.n !== sent.since) return null
    else this.last = { n: sent.n, sight: changed(this.last.sight, sent.change) as Sight }
    return this.last.sight
  }
}
