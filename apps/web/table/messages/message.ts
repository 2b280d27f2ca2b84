// A table's messages to its players. Every kind is listed here, and all are shown in one place.

import type { Seat } from '@tableworks/kernel'
import type { IconName } from '../../parts/icons.tsx'

/** `ask`: press here. `info`: for information. `told`: something changed. `good` and `bad`: it went well or badly. */
export type Tone = 'ask' | 'info' | 'told' | 'good' | 'bad'

interface Look {
  readonly tone: Tone
  /** Shown unless the message is about a seat. */
  readonly icon: IconName
}

/** Most urgent first: this is the order in which messages are shown. */
export const MESSAGES = {
  lost: { tone: 'bad', icon: 'warning' },
  locked: { tone: 'bad', icon: 'lock' },
  undoRefused: { tone: 'info', icon: 'undo' },
  undoAsked: { tone: 'ask', icon: 'undo' },
  vote: { tone: 'ask', icon: 'people' },
  standIn: { tone: 'told', icon: 'bot' },
  finishes: { tone: 'info', icon: 'bot' },
  undoWaiting: { tone: 'info', icon: 'undo' },
  voteWaiting: { tone: 'info', icon: 'people' },
  seatOpen: { tone: 'ask', icon: 'person' },
  seatFree: { tone: 'ask', icon: 'person' },
  declined: { tone: 'bad', icon: 'cross' },
  undone: { tone: 'good', icon: 'check' },
  undoByOther: { tone: 'told', icon: 'undo' },
  timeUp: { tone: 'bad', icon: 'clock' },
  absent: { tone: 'info', icon: 'clock' },
  offered: { tone: 'info', icon: 'clock' },
  onlyBots: { tone: 'info', icon: 'bot' },
  paused: { tone: 'info', icon: 'pause' },
  newPlayer: { tone: 'good', icon: 'person' },
  news: { tone: 'info', icon: 'people' },
  note: { tone: 'info', icon: 'book' },
  watching: { tone: 'info', icon: 'eye' },
  notify: { tone: 'ask', icon: 'bell' },
} as const satisfies Record<string, Look>

export type MessageKind = keyof typeof MESSAGES

export interface MessageAction {
  readonly label: string
  readonly isMain?: boolean
  /** Asks for an optional short reason first. */
  readonly wantsReason?: boolean
  readonly work: (reason: string) => Promise<unknown>
}

/** Each player's answer so far. */
export interface Answers {
  readonly voters: readonly Seat[]
  readonly yes: readonly Seat[]
  readonly no: readonly Seat[]
}

export interface Message {
  /** Identifies the message for as long as it stays. */
  readonly key: string
  readonly kind: MessageKind
  readonly icon?: IconName
  readonly seat?: Seat | null
  readonly title: string
  readonly text?: string
  readonly answers?: Answers
  readonly actions?: readonly MessageAction[]
  /** Omitted for messages that need an answer or last as long as their cause. */
  readonly close?: () => void
}

const ORDER = Object.keys(MESSAGES) as MessageKind[]

export const byUrgency = (messages: readonly Message[]): Message[] =>
  messages.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
