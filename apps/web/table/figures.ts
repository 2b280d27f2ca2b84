// A side's figures, as shown in its panel and compared in previews.

import type { AnyGameUi, StandingItem } from '@tableworks/board-kit'
import type { Foresight } from '@tableworks/host'
import type { Seat, SeatView } from '@tableworks/kernel'
import { t } from './words.ts'
import { sayScore } from './voice.ts'

export function standingOf(
  board: AnyGameUi | null,
  seen: SeatView,
  side: number,
  foresight: Foresight,
): readonly StandingItem[] {
  if (board !== null) {
    const items = board.standing(seen, side as Seat, foresight.box)
    // At the end, the main figure is the score from the sheet.
    const score = seen.result?.scores[side]
    return score === undefined
      ? items
      : items.map(item => (item.main === true ? { ...item, label: t('table.score'), value: score } : item))
  }
  const score = foresight.standing(seen).scores[side]
  return [{ label: t('table.score'), value: score === undefined ? '?' : sayScore(score), main: true }]
}

/** The main figure as a number. If the board shows it as text, returns the score as far as it's known. */
export function countedOf(board: AnyGameUi | null, seen: SeatView, side: number, foresight: Foresight): number {
  const main = standingOf(board, seen, side, foresight).find(item => item.main === true)
  return typeof main?.value === 'number' ? main.value : (foresight.standing(seen).scores[side]?.score ?? 0)
}
