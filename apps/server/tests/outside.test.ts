import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { checkedUrl, isPublic, NotReached, post, postTo } from '../notices/outside.ts'
import { startReceiver } from './push-service.ts'

const STRICT = { isOpen: false }
const OPEN = { isOpen: true }
const REQUEST = { headers: { 'content-type': 'application/json' }, body: '{}' }

describe('Only public addresses are contacted', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '100::1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is not public', address => expect(isPublic(address)).toBe(false))

  it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '192.0.1.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    address => expect(isPublic(address)).toBe(true),
  )

  it.each([
    'http://example.org/',
    'ftp://example.org/',
    'https://user:word@example.org/',
    'https://example.org:8443/',
    'javascript:alert(1)',
    'example.org',
  ])('%s isn’t an address to post to', url => expect(() => checkedUrl(url, STRICT)).toThrow(NotReached))

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0/',
  ])('%s is refused before a connection', async url => {
    await expect(post(url, REQUEST, STRICT)).rejects.toThrow('not a public address')
  })
})

describe('A receiver', () => {
  const closing: (() => unknown)[] = []
  afterAll(() => Promise.all(closing.map(close => close())))

  it('gets the body, and its status comes back', async () => {
    const receiver = await startReceiver()
    closing.push(receiver.close)
    receiver.status = 429
    receiver.headers = { 'retry-after': '30' }
    expect(await post(receiver.address, REQUEST, OPEN)).toEqual({ status: 429, retryAfter: 30 })
    expect(receiver.received.map(({ body }) => body.toString())).toEqual(['{}'])
  })

  it('is reached at the address that was checked, without asking for its name again', async () => {
    const receiver = await startReceiver()
    closing.push(receiver.close)
    const { port } = new URL(receiver.address)
    // A name that no resolver knows, so the connection can only use the address.
    const url = new URL(`http://rebound.invalid:${port}/`)
    expect((await postTo('127.0.0.1', url, REQUEST, OPEN)).status).toBe(201)
    expect(receiver.received).toHaveLength(1)
  })

  it('can’t redirect the request', async () => {
    const [first, second] = [await startReceiver(), await startReceiver()]
    closing.push(first.close, second.close)
    first.status = 307
    first.headers = { location: second.address }
    expect((await post(first.address, REQUEST, OPEN)).status).toBe(307)
    expect(second.received).toEqual([])
  })

  it('that never stops sending, or never answers, is dropped', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/silent') return
      response.writeHead(200)
      const talk = setInterval(() => response.write('x'.repeat(4096)), 1)
      response.on('close', () => clearInterval(talk))
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    closing.push(() => (server.closeAllConnections(), server.close()))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect((await post(`${address}/endless`, REQUEST, OPEN)).status).toBe(200)
    await expect(post(`${address}/silent`, REQUEST, { ...OPEN, timeoutMs: 300 })).rejects.toThrow('no answer in time')
  })
})
