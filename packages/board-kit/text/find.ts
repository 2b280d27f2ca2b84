// Finds a choice by typing its number or part of its words.

export interface Findable {
  readonly name: string
  readonly label: string
}

export interface Numbered<C> {
  readonly number: number
  readonly choice: C
}

export const numbered = <C>(choices: readonly C[]): Numbered<C>[] =>
  choices.map((choice, i) => ({ number: i + 1, choice }))

/** The choices that match: by number, or by words that must all appear. */
export function fitting<C extends Findable>(all: readonly Numbered<C>[], typed: string): Numbered<C>[] {
  const text = typed.trim().toLowerCase()
  if (/^\d+$/.test(text)) {
    const byNumber = all.filter(({ number }) => String(number).startsWith(text))
    if (byNumber.length > 0) return byNumber
  }
  const words = text.split(/\s+/).filter(word => word !== '')
  return all.filter(({ choice }) => {
    const said = `${choice.label} ${choice.name}`.toLowerCase()
    return words.every(word => said.includes(word))
  })
}

/** What Enter chooses: the exact number or name, or the only match. */
export function taken<C extends Findable>(all: readonly Numbered<C>[], typed: string): C | null {
  const text = typed.trim().toLowerCase()
  if (text === '') return null
  const exact = all.find(({ number, choice }) => String(number) === text || choice.name.toLowerCase() === text)
  const fit = fitting(all, typed)
  return exact?.choice ?? (fit.length === 1 ? (fit[0]?.choice ?? null) : null)
}
