// Table talk: what a seat says besides its choices.

export const TALK = ['/undo', '/undo STEP', '/redo', '/ask STEP', '/agree REQUEST', '/decline REQUEST'] as const

/** A number that is no number of a step or a request is NaN, and refused by whoever wanted one. */
export type Talk =
  | { readonly word: 'undo'; readonly number: number | null }
  | { readonly word: 'redo'; readonly number: null }
  | { readonly word: 'ask' | 'agree' | 'decline'; readonly number: number }

/** Reads tidied text; null when it is no table talk we know. */
export function readTalk(text: string): Talk | null {
  const [word, digits, ...more] = text.slice(1).split(' ')
  if (more.length > 0) return null
  if (word === 'undo') return { word, number: digits === undefined ? null : numberIn(digits) }
  if (word === 'redo') return digits === undefined ? { word, number: null } : null
  if (word === 'ask' || word === 'agree' || word === 'decline')
    return digits === undefined ? null : { word, number: numberIn(digits) }
  return null
}

const numberIn = (digits: string): number => (/^(0|[1-9]\d{0,8})$/.test(digits) ? Number(digits) : Number.NaN)
