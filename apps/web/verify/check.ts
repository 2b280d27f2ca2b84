// Verifies a game file: parses, replays and compares it. It runs in a worker, so its result is plain data.

import {
  type AnyGame,
  everythingAgrees,
  type Finding,
  findingsOf,
  type OnLine,
  Problem,
  readGameFile,
  type Result,
  verifyGameFile,
} from '@tableworks/kernel'
import type { Commitments } from '../online/seen-commitments.ts'

export type FileCheck =
  | { readonly verdict: 'unreadable'; readonly why: 'tooLarge' | 'unknownGame' | 'problem'; readonly detail: string }
  | {
      /** Three results: everything agrees; nothing differs, but something is unproven; something differs. */
      readonly verdict: 'agrees' | 'open' | 'differs'
      readonly problems: readonly string[]
      readonly findings: readonly Finding[]
      readonly game: string
      readonly sides: readonly string[]
      readonly lines: number
      /** The numbers that players mixed into the dice. The page knows which of them it made. */
      readonly numbers: readonly string[]
      /** The host's and players' commitments, to compare with those this browser saw; null if the log can't be replayed. */
      readonly commitments: Commitments | null
      readonly result: Result | null
    }

/** Far larger than the longest game. */
const LARGEST_FILE = 16 * 1024 * 1024

/** Loads a game's rules; null if this page doesn't have the game. */
type Load = (game: string) => Promise<AnyGame | null>

export async function checkFile(chosen: Blob, load: Load, onLine?: OnLine): Promise<FileCheck> {
  if (chosen.size > LARGEST_FILE) return { verdict: 'unreadable', why: 'tooLarge', detail: '' }
  return checkText(await chosen.text(), load, onLine)
}

export async function checkText(source: string, load: Load, onLine?: OnLine): Promise<FileCheck> {
  try {
    const file = readGameFile(source)
    const game = await load(file.game)
    if (game === null) return { verdict: 'unreadable', why: 'unknownGame', detail: file.game }
    const verdict = verifyGameFile(game, file, onLine)
    const { problems, table } = verdict
    return {
      verdict: problems.length > 0 ? 'differs' : everythingAgrees(verdict) ? 'agrees' : 'open',
      problems: problems.map(asSentence),
      findings: findingsOf(verdict),
      game: game.name,
      sides: table?.sideNames ?? file.seats,
      lines: file.log.length,
      numbers: table?.mixing.reveals.map(({ number }) => number) ?? [],
      commitments: table === null ? null : { host: file.seed.commitment, seats: table.mixing.commitments },
      result: file.result,
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { verdict: 'unreadable', why: 'problem', detail: asSentence(error.message) }
  }
}

const asSentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
