// Requests about notifications: which events a player wants to be told about, and how.

import { Problem } from '@tableworks/kernel'
import {
  ask,
  type Check,
  described,
  flag,
  matching,
  mailAddress,
  maybe,
  oneOf,
  record,
  textOfAtMost,
  wholeNumber,
  wordOfAtMost,
} from './fields.ts'

/** The events that notify players. */
export const NOTICE_KINDS = ['turn', 'time', 'request', 'seat', 'bot', 'over', 'open'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** The channels: this device, e-mail, or the player's webhook. */
export const NOTICE_WAYS = ['push', 'mail', 'hook'] as const
export type NoticeWay = (typeof NOTICE_WAYS)[number]

/** The format a webhook expects. */
export const HOOK_FORMS = ['json', 'discord', 'slack'] as const
export type HookForm = (typeof HOOK_FORMS)[number]

/** Hours without notifications, in minutes since midnight of a time zone. */
export interface QuietHours {
  readonly from: number
  readonly to: number
  readonly zone: string
}

/** One of the player's notification channels. */
export interface NoticeChannel {
  readonly way: NoticeWay
  /** The e-mail address, or the host of the webhook; '' for this device. */
  readonly address: string
  readonly form: HookForm | null
  /** The key that signs a webhook's messages. */
  readonly secret: string | null
  /** An e-mail address counts only after its owner has typed the code that was sent to it. */
  readonly isConfirmed: boolean
  /** Whether the channel failed for a day. Nothing more is sent until the player tests it. */
  readonly isPaused: boolean
  readonly wants: readonly NoticeKind[]
  /** When a notification last arrived. */
  readonly last: number | null
}

export interface NoticeState {
  /** The ways in which this server can send. `push` is the key that browsers subscribe with. */
  readonly ways: { readonly push: string | null; readonly mail: boolean; readonly hook: boolean }
  readonly channels: readonly NoticeChannel[]
  readonly quiet: QuietHours | null
}

const base64url = (bytes: number): Check<string> =>
  matching(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), `${bytes} bytes in base64url`)
const minutes = wholeNumber(0, 24 * 60 - 1, 'minutes of a day')
const zone = described({ type: 'string', maxLength: 60, description: 'an IANA time zone' }, (value, path): string => {
  const name = wordOfAtMost(60)(value, path)
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    throw new Problem(`${path} should be a time zone`)
  }
})
const way = oneOf(...NOTICE_WAYS)

export const NOTICE_ASKS = {
  /** Reports whether the page is visible, because a visible table needs no notification. */
  visible: ask(record({ isVisible: flag }), { by: 'player', right: 'account' }),
  notices: ask(record({}), { by: 'player', right: 'account', cost: 5 }),
  /** Subscribes this browser to notifications. */
  keepPush: ask(record({ endpoint: wordOfAtMost(1000), p256dh: base64url(65), auth: base64url(16) }), {
    by: 'player',
    right: 'account',
    largest: 2000,
    cost: 5,
    hourly: 60,
  }),
  /** Sends a code to the address. */
  keepMail: ask(record({ address: mailAddress }), {
    by: 'player',
    right: 'account',
    again: false,
    cost: 10,
    hourly: 10,
  }),
  confirmMail: ask(record({ code: textOfAtMost(40) }), {
    by: 'player',
    right: 'account',
    again: false,
    cost: 10,
    hourly: 30,
  }),
  keepHook: ask(record({ url: wordOfAtMost(1000), form: oneOf(...HOOK_FORMS) }), {
    by: 'player',
    right: 'account',
    largest: 2000,
    again: false,
    cost: 10,
    hourly: 30,
  }),
  dropNotices: ask(record({ way }), { by: 'player', right: 'account', cost: 5, hourly: 60 }),
  wantNotice: ask(record({ way, kind: oneOf(...NOTICE_KINDS), isWanted: flag }), {
    by: 'player',
    right: 'account',
    cost: 3,
    hourly: 600,
  }),
  keepQuiet: ask(record({ hours: maybe(record({ from: minutes, to: minutes, zone })) }), {
    by: 'player',
    right: 'account',
    cost: 3,
    hourly: 120,
  }),
  /** Sends a test and answers whether it was accepted. */
  testNotice: ask(record({ way }), { by: 'player', right: 'account', again: false, cost: 10, hourly: 30 }),
}

export interface NoticeAnswers {
  readonly visible: null
  readonly notices: NoticeState
  readonly keepPush: null
  readonly keepMail: null
  readonly confirmMail: null
  readonly keepHook: null
  readonly dropNotices: null
  readonly wantNotice: null
  readonly keepQuiet: null
  readonly testNotice: { readonly isSent: boolean }
}
