// A text board's lines, within the width that `tw show` prints.

import { TEXT_BOARD_WIDTH } from '@tableworks/kernel'

const cut = (line: string): string => line.slice(0, TEXT_BOARD_WIDTH).trimEnd()

/** A title and its parts, separated by commas. Continuation lines are indented, by default to the start of the first part. */
export function wrapped(title: string, parts: readonly string[], indent = title.length + 1): string[] {
  const lines: string[] = []
  let line = `${title.padEnd(indent - 1)} `
  for (const [i, part] of parts.entries()) {
    const text = i < parts.length - 1 ? `${part}, ` : part
    if (i > 0 && line.length + text.trimEnd().length > TEXT_BOARD_WIDTH) {
      lines.push(cut(line))
      line = ' '.repeat(indent)
    }
    line += text
  }
  return [...lines, cut(line)]
}

/** Rows in columns. The first `names` columns are aligned left, all others right. */
export function columns(rows: readonly (readonly string[])[], names = 1): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)))
  const cell = (text: string, i: number): string =>
    i < names ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0)
  return rows.map(row => cut(row.map(cell).join('  ')))
}
