// What a game file is worth: read, played again and compared.

import { type AnyGame, Problem, readGameFile, verifyGameFile, type GameFile } from '@tableworks/kernel'
import { t } from '../words/index.ts'

export type Check =
  | { verdict: 'unreadable'; problems: readonly string[] }
  | {
      verdict: 'agrees' | 'differs'
      problems: readonly string[]
      game: string
      sides: readonly string[]
      file: GameFile
    }

/** The longest game of all is far below this. */
const LARGEST_FILE = 16 * 1024 * 1024

/** Finds a game's rules; null when this page has none of that name. */
type Load = (game: string) => Promise<AnyGame | null>

export async function checkFile(chosen: Blob, load: Load): Promise<Check> {
  if (chosen.size > LARGEST_FILE) return { verdict: 'unreadable', problems: [t('verify.tooLarge')] }
  return checkText(await chosen.text(), load)
}

export async function checkText(source: string, load: Load): Promise<Check> {
  try {
    const file = readGameFile(source)
    const game = await load(file.game)
    if (game === null) return { verdict: 'unreadable', problems: [t('verify.unknownGame', { game: file.game })] }
    const { problems, table } = verifyGameFile(game, file)
    return {
      verdict: problems.length === 0 ? 'agrees' : 'differs',
      problems: problems.map(asSentence),
      game: game.name,
      sides: table?.sideNames ?? file.seats,
      file,
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { verdict: 'unreadable', problems: [asSentence(error.message)] }
  }
}

const asSentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
