// Who may look next. People who share a device see a table in turn; before anything secret of the next one is shown, the
// device must be handed over.

import type { Seat } from '@tableworks/kernel'
import type { Look, Sight } from './link.ts'

interface Turn {
  /** The seats of people on this device. */
  readonly people: readonly Seat[]
  /** Those of them who know something a spectator does not; only people who share a device need to ask. */
  readonly secrets: () => readonly Seat[]
  /** Whose choice it is at the step that is shown; null at the end, and at every earlier step. */
  readonly actor: Seat | null
}

/** Replay, finished tables and the turns of bots stay with whoever is looking. */
export function viewerFor({ viewer, gate }: Look, { people, secrets, actor }: Turn): Pick<Sight, 'viewer' | 'gate'> {
  const [only] = people
  if (people.length <= 1) return { viewer: only ?? null, gate: null }
  if (actor === null || !people.includes(actor)) return { viewer: gate === null ? viewer : null, gate }
  if (actor === viewer) return { viewer, gate: null }
  if (!secrets().includes(actor)) return { viewer: actor, gate: null }
  return { viewer: null, gate: actor }
}
