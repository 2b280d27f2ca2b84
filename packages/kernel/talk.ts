// Table talk: what a seat says besides its choices.

export const TALK = [
  '/undo',
  '/undo STEP',
  '/redo',
  '/ask STEP',
  '/agree REQUEST',
  '/decline REQUEST',
  '/commit DIGEST',
  '/reveal NUMBER',
  '/auto',
] as const

/** A number that is no number of a step or a request is NaN, and refused by whoever wanted one. */
export type Talk =
  | { readonly word: 'undo'; readonly number: number | null }
  | { readonly word: 'redo'; readonly number: null }
  | { readonly word: 'auto' }
  | { readonly word: 'ask' | 'agree' | 'decline'; readonly number: number }
  | { readonly word: 'commit' | 'reveal'; readonly hex: string }

/** Reads tidied text; null when it is no table talk we know. */
export function readTalk(text: string): Talk | null {
  const [word, argument, ...more] = text.slice(1).split(' ')
  if (more.length > 0) return null
  if (word === 'undo') return { word, number: argument === undefined ? null : numberIn(argument) }
  if (word === 'redo') return argument === undefined ? { word, number: null } : null
  if (word === 'auto') return argument === undefined ? { word } : null
  if (argument === undefined) return null
  if (word === 'ask' || word === 'agree' || word === 'decline') return { word, number: numberIn(argument) }
  if ((word === 'commit' || word === 'reveal') && HEX.test(argument)) return { word, hex: argument }
  return null
}

const HEX = /^[0-9a-f]{64}$/

/** A line about the dice changes no position, so whatever was said before it still holds. */
export const isAboutDice = (text: string): boolean => /^\/(commit |reveal |auto$)/.test(text)

/** Only a host says that it moves for a player. */
export const AUTO = '/auto'

const numberIn = (digits: string): number => (/^(0|[1-9]\d{0,8})$/.test(digits) ? Number(digits) : Number.NaN)
