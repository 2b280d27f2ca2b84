// Runs a command line and returns its exit code.

import { Problem } from '@tableworks/kernel'
import { nearest } from './nearest.ts'
import { helpOn, overview, Usage, type Verb, Wrong } from './verb.ts'
import { VERBS } from './verbs/index.ts'

export async function main([word, ...rest]: readonly string[]): Promise<number> {
  try {
    if (word === undefined || isHelp(word)) return help(rest[0])
    const verb = verbNamed(word)
    return rest.some(isHelpFlag) ? help(word) : await verb.run(rest)
  } catch (error) {
    return complain(error)
  }
}

const isHelpFlag = (word: string): boolean => word === '--help' || word === '-h'
const isHelp = (word: string): boolean => word === 'help' || isHelpFlag(word)

function help(word: string | undefined): number {
  console.log(word === undefined || isHelp(word) ? overview(VERBS) : helpOn(verbNamed(word)))
  return 0
}

function verbNamed(word: string): Verb {
  const verb = VERBS.find(({ name }) => name === word)
  if (verb !== undefined) return verb
  const names = VERBS.map(({ name }) => name)
  throw new Usage(`tw has no command '${word}'${nearest(word, names)}`, 'tw help')
}

/** Prints the error in one sentence, and says so if it's our fault. */
function complain(error: unknown): number {
  if (error instanceof Usage) {
    console.error(`${error.message} See ${error.see}.`)
    return 2
  }
  if (error instanceof Wrong || error instanceof Problem) {
    console.error(error.message)
    return 1
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  console.error(`Internal error: ${message}`)
  console.error(process.env['TW_TRACE'] ? stack : 'Set TW_TRACE=1 to see the stack trace.')
  return 1
}
