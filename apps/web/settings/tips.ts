// Which first-turn tips have been read, by game.

const keyOf = (game: string): string => `tableworks tour ${game}`

/** Stands for every tip of a game. */
export const ALL_TIPS = '*'

export function readTips(game: string): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]') as string[]
  } catch {
    return [ALL_TIPS] // Without storage, the tips would start over at every table.
  }
}

export const keepTips = (game: string, read: readonly string[]): void =>
  localStorage.setItem(keyOf(game), JSON.stringify(read))

/** Shows the tips of all games again. */
export function tellTipsAgain(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(''))) localStorage.removeItem(key)
}
