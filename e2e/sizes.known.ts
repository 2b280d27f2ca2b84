// Known findings of sizes.spec.ts, which don't fail yet. A listed finding that no longer occurs fails, so that it's removed from
// the list.

/** What every board must fulfil at every size. */
export type Held =
  | 'something to press'
  | 'inside the window'
  | 'not clipped'
  | 'not covered'
  | 'within a swipe'
  | 'fills its height'
  | 'board stays'
  | 'no sideways scrolling'
  | 'text of 12 px'

export interface Known {
  readonly game: string
  readonly promise: Held
  /** Such as `1280x720`; if omitted, all sizes at which it's checked. */
  readonly size?: string
  readonly why: string
}

export const KNOWN: readonly Known[] = []
