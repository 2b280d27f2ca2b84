// Aligned columns: text on the left, numbers on the right.

import { stripVTControlCharacters } from 'node:util'

/** The first row is the heading. Columns of numbers are right-aligned. */
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const texts = rows.map(row => row.map(String))
  const count = Math.max(0, ...texts.map(row => row.length))
  const widths = Array.from({ length: count }, (_, i) => Math.max(...texts.map(row => lengthOf(row[i] ?? ''))))
  const toRight = widths.map((_, i) => rows.slice(1).some(row => typeof row[i] === 'number'))
  return texts.map(row =>
    row
      .map((text, i) => {
        const space = ' '.repeat((widths[i] ?? 0) - lengthOf(text))
        return toRight[i] ? space + text : text + space
      })
      .join('  ')
      .trimEnd(),
  )
}

const lengthOf = (text: string): number => stripVTControlCharacters(text).length
