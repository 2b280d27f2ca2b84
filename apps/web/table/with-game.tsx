// A table with its game and board, once they have loaded: the gate or the table.

import { Foresight, type TableCard, type TableLink } from '@tableworks/host'
import { spokenAt } from '@tableworks/kernel'
import { memo, useEffect, useRef, useSyncExternalStore } from 'react'
import { loadBoard } from '../boards.ts'
import { loadGame } from '../games.ts'
import { Failure } from '../parts/parts.tsx'
import { TableOutline } from '../parts/table-outline.tsx'
import { useLoad } from '../parts/use-load.ts'
import { translated } from '../words/index.ts'
import type { TableSession } from './session.ts'
import { TableView } from './table-view.tsx'

/** The minimum time between two moves of a bot, so that people can follow who did what. */
export const PACE_MS = { slow: 2400, brisk: 900, atOnce: 0 } as const

interface WithGameProps {
  readonly tables: TableLink
  readonly session: TableSession
  readonly card: TableCard
  readonly toStep: (step: number | null) => void
}

// Memoized, because a new step in the address alone changes nothing. The session triggers the render.
export const WithGame = memo(function WithGame({ tables, session, card, toStep }: WithGameProps) {
  const state = useSyncExternalStore(session.subscribe, session.current)
  const [loaded] = useLoad(card.id, async () => {
    const [game, board, own, keeping] = await Promise.all([
      loadGame(card.game),
      loadBoard(card.game),
      card.box.hash === null ? null : tables.componentsOf(card.id),
      card.online === undefined ? tables.keeping() : ('durable' as const), // online, the server stores the table
    ])
    const foresight = new Foresight(game, own ?? undefined)
    return { game: translated(spokenAt(game, card.variants, foresight.box)), board, keeping, foresight }
  })
  const { gate, position } = state
  useFocusAfterGate(gate !== null, position !== null && loaded.state === 'ready')
  if (loaded.state === 'failed') return <Failure error={loaded.error} />
  if (loaded.state === 'loading' || position === null) return <TableOutline />
  const shown = { ...state, card, position }
  return <TableView tables={tables} session={session} state={shown} toStep={toStep} {...loaded.value} />
})

/** Focuses the prompt after the gate opens. */
function useFocusAfterGate(isGated: boolean, isShown: boolean): void {
  const wasGated = useRef(false)
  useEffect(() => {
    if (isGated) wasGated.current = true
    else if (isShown && wasGated.current) {
      wasGated.current = false
      document.querySelector<HTMLElement>('[data-home]')?.focus()
    }
  }, [isGated, isShown])
}
