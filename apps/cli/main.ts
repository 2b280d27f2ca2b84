// From the words of a command line to an exit code.

import { Problem } from '@tableworks/kernel'
import { nearest } from './nearest.ts'
import { helpOn, overview, Usage, type Verb, Wrong } from './verb.ts'
import { VERBS } from './verbs/index.ts'

/** Carries out `tw WORD ...`; gives the exit code. */
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
  throw new Usage(`tw has no verb '${word}'${nearest(word, names)}`, 'tw help')
}

/** What a person got wrong is one sentence; what we got wrong is one sentence that says so. */
function complain(error: unknown): number {
  if (error instanceof Usage) {
    console.error(`${error.message} (${error.see} says more)`)
    return 2
  }
  if (error instanceof Wrong || error instanceof Problem) {
    console.error(error.message)
    return 1
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  console.error(`Tableworks made a mistake: ${message}`)
  console.error(process.env['TW_TRACE'] ? stack : '(TW_TRACE=1 shows where)')
  return 1
}
