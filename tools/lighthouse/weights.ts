// Reads a Lighthouse report and formats it.

/** The parts of a report we use. */
export interface Report {
  categories: { performance: { score: number }; accessibility: { score: number } }
  audits: Record<
    'total-blocking-time' | 'first-contentful-paint' | 'largest-contentful-paint' | 'cumulative-layout-shift',
    { numericValue: number }
  > & {
    'network-requests': { details: { items: { resourceType?: string; transferSize: number }[] } }
  }
}

const COLUMNS = {
  performance: (value: number) => String(Math.round(value * 100)),
  accessibility: (value: number) => String(Math.round(value * 100)),
  blocking: (ms: number) => `${(ms / 1000).toFixed(2)} s`,
  'first paint': (ms: number) => `${(ms / 1000).toFixed(2)} s`,
  'largest paint': (ms: number) => `${(ms / 1000).toFixed(2)} s`,
  'layout shift': (value: number) => value.toFixed(2),
  everything: (bytes: number) => `${Math.round(bytes / 1000)} KB`,
  JavaScript: (bytes: number) => `${Math.round(bytes / 1000)} KB`,
  files: String,
}

type Column = keyof typeof COLUMNS
export type Weights = Readonly<Record<Column, number>>

const NAMES = Object.keys(COLUMNS) as Column[]

export function weigh({ categories, audits }: Report): Weights {
  const all = audits['network-requests'].details.items
  const scripts = all.filter(({ resourceType }) => resourceType === 'Script')
  return {
    performance: categories.performance.score,
    accessibility: categories.accessibility.score,
    blocking: audits['total-blocking-time'].numericValue,
    'first paint': audits['first-contentful-paint'].numericValue,
    'largest paint': audits['largest-contentful-paint'].numericValue,
    'layout shift': audits['cumulative-layout-shift'].numericValue,
    everything: bytesOf(all),
    JavaScript: bytesOf(scripts),
    files: scripts.length,
  }
}

const bytesOf = (requests: readonly { transferSize: number }[]): number =>
  requests.reduce((sum, { transferSize }) => sum + transferSize, 0)

/** Each figure's median; with an even number of runs, the lower of the two middle ones. */
export function median(all: readonly Weights[]): Weights {
  const middle = (name: Column) => all.map(weights => weights[name]).toSorted((a, b) => a - b)[(all.length - 1) >> 1]!
  return Object.fromEntries(NAMES.map(name => [name, middle(name)])) as Weights
}

export const TITLES = `${line('page', NAMES)}\n|${'---|'.repeat(NAMES.length + 1)}`

export const row = (page: string, weights: Weights): string =>
  line(
    page,
    NAMES.map(name => COLUMNS[name](weights[name])),
  )

function line(first: string, rest: readonly string[]): string {
  return `| ${[first, ...rest].join(' | ')} |`
}
