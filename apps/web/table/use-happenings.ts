// Events at an online table, and those the player hasn't closed. A player who goes on playing has seen them.

import type { Entry, TableCard } from '@tableworks/host'
import { useEffect, useRef, useState } from 'react'
import { isMine } from '../online/seats.ts'
import { NO_EVENTS, TableEvents } from '../online/table-events.ts'

export function useHappenings({ id, online, seats }: TableCard, journal: readonly Entry[]) {
  const isOnline = online !== undefined
  const [state, setState] = useState(NO_EVENTS)
  const [events] = useState(() => (isOnline ? new TableEvents(id, setState) : null))
  useEffect(() => events?.start(), [events])
  const isOwn = (seat: number | null) => seat !== null && isMine(online, seat) && seats[seat]?.bot === null
  const moved = journal.findLast(({ seat }) => isOwn(seat))?.step ?? 0
  const movedBefore = useRef(moved)
  useEffect(() => {
    if (moved > movedBefore.current) events?.closeAll()
    movedBefore.current = moved
  }, [moved, events])
  return { ...state, close: (n: number) => events?.close(n) }
}
