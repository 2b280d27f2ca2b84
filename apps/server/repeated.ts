/** A background job that runs at an interval, one run at a time. A failed run is reported, and the next run tries again. */
export class Repeated {
  private readonly run: () => Promise<unknown>
  private readonly onError: (error: unknown) => void
  private readonly timer: NodeJS.Timeout | undefined
  /** The current run. */
  underWay: Promise<void> | null = null

  /** An interval of 0 means never. */
  constructor(everyMs: number, run: () => Promise<unknown>, onError: (error: unknown) => void) {
    this.run = run
    this.onError = onError
    this.timer = everyMs === 0 ? undefined : setInterval(() => void this.now(), everyMs)
  }

  /** Runs the job now, or waits for the current run. */
  now(): Promise<void> {
    this.underWay ??= this.run()
      .catch(this.onError)
      .then(() => void (this.underWay = null))
    return this.underWay
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
