// An online table's chat on this page: messages, the unread count, and the player's note.

import type { ChatMessage } from '@tableworks/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { remember, remembered } from '../parts/remembered.ts'
import { onlineTables } from './here.ts'
import type { OnlineTables } from './online-tables.ts'

export interface TalkState {
  readonly messages: readonly ChatMessage[]
  /** Other players' messages that are unread on this device. */
  readonly unread: number
  /** Sent here, but not yet confirmed by the server. */
  readonly pending: readonly Pending[]
}

interface Pending {
  /** Identifies the message, so sending it again doesn't duplicate it. */
  readonly word: string
  readonly text: string
}

const NOTHING: TalkState = { messages: [], unread: 0, pending: [] }

const readKey = (table: string) => `tableworks chat ${table}`

export class Talk {
  private readonly table: string
  private readonly listeners = new Set<() => void>()
  private state = NOTHING
  private read: number
  private there: OnlineTables | null = null

  constructor(table: string) {
    this.table = table
    this.read = Number(remembered(readKey(table)) ?? 0)
  }

  readonly current = (): TalkState => this.state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Listens until the returned function is called. */
  start(): () => void {
    let stop: (() => void) | null = null
    let isOver = false
    void onlineTables()
      .then(there => {
        this.there = there
        if (!isOver) stop = there.listen(this.table, { messages: this.hear, missed: this.catchUp })
      })
      .catch(() => undefined) // The table page reports the error.
    return () => {
      isOver = true
      stop?.()
    }
  }

  private get next(): number {
    return (this.state.messages.at(-1)?.n ?? -1) + 1
  }

  private readonly catchUp = (): void => {
    void this.there?.ask('chatSince', { table: this.table, from: this.next }).then(this.hear, () => undefined)
  }

  private readonly hear = (news: readonly ChatMessage[]): void => {
    const fresh = news.filter(({ n }) => n >= this.next)
    if (fresh.length > 0) this.set({ messages: [...this.state.messages, ...fresh] })
  }

  private set(change: Partial<TalkState>): void {
    const { messages, pending } = { ...this.state, ...change }
    const unread = messages.filter(({ n, isMine }) => n >= this.read && !isMine).length
    this.state = { messages, unread, pending }
    for (const listener of this.listeners) listener()
  }

  /** Marks all messages as read. */
  readonly markRead = (): void => {
    if (this.read === this.next) return
    this.read = this.next
    remember(readKey(this.table), String(this.read))
    this.set({})
  }

  /** Shows the message at once, even if it can't be sent until the network is back. */
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
