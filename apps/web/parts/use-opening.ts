// Opening a table and going to it; what goes wrong is kept to be told.

import { useState } from 'react'
import { useLocation } from 'wouter'
import { askToKeep, tablesHere } from '../host/connect.ts'
import type { TableLink } from '../host/link.ts'

export function useOpening() {
  const [, goTo] = useLocation()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function open(make: (tables: TableLink) => Promise<string>): Promise<void> {
    setBusy(true)
    try {
      goTo(`/table/${await make(await tablesHere())}`)
      void askToKeep()
    } catch (cause) {
      setError(cause)
      setBusy(false)
    }
  }
  return { busy, error, open }
}
