// What the pointer or the focus is on. It changes with every mouse move, so only components that subscribe to it rerender.

import { useSyncExternalStore } from 'react'

export interface Pointed {
  /** The innermost place under the pointer, interactive or not. */
  readonly place: string | null
  /** The name of the choice whose button is under the pointer. */
  readonly choice: string | null
}

const NOTHING: Pointed = { place: null, choice: null }

export class Pointing {
  private pointed = NOTHING
  private readonly listeners = new Set<() => void>()

  at(target: EventTarget): void {
    const element = target instanceof Element ? target : null
    const place = element?.closest('[data-near]')?.getAttribute('data-near') ?? null
    this.set({ place, choice: element?.closest('[data-choice]')?.getAttribute('data-choice') ?? null })
  }

  atNothing(): void {
    this.set(NOTHING)
  }

  readonly current = (): Pointed => this.pointed

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private set(next: Pointed): void {
    if (next.place === this.pointed.place && next.choice === this.pointed.choice) return
    this.pointed = next
    for (const listener of this.listeners) listener()
  }
}

const NOWHERE = new Pointing()

export const usePointed = (pointing: Pointing = NOWHERE): Pointed =>
  useSyncExternalStore(pointing.subscribe, pointing.current, pointing.current)
