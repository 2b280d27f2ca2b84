// Loads data before it's shown.

import { startTransition, useCallback, useEffect, useState } from 'react'

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly value: T }

/** Loads whenever the key changes. `reload` loads again and keeps showing the old value until then. */
export function useLoad<T>(key: string, load: () => Promise<T>): readonly [Loaded<T>, () => void] {
  const [shown, setShown] = useState<{ key: string; loaded: Loaded<T> }>({ key, loaded: { state: 'loading' } })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let wanted = true
    const show = (loaded: Loaded<T>) => {
      // Renders a long page in small steps.
      if (wanted) startTransition(() => setShown({ key, loaded }))
    }
    load().then(
      value => show({ state: 'ready', value }),
      (error: unknown) => show({ state: 'failed', error }),
    )
    return () => {
      wanted = false
    }
    // The key determines what to load. The function itself is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, round])
  const reload = useCallback(() => setRound(now => now + 1), [])
  return [shown.key === key ? shown.loaded : { state: 'loading' }, reload]
}
