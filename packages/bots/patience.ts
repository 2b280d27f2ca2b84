// How long a player may think: so many positions, or until whoever asked has had enough.

/** Asking the time costs more than a position does. */
const POSITIONS_BETWEEN_GLANCES = 32

export class Patience {
  private left: number
  private readonly enough: (() => boolean) | undefined
  private untilGlance = POSITIONS_BETWEEN_GLANCES
  /** What may not be touched yet: it is kept for those who come later. */
  private kept = 0

  constructor(positions: number, enough?: () => boolean) {
    this.left = positions
    this.enough = enough
  }

  /** One more position was looked at. */
  spend(): void {
    this.left -= 1
    this.untilGlance -= 1
    if (this.untilGlance > 0) return
    this.untilGlance = POSITIONS_BETWEEN_GLANCES
    if (this.enough?.() === true) this.left = 0
  }

  /** From here on, no more than a fair share of what is left, if `waiting` others are to have theirs. */
  share(waiting: number): void {
    this.kept = this.left - Math.ceil(this.left / (waiting + 1))
  }

  /** Whether the share is used up. */
  isOver(): boolean {
    return this.left <= this.kept
  }

  /** Whether nothing is left for anybody. */
  isGone(): boolean {
    return this.left <= 0
  }
}
