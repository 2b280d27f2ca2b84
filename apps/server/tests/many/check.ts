// Compares what people sent and received with what the database has.

import { fileOf, type TableRecord, wholeRecordIn } from '@tableworks/host'
import {
  type AnyGame,
  digestOf,
  heardBy,
  type LogLine,
  openGameFile,
  type Seat,
  SEPARATOR,
  type Table,
} from '@tableworks/kernel'
import { GAMES } from '@tableworks/games'
import type { KeptHappening } from '../../store/register.ts'
import type { ServerStore } from '../../store/server-store.ts'
import type { Attempt, Received, Told, Witness } from './person.ts'
import type { Played } from './table-run.ts'

export interface Checked {
  games: number
  lines: number
  acknowledged: number
  /** How many views were compared with the rules' view of that seat, and how many lists of facts. */
  views: number
  told: number
  botMoves: number
  timeouts: number
}

export const nothingChecked = (): Checked => ({
  games: 0,
  lines: 0,
  acknowledged: 0,
  views: 0,
  told: 0,
  botMoves: 0,
  timeouts: 0,
})

const isTalk = ({ text }: LogLine): boolean => text.startsWith('/')

/** Adds to `checked`, and returns the broken promises. */
export async function check(
  store: ServerStore,
  played: Played,
  witness: Witness,
  checked: Checked,
): Promise<readonly string[]> {
  const { table: id } = played
  const problems: string[] = []
  const record = await wholeRecordIn(await store.table(id), store)
  const lines = await store.lines(id, 0) // throws if one is missing
  const game = GAMES[record.game] as AnyGame
  checked.games += 1
  checked.lines += lines.length
  try {
    const opened = openedAt(game, record, lines)
    problems.push(...compareViews(opened, lines, id, witness, checked))
    problems.push(...checkNews(record, opened.table.step, played))
  } catch (error) {
    problems.push(`the log doesn’t replay: ${(error as Error).message}`)
  }
  const happened = await store.happenings(id, 0, 10_000)
  const standIns = new Set(happened.flatMap(({ kind, seat }) => (kind === 'botIn' && seat !== null ? [seat] : [])))
  problems.push(...compareMoves(lines, played, ofTable(witness.attempts, id), standIns, checked))
  problems.push(...checkTimeouts(happened, played, checked))
  return problems.map(problem => `${played.game} ${id}: ${problem}`)
}

const ofTable = <T extends { readonly table: string }>(all: Iterable<T>, id: string): T[] =>
  [...all].filter(({ table }) => table === id)

/** The table as the rules replay it, line by line with every hash. */
const openedAt = (game: AnyGame, record: Parameters<typeof fileOf>[0], lines: readonly LogLine[]) => {
  const file = fileOf(record, lines, game)
  const table = openGameFile(game, { ...file, log: [] })
  return { table, step: (at: number) => repeat(table, lines[at] as LogLine) }
}

function repeat(table: Table, { seat, text, hash }: LogLine): void {
  const made = table.repeat(seat, text)
  if ('refusal' in made) throw new Error(`“${text}” is refused: ${made.refusal.because}`)
  if (table.log.at(-1)?.hash !== hash) throw new Error(`“${text}” leads to another state`)
}

/** Every view and every fact that a page received matches what the rules show that seat. */
function compareViews(
  { table, step }: ReturnType<typeof openedAt>,
  lines: readonly LogLine[],
  id: string,
  witness: Witness,
  checked: Checked,
): string[] {
  const problems: string[] = []
  const received = Object.groupBy(ofTable(witness.received.values(), id), ({ seq }) => seq)
  for (let seq = 0; seq <= lines.length; seq++) {
    if (seq > 0) step(seq - 1)
    for (const one of received[seq] ?? []) {
      checked.views += 1
      const problem = compareView(table, one)
      if (problem !== null) problems.push(problem)
    }
  }
  for (const one of ofTable(witness.told.values(), id)) {
    checked.told += 1
    if (!isToldRight(table, one)) problems.push(`seat ${one.viewer} was told other facts of step ${one.step}`)
  }
  return problems
}

