// What Undo would do: undo, go back to the player's last move, or explain why it can't and offer to ask.

import type { Voice } from '@tableworks/board-kit'
import type { Entry, UndoState } from '@tableworks/host'
import { type AnyGame, sayFact } from '@tableworks/kernel'
import { sayList } from '../words/index.ts'
import { t } from './words.ts'

interface Undoable {
  readonly journal: readonly Entry[]
  readonly game: AnyGame
  readonly sides: readonly string[]
  readonly voice: Voice
}

export function undoHint(table: Undoable, { by, refusal, askTo }: UndoState): string {
  if (by === null && refusal !== null) return table.voice.refusal(refusal)
  const move = askTo === null ? null : firstAfter(table, askTo)
  if (askTo === null || move === null) return t('table.undoHint')
  const others = othersAfter(table, askTo).filter(seat => seat !== by)
  const names = sayList(others.map(seat => table.sides[seat] ?? ''))
  return names === '' ? t('table.undoOwnHint', { move }) : t('table.undoOthersHint', { move, names })
}

/** The first move that an undo to this step takes back, as a sentence. */
export function firstAfter({ journal, game, sides }: Omit<Undoable, 'voice'>, to: number): string | null {
  const fact = journal.find(({ step, told }) => step > to && told.length > 0)?.told[0]?.fact
  return fact === undefined ? null : sayFact(game, fact, sides)
}

const othersAfter = ({ journal }: Undoable, to: number) => [
  ...new Set(journal.flatMap(({ step, seat }) => (step > to && seat !== null ? [seat] : []))),
]
