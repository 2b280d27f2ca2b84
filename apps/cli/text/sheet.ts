// A game's score sheet.

import { type AnyGame, type Result, shownLines } from '@tableworks/kernel'
import { columns } from './columns.ts'

/** The sheet's lines, then the score, the tie-breaks and the places. */
export function scoreSheet(game: AnyGame, { sheet, scores, ties, places }: Result, sides: readonly string[]): string[] {
  const spoken = (line: string) => game.words.sheet[line] ?? line
  return columns([
    ['', ...sides],
    ...shownLines(game.words, sheet).map(({ line, values }) => [spoken(line), ...values]),
    ['Score', ...scores],
    ...ties.map(({ line, values, less }) => [`Tie-break: ${less ? 'lower ' : ''}${spoken(line)}`, ...values]),
    ['Place', ...places],
  ])
}
