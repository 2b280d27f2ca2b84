// Web Push on Node's crypto: a message only one browser can read (RFC 8291, aes128gcm of RFC 8188), and the signature
// that identifies this server to push services (VAPID, RFC 8292).

import { createCipheriv, createECDH, createPrivateKey, type ECDH, hkdfSync, randomBytes, sign } from 'node:crypto'

/** A browser's push subscription. */
export interface PushSubscriptionKeys {
  readonly endpoint: string
  /** The browser's public key, base64url. */
  readonly p256dh: string
  /** A secret shared with the browser, base64url. */
  readonly auth: string
}

/** The server's key pair, base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const CURVE = 'prime256v1'
const SALT_BYTES = 16
const KEY_BYTES = 16
const NONCE_BYTES = 12
/** A message is one record, and push services take no more than 4096 bytes. */
const RECORD_BYTES = 4096
/** Marks the end of the text in the last record. */
const LAST_RECORD = 2

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

export function newVapidKeys(): VapidKeys {
  const own = createECDH(CURVE)
  return {
    publicKey: own.generateKeys('base64url'),
    // A private key has a fixed length, so leading zeros are kept.
    privateKey: Buffer.from(own.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  }
}

function newPair(): ECDH {
  const own = createECDH(CURVE)
  own.generateKeys()
  return own
}

/** The encrypted body. Each message gets a new key pair and salt; tests pass those of the RFC's example. */
export function encrypted(
  text: string,
  { p256dh, auth }: Pick<PushSubscriptionKeys, 'p256dh' | 'auth'>,
  own: ECDH = newPair(),
  salt: Buffer = randomBytes(SALT_BYTES),
): Buffer {
  const theirs = bytes(p256dh)
  const ours = own.getPublicKey()
  const shared = own.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(shared, bytes(auth), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const body = [cipher.update(text), cipher.update(Buffer.from([LAST_RECORD])), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...body])
}

const TOKEN_SECONDS = 12 * 60 * 60

/** The `Authorization` header for a push service, with the sender, the audience and an expiry time. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: number },
): string {
  const point = bytes(publicKey)
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } })
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + TOKEN_SECONDS, sub: contact }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${signed}.${signature}, k=${publicKey}`
}
