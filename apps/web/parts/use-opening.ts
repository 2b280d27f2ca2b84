// Opening a table and going to it.

import { useLocation } from 'wouter'
import { askToKeep, tablesHere } from '../host/connect.ts'
import type { TableLink } from '@tableworks/host'
import { useAct } from './use-act.ts'

export function useOpening() {
  const [, goTo] = useLocation()
  const { busy, error, act } = useAct()
  const open = (make: (tables: TableLink) => Promise<string>): void =>
    act(async () => {
      goTo(`/table/${await make(await tablesHere())}`)
      void askToKeep()
    })
  return { busy, error, open }
}
