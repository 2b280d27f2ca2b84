// Bearer keys. A key is `id.secret`. The server stores the id and a digest of the secret, so a leaked database holds no usable
// keys, and compares digests in constant time.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 8
const SECRET_BYTES = 32

const KEY = /^([0-9a-f]{16})\.([0-9a-f]{64})$/

export interface NewKey {
  readonly id: string
  /** Sent to the client once. */
  readonly key: string
  /** Stored by the server. */
  readonly digest: Uint8Array
}

export const random = (digits: number): string =>
  randomBytes(Math.ceil(digits / 2))
    .toString('hex')
    .slice(0, digits)

export function newKey(): NewKey {
  const id = randomBytes(ID_BYTES).toString('hex')
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  return { id, key: `${id}.${secret}`, digest: digestOf(secret) }
}

const digestOf = (secret: string): Uint8Array => new Uint8Array(createHash('sha256').update(secret).digest())

/** The id in a key; null if malformed. */
export const idIn = (key: string): string | null => KEY.exec(key)?.[1] ?? null

/** Whether a key matches a stored digest. */
export function opens(key: string, digest: Uint8Array): boolean {
  const secret = KEY.exec(key)?.[2]
  return secret !== undefined && digest.length === 32 && timingSafeEqual(digestOf(secret), digest)
}

/** Unambiguous letters and digits: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 60 bits, for a code that opens an account. */
const ACCOUNT_CODE_LENGTH = 12
/** 40 bits, for a code that opens a seat. */
export const TABLE_CODE_LENGTH = 8

/** A code for a person to type. */
export function newCode(length = ACCOUNT_CODE_LENGTH): { readonly code: string; readonly digest: Uint8Array } {
  const signs = Array.from(randomBytes(length), byte => ALPHABET[byte % ALPHABET.length]).join('')
  return { code: signs.replace(/(.{4})(?=.)/g, '$1-'), digest: digestOf(signs) }
}

/** The digest of a typed code, ignoring case, spaces and dashes. */
export const codeDigest = (typed: string): Uint8Array =>
  digestOf(
    typed
      .toUpperCase()
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1')
      .replaceAll(/[^0-9A-Z]/g, ''),
  )
