// The bots' strength levels.

/** The levels, weakest first. Each game offers some of them. */
export const LEVELS = ['beginner', 'easy', 'normal', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

const NORMAL = LEVELS.indexOf('normal')

/**
 * The offered level nearest to the requested one; of two equally near, the weaker. An older table may request a level that is no
 * longer offered. Unknown names count as normal.
 */
export function levelFor(asked: string, offered: readonly Level[]): Level {
  const known = LEVELS.findIndex(level => level === asked)
  const wanted = known < 0 ? NORMAL : known
  const distance = (level: Level) => Math.abs(LEVELS.indexOf(level) - wanted)
  return offered.reduce((best, level) => (distance(level) < distance(best) ? level : best), offered[0] ?? 'normal')
}
