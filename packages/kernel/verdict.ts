// What a game file proves. A file without contradictions may still leave much unproven, so a verdict lists point by point what was
// proven and what wasn't.

import type { AnyGame } from './game.ts'
import { type GameFile, type OnLine, openGameFile } from './file.ts'
import type { Mixing } from './mixing.ts'
import { same } from './plain.ts'
import type { Seat } from './seats.ts'
import { keepsCommitment } from './seed.ts'
import { isHashOf } from './set-hash.ts'
import { isRecord, Problem } from './shape.ts'
import type { Table } from './table.ts'

export interface Verdict {
  /** Where play began. A file that begins at a position, or was continued from earlier rules, doesn't show what came before. */
  readonly began: 'set-up' | 'position' | { readonly from: number; readonly to: number }
  readonly set: { readonly isStandard: boolean; readonly name: string; readonly hash: string }
  /** A file from other rules can only be checked with the current rules. */
  readonly rules: { readonly number: number; readonly checkedWith: number }
  /** How many states the file contains, and how many of them were compared. */
  readonly states: { readonly compared: number; readonly of: number }
  /** Why the dice don't provably follow from the committed secret; null if they do. */
  readonly diceUnproven: 'sealed' | 'broken' | 'position' | null
  /** What players mixed into the dice; null if none committed to a number, as at tables on one device. */
  readonly mixed: MixedDice | null
  /** How often the game continued after its end, when everything hidden had been shown. */
  readonly continued: number
  readonly isOver: boolean
  /** What differs from the file; empty if nothing does. */
  readonly problems: readonly string[]
  /** The table, if its log could be replayed to the end. */
  readonly table: Table | null
}

export interface MixedDice {
  /** The players whose numbers count, in the order of their reveals. */
  readonly by: readonly string[]
  /** Players who committed to a number and didn't reveal it in time. */
  readonly without: readonly string[]
  /** Players for whom the host moved while their numbers were missing, and how often. */
  readonly automatic: readonly { readonly name: string; readonly moves: number }[]
  /** Whether some of the numbers were revealed under earlier rules. */
  readonly isCarried: boolean
  /** The first move whose draws depend on any of the numbers, then on all of them; null if there is none. */
  readonly from: number | null
  readonly whole: number | null
}

/** Replays a file and compares states, result and dice. */
export function verifyGameFile(game: AnyGame, file: GameFile, onLine?: OnLine): Verdict {
  const diceUnproven = doubtAboutDice(file)
  const problems: string[] = []
  if (diceUnproven === 'broken') problems.push('the secret of the dice does not match the commitment given before play')
  const { table, problem } = testReplays(game, file, onLine)
  if (problem !== null) problems.push(problem)
  if (table !== null && !same(table.result, file.result)) problems.push('the result differs from the one in the file')
  const { name, hash } = file.components
  return {
    began: beganAt(file),
    set: { isStandard: isHashOf(game.components, hash), name, hash },
    rules: { number: file.rules, checkedWith: game.rules },
    states: { compared: table === null ? 0 : file.log.filter(line => line[2] !== '').length, of: file.log.length },
    diceUnproven,
    mixed: table === null ? null : mixedAt(table),
    continued: table?.continued ?? 0,
    isOver: file.result !== null,
    problems,
    table,
  }
}

function beganAt({ position, carried }: GameFile): Verdict['began'] {
  if (carried !== undefined) return { from: carried.from, to: carried.to }
  return position === null ? 'set-up' : 'position'
}

function testReplays(game: AnyGame, file: GameFile, onLine?: OnLine) {
  try {
    return { table: openGameFile(game, file, onLine), problem: null }
  } catch (error) {
    return { table: null, problem: problemOf(error) }
  }
}

/** An exception from the rules also counts as a difference. */
const problemOf = (error: unknown): string =>
  error instanceof Problem ? error.message : `the rules fail on it: ${(error as Error).message}`

function doubtAboutDice({ seed, position }: GameFile): Verdict['diceUnproven'] {
  if (seed.secret === null) return 'sealed'
  if (!keepsCommitment({ ...seed, secret: seed.secret })) return 'broken'
  // A position with its own sealed dice continues with those, so the file's secret doesn't matter.
  return isRecord(position) && isRecord(position['chance']) && Object.hasOwn(position['chance'], 'seed')
    ? 'position'
    : null
}

