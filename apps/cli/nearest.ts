// Suggestions for misspelled words.

/** The end of an error message: `; did you mean 'verify'?`, or a full stop if nothing is close. */
export function nearest(word: string, known: readonly string[], quote = "'"): string {
  const scored = known.map(one => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }))
  const best = scored.toSorted((a, b) => a.far - b.far)[0]
  if (best === undefined || best.far > farthest(word)) return '.'
  return `; did you mean ${quote}${best.one}${quote}?`
}

/** Up to a third of the letters may differ. */
const farthest = (word: string): number => Math.max(1, Math.floor(word.length / 3))

/** The edit distance with swaps. A word's prefix is always close. */
function distance(a: string, b: string): number {
  if (a.length >= 2 && b.startsWith(a)) return Math.min(1, b.length - a.length)
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j++) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(Math.min(change, at(i - 1, j) + 1, at(i, j - 1) + 1, isSwap ? at(i - 2, j - 2) + 1 : Infinity))
    }
  }
  return at(a.length, b.length)
}
