import { useEffect, useState } from 'react'

const TICK_MS = 500

/** Rerenders while a clock runs. */
export function useTicks(isRunning: boolean): void {
  const [, setTick] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setTick(tick => tick + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
}
