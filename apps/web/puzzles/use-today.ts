import { useEffect, useState } from 'react'
import { today } from './books.ts'
import type { Day } from './days.ts'

/** Today's date; a page that was left open notices a new day when the player returns to it. */
export function useToday(): Day {
  const [now, setNow] = useState(today)
  useEffect(() => {
    const look = () => setNow(today())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return now
}
