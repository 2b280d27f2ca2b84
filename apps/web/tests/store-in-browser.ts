// Checks the page's store against the requirements for every store; e2e/store.spec.ts runs it in a real browser.

import { STORE_PROMISES } from '@tableworks/host/testing'
import { openStore } from '../host/indexed-store.ts'

/** Each check's error; null if it passed. */
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
