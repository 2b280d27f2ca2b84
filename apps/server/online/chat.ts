// Chat and private notes at a table, stored as plain text, never markup.

import { HostError } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import type { ChatMessage } from '@tableworks/protocol'
import type { ChatLine } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'

/** The most messages to send to a page. */
const MOST_LINES = 200

export interface Speaker {
  readonly player: string
  readonly seat: Seat
  readonly name: string
}

type Listener = (lines: readonly ChatLine[]) => void

/** A table with chat listeners. */
interface Heard {
  readonly listeners: Set<Listener>
  /** The number of the first message the listeners haven't received; null before the first read. */
  next: number | null
  /** A promise chain of reads. It never rejects, so a failed read doesn't fail the next one. */
  reads: Promise<unknown>
}

export class Chat {
  private readonly store: ServerStore
  private readonly now: () => number
  private readonly heard = new Map<string, Heard>()

  constructor(store: ServerStore, now: () => number) {
    this.store = store
    this.now = now
  }

  /** Stores the message, then notifies listeners. */
  async say(table: string, { player, seat, name }: Speaker, text: string, word: string): Promise<void> {
    await this.store.addChat(table, { player, seat, name, text, said: this.now() }, word)
    await this.heardOf(table)
  }

  since(table: string, from: number): Promise<ChatLine[]> {
    return this.store.chat(table, from, MOST_LINES)
  }

  /** Calls `listener` for each new message. Returns a function that unsubscribes. */
  async listen(table: string, listener: Listener): Promise<() => void> {
    const heard = this.heard.get(table) ?? { listeners: new Set(), next: null, reads: Promise.resolve() }
    this.heard.set(table, heard)
    heard.listeners.add(listener)
    const stop = () => {
      heard.listeners.delete(listener)
      if (heard.listeners.size === 0 && this.heard.get(table) === heard) this.heard.delete(table)
    }
    try {
      await this.read(table, heard)
    } catch (error) {
      stop()
      throw error
    }
    return stop
  }

  /** Reads the messages that this server or another process has stored. */
  async heardOf(table: string): Promise<void> {
    const heard = this.heard.get(table)
    if (heard !== undefined) await this.read(table, heard)
  }

  /** Reads run one at a time, so listeners get every message once and in order. */
  private read(table: string, heard: Heard): Promise<void> {
    const read = heard.reads.then(async () => {
      const lines = await this.since(table, heard.next ?? 0)
      const isFirst = heard.next === null
      heard.next = lines.length === 0 ? (heard.next ?? 0) : afterAll(lines)
      if (!isFirst && lines.length > 0) for (const listener of heard.listeners) listener(lines)
    })
    heard.reads = read.catch(() => undefined)
    return read
  }

  /** Another process may have added messages. */
  async mayHaveMissed(): Promise<void> {
    await Promise.all([...this.heard.keys()].map(table => this.heardOf(table)))
  }

  note = (table: string, player: string): Promise<string> => this.store.note(table, player)
  keepNote = (table: string, player: string, text: string): Promise<void> => this.store.keepNote(table, player, text)
}

const afterAll = (lines: readonly ChatLine[]): number => (lines.at(-1)?.n ?? -1) + 1

/** A message as clients see it: the author's seat and name, without the player's id. */
export const messageFor = (listener: string, { player, ...line }: ChatLine): ChatMessage => ({
  ...line,
  isMine: player === listener,
})

/** Only seated players may write; spectators may read. */
export function speakerAt(player: string, mine: readonly Seat[], names: readonly string[]): Speaker {
  const [seat] = mine
  if (seat === undefined) throw new HostError('secret')
  return { player, seat, name: names[seat] ?? '' }
}
