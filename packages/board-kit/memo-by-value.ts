// Memoizes parts of a board by the value of their props. Every step creates new objects, but most of them have equal values.

import { type FunctionComponent, isValidElement, memo } from 'react'

/** Memoizes a part of a board whose props are plain data. */
export const memoByValue = <P extends object>(Part: FunctionComponent<P>) => memo(Part, sameValue)

/** Compares plain data by value, and functions, elements and everything else by identity. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && sameValue((a as Plain)[key], (b as Plain)[key]))
  )
}

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null || isValidElement(value)) return false
  const kind: unknown = Object.getPrototypeOf(value)
  return kind === Object.prototype || kind === Array.prototype || kind === null
}
