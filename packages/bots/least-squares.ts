// Ridge regression toward a prior.

export interface System {
  /** Adds an observation. */
  add(row: Float64Array, target: number, weight: number): void
  solve(): number[]
}

/** `hold` is the penalty in rows: after that many rows a weight has moved halfway from its prior. */
export function ridge(prior: readonly number[], hold: number): System {
  const size = prior.length
  const matrix = Array.from({ length: size }, () => new Float64Array(size))
  const right = new Float64Array(size)
  let rows = 0
  return {
    add(row, target, weight) {
      rows += weight
      let rest = target
      for (let i = 0; i < size; i++) rest -= (row[i] ?? 0) * (prior[i] ?? 0)
      for (let i = 0; i < size; i++) {
        const value = (row[i] ?? 0) * weight
        if (value === 0) continue
        const line = matrix[i] as Float64Array
        for (let j = 0; j <= i; j++) line[j] = (line[j] ?? 0) + value * (row[j] ?? 0)
        right[i] = (right[i] ?? 0) + value * rest
      }
    },
    solve() {
      // Each weight's penalty scales with its own values, so units don't matter.
      for (let i = 0; i < size; i++) {
        const line = matrix[i] as Float64Array
        line[i] = (line[i] ?? 0) * (1 + hold / Math.max(1, rows)) + 1e-6
      }
      return cholesky(matrix, right).map((change, i) => (prior[i] ?? 0) + change)
    },
  }
}

/** Solves a symmetric system given by its lower triangle. */
function cholesky(matrix: readonly Float64Array[], right: Float64Array): number[] {
  const size = right.length
  const lower = matrix.map(line => Float64Array.from(line))
  const at = (i: number, j: number): number => lower[i]?.[j] ?? 0
  const put = (i: number, j: number, value: number): void => {
    ;(lower[i] as Float64Array)[j] = value
  }
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = at(i, j)
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k)
      put(i, j, i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(j, j))
    }
  const solution = Array.from(right)
  for (let i = 0; i < size; i++) {
    let sum = solution[i] ?? 0
    for (let k = 0; k < i; k++) sum -= at(i, k) * (solution[k] ?? 0)
    solution[i] = sum / at(i, i)
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = solution[i] ?? 0
    for (let k = i + 1; k < size; k++) sum -= at(k, i) * (solution[k] ?? 0)
    solution[i] = sum / at(i, i)
  }
  return solution
}
