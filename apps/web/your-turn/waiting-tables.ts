// The tables where it's your turn. Online tables are polled. The table on screen updates during play.

import type { TableCard } from '@tableworks/host'
import { useSyncExternalStore } from 'react'
import { hasBeenOnline } from '../online/here.ts'
import { ownTables } from '../online/own-tables.ts'
import { bySoonest } from '../online/paces.ts'
import { isMine } from '../online/seats.ts'

const ASK_MS = 60_000
/** The interval while the page is visible. */
const ASK_VISIBLE_MS = 20_000
/** The interval while the player sits at a live game that isn't on screen. */
const ASK_LIVE_MS = 10_000

export const isMyTurn = ({ result, waiting, seats, online }: TableCard): boolean =>
  result === null && waiting.some(seat => seats[seat]?.bot === null && isMine(online, seat))

class WaitingTables {
  private here: { readonly id: string; readonly isMyTurn: boolean } | null = null
  private shown: readonly string[] = []
  private readonly listeners = new Set<() => void>()
  private hasStarted = false
  private isAsking = false

  /** The ids of the waiting tables, the most urgent first; the same array until it changes. */
  readonly current = (): readonly string[] => this.shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Starts polling the server, for players who have been online. */
  start(): void {
    if (this.hasStarted) return
    this.hasStarted = true
    ownTables.subscribe(() => this.update())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void this.ask())
    void this.poll()
  }

  private async poll(): Promise<void> {
    await this.ask()
    setTimeout(() => void this.poll(), this.interval())
  }

  private interval(): number {
    if (this.isLiveElsewhere()) return ASK_LIVE_MS
    return document.visibilityState === 'visible' ? ASK_VISIBLE_MS : ASK_MS
  }

  private isLiveElsewhere(): boolean {
    return (ownTables.current() ?? []).some(
      ({ id, pace, result }) => id !== this.here?.id && pace?.kind === 'live' && result === null,
    )
  }

  /** Whether a table is on screen where it isn't the player's turn. */
  get areElsewhere(): boolean {
    return this.here !== null && !this.here.isMyTurn
  }

  /** The table on screen; null if there is none. */
  show(here: { readonly id: string; readonly isMyTurn: boolean } | null): void {
    const isAnother = here?.id !== this.here?.id
    this.here = here
    this.update()
    // A different table is on screen now.
    if (isAnother) void this.ask()
  }

  private async ask(): Promise<void> {
    // While the server is unreachable, a request is already waiting for it.
    if (!hasBeenOnline() || this.isAsking) return
    this.isAsking = true
    try {
      await ownTables.load()
    } catch {
      // The next poll tries again.
    } finally {
      this.isAsking = false
    }
  }

  private update(): void {
    const { here } = this
    const others = (ownTables.current() ?? [])
      .filter(card => card.id !== here?.id && isMyTurn(card))
      .toSorted(bySoonest)
      .map(({ id }) => id)
    const waiting = here?.isMyTurn === true ? [here.id, ...others] : others
    if (waiting.join() !== this.shown.join()) this.shown = waiting
    for (const listener of this.listeners) listener()
  }
}

export const waitingTables = new WaitingTables()

export const useWaitingTables = (): readonly string[] =>
  useSyncExternalStore(waitingTables.subscribe, waitingTables.current)
