// Going through a game step by step, most of a board stays as it was. Its parts are drawn anew only when what they
// are told differs in value: every step brings new objects, but mostly with the same in them.

import { type FunctionComponent, isValidElement, memo } from 'react'

/** A part of a board whose props are plain data. */
export const memoByValue = <P extends object>(Part: FunctionComponent<P>) => memo(Part, sameValue)

/** The same value in plain data; functions, drawings and everything else by being the same thing. */
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
