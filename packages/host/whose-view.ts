// Decides whose view is shown next. People who share a device take turns, and must hand it over before the next person's secrets
// are shown.

import type { Seat } from '@tableworks/kernel'
import type { Look, Sight } from './link.ts'

interface Turn {
  /** The seats of people on this device. */
  readonly people: readonly Seat[]
  /** The people who know more than a spectator; only needed when people share a device. */
  readonly secrets: () => readonly Seat[]
  /** The seat to move at the shown step; null at the end and at every earlier step. */
  readonly actor: Seat | null
}

/** During replay, at finished tables and on bots' turns the viewer doesn't change. */
export function viewerFor({ viewer, gate }: Look, { people, secrets, actor }: Turn): Pick<Sight, 'viewer' | 'gate'> {
  const [only] = people
  if (people.length <= 1) return { viewer: only ?? null, gate: null }
  if (actor === null || !people.includes(actor)) return { viewer: gate === null ? viewer : null, gate }
  if (actor === viewer) return { viewer, gate: null }
  if (!secrets().includes(actor)) return { viewer: actor, gate: null }
  return { viewer: null, gate: actor }
}
