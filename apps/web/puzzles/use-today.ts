import { useEffect, useState } from 'react'
import { today } from './books.ts'
import type { Day } from './days.ts'

/** Today's date. A page left open updates it when the player returns on another day. */
export function useToday(): Day {
  const [now, setNow] = useState(today)
  useEffect(() => {
    const look = () => setNow(today())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return now
}
