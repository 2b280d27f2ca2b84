// Requests about the player: devices, passkeys, deletion.

import { Problem } from '@tableworks/kernel'
import {
  ask,
  described,
  dictionary,
  hex,
  isRecord,
  listOfAtMost,
  mailAddress,
  oneOf,
  personName,
  record,
  textOfAtMost,
  wordOfAtMost,
} from './fields.ts'

/** One of the player's devices. */
export interface DeviceCard {
  readonly mark: string
  /** Such as "Firefox, Linux"; '' if unknown. */
  readonly name: string
  readonly seen: number
  readonly isThis: boolean
}

/** How a device signed in; `address` means that it confirmed an e-mail address. */
export type SignInWay = 'code' | 'passkey' | 'mail' | 'address'

export interface SignIn {
  readonly at: number
  readonly way: SignInWay
  /** Such as "Firefox, Linux"; '' if unknown. */
  readonly device: string
  readonly isThis: boolean
}

/** A signed passkey response in the browser's format. The server's passkey code verifies its content. */
export interface Credential {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: Readonly<Record<string, string | number | readonly string[]>>
  readonly clientExtensionResults: object
}
const LONGEST_SIGNED = 8000
const signed = described({ type: ['string', 'number', 'array'] }, (value, path) =>
  typeof value === 'number'
    ? value
    : Array.isArray(value)
      ? listOfAtMost(10, wordOfAtMost(40))(value, path)
      : textOfAtMost(LONGEST_SIGNED)(value, path),
)
const credential = described({ type: 'object', description: 'a passkey response' }, (value, path): Credential => {
  if (!isRecord(value)) throw new Problem(`${path} should be a passkey response`)
  return {
    id: wordOfAtMost(1400)(value['id'], `${path}.id`),
    rawId: wordOfAtMost(1400)(value['rawId'], `${path}.rawId`),
    type: oneOf('public-key')(value['type'], `${path}.type`),
    response: dictionary(signed)(value['response'], `${path}.response`),
    clientExtensionResults: {},
  }
})

export const PEOPLE_ASKS = {
  /** Checks the connection. */
  here: ask(record({}), { by: 'player', right: 'read', largest: 100 }),
  /** A code that adds another device to the player's account. */
  code: ask(record({}), { by: 'player', right: 'account', again: false, cost: 10, hourly: 30 }),
  /** Adds this device to the account that made the code. */
  enterCode: ask(record({ code: textOfAtMost(40) }), {
    by: 'player',
    right: 'account',
    again: false,
    cost: 30,
    hourly: 30,
  }),
  /** Lists the player's devices. */
  devices: ask(record({}), { by: 'player', right: 'account', cost: 5 }),
  dropDevice: ask(record({ mark: hex(12) }), { by: 'player', right: 'account', cost: 5, hourly: 60 }),
  /** The data a browser needs to create a passkey, and the created passkey. */
  passkeyWish: ask(record({ name: personName }), { by: 'player', right: 'account', cost: 10, hourly: 60 }),
  keepPasskey: ask(record({ answer: credential }), {
    by: 'player',
    right: 'account',
    largest: 20_000,
    again: false,
    cost: 10,
    hourly: 60,
  }),
  /** The data a browser needs to sign in with a passkey, and the signature, which adds this device to the account. */
  passkeyChallenge: ask(record({}), { by: 'player', right: 'account', cost: 5, hourly: 120 }),
  usePasskey: ask(record({ answer: credential }), {
    by: 'player',
    right: 'account',
    largest: 20_000,
    again: false,
    cost: 30,
    hourly: 60,
  }),
  dropPasskeys: ask(record({}), { by: 'player', right: 'account', cost: 5, hourly: 60 }),
  /** Sends a code to the e-mail address if it belongs to an account. The response is the same either way. */
  recoverByMail: ask(record({ address: mailAddress }), {
    by: 'player',
    right: 'account',
    again: false,
    cost: 10,
    hourly: 10,
  }),
  /** Adds this device to the account, with a code that was sent for this device. */
  enterMailCode: ask(record({ code: textOfAtMost(40) }), {
    by: 'player',
    right: 'account',
    again: false,
    cost: 10,
    hourly: 20,
  }),
  /** Lists the account's sign-ins. */
  signIns: ask(record({}), { by: 'player', right: 'account', cost: 3 }),
  /** Deletes the account and its name. Games stay with their other players. */
  forgetMe: ask(record({}), { by: 'player', right: 'account', again: false, cost: 30, hourly: 20 }),
}

export interface PeopleAnswers {
  readonly here: null
  readonly code: { readonly code: string; readonly expires: number }
  readonly enterCode: null
  readonly devices: { readonly devices: readonly DeviceCard[]; readonly passkeys: number }
  readonly dropDevice: null
  readonly passkeyWish: object
  readonly keepPasskey: null
  readonly passkeyChallenge: object
  readonly usePasskey: null
  readonly dropPasskeys: null
  readonly recoverByMail: null
  readonly enterMailCode: null
  readonly signIns: readonly SignIn[]
  readonly forgetMe: null
}
