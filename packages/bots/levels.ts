// How strong bots are, as people choose it.

/** Weakest first. Each game offers some of them. */
export const LEVELS = ['beginner', 'easy', 'normal', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

const NORMAL = LEVELS.indexOf('normal')

/**
 * The level that is offered for the one that was asked for, by an older table or another version: itself, else the
 * nearest, the weaker of two. Whatever is no level at all is taken for the normal one.
 */
export function levelFor(asked: string, offered: readonly Level[]): Level {
  const known = LEVELS.findIndex(level => level === asked)
  const wanted = known < 0 ? NORMAL : known
  const distance = (level: Level) => Math.abs(LEVELS.indexOf(level) - wanted)
  return offered.reduce((best, level) => (distance(level) < distance(best) ? level : best), offered[0] ?? 'normal')
}
