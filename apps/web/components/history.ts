// Undo and redo for a value that is replaced as a whole.

export interface EditHistory<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  /** The last change's group. The next change in the same group isn't a separate step. */
  readonly merge: string | null
}

const MOST_STEPS = 200

export const historyOf = <T>(now: T): EditHistory<T> => ({ past: [], now, future: [], merge: null })

export const changedTo = <T>(history: EditHistory<T>, now: T, merge: string | null = null): EditHistory<T> =>
  merge !== null && merge === history.merge
    ? { ...history, now, future: [] }
    : { past: [...history.past, history.now].slice(-MOST_STEPS), now, future: [], merge }

export function undone<T>(history: EditHistory<T>): EditHistory<T> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], merge: null }
}

export function redone<T>(history: EditHistory<T>): EditHistory<T> {
  const [after, ...future] = history.future
  return after === undefined ? history : { past: [...history.past, history.now], now: after, future, merge: null }
}
