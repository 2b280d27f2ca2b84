// Chat and private notes at a table, stored as plain text, never markup.

import { HostError } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import type { ChatMessage } from '@tableworks/protocol'
import type { ChatLine } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import { NumberedLines } from './numbered-lines.ts'

/** The most messages to send to a page. */
const MOST_LINES = 200

export interface Speaker {
  readonly player: string
  readonly seat: Seat
  readonly name: string
}

export class Chat {
  private readonly store: ServerStore
  private readonly now: () => number
  private readonly lines: NumberedLines<ChatLine>

  constructor(store: ServerStore, now: () => number) {
    this.store = store
    this.now = now
    this.lines = new NumberedLines((table, from) => store.chat(table, from, MOST_LINES))
  }

  /** Stores the message, then notifies listeners. */
  async say(table: string, { player, seat, name }: Speaker, text: string, word: string): Promise<void> {
    await this.store.addChat(table, { player, seat, name, text, said: this.now() }, word)
    await this.heardOf(table)
  }

  since = (table: string, from: number) => this.lines.since(table, from)
  listen = (table: string, listener: (lines: readonly ChatLine[]) => void) => this.lines.listen(table, listener)
  heardOf = (table: string): Promise<void> => this.lines.heardOf(table)
  mayHaveMissed = (): Promise<void> => this.lines.mayHaveMissed()

  note = (table: string, player: string): Promise<string> => this.store.note(table, player)
  keepNote = (table: string, player: string, text: string): Promise<void> => this.store.keepNote(table, player, text)
}

/** A message as clients see it: the author's seat and name, without the player's id. */
export const messageFor = (listener: string, { player, ...line }: ChatLine): ChatMessage => ({
  ...line,
  isMine: player === listener,
})

/** The messages a listener sees: not those of players they muted. */
export const messagesFor = (listener: string, lines: readonly ChatLine[], muted: ReadonlySet<string>): ChatMessage[] =>
  lines.filter(({ player }) => !muted.has(player)).map(line => messageFor(listener, line))

/** Only seated players may write. Spectators may read. */
export function speakerAt(player: string, mine: readonly Seat[], names: readonly string[]): Speaker {
  const [seat] = mine
  if (seat === undefined) throw new HostError('secret')
  return { player, seat, name: names[seat] ?? '' }
}
