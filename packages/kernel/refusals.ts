// The refusals every game shares: a choice out of turn, one that cannot be read, one that is not offered.
// Reasons of the rules themselves stand beside the options they concern, in each decision's `why`.

import type { Misread } from './notation.ts'
import type { Refusal } from './steps.ts'
import type { Seat } from './seats.ts'

export const isOver = (): Refusal => ({ because: 'isOver', rule: null })

export const notYourTurn = (waiting: Seat): Refusal => ({ because: 'notYourTurn', rule: null, seat: waiting })

export const noSuchSeat = (seat: number): Refusal => ({ because: 'noSuchSeat', rule: null, number: seat })

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
export const ownRequest = (): Refusal => ({ because: 'ownRequest', rule: null })

// What a stranger sent may be long; a refusal never is.
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text)

export const SHARED_REASONS: Readonly<Record<string, string>> = {
  isOver: 'The game is over.',
  notYourTurn: 'It is the turn of {seat}.',
  noSuchSeat: 'There is no seat {number} at this table.',
  isStale: 'That was meant for step {meant}; the table is at step {now} now.',
  notOffered: 'Not possible now: {text}.',
  notUnderstood: 'Not understood: {text}. Here one may write: {expected}.',
  noSuchValue: '{value} is not a {field}; one may write: {expected}.',
  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to do again.',
  noSuchStep: 'There is no step {step} to go back to.',
  wasDrawn: 'Something was drawn or rolled at step {step}; going back before it needs the consent of all.',
  otherChose: '{seat} has chosen since, at step {step}; going back before that needs the consent of all.',
  nothingAsked: 'Nobody has asked to go back.',
  ownRequest: 'Your own request needs the answer of the others.',
}
