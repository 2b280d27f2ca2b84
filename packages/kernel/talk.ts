// Table talk: a seat's lines that aren't choices.

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
  '/suggest SUGGESTION',
  '/withdraw',
] as const

/** An invalid step or request number becomes NaN, which its handler refuses. */
export type Talk =
  | { readonly word: 'undo'; readonly number: number | null }
  | { readonly word: 'redo'; readonly number: null }
  | { readonly word: 'auto' }
  | { readonly word: 'ask' | 'agree' | 'decline'; readonly number: number }
  | { readonly word: 'commit' | 'reveal'; readonly hex: string }
  | { readonly word: 'suggest'; readonly suggestion: string }
  | { readonly word: 'withdraw' }

/** Parses tidied text; null if it isn't known table talk. */
export function readTalk(text: string): Talk | null {
  const [word, argument, ...more] = text.slice(1).split(' ')
  if (word === 'suggest' && argument !== undefined) return { word, suggestion: [argument, ...more].join(' ') }
  if (more.length > 0) return null
  if (word === 'undo') return { word, number: argument === undefined ? null : numberIn(argument) }
  if (word === 'redo') return argument === undefined ? { word, number: null } : null
  if (word === 'auto') return argument === undefined ? { word } : null
  if (word === 'withdraw') return argument === undefined ? { word } : null
  if (argument === undefined) return null
  if (word === 'ask' || word === 'agree' || word === 'decline') return { word, number: numberIn(argument) }
  if ((word === 'commit' || word === 'reveal') && HEX.test(argument)) return { word, hex: argument }
  return null
}

const HEX = /^[0-9a-f]{64}$/

/** A line about the dice or a suggestion changes no position, so a choice made without having seen it still counts. */
export const keepsPosition = (text: string): boolean => KEEPS_POSITION.test(text)
const KEEPS_POSITION = /^\/(commit|reveal|auto|suggest|withdraw)( |$)/

/** Only a host may send this, before it moves for a player. */
export const AUTO = '/auto'

const numberIn = (digits: string): number => (/^(0|[1-9]\d{0,8})$/.test(digits) ? Number(digits) : Number.NaN)
