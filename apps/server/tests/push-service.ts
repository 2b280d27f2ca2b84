// A push service on this machine, like those of browser vendors, together with a browser that reads its messages.

import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** What a browser does with a message (RFC 8291). */
export function decrypted(body: Buffer, browser: ECDH, auth: string): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs])
  const secret = derive(browser.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-16))
  const text = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** An HTTP receiver that stores what it gets and answers as the test tells it to. */
export async function startReceiver() {
  const received: Received[] = []
  /** Without an answer, the sender can't know that the message arrived. */
  const answers = { status: 201, headers: {} as Record<string, string>, isSilent: false }
  const receiver = { received, ...answers, address: '', close: async () => {} }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) })
      if (!receiver.isSilent) response.writeHead(receiver.status, receiver.headers).end()
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  receiver.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  receiver.close = () => new Promise(done => (server.close(() => done()), server.closeAllConnections()))
  return receiver
}

/** A browser with one subscription at that service. */
export function newBrowser(endpoint: string) {
  const own = createECDH('prime256v1')
  const p256dh = own.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  return {
    subscription: { endpoint, p256dh, auth },
    read: (body: Buffer) => JSON.parse(decrypted(body, own, auth)) as Record<string, unknown>,
  }
}
