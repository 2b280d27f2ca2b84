// Events at a table other than moves. A server's store writes each in one transaction with the change it describes, so neither can
// be lost alone.

import type { Seat } from '@tableworks/kernel'
import type { SeatPlan } from './link.ts'

/** Add a kind here, and its sentence in the page's words. */
export const HAPPENINGS = [
  'joined',
  'left',
  'tookOver',
  'botIn',
  'botOut',
  'renamed',
  'unnamed',
  'paused',
  'resumed',
  'undo',
  'redo',
  'ask',
  'agree',
  'decline',
  'withdrew',
  'timeUp',
  'pauseAsked',
  'resumeAsked',
  'program',
  'botAsked',
  'against',
  // By a host of the server.
  'locked',
  'unlocked',
  'freed',
  'chatRemoved',
  'hostSaid',
] as const
export type HappeningKind = (typeof HAPPENINGS)[number]

const TALK_WORDS = ['undo', 'redo', 'ask', 'agree', 'decline'] as const

/** Lines about dice and suggestions don't count, because they change no position. */
export const talkWordIn = (text: string): (typeof TALK_WORDS)[number] | null =>
  TALK_WORDS.find(word => text === `/${word}` || text.startsWith(`/${word} `)) ?? null

export interface Happened {
  readonly kind: HappeningKind
  /** The seat it is about; null for the whole table. */
  readonly seat: Seat | null
  /** The person it is about, by their name at that time; '' for none. */
  readonly name: string
  /** Another person: the former player of a seat, or who let a bot play there. */
  readonly other?: string
  /**
   * Additional data of the kind: the move an undo goes back to, why it was declined, a table's new name, what a vote was
   * about, or why a bot plays.
   */
  readonly detail?: string | number
}

/** What a change of the seating means to those at the table. */
export type TellSeating = (before: readonly SeatPlan[], after: readonly SeatPlan[]) => readonly Happened[]
export const SAY_NOTHING: TellSeating = () => []
