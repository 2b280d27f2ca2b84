import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { addressOf, isLocal } from '../address.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

it('trusts only the last entry of X-Forwarded-For, and only from a proxy on this machine', () => {
  expect(addressOf(from('203.0.113.7', '198.51.100.1'), true)).toBe('203.0.113.7')
  expect(addressOf(from('127.0.0.1', '198.51.100.1'), false)).toBe('127.0.0.1')
  expect(addressOf(from('127.0.0.1', '198.51.100.1'), true)).toBe('198.51.100.1')
  expect(addressOf(from('127.0.0.1', 'made up, 198.51.100.1'), true)).toBe('198.51.100.1')
  expect(addressOf(from('127.0.0.1'), true)).toBe('127.0.0.1')
})

it.each([
  ['2001:db8:1:2', ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:0DB8:0001:0002::1', '2001:db8:1:2:3:4:1.2.3.4']],
  ['2001:db8:0:0', ['2001:db8::1', '2001:db8:0:0:1::', '2001:db8:0::5:6', '2001:0db8:0000:0000:0001::']],
  ['2001:0:0:1', ['2001::1:0:0:0:9', '2001:0:0:1::', '2001:0:0:1:2:3:4:5']],
  ['fe80:0:0:0', ['fe80::1', 'fe80::1%eth0', 'fe80:0:0:0:5::']],
  ['0:0:0:0', ['::1', '::', '0:0:0:0:0:0:0:1']],
  ['203.0.113.7', ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:FFFF:203.0.113.7']],
])('counts %s as one network, however its addresses are written', (network, addresses) => {
  expect(new Set(addresses.map(address => addressOf(from(address), false)))).toEqual(new Set([network]))
})

it('recognises requests from this machine', () => {
  expect(isLocal(from('127.0.0.1'))).toBe(true)
  expect(isLocal(from('127.0.0.1', '198.51.100.1'))).toBe(false)
  expect(isLocal(from('203.0.113.7'))).toBe(false)
})
