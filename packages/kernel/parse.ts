// JSON from outside: bounded before it is read, so that nothing behind it can be buried or worn out.

import { Problem } from './shape.ts'

/** The longest text that is read: many times the longest game. */
const LONGEST_TEXT = 16 * 1024 * 1024
/** How deep lists and objects may lie in one another. Whatever walks over them later may trust it. */
const DEEPEST = 64

/** What `what` ("this is not a game file") cannot be is thrown as a Problem. */
export function parseJson(source: string, what: string): unknown {
  if (source.length > LONGEST_TEXT) throw new Problem(`${what}: it is longer than ${LONGEST_TEXT} characters`)
  if (nestingOf(source) > DEEPEST)
    throw new Problem(`${what}: lists and objects lie more than ${DEEPEST} deep in one another`)
  try {
    return JSON.parse(source) as unknown
  } catch {
    throw new Problem(`${what}: it cannot be read as JSON`)
  }
}

const QUOTE = 34
const BACKSLASH = 92
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

function nestingOf(source: string): number {
  let depth = 0
  let deepest = 0
  let isText = false
  for (let i = 0; i < source.length; i++) {
    const unit = source.charCodeAt(i)
    if (isText && unit === BACKSLASH) i++
    else if (unit === QUOTE) isText = !isText
    else if (!isText && OPENING.has(unit)) deepest = Math.max(deepest, ++depth)
    else if (!isText && CLOSING.has(unit)) depth--
  }
  return deepest
}