function compareView(table: Table, { viewer, seq, isTogether, view, choices }: Received): string | null {
  const seen = table.view(viewer)
  // What a seat has chosen in a group isn't in the log yet.
  if (isTogether && viewer !== null) return null
  if (digestOf(seen.view) !== view) return `seat ${viewer} saw another view at place ${seq}`
  const own = digestOf([seen.actor, seen.decision, seen.choices, seen.result])
  return isTogether || own === choices ? null : `seat ${viewer} was asked something else at place ${seq}`
}

function isToldRight(table: Table, { viewer, step, told }: Told): boolean {
  const facts = step === 0 ? table.told(viewer, 0, 0) : heardBy(viewer, table.line[step - 1]?.told ?? [])
  return digestOf(facts) === told
}

/** Every acknowledged move is in the log once, and every move of a person in the log was sent by that person. */
function compareMoves(
  lines: readonly LogLine[],
  { people }: Played,
  attempts: readonly Attempt[],
  standIns: ReadonlySet<Seat>,
  checked: Checked,
): string[] {
  const problems: string[] = []
  /** The parts of each line that match something a person sent. */
  const explained = lines.map(() => new Set<string>())
  for (const { seat, text, lines: seen, isTogether, outcome } of attempts) {
    // When several seats decide at once, other seats' moves may come first.
    const at = lines.findIndex((line, place) => place >= seen && (line.seat === seat || !isTogether) && !isTalk(line))
    const line = lines[at]
    const isThere = line !== undefined && line.seat === seat && partsOf(line).includes(text)
    if (isThere) explained[at]?.add(text)
    if (outcome !== 'acknowledged') continue
    checked.acknowledged += 1
    // In a group, the acknowledged answer of a seat may still wait for the others.
    const mayWait = isTogether && line === undefined
    if (!isThere && !mayWait) problems.push(`the acknowledged move “${text}” of seat ${seat} at ${seen} is missing`)
  }
  for (const [at, line] of lines.entries()) {
    if (isTalk(line)) continue
    if (!people.includes(line.seat)) checked.botMoves += 1
    else if (!partsOf(line).every(part => explained[at]?.has(part)) && !standIns.has(line.seat))
      problems.push(`line ${at} “${line.text}” was never sent by seat ${line.seat}`)
  }
  return problems
}

const partsOf = ({ text }: LogLine): string[] => text.split(SEPARATOR).map(part => part.trim())

/** Checks that the record agrees with its log, and that time runs for the people to move. */
function checkNews({ news, seats }: TableRecord, step: number, { isTimed }: Played): string[] {
  const problems: string[] = []
  if (news.steps !== step) problems.push(`the record has ${news.steps} moves, the log ${step}`)
  if (!isTimed) return problems
  const asked = news.result !== null ? [] : (news.together ?? (news.actor === null ? [] : [news.actor]))
  const people = asked.filter(seat => seats[seat]?.bot === null)
  const running = news.clock?.running ?? []
  if (running.join() !== people.join())
    problems.push(`time runs for seats ${running.join()}, but people in seats ${people.join()} are asked`)
  return problems
}

/** Checks that at each decision, a seat ran out of time at most once, and only where the person stayed away. */
function checkTimeouts(happened: readonly KeptHappening[], { slept }: Played, checked: Checked): string[] {
  const problems: string[] = []
  const seen = new Set<string>()
  for (const { kind, seat, step } of happened) {
    if (kind !== 'timeUp') continue
    checked.timeouts += 1
    const key = `${seat} ${step}`
    if (seen.has(key)) problems.push(`the time of seat ${seat} ran out twice at step ${step}`)
    seen.add(key)
  }
  for (const key of slept) if (!seen.has(key)) problems.push(`no timeout for the absent seat and step ${key}`)
  return problems
}
