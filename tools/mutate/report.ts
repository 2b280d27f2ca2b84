// What a run found: a score for each file, and every change that no test noticed.

/** The part of Stryker's report that is read here. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

interface Mutant {
  readonly mutatorName: string
  readonly replacement?: string
  readonly status: string
  readonly location: { readonly start: Point; readonly end: Point }
}
interface Point {
  readonly line: number
  readonly column: number
}

/** A change that cannot be noticed, and why not. */
export interface Equivalent {
  /** The file inside the game: `rules/buying.ts`. */
  readonly file: string
  readonly original: string
  readonly replacement: string
  /** What else stands in its line: needed where the same change survives in several, since a reason is about one of them. */
  readonly at?: string
  readonly why: string
}

export interface FileScore {
  readonly file: string
  readonly noticed: number
  /** How many of the noticed ones ran out of time. Many of them on a busy machine may only be slow. */
  readonly timeouts: number
  readonly missed: readonly Missed[]
  /** Reasons that no longer fit a survivor. */
  readonly stale: readonly Equivalent[]
}
interface Missed {
  readonly line: number
  /** The whole line. */
  readonly source: string
  readonly original: string
  readonly replacement: string
}

/** The score a game reaches, and each of its files. */
const GAME = 93
const FILE = 88

const NOTICED = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])

export function read(report: Report, equivalents: readonly Equivalent[]): FileScore[] {
  return Object.entries(report.files).map(([name, { source, mutants }]) => {
    const file = name.replace(/^games\/[^/]+\//, '')
    const lines = source.split('\n')
    const missed = mutants
      .filter(({ status }) => MISSED.has(status))
      .map(({ location, replacement = '' }) => ({
        line: location.start.line,
        source: lines[location.start.line - 1] ?? '',
        original: textAt(lines, location),
        replacement: tidy(replacement),
      }))
      .filter(one => !isSilence(one))
    const reasons = equivalents.filter(one => one.file === file)
    const known = reasons.flatMap(one => coveredBy(one, missed))
    return {
      file,
      noticed: mutants.filter(({ status }) => NOTICED.has(status)).length,
      timeouts: mutants.filter(({ status }) => status === 'Timeout').length,
      missed: missed.filter(one => !known.includes(one)),
      stale: reasons.filter(one => coveredBy(one, missed).length === 0),
    }
  })
}

/** Whether rules run where nobody listens is promised by the contract, which plays without a listener. */
const isSilence = ({ original, replacement }: Missed): boolean =>
  original.startsWith('flow.tell?.(') && replacement.startsWith('flow.tell(')

/** The survivors a reason speaks of: of one line, or none. */
function coveredBy({ original, replacement, at = '' }: Equivalent, missed: readonly Missed[]): readonly Missed[] {
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
  const missed = files.flatMap(({ file, missed: some }) =>
    some.map(({ line, original, replacement }) => `  ${file}:${line}  ${short(original)}  =>  ${short(replacement)}`),
  )
  const stale = files.flatMap(file =>
    file.stale.map(({ original, replacement }) => `  ${file.file}  ${short(original)}  =>  ${short(replacement)}`),
  )
  const text = [
    ...(missed.length === 0 ? [] : ['', 'No test notices:', ...missed]),
    ...(stale.length === 0 ? [] : ['', 'These reasons fit no survivor, so they can go:', ...stale]),
    '',
    ...rows,
    `${percent(scoreOf(total))}  in all, ${total.noticed} of ${total.noticed + total.missed.length} changes noticed`,
    passed ? 'Passed.' : `Not passed: the game needs ${GAME}, each file ${FILE}.`,
  ].join('\n')
  return { text, passed }
}

const scoreOf = ({ noticed, missed }: { noticed: number; missed: readonly unknown[] }): number =>
  noticed + missed.length === 0 ? 100 : (100 * noticed) / (noticed + missed.length)

const timeoutsOf = ({ timeouts }: FileScore): string => (timeouts === 0 ? '' : `  (timeouts: ${timeouts})`)

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const percent = (score: number): string => score.toFixed(1).padStart(5)
const short = (text: string): string => (text.length > 90 ? `${text.slice(0, 87)}...` : text)
