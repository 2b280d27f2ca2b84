// Diffs of plain data. A choice changes little of a view, so only a diff is sent.

import { same } from '@tableworks/kernel'

/** Deleted; replaced; a range of list items replaced; or some fields or items changed. */
export type Change =
  | readonly []
  | readonly [value: unknown]
  | readonly [start: number, gone: number, come: readonly unknown[]]
  | { readonly [field: string]: Change }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Null if nothing changed. */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after)
  if (isFields(before) && isFields(after)) return changeOfFields(before, after)
  return [after]
}

type Changes = { [field: string]: Change }

function changeOfFields(before: Fields, after: Fields): Change | null {
  let changes: Changes | null = null
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) (changes ??= {})[key] = []
  for (const key of Object.keys(after)) {
    const change = Object.hasOwn(before, key) ? changeOf(before[key], after[key]) : ([after[key]] as const)
    if (change !== null) (changes ??= {})[key] = change
  }
  return changes
}

/**
 * A list of unchanged length is compared item by item. In other lists, everything between the unchanged start and end is replaced.
 */
function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | null {
  if (before.length === after.length) {
    let changes: Changes | null = null
    for (let i = 0; i < after.length; i++) {
      const change = changeOf(before[i], after[i])
      if (change !== null) (changes ??= {})[i] = change
    }
    return changes
  }
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && same(before[start], after[start])) start += 1
  let end = 0
  while (end < most - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1
  return [start, before.length - start - end, after.slice(start, after.length - end)]
}

/** The data after the change. Unchanged parts are shared with `before`. */
export function changed(before: unknown, change: Change): unknown {
  if (isValue(change)) return change[0]
  if (isSplice(change)) return (before as readonly unknown[]).toSpliced(...splice(change))
  const changes = Object.entries(change as Readonly<Record<string, Change>>)
  if (Array.isArray(before)) {
    const made: unknown[] = [...(before as unknown[])]
    for (const [i, part] of changes) made[Number(i)] = changed(made[Number(i)], part)
    return made
  }
  const fields = new Map(Object.entries(before as Fields))
  for (const [key, part] of changes)
    if (Array.isArray(part) && part.length === 0) fields.delete(key)
    else fields.set(key, changed(fields.get(key), part))
  return Object.fromEntries(fields)
}

/** The data after, sharing with `before` every part that hasn't changed. */
export function sharing<T>(before: T, after: T): T {
  const change = changeOf(before, after)
  return change === null ? before : (changed(before, change) as T)
}

const isValue = (change: Change): change is readonly [unknown] => Array.isArray(change) && change.length === 1
const isSplice = (change: Change): change is readonly [number, number, readonly unknown[]] =>
  Array.isArray(change) && change.length === 3
const splice = ([start, gone, come]: readonly [number, number, readonly unknown[]]): [number, number, ...unknown[]] => [
  start,
  gone,
  ...come,
]