function mixedAt({
  mixing: { commitments, reveals, automatic },
  opening: { seatNames },
  line,
}: Table): MixedDice | null {
  if (commitments.length === 0) return null
  const name = ({ seat }: { seat: Seat }): string => seatNames[seat] ?? ''
  const by = reveals.map(name)
  const moveAfter = (reveal: Mixing['reveals'][number] | undefined): number | null => {
    const at = reveal === undefined ? -1 : line.findIndex(({ said }) => said > (reveal.line ?? -1))
    return at === -1 ? null : at + 1
  }
  return {
    by,
    without: commitments.map(name).filter(one => !by.includes(one)),
    automatic: commitments.flatMap(one => {
      const moves = automatic[one.seat] ?? 0
      return moves === 0 ? [] : [{ name: name(one), moves }]
    }),
    isCarried: reveals[0]?.line === null,
    from: moveAfter(reveals[0]),
    whole: moveAfter(reveals.at(-1)),
  }
}

/** One thing a file proves or leaves open, as a sentence. */
export interface Finding {
  readonly about: 'began' | 'set' | 'rules' | 'states' | 'dice' | 'players' | 'end' | 'continued'
  readonly isProven: boolean
  readonly says: string
}

export const findingsOf = (verdict: Verdict): Finding[] => [
  beginning(verdict),
  componentSet(verdict),
  rulesNumber(verdict),
  statesCompared(verdict),
  dice(verdict),
  ...playersDice(verdict),
  ending(verdict),
  ...continuing(verdict),
]

/** True only for a whole game from the set-up with nothing left unproven. */
export const everythingAgrees = (verdict: Verdict): boolean =>
  verdict.problems.length === 0 && findingsOf(verdict).every(({ isProven }) => isProven)

const beginning = ({ began }: Verdict): Finding => ({
  about: 'began',
  isProven: began === 'set-up',
  says:
    began === 'set-up'
      ? 'Play began at the set-up.'
      : began === 'position'
        ? 'Play began at a position in the file. What came before is not proven.'
        : `Play began under rules ${began.from} and continued under rules ${began.to} from a position in the file. What came before is not proven.`,
})

const componentSet = ({ set: { isStandard, name, hash } }: Verdict): Finding => ({
  about: 'set',
  isProven: isStandard,
  says: isStandard
    ? 'Played with the standard component set.'
    : `Played with a custom component set, “${name}” (${hash.slice(0, 12)}), not with the standard one.`,
})

const rulesNumber = ({ rules: { number, checkedWith } }: Verdict): Finding => ({
  about: 'rules',
  isProven: number === checkedWith,
  says:
    number === checkedWith
      ? `Played and checked with rules ${number}.`
      : `Played with rules ${number}, which are unknown here. Checked with rules ${checkedWith}.`,
})

const statesCompared = ({ states: { compared, of } }: Verdict): Finding => ({
  about: 'states',
  isProven: compared === of && of > 0,
  says:
    compared === of && of > 0
      ? `All ${of} states were compared.`
      : `${compared} of ${of} states were compared. The others are not proven.`,
})

const DICE = {
  sealed: 'The dice are still sealed, so nothing can be replayed yet.',
  broken: 'The dice are not proven: the secret does not match the commitment given before play.',
  position: 'The dice are not proven: they come with the given position, not from the secret.',
  proven: 'Every roll and draw follows from the secret, and the secret matches its commitment.',
}

const dice = ({ diceUnproven }: Verdict): Finding => ({
  about: 'dice',
  isProven: diceUnproven === null,
  says: DICE[diceUnproven ?? 'proven'],
})

const listed = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' and $1')

/** When players add to the dice, the verdict says from which move on. */
function playersDice({ mixed }: Verdict): Finding[] {
  if (mixed === null) return []
  const { by, without, automatic, isCarried, from, whole } = mixed
  const isMixed = from !== null && whole !== null
  const late = without.length === 0 ? '' : ` ${listed(without)} revealed no number in time.`
  const since = from === whole ? '' : `, with all of them from move ${whole} on`
  const before = isCarried
    ? 'They were first mixed in under earlier rules'
    : 'Before that they come from the host’s secret alone'
  const says = isMixed
    ? `From move ${from} on, the dice mix in numbers from ${listed(by)}${since}. ${before}.`
    : 'Players committed to numbers, but no draw uses any: the dice come from the host’s secret alone.'
  const moved = automatic.map(
    ({ name, moves }) => ` The host made ${moves === 1 ? 'a move' : `${moves} moves`} for ${name} in the meantime.`,
  )
  return [{ about: 'players', isProven: isMixed, says: `${says}${isMixed ? `${late}${moved.join('')}` : ''}` }]
}

const continuing = ({ continued }: Verdict): Finding[] =>
  continued === 0
    ? []
    : [
        {
          about: 'continued',
          isProven: false,
          says: `Play continued after the end${continued === 1 ? '' : ` ${continued} times`}, when everything hidden had been shown.`,
        },
      ]

const ending = ({ isOver }: Verdict): Finding => ({
  about: 'end',
  isProven: isOver,
  says: isOver ? 'The game was played to its end.' : 'The game is not over yet.',
})
