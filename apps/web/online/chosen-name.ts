// The name under which the player sits down. Players who haven't chosen one are asked for it once, before they take a seat.

import { changeSettings, settings } from '../settings/settings.ts'
import { beOnline, onlineTables } from './here.ts'
import type { Asks } from '@tableworks/protocol'

/** Answers the open question; null means that the player would rather not sit down. */
type Answer = (name: string | null) => void

let open: Answer | null = null
const listeners = new Set<() => void>()

function show(answer: Answer | null): void {
  open = answer
  for (const listener of listeners) listener()
}

export const nameQuestion = {
  current: (): Answer | null => open,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The chosen name; null if the player closed the question. */
export async function chosenName(): Promise<string | null> {
  const { name } = settings()
  if (name !== '') return name
  open?.(null)
  return new Promise(done =>
    show(given => {
      show(null)
      if (given !== null) changeSettings({ name: given })
      done(given)
    }),
  )
}

/** Takes a seat that is free to everyone who sees it. False if the player gave no name. */
export async function sitDown(wanted: Pick<Asks['sit'], 'table' | 'seat'>): Promise<boolean> {
  const name = await chosenName()
  if (name === null) return false
  beOnline()
  await (await onlineTables()).ask('sit', { ...wanted, name })
  return true
}
