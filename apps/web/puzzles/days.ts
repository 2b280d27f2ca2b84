// Calendar days, the order of the daily puzzles, and streaks. A day is a date in the player's time zone, so everyone gets the same
// puzzle on the same date.

/** Such as `2026-11-18`. */
export type Day = string

/** The day of the first daily puzzle. */
export const FIRST_DAY: Day = '2026-11-01'

const DAY_MS = 24 * 60 * 60_000

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0')

/** The date on the player's calendar. */
export const dayAt = (time: Date): Day =>
  `${pad(time.getFullYear(), 4)}-${pad(time.getMonth() + 1, 2)}-${pad(time.getDate(), 2)}`

/** Counts in UTC, where every day has 24 hours. Local days don't when clocks change. */
const inUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** How many days one day is after another. */
export const daysBetween = (from: Day, to: Day): number => Math.round((inUtc(to) - inUtc(from)) / DAY_MS)

export const dayAfter = (day: Day, days = 1): Day => new Date(inUtc(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Noon on that day, to show it as a date. */
export function noonOf(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12).getTime()
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(inUtc(text)) && dayAfter(text, 0) === text

/**
 * The daily puzzles in order: by the day they joined, and the puzzles of one day with every game spread evenly among the others.
 * Those that join later go to the end, so the days before keep their puzzles.
 */
export function dailyOrder<T extends { readonly since: Day }>(books: readonly (readonly T[])[]): T[] {
  const days = [...new Set(books.flat().map(({ since }) => since))].toSorted()
  return days.flatMap(day => spread(books.map(book => book.filter(({ since }) => since === day))))
}

/** Merges lists so that each one's items are evenly spaced and keep their order. */
const spread = <T>(lists: readonly (readonly T[])[]): T[] =>
  lists
    .flatMap(list => list.map((item, i) => ({ item, at: (i + 0.5) / list.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

/** The puzzle of a day. The list starts on the first day, and again when all puzzles have been used. */
export function puzzleOn<T>(list: readonly T[], day: Day): T | undefined {
  const since = daysBetween(FIRST_DAY, day)
  return since < 0 ? undefined : list[since % list.length]
}

export interface Streak {
  /** Days in a row up to today, or up to yesterday if today's puzzle isn't solved yet. */
  readonly current: number
  readonly longest: number
}

/** Days in a row on which that day's puzzle was solved. */
export function streakOn(solved: readonly Day[], today: Day): Streak {
  const days = new Set(solved)
  let [longest, run] = [0, 0]
  let before: Day | null = null
  for (const day of [...days].toSorted()) {
    run = before !== null && daysBetween(before, day) === 1 ? run + 1 : 1
    longest = Math.max(longest, run)
    before = day
  }
  let current = 0
  for (let day = days.has(today) ? today : dayAfter(today, -1); days.has(day); day = dayAfter(day, -1)) current += 1
  return { current, longest }
}
