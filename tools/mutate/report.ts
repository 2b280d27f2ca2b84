// A run's results: a score for each file, and every mutation that no test noticed.

/** The parts of Stryker's report we use. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

interface Mutant {
  readonly mutatorName: string
  readonly replacement?: string
  readonly status: string
  readonly statusReason?: string
  readonly location: { readonly start: Point; readonly end: Point }
}
interface Point {
  readonly line: number
  readonly column: number
}

/** A mutation that can't be noticed, and why. */
export interface Equivalent {
  /** The file inside the game: `rules/buying.ts`. */
  readonly file: string
  readonly original: string
  readonly replacement: string
  /** The rest of its line, needed if the same mutation survives on several lines, because a reason is about one of them. */
  readonly at?: string
  readonly why: string
}

export interface FileScore {
  readonly file: string
  readonly noticed: number
  /** Mutations that count as detected because they timed out. They may only be slow on a busy machine. */
  readonly timeouts: readonly Change[]
  readonly missed: readonly Change[]
  /** Reasons that no longer match a survivor. */
  readonly stale: readonly Equivalent[]
}
interface Change {
  readonly line: number
  /** The whole line. */
  readonly source: string
  readonly original: string
  readonly replacement: string
}

/** The fields for a line of the report. Reasons have no line number. */
type Told = Pick<Change, 'original' | 'replacement'> & { readonly line?: number }

/** The minimum score for a game, and for each of its files. */
const GAME = 93
const FILE = 88

const NOTICED = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])

export function read(report: Report, equivalents: readonly Equivalent[]): FileScore[] {
  return Object.entries(report.files).map(([name, { source, mutants }]) => {
    const file = name.replace(/^games\/[^/]+\//, '')
    const lines = source.split('\n')
    const changes = (some: readonly Mutant[]) => some.map(mutant => changeIn(lines, mutant))
    const missed = changes(mutants.filter(({ status }) => MISSED.has(status))).filter(one => !isSilence(one))
    const reasons = equivalents.filter(one => one.file === file)
    const known = reasons.flatMap(one => coveredBy(one, missed))
    return {
      file,
      noticed: mutants.filter(({ status }) => NOTICED.has(status)).length,
      timeouts: changes(mutants.filter(isOutOfTime)),
      missed: missed.filter(one => !known.includes(one)),
      stale: reasons.filter(one => coveredBy(one, missed).length === 0),
    }
  })
}

/** A mutation that runs a line a hundred times more often than normal is an endless loop, no matter how fast the machine is. */
const isOutOfTime = ({ status, statusReason = '' }: Mutant): boolean =>
  status === 'Timeout' && !statusReason.startsWith('Hit limit')

const changeIn = (lines: readonly string[], { location, replacement = '' }: Mutant): Change => ({
  line: location.start.line,
  source: lines[location.start.line - 1] ?? '',
  original: textAt(lines, location),
  replacement: tidy(replacement),
})

/** Whether a mutation only concerns playing without a listener. The contract plays that way, so it covers this. */
const isSilence = ({ original, replacement }: Change): boolean =>
  original.startsWith('flow.tell?.(') && replacement.startsWith('flow.tell(')

/** The survivors that a reason covers, if they are all on one line; otherwise none. */
function coveredBy({ original, replacement, at = '' }: Equivalent, missed: readonly Change[]): readonly Change[] {
  const alike = missed.filter(
    one => one.original === tidy(original) && one.replacement === tidy(replacement) && one.source.includes(at),
  )
  return alike.every(({ line }) => line === alike[0]?.line) ? alike : []
}

function textAt(lines: readonly string[], { start, end }: Mutant['location']): string {
  const part = lines.slice(start.line - 1, end.line)
  const last = part.length - 1
  part[last] = (part[last] ?? '').slice(0, end.column - 1)
  part[0] = (part[0] ?? '').slice(start.column - 1)
  return tidy(part.join(' '))
}

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

export function told(files: readonly FileScore[]): { text: string; passed: boolean } {
  const total = { noticed: sum(files.map(({ noticed }) => noticed)), missed: files.flatMap(({ missed }) => missed) }
  const low = files.filter(file => scoreOf(file) < FILE)
  const passed = scoreOf(total) >= GAME && low.length === 0
  const rows = files.map(
    file => `${percent(scoreOf(file))}  ${file.file}${timeoutsOf(file)}${low.includes(file) ? '  too low' : ''}`,
  )
  const linesOf = (changes: (file: FileScore) => readonly Told[]) =>
    files.flatMap(file => changes(file).map(one => lineOf(file.file, one)))
  const text = [
    ...listed(
      'No test notices:',
      linesOf(({ missed }) => missed),
    ),
    ...listed(
      'Ran out of time:',
      linesOf(({ timeouts }) => timeouts),
    ),
    ...listed(
      'These reasons match no survivor; remove them:',
      linesOf(({ stale }) => stale),
    ),
    '',
    ...rows,
    `${percent(scoreOf(total))}  total, ${total.noticed} of ${total.noticed + total.missed.length} changes noticed`,
    passed ? 'Passed.' : `Not passed: the game needs ${GAME}, each file ${FILE}.`,
  ].join('\n')
  return { text, passed }
}

const listed = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines]

const lineOf = (file: string, { line, original, replacement }: Told): string =>
  `  ${file}${line === undefined ? '' : `:${line}`}  ${short(original)}  =>  ${short(replacement)}`

const scoreOf = ({ noticed, missed }: { noticed: number; missed: readonly unknown[] }): number =>
  noticed + missed.length === 0 ? 100 : (100 * noticed) / (noticed + missed.length)

const timeoutsOf = ({ timeouts }: FileScore): string =>
  timeouts.length === 0 ? '' : `  (timeouts: ${timeouts.length})`

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const percent = (score: number): string => score.toFixed(1).padStart(5)
const short = (text: string): string => (text.length > 90 ? `${text.slice(0, 87)}...` : text)
