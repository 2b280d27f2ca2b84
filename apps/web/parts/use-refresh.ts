import { useEffect } from 'react'

/** Reloads what others may change, every few seconds while the page is visible. */
export function useRefresh(reload: () => void, everyMs: number): void {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), everyMs)
    return () => clearInterval(timer)
  }, [reload, everyMs])
}
