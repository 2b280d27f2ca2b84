// Pages with bundles of their own, which ahead.config.ts preloads.

import { type ComponentType, lazy, useState } from 'react'

const LOADERS = new Map<string, () => Promise<unknown>>()

/**
 * A page as a component that loads when it's first shown. `name` is the first part of its address. A page that has already loaded
 * shows immediately. With React's `lazy` it would suspend, and a fallback would show for at least 300 ms.
 */
export function page<P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  const loading = async () => (loaded = await load())
  LOADERS.set(name, loading)
  const Lazy: ComponentType<P> = lazy(async () => ({ default: await loading() }))
  return function Page(props) {
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
}

/** Loads the page at an address, so that showing it needn't wait. */
export async function loadPageAt(address: string): Promise<void> {
  const [, name = ''] = address.split('/')
  await LOADERS.get(name === 'challenge' ? 'lesson' : name)?.()
}
