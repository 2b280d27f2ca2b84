// An online table's chat on this page: messages, the unread count, and the player's note.

import type { ChatMessage } from '@tableworks/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { remember, remembered } from '../parts/remembered.ts'
import { onlineTables } from './here.ts'
import { TableLines } from './table-lines.ts'

export interface TalkState {
  readonly messages: readonly ChatMessage[]
  /** Other players' messages that are unread on this device. */
  readonly unread: number
  /** Sent here, but not yet confirmed by the server. */
  readonly pending: readonly Pending[]
}

interface Pending {
  /** Identifies the message, so that sending it again doesn't duplicate it. */
  readonly word: string
  readonly text: string
}

const NOTHING: TalkState = { messages: [], unread: 0, pending: [] }

const readKey = (table: string) => `tableworks chat ${table}`

export class Talk {
  readonly table: string
  private readonly listeners = new Set<() => void>()
  private state = NOTHING
  private read: number
  private readonly lines: TableLines<'chatSince'>

  constructor(table: string) {
    this.table = table
    this.read = Number(remembered(readKey(table)) ?? 0)
    this.lines = new TableLines(
      table,
      'chatSince',
      hear => ({ messages: hear }),
      messages => this.set({ messages }),
    )
  }

  readonly current = (): TalkState => this.state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  start = (): (() => void) => this.lines.start()

  /** Reads everything again, because the player has muted or unmuted someone. */
  readonly reload = (): Promise<void> => this.lines.reload()

  private set(change: Partial<TalkState>): void {
    const { messages, pending } = { ...this.state, ...change }
    const unread = messages.filter(({ n, isMine }) => n >= this.read && !isMine).length
    this.state = { messages, unread, pending }
    for (const listener of this.listeners) listener()
  }

  /** Marks all messages as read. */
  readonly markRead = (): void => {
    if (this.read === this.lines.next) return
    this.read = this.lines.next
    remember(readKey(this.table), String(this.read))
    this.set({})
  }

  /** Shows the message immediately, even if it can't be sent until the network is back. */
  async say(text: string): Promise<void> {
    const word = newWord()
    this.set({ pending: [...this.state.pending, { word, text }] })
    try {
      await (await onlineTables()).ask('chat', { table: this.table, text, word })
    } finally {
      this.set({ pending: this.state.pending.filter(one => one.word !== word) })
    }
  }
}

const newWord = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** The chat of a table; null for tables on this device. */
export function useTalk(table: string, isOnline: boolean): Talk | null {
  const [talk] = useState(() => (isOnline ? new Talk(table) : null))
  useEffect(() => talk?.start(), [talk])
  return talk
}

export const useTalkState = (talk: Talk | null): TalkState =>
  useSyncExternalStore(talk?.subscribe ?? subscribeToNothing, talk?.current ?? currentNothing)

const subscribeToNothing = () => () => undefined
const currentNothing = () => NOTHING
