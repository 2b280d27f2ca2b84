// Events at an online table, and those recent enough for a toast.

import type { TableCard } from '@tableworks/host'
import type { Happening } from '@tableworks/protocol'
import { useCallback, useEffect, useState } from 'react'
import { TableEvents } from '../online/table-events.ts'

const SHOWN_MS = 8000
const NOTHING: readonly Happening[] = []

export function useHappenings({ id, online }: TableCard) {
  const isOnline = online !== undefined
  const [happenings, setHappenings] = useState(NOTHING)
  const [toasts, setToasts] = useState(NOTHING)
  const dismiss = useCallback((n: number) => setToasts(now => now.filter(one => one.n !== n)), [])
  useEffect(() => {
    if (!isOnline) return undefined
    const events = new TableEvents(id, setHappenings, fresh => {
      setToasts(shown => [...shown, ...fresh])
      setTimeout(() => fresh.forEach(({ n }) => dismiss(n)), SHOWN_MS)
    })
    return events.start()
  }, [id, isOnline, dismiss])
  return { happenings, toasts, dismiss }
}
