// Shows a table that exists only in the page's memory.

import { useEffect, useState, useSyncExternalStore } from 'react'
import { Failure } from '../parts/parts.tsx'
import { TableOutline } from '../parts/table-outline.tsx'
import { useSettings } from '../settings/settings.ts'
import { TableSession } from '../table/session.ts'
import { PACE_MS, WithGame } from '../table/with-game.tsx'
import type { TableInPage } from './lesson-host.ts'

/** Undo stops at `earliest`. */
export function AtTable({ tables, id, earliest }: TableInPage & { earliest?: number }) {
  const [session] = useState(() => new TableSession(tables, id, null, { earliest }))
  const { card, failure } = useSyncExternalStore(session.subscribe, session.current)
  const { pace } = useSettings()
  useEffect(() => session.start(), [session])
  useEffect(() => void tables.pace(PACE_MS[pace]).catch(session.tellTrouble), [tables, session, pace])
  if (failure !== null) return <Failure error={failure} />
  if (card === null) return <TableOutline />
  return <WithGame tables={tables} session={session} card={card} toStep={session.show} />
}
