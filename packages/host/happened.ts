// Events at a table other than moves. A server stores each in the same transaction as the change it describes, so neither
// can be lost without the other.

import type { Seat } from '@tableworks/kernel'
import type { SeatPlan } from './link.ts'

/** When adding a kind, also add its sentence to the page's words. */
export const HAPPENINGS = [
  'joined',
  'left',
  'tookOver',
  'botIn',
  'botOut',
  'opened',
  'renamed',
  'newName',
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
  'cameBack',
  // Done by a host of the server:
  'locked',
  'unlocked',
  'freed',
  'chatRemoved',
  'hostSaid',
] as const
export type HappeningKind = (typeof HAPPENINGS)[number]

const TALK_WORDS = ['undo', 'redo', 'ask', 'agree', 'decline'] as const

/** Which of these words a log line begins with; null for moves, and for lines about dice and suggestions. */
export const talkWordIn = (text: string): (typeof TALK_WORDS)[number] | null =>
  TALK_WORDS.find(word => text === `/${word}` || text.startsWith(`/${word} `)) ?? null

export interface Happened {
  readonly kind: HappeningKind
  /** The seat it is about; null for the whole table. */
  readonly seat: Seat | null
  /** The person it is about, by their name at that time; '' for none. */
  readonly name: string
  /** Another person: the seat's former player, or the player who called the bot. For a new name, the name before. */
  readonly other?: string
  /**
   * More about the event, by kind: the move an undo goes back to, why it was declined, a table's new name, what a vote was about,
   * or why a bot plays.
   */
  readonly detail?: string | number
}

/** The events that describe a change of the seating. */
export type TellSeating = (before: readonly SeatPlan[], after: readonly SeatPlan[]) => readonly Happened[]
export const SAY_NOTHING: TellSeating = () => []
