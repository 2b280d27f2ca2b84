// Which tips of the first turns have been read, for each game.

const keyOf = (game: string): string => `tableworks tour ${game}`

/** Means every tip of a game. */
export const ALL_TIPS = '*'

export function readTips(game: string): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]') as string[]
  } catch {
    return [ALL_TIPS] // where nothing can be kept, a tour would begin anew at every table
  }
}

export const keepTips = (game: string, read: readonly string[]): void =>
  localStorage.setItem(keyOf(game), JSON.stringify(read))

/** The tips of all games are told anew, from the first. */
export function tellTipsAgain(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(''))) localStorage.removeItem(key)
}
