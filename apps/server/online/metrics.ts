// What a server counts, as Prometheus reads it.

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const

export class Metrics {
  private readonly counts = new Map<string, number>()
  private readonly gauges = new Map<string, () => number>()
  private readonly within = SECONDS.map(() => 0)
  private answered = 0
  private seconds = 0

  count(name: string, labels: Readonly<Record<string, string>> = {}): void {
    const marked = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
    const line = marked.length === 0 ? name : `${name}{${marked.join()}}`
    this.counts.set(line, (this.counts.get(line) ?? 0) + 1)
  }

  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read)
  }

  /** A choice was stored and answered after so long. */
  choice(seconds: number): void {
    this.answered += 1
    this.seconds += seconds
    for (const [i, most] of SECONDS.entries()) if (seconds <= most) this.within[i] = (this.within[i] ?? 0) + 1
  }

  text(): string {
    const gauges = [...this.gauges].map(([name, read]) => `tableworks_${name} ${read()}`)
    const counts = [...this.counts].map(([line, count]) => `tableworks_${line} ${count}`)
    const buckets = SECONDS.map((most, i) => `tableworks_choice_seconds_bucket{le="${most}"} ${this.within[i]}`)
    return `${[
      ...gauges,
      ...counts,
      ...buckets,
      `tableworks_choice_seconds_bucket{le="+Inf"} ${this.answered}`,
      `tableworks_choice_seconds_sum ${this.seconds.toFixed(6)}`,
      `tableworks_choice_seconds_count ${this.answered}`,
    ].join('\n')}\n`
  }
}
