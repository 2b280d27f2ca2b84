// Run in a real browser by e2e/store.spec.ts: holds the store of the page against what every store promises.

import { STORE_PROMISES } from '@tableworks/host/testing'
import { openStore } from '../host/indexed-store.ts'

/** What is wrong with each promise; null is nothing. */
const broken = async (): Promise<Record<string, string | null>> => {
  const found: Record<string, string | null> = {}
  for (const { name, holds } of STORE_PROMISES)
    found[name] = await holds(() => openStore('promises')).then(
      () => null,
      (error: unknown) => String(error),
    )
  return found
}

Object.assign(globalThis, { broken })
