// Splits a stream of bytes into lines. Lines above the limit are dropped as they arrive and reported as TOO_LONG.

const NEWLINE = 10

/** Replaces a line above the limit. */
export const TOO_LONG = Symbol('a line that was too long')

export class Lines {
  private readonly most: number
  private parts: Buffer[] = []
  private held = 0
  private skipping = false

  constructor(mostBytes: number) {
    this.most = mostBytes
  }

  /** The lines that end in this chunk. */
  *feed(chunk: Buffer): Generator<string | typeof TOO_LONG> {
    let from = 0
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      this.hold(chunk.subarray(from, to))
      yield this.take()
      from = to + 1
    }
    this.hold(chunk.subarray(from))
  }

  /** The last line, if it has no newline. */
  *end(): Generator<string | typeof TOO_LONG> {
    if (this.held > 0 || this.skipping) yield this.take()
  }

  private hold(part: Buffer): void {
    this.held += part.length
    if (this.held > this.most) this.skipping = true
    if (this.skipping) this.parts = []
    else if (part.length > 0) this.parts.push(part)
  }

  private take(): string | typeof TOO_LONG {
    const line = this.skipping ? TOO_LONG : Buffer.concat(this.parts).toString('utf8')
    this.parts = []
    this.held = 0
    this.skipping = false
    return line
  }
}
