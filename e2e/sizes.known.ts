// What the walk of sizes.spec.ts finds and does not fail for yet. What is listed here and holds again fails: take it off.

/** What the walk holds a board to. */
export type Held =
  | 'something to press'
  | 'inside the window'
  | 'not clipped'
  | 'not covered'
  | 'within a swipe'
  | 'board stays'
  | 'no sideways scrolling'
  | 'text of 12 px'

export interface Known {
  readonly game: string
  readonly promise: Held
  /** `1280x720`; all sizes at which the promise is looked at when left out. */
  readonly size?: string
  readonly why: string
}

export const KNOWN: readonly Known[] = [
  { game: 'age-of-industry', promise: 'text of 12 px', size: '1440x900', why: 'names and figures of the engraved map' },
  { game: 'victory-through-industry', promise: 'text of 12 px', size: '1440x900', why: 'counts on crates' },
  { game: 'age-of-industry', promise: 'inside the window', size: '1440x900', why: 'Minnesota is higher than its room' },
  { game: 'age-of-industry', promise: 'not clipped', size: '1440x900', why: 'Minnesota is higher than its room' },
  {
    game: 'age-of-industry',
    promise: 'inside the window',
    size: '1920x1080',
    why: 'Minnesota is higher than its room',
  },
  { game: 'age-of-industry', promise: 'not clipped', size: '1920x1080', why: 'Minnesota is higher than its room' },
  {
    game: 'age-of-industry',
    promise: 'inside the window',
    size: '2560x1440',
    why: 'Minnesota is higher than its room',
  },
  { game: 'age-of-industry', promise: 'not clipped', size: '2560x1440', why: 'Minnesota is higher than its room' },
  {
    game: 'age-of-industry',
    promise: 'not covered',
    size: '1920x1080',
    why: 'a link lies under the buttons of the map',
  },
  {
    game: 'age-of-industry',
    promise: 'not covered',
    size: '2560x1440',
    why: 'a link lies under the buttons of the map',
  },
  { game: 'age-of-industry', promise: 'inside the window', size: '360x740', why: 'the map is larger than its window' },
  { game: 'age-of-industry', promise: 'within a swipe', size: '360x740', why: 'the map is larger than its window' },
  {
    game: 'victory-through-industry',
    promise: 'within a swipe',
    size: '360x740',
    why: 'the stacks lie below the floor',
  },
]
