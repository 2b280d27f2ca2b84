// The refusals that all games share, such as a choice that is out of turn, unreadable or not legal. Decisions give their own
// reasons with the options they offer.

import type { Misread } from './notation.ts'
import type { Refusal } from './steps.ts'
import type { Seat } from './seats.ts'

export const isOver = (): Refusal => ({ because: 'isOver', rule: null })

export const notYourTurn = (waiting: Seat): Refusal => ({ because: 'notYourTurn', rule: null, seat: waiting })

export const noSuchSeat = (seat: number): Refusal => ({ because: 'noSuchSeat', rule: null, number: seat })

export const tooLong = (length: number, most: number): Refusal => ({ because: 'tooLong', rule: null, length, most })

export const isStale = (meant: number, now: number): Refusal => ({ because: 'isStale', rule: null, meant, now })

export const notOffered = (text: string): Refusal => ({ because: 'notOffered', rule: null, text: shortened(text) })

export const notUnderstood = ({ field, value, expected }: Misread): Refusal =>
  field === null
    ? { because: 'notUnderstood', rule: null, text: shortened(value), expected }
    : { because: 'noSuchValue', rule: null, field, value: shortened(value), expected }

export const nothingToUndo = (): Refusal => ({ because: 'nothingToUndo', rule: null })
export const nothingToRedo = (): Refusal => ({ because: 'nothingToRedo', rule: null })
export const noSuchStep = (step: string): Refusal => ({ because: 'noSuchStep', rule: null, step: shortened(step) })
export const wasDrawn = (step: number): Refusal => ({ because: 'wasDrawn', rule: null, step })
export const otherChose = (seat: Seat, step: number): Refusal => ({ because: 'otherChose', rule: null, seat, step })
export const nothingAsked = (): Refusal => ({ because: 'nothingAsked', rule: null })
export const noSuchRequest = (request: string): Refusal => ({
  because: 'noSuchRequest',
  rule: null,
  request: shortened(request),
})
export const alreadyAgreed = (): Refusal => ({ because: 'alreadyAgreed', rule: null })
export const alreadyAsked = (seat: Seat, step: number): Refusal => ({ because: 'alreadyAsked', rule: null, seat, step })
export const askedEnough = (most: number): Refusal => ({ because: 'askedEnough', rule: null, most })
export const gameEnded = (): Refusal => ({ because: 'gameEnded', rule: null })
export const endIsFinal = (): Refusal => ({ because: 'endIsFinal', rule: null })
export const commitmentsClosed = (): Refusal => ({ because: 'commitmentsClosed', rule: null })
export const nothingCommitted = (): Refusal => ({ because: 'nothingCommitted', rule: null })
export const alreadyRevealed = (): Refusal => ({ because: 'alreadyRevealed', rule: null })
export const revealedTooLate = (): Refusal => ({ because: 'revealedTooLate', rule: null })
export const otherNumber = (): Refusal => ({ because: 'otherNumber', rule: null })
export const nothingToExcuse = (): Refusal => ({ because: 'nothingToExcuse', rule: null })
export const noSuggestions = (): Refusal => ({ because: 'noSuggestions', rule: null })
export const suggestedEnough = (most: number): Refusal => ({ because: 'suggestedEnough', rule: null, most })
export const nothingSuggested = (): Refusal => ({ because: 'nothingSuggested', rule: null })
export const logIsFull = (most: number): Refusal => ({ because: 'logIsFull', rule: null, most })

// A player's text may be long, so a refusal shortens it.
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text)

export const SHARED_REASONS: Readonly<Record<string, string>> = {
  isOver: 'The game is over.',
  notYourTurn: 'It’s {seat}’s turn.',
  noSuchSeat: 'There is no seat {number} at this table.',
  tooLong: 'That is {length} characters long. The limit is {most}.',
  isStale: 'The table has moved on from line {meant} to line {now}. Check it and try again.',
  notOffered: 'Not possible now: {text}.',
  notUnderstood: 'Not understood: {text}. Try: {expected}.',
  noSuchValue: '{value} is not a valid {field}. Try: {expected}.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  noSuchStep: 'There is no step {step} to go back to.',
  wasDrawn: 'Something was drawn or rolled at move {step}, so everyone must agree to undo it.',
  otherChose: '{seat} has moved since, at move {step}, so everyone must agree to undo it.',
  nothingAsked: 'There is no undo request to answer.',
  noSuchRequest: 'There is no open request {request}. It was answered or replaced.',
  alreadyAgreed: 'You have already agreed. The other players must answer now.',
  alreadyAsked: '{seat} wants to undo to step {step}. Answer that first.',
  askedEnough: 'You have asked {most} times since the last move. Play on before you ask again.',
  gameEnded: 'The game is over and everything hidden has been shown. All players must agree to undo that.',
  endIsFinal: 'This game has ended for good. Start a rematch, or play on from any move as a what-if.',
  notAllCommitted: 'Not every player has committed to a number yet, so it is too early to reveal one.',
  commitmentsClosed: 'Another player has revealed their number, so it is too late to commit to one.',
  nothingCommitted: 'You have not committed to a number.',
  alreadyRevealed: 'You have already revealed your number.',
  revealedTooLate: 'You kept moving without revealing your number, so it no longer counts.',
  otherNumber: 'That is not the number you committed to.',
  nothingToExcuse: 'Only the host may send this, before it moves for a player whose number is missing.',
  noSuggestions: 'This game has no suggestions.',
  suggestedEnough: 'You have made {most} suggestions this turn. Wait for the next one.',
  nothingSuggested: 'You have no open suggestion.',
  logIsFull: 'This table’s log has reached {most} lines, so nothing can be undone any more.',
}
