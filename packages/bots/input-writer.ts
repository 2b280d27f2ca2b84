// Writes inputs one after the other, so a game's list of inputs reads top to bottom.

export class InputWriter {
  private readonly x: Float32Array
  private at: number

  constructor(x: Float32Array, at = 0) {
    this.x = x
    this.at = at
  }

  put(value: number): void {
    this.x[this.at++] = value
  }

  putAll(values: readonly number[], unit: number): void {
    for (const value of values) this.put(value / unit)
  }

  putIf(condition: boolean): void {
    this.x[this.at++] = condition ? 1 : 0
  }

  /** Writes a one-hot code: 1 for one of several cases, or for none of them. */
  oneOf(cases: number, index: number): void {
    if (index >= 0 && index < cases) this.x[this.at + index] = 1
    this.at += cases
  }

  /** Skips ahead to this input. */
  goTo(at: number): void {
    if (at < this.at) throw new Error(`input ${at} has been written`)
    this.at = at
  }
}
