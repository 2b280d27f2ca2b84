// Tells how much CPU time each part of a job takes. Other work on the machine doesn't count.

export class CpuWatch {
  private readonly seconds: Record<string, number> = {}
  private part: string
  private since = process.threadCpuUsage()

  constructor(part: string) {
    this.part = part
  }

  begin(part: string): void {
    const { user, system } = process.threadCpuUsage(this.since)
    this.seconds[this.part] = (this.seconds[this.part] ?? 0) + (user + system) / 1e6
    this.since = process.threadCpuUsage()
    this.part = part
  }

  /** The seconds of every part so far. */
  read(): Readonly<Record<string, number>> {
    this.begin(this.part)
    return this.seconds
  }
}
