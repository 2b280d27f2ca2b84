// Opening a table and going to it. The page of tables loads while the host sets the table up.

import { useLocation } from 'wouter'
import { askToKeep, tablesHere } from '../host/connect.ts'
import type { TableLink } from '@tableworks/host'
import { useAct } from './use-act.ts'

export function useOpening() {
  const [, goTo] = useLocation()
  const { busy, error, act } = useAct()
  const open = (make: (tables: TableLink) => Promise<string>): void =>
    act(async () => {
      // Its own failure shows when the page is reached.
      void import('../table/table.tsx').catch(() => undefined)
      goTo(`/table/${await make(await tablesHere())}`)
      void askToKeep()
    })
  return { busy, error, open }
}
