// Parses untrusted JSON, with limits on its length and depth.

import { Problem } from './shape.ts'

/** The longest text accepted, many times longer than any game. */
const LONGEST_TEXT = 16 * 1024 * 1024
/** The deepest nesting accepted. Recursive code elsewhere relies on it. */
const DEEPEST = 64

/** `what` ("this is not a game file") starts the message of the Problem it throws. */
export function parseJson(source: string, what: string): unknown {
  if (source.length > LONGEST_TEXT) throw new Problem(`${what}: it is longer than ${LONGEST_TEXT} characters`)
  if (nestingOf(source) > DEEPEST) throw new Problem(`${what}: it is nested more than ${DEEPEST} levels deep`)
  try {
    return JSON.parse(source) as unknown
  } catch {
    throw new Problem(`${what}: it is not valid JSON`)
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
