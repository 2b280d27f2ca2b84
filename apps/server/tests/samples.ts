// A valid sample of every message.

import type { AskName, Asks } from '@tableworks/protocol'
import { LOOK, planOf } from './page.ts'
import { ANN, TABLE } from './sitting.ts'

const KEY = `${'0'.repeat(16)}.${'0'.repeat(64)}`

/** A passkey's response as a browser sends it. */
export const SIGNED = {
  id: 'a',
  rawId: 'a',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', transports: ['usb'] },
  clientExtensionResults: {},
}

export const SAMPLES: { readonly [K in AskName]: Asks[K] } = {
  here: {},
  tables: {},
  card: { table: TABLE },
  rename: { table: TABLE, name: 'Friday' },
  create: planOf(),
  rematch: { table: TABLE },
  invite: { table: TABLE, seat: null },
  knock: { key: KEY },
  join: { key: KEY, name: 'Ben', seat: null },
  leave: { table: TABLE },
  reseat: { table: TABLE, seat: ANN, bot: null },
  watch: { table: TABLE },
  unwatch: { table: TABLE },
  look: { table: TABLE, look: LOOK },
  moments: { table: TABLE, seat: null, moments: [] },
  say: { table: TABLE, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK },
  undo: { table: TABLE, lines: 0, look: LOOK },
  redo: { table: TABLE, lines: 0, look: LOOK },
  stand: { table: TABLE, seat: ANN, decision: 'answer', answer: null },
  pause: { table: TABLE, paused: true },
  course: { table: TABLE },
  ending: { table: TABLE },
  exported: { table: TABLE },
  chat: { table: TABLE, text: 'Hello', word: '0'.repeat(16) },
  chatSince: { table: TABLE, from: 0 },
  happenings: { table: TABLE, from: 0 },
  note: { table: TABLE },
  keepNote: { table: TABLE, text: '' },
  code: {},
  enterCode: { code: '0000-0000-0000' },
  devices: {},
  uninvite: { table: TABLE },
  componentsOf: { table: TABLE },
  passkeyWish: { name: 'Ann' },
  keepPasskey: { answer: SIGNED },
  passkeyChallenge: {},
  usePasskey: { answer: SIGNED },
  dropPasskeys: {},
  forgetMe: {},
  profile: { mark: null },
  history: { mark: null, before: 9 },
  nameMe: { name: 'Ann' },
  exportMe: {},
  lobby: { game: null, pace: null, seats: null, language: null, level: null, rated: null },
  sit: { table: TABLE, seat: null, name: 'Ben' },
  list: { table: TABLE, listing: null },
  dropDevice: { mark: '0'.repeat(12) },
}
