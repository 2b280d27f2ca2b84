// Other players' actions since the table was opened, and those recent enough for a toast.

import type { TableCard, TablePosition } from '@tableworks/host'
import { useCallback, useEffect, useRef, useState } from 'react'
import { happeningsBetween, type Known } from './happenings.ts'

export interface Happening {
  readonly id: number
  readonly text: string
}

const SHOWN_MS = 8000
const MOST_KEPT = 30

export function useHappenings(card: TableCard, position: TablePosition) {
  const before = useRef<Known | null>(null)
  const count = useRef(0)
  const [happenings, setHappenings] = useState<readonly Happening[]>([])
  const [toasts, setToasts] = useState<readonly Happening[]>([])
  const dismiss = useCallback((id: number) => setToasts(now => now.filter(one => one.id !== id)), [])
  useEffect(() => {
    const now = { card, position }
    const found = before.current === null ? [] : happeningsBetween(before.current, now)
    before.current = now
    if (found.length === 0) return
    const added = found.map(text => ({ id: count.current++, text }))
    setHappenings(kept => [...kept, ...added].slice(-MOST_KEPT))
    setToasts(shown => [...shown, ...added])
    setTimeout(() => added.forEach(({ id }) => dismiss(id)), SHOWN_MS)
  }, [card, position, dismiss])
  return { happenings, toasts, dismiss }
}
