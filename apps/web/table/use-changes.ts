// Changes since the viewer's last move: "+9" beside a seat's figure until the viewer moves again.

import type { AnyGameUi, StandingItem } from '@tableworks/board-kit'
import type { Foresight, TableLink } from '@tableworks/host'
import type { Moment } from '@tableworks/kernel'
import { useEffect, useState } from 'react'
import { standingOf } from './figures.ts'
import { isPast, type Shown } from './shown.ts'

type Figures = readonly StandingItem[]

interface Setting {
  readonly tables: TableLink
  readonly state: Shown
  readonly board: AnyGameUi | null
  readonly foresight: Foresight
}

/** All sides' figures after the viewer's last move. Null if there's nothing to compare with, as in a scene that the move began. */
export function useFiguresBefore(
  { tables, state, board, foresight }: Setting,
  shownFrom: Moment | null,
): readonly Figures[] | null {
  const { card, journal, viewer, position } = state
  const own = journal.findLast(({ seat }) => viewer !== null && seat === viewer)
  const isEarlier = own !== undefined && shownFrom !== null && shownFrom.step <= own.step
  const wanted = own === undefined || isEarlier || isPast(position) ? null : `${card.id} ${viewer} ${own.step}`
  const [known, setKnown] = useState<{ readonly for: string; readonly figures: readonly Figures[] } | null>(null)
  useEffect(() => {
    if (wanted === null || own === undefined) return undefined
    let isWanted = true
    const look = async () => {
      // the moment after the step's last fact
      const [seen] = await tables.moments(card.id, viewer, [{ step: own.step, nth: own.told.length }])
      if (!isWanted || seen === undefined) return
      setKnown({ for: wanted, figures: card.sides.map((_name, side) => standingOf(board, seen, side, foresight)) })
    }
    // If it fails, nothing is shown. The journal has the same information.
    look().catch(() => {})
    return () => {
      isWanted = false
    }
    // The key covers everything the result depends on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted])
  return known !== null && known.for === wanted ? known.figures : null
}

/** A figure's change: "+9", "−$3"; null if it didn't change or isn't a number. */
export function changeOf(
  before: StandingItem | undefined,
  now: StandingItem,
): { text: string; isLoss: boolean } | null {
  const [from, to] = [numberIn(before?.value), numberIn(now.value)]
  if (from === null || to === null || from.amount === to.amount) return null
  const change = to.amount - from.amount
  return {
    text: `${change < 0 ? '−' : '+'}${to.unit}${Math.abs(change)}`,
    isLoss: change < 0 !== (now.lessIsBetter === true),
  }
}

/** A number with its prefix, as in "$12" or "+$3 a round". */
function numberIn(value: string | number | undefined): { unit: string; amount: number } | null {
  if (typeof value === 'number') return { unit: '', amount: value }
  const [, sign, unit = '', digits] = /^([+−-]?)(\D?)(\d+)/.exec(value ?? '') ?? []
  if (digits === undefined) return null
  return { unit, amount: Number(digits) * (sign === '−' || sign === '-' ? -1 : 1) }
}
