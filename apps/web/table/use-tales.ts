// The tales of other players' turns since the viewer's last choice or, during replay, of the shown turn. One tale at a time is
// shown and marked on the board.

import type { AnyGameUi, PlaceMark, Tale, TaleClause } from '@tableworks/board-kit'
import type { AnyGame, Moment, SeatView, Turn } from '@tableworks/kernel'
import { useMemo, useState } from 'react'
import { isPast, type Shown } from './shown.ts'
import { before, sinceLastChoice, turnAt } from './turns.ts'

interface Setting {
  readonly game: AnyGame
  readonly board: AnyGameUi | null
  readonly state: Shown
  readonly seen: SeatView
  /** The journal's turns. */
  readonly played: readonly Turn[]
  /** Where a new scene begins. The story ends there. */
  readonly heldFrom: Moment | null
}

export function useTales({ game, board, state, seen, played, heldFrom }: Setting) {
  const { card, position, journal, viewer } = state
  const isReplay = isPast(position)
  const telling = useMemo(() => ({ game, board, seen, sideNames: card.sides }), [game, board, seen, card.sides])
  const tales = useMemo(() => {
    const told = heldFrom === null ? { journal, played } : before({ journal, played }, heldFrom)
    return isReplay ? turnAt(telling, told, position.step) : sinceLastChoice(telling, told, viewer)
  }, [isReplay, telling, journal, played, heldFrom, position.step, viewer])
  const [picked, setPicked] = useState<number | null>(null)
  const tale = tales.find(({ from }) => from === picked) ?? tales.at(-1)
  const changed = useMemo(() => (tale === undefined ? [] : marksIn(tale)), [tale])
  return { tales, tale, changed, showTale: ({ from }: Pick<Tale, 'from'>) => setPicked(from) }
}

/** The places of its clauses with their numbers, and what was gained and lost there. */
export const marksIn = ({ clauses, notes }: Tale): PlaceMark[] => [
  ...clauses.flatMap(marksOf),
  ...notes.map(note => ({ place: note.place, notes: [note] })),
]

/** The places of a clause, each with its number. */
const marksOf = ({ places, sign }: TaleClause): PlaceMark[] =>
  places.map(place => (sign === null ? { place } : { place, sign }))
