// Opens a table and navigates to it, unless the player changes their mind. The table page loads while the host sets up the table.

import { useLocation } from 'wouter'
import { askToKeep, tablesHere } from '../host/connect.ts'
import type { TableLink } from '@tableworks/host'
import { useAct } from './use-act.ts'

export function useOpening() {
  const [, goTo] = useLocation()
  const { busy, error, act } = useAct()
  const open = (make: (tables: TableLink) => Promise<string | null>): void =>
    act(async () => {
      // The table page shows its own load error.
      void import('../table/table.tsx').catch(() => undefined)
      const table = await make(await tablesHere())
      if (table === null) return
      goTo(`/table/${table}`)
      void askToKeep()
    })
  return { busy, error, open }
}
