import { createECDH, createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encrypted, newVapidKeys, vapidHeader } from '../notices/push-message.ts'
import { decrypted } from './push-service.ts'

/** RFC 8291, appendix A. */
const STANDARD = {
  text: 'When I grow up, I want to be a watermelon',
  ownPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A' +
    '_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

describe('A push message', () => {
  it('is the one of RFC 8291 for its keys and salt', () => {
    const own = createECDH('prime256v1')
    own.setPrivateKey(STANDARD.ownPrivate, 'base64url')
    const body = encrypted(STANDARD.text, STANDARD, own, Buffer.from(STANDARD.salt, 'base64url'))
    expect(body.toString('base64url')).toBe(STANDARD.body)
  })

  it('differs every time, and its browser can read it', () => {
    const browser = createECDH('prime256v1')
    const keys = { p256dh: browser.generateKeys('base64url'), auth: STANDARD.auth }
    const [first, second] = [encrypted('Ünïcode', keys), encrypted('Ünïcode', keys)]
    expect(first.equals(second)).toBe(false)
    for (const body of [first, second]) expect(decrypted(body, browser, keys.auth)).toBe('Ünïcode')
  })

  it('carries a signature that only this server can make, for one service and half a day', () => {
    const keys = newVapidKeys()
    const now = Date.UTC(2030, 0, 1)
    const header = vapidHeader(keys, { endpoint: 'https://push.example/send/1', contact: 'https://play.example', now })
    const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
    expect(key).toBe(keys.publicKey)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(keys.publicKey, 'base64url')
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    })
    const signed = Buffer.from(`${head}.${claims}`)
    const isValid = verify(
      'sha256',
      signed,
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isValid).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example',
      exp: now / 1000 + 12 * 60 * 60,
      sub: 'https://play.example',
    })
  })
})
