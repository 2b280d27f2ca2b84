// Events at an online table, and those the player hasn't closed.

import type { TableCard } from '@tableworks/host'
import { useEffect, useState } from 'react'
import { NO_EVENTS, TableEvents } from '../online/table-events.ts'

export function useHappenings({ id, online }: TableCard) {
  const isOnline = online !== undefined
  const [state, setState] = useState(NO_EVENTS)
  const [events] = useState(() => (isOnline ? new TableEvents(id, setState) : null))
  useEffect(() => events?.start(), [events])
  return { ...state, close: (n: number) => events?.close(n) }
}
