// Opens a table and navigates to it. The table page loads while the host sets up the table.

import { useLocation } from 'wouter'
import { askToKeep, tablesHere } from '../host/connect.ts'
import type { TableLink } from '@tableworks/host'
import { useAct } from './use-act.ts'

export function useOpening() {
  const [, goTo] = useLocation()
  const { busy, error, act } = useAct()
  const open = (make: (tables: TableLink) => Promise<string>): void =>
    act(async () => {
      // The table page shows its own load error.
      void import('../table/table.tsx').catch(() => undefined)
      goTo(`/table/${await make(await tablesHere())}`)
      void askToKeep()
    })
  return { busy, error, open }
}
