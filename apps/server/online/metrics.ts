// The server's metrics, in Prometheus format.

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const

/** More choices than a server handles in the 15 seconds between two samples. */
const MOST_CHOICES = 5000

type Labels = Readonly<Record<string, string>>

export class Metrics {
  private readonly counts = new Map<string, number>()
  private readonly choices: number[] = []
  private readonly gauges = new Map<string, () => number>()
  /** Counters are declared so that they appear as 0 before their first event. */
  private readonly histograms = new Map([['choice_seconds', new Histogram('choice_seconds', {})]])

  count(name: string, labels: Labels = {}): void {
    const line = marked(name, labels)
    this.counts.set(line, (this.counts.get(line) ?? 0) + 1)
  }

  gauge(name: string, read: () => number, labels: Labels = {}): void {
    this.gauges.set(marked(name, labels), read)
  }

  /** Records a duration. */
  took(name: string, seconds: number, labels: Labels = {}): void {
    const key = marked(name, labels)
    const known = this.histograms.get(key) ?? new Histogram(name, labels)
    this.histograms.set(key, known)
    known.add(seconds)
  }

  /** Records the response time of a choice. */
  choice(seconds: number): void {
    this.took('choice_seconds', seconds)
    if (this.choices.length < MOST_CHOICES) this.choices.push(seconds)
  }

  /** The times of the choices since the last call. */
  takeChoices(): readonly number[] {
    return this.choices.splice(0)
  }

  text(): string {
    const gauges = [...this.gauges].map(([line, read]) => `${line} ${read()}`)
    const counts = [...this.counts].map(([line, count]) => `${line} ${count}`)
    const histograms = [...this.histograms.values()].flatMap(histogram => histogram.lines())
    return [...gauges, ...counts, ...histograms].map(line => `tableworks_${line}\n`).join('')
  }
}

class Histogram {
  private readonly name: string
  private readonly labels: Labels
  private readonly within = SECONDS.map(() => 0)
  private count = 0
  private sum = 0

  constructor(name: string, labels: Labels) {
    this.name = name
    this.labels = labels
  }

  add(seconds: number): void {
    this.count += 1
    this.sum += seconds
    for (const [i, most] of SECONDS.entries()) if (seconds <= most) this.within[i] = (this.within[i] ?? 0) + 1
  }

  lines(): string[] {
    const bucket = (le: string, count: number | undefined) =>
      `${marked(`${this.name}_bucket`, { ...this.labels, le })} ${count}`
    return [
      ...SECONDS.map((most, i) => bucket(String(most), this.within[i])),
      bucket('+Inf', this.count),
      `${marked(`${this.name}_sum`, this.labels)} ${this.sum.toFixed(6)}`,
      `${marked(`${this.name}_count`, this.labels)} ${this.count}`,
    ]
  }
}

function marked(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  return pairs.length === 0 ? name : `${name}{${pairs.join()}}`
}
