// The search budget: a number of positions, or until the caller stops the search.

/** Checking the time costs more than evaluating a position. */
const POSITIONS_BETWEEN_CHECKS = 32

export class SearchBudget {
  private left: number
  private readonly enough: (() => boolean) | undefined
  private untilCheck = POSITIONS_BETWEEN_CHECKS
  /** Positions reserved for later shares. */
  private kept = 0

  constructor(positions: number, enough?: () => boolean) {
    this.left = positions
    this.enough = enough
  }

  /** Counts one position. */
  spend(): void {
    this.left -= 1
    this.untilCheck -= 1
    if (this.untilCheck > 0) return
    this.untilCheck = POSITIONS_BETWEEN_CHECKS
    if (this.enough?.() === true) this.left = 0
  }

  /** Starts a share: an equal part of what is left, with `waiting` more shares to come. */
  share(waiting: number): void {
    this.kept = this.left - Math.ceil(this.left / (waiting + 1))
  }

  isShareSpent(): boolean {
    return this.left <= this.kept
  }

  isEmpty(): boolean {
    return this.left <= 0
  }
}
