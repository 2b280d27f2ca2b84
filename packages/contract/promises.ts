// The promises every game keeps. Tests and the fuzzer check the same list.

import type { AnyGame } from '@tableworks/kernel'
import type { Edit } from './edited-box.ts'
import { shown } from './difference.ts'
import type { GamePromise } from './promise.ts'
import { copiesStandAlone, survivesSaving } from './promises/copies.ts'
import { addsUp, ends } from './promises/ending.ts'
import { imaginesAnew, learnsByDraws } from './promises/knowledge.ts'
import { barsWhatIsNotListed, listsWhatIsNotBarred, reasonsAreTrue } from './promises/legality.ts'
import { imaginesByTheLaws, keepsItsLaws } from './promises/laws.ts'
import { saidTogether } from './promises/lines.ts'
import { alwaysAnOption, canBeCarriedOut, listingChangesNothing, listingTwice, readsBack } from './promises/options.ts'
import { refusesTheRest } from './promises/refusals.ts'
import { fileReplays, sameSeedSameGame } from './promises/replay.ts'
import {
  keepsChoicesSecret,
  looksTheSame,
  opensAlike,
  seesNothingInPassing,
  toldWhatIsSeen,
} from './promises/secrecy.ts'
import { drawsInText } from './promises/text-board.ts'
import { decideApart } from './promises/together.ts'
import { undoReturns } from './promises/undo.ts'
import { hasWords } from './promises/words.ts'
import type { Sitting } from './sitting.ts'
import { type CheckOptions, QUICK, Walk } from './walk.ts'

export const PROMISES = [
  alwaysAnOption,
  listingChangesNothing,
  listingTwice,
  canBeCarriedOut,
  readsBack,
  refusesTheRest,
  listsWhatIsNotBarred,
  barsWhatIsNotListed,
  reasonsAreTrue,
  survivesSaving,
  copiesStandAlone,
  sameSeedSameGame,
  fileReplays,
  undoReturns,
  saidTogether,
  decideApart,
  keepsItsLaws,
  imaginesByTheLaws,
  looksTheSame,
  toldWhatIsSeen,
  seesNothingInPassing,
  opensAlike,
  keepsChoicesSecret,
  learnsByDraws,
  imaginesAnew,
  hasWords,
  drawsInText,
  ends,
  addsUp,
] as const

export type PromiseName = (typeof PROMISES)[number]['name']

/**
 * The promises that no edited component set may break: the table can be set up, and the game can be played to its end and saved.
 */
export const SET_PROMISES = [alwaysAnOption, canBeCarriedOut, keepsItsLaws, ends].map(({ name }) => name)

/** A broken promise and its sitting, whose line ends where the promise broke. */
export interface Broken extends Sitting {
  readonly promise: PromiseName
  readonly message: string
}

/** Checks one promise in one sitting; null if it is kept. */
export function check(name: PromiseName, game: AnyGame, sitting: Sitting, look: CheckOptions = QUICK): Broken | null {
  const { message, line } = broken(promiseOf(name), game, sitting, look)
  return message === null ? null : { ...sitting, promise: name, message, line }
}

function broken(promise: GamePromise, game: AnyGame, sitting: Sitting, look: CheckOptions) {
  let walk: Walk | null = null
  try {
    walk = new Walk(game, sitting, look)
    const message = promise.broken(walk)
    return { message, line: walk.played }
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error), line: walk?.played ?? [] }
  }
}

export function promiseOf(name: PromiseName): GamePromise<PromiseName> {
  const found = PROMISES.find(promise => promise.name === name)
  if (found === undefined) throw new Error(`there is no promise '${name}'`)
  return found
}

/** How many of the last choices the report lists. */
const LAST = 8

/** Everything needed to reproduce it: promise, table, seed and choices. */
export function sentenceOf(game: AnyGame, found: Broken): string {
  const { promise, message, seats, variants, secret, edits = [], line } = found
  const switches = Object.entries(variants).map(([name, value]) => `${name} ${String(value)}`)
  const choices = line.length > LAST ? ['...', ...line.slice(-LAST)] : line
  return [
    `${game.name} breaks a promise: ${promise}`,
    message,
    `at step ${line.length} of a table with ${[`${seats} seats`, ...switches, `seed '${secret}'`].join(', ')}`,
    ...(edits.length === 0 ? [] : [`components: ${edits.map(editInWords).join('; ')}`]),
    `choices: ${choices.join('; ') || 'none'}`,
  ].join('\n  ')
}

const editInWords = ([path, value]: Edit): string =>
  value === undefined ? `${path} removed` : `${path} = ${shown(value)}`
