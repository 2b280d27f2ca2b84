// When it becomes your turn at the table on screen, updates the tab, and rings a bell if you want one.

import { playSound } from '@tableworks/board-kit'
import type { TableCard, TablePosition } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { useEffect, useRef } from 'react'
import { settings } from '../settings/settings.ts'
import { isMyTurn, waitingTables } from './waiting-tables.ts'

export function useYourTurn(card: TableCard | null, position: TablePosition | null): void {
  const id = card?.id ?? null
  // If everyone plays on this device and there are no bots, it's always a local player's turn.
  const isShared = card !== null && (card.online !== undefined || card.seats.some(({ bot }) => bot !== null))
  const isMine = isShared && isMyTurn({ ...card, waiting: waitingAt(position) })
  useEffect(() => {
    if (id !== null) waitingTables.show({ id, isMyTurn: isMine })
  }, [id, isMine])
  useEffect(() => () => waitingTables.show(null), [])
  useBell(isMine, position === null)
}

/** Rings when others have moved and it's your turn again, not when a table is opened. */
function useBell(isMine: boolean, isLoading: boolean): void {
  const was = useRef<boolean | null>(null)
  useEffect(() => {
    if (isLoading) return
    if (isMine && was.current === false && settings().turnBell) playSound('bell')
    was.current = isMine
  }, [isMine, isLoading])
}

/** The player whose turn it is, if it's one other person or bot at an online table; else null. */
export function whoseTurn({ online, sides }: TableCard, position: TablePosition | null): string | null {
  const [seat, ...more] = waitingAt(position)
  if (online === undefined || seat === undefined || more.length > 0) return null
  return [...online.mine, ...online.open].includes(seat) ? null : (sides[seat] ?? null)
}

/** The seats that have to move in the position on screen; none in a replay. */
function waitingAt(position: TablePosition | null): readonly Seat[] {
  if (position === null || position.step !== position.last) return []
  const { together, chosen, seen } = position
  if (together.length > 0) return together.filter(seat => !chosen.includes(seat))
  return seen.actor === null ? [] : [seen.actor]
}
