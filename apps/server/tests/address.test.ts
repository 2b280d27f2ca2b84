import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { addressOf, isFromHere } from '../address.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

it('believes what a proxy says only of one on this machine, and only its own word', () => {
  expect(addressOf(from('203.0.113.7', '198.51.100.1'), true)).toBe('203.0.113.7')
  expect(addressOf(from('127.0.0.1', '198.51.100.1'), false)).toBe('127.0.0.1')
  expect(addressOf(from('127.0.0.1', '198.51.100.1'), true)).toBe('198.51.100.1')
  expect(addressOf(from('127.0.0.1', 'made up, 198.51.100.1'), true)).toBe('198.51.100.1')
  expect(addressOf(from('127.0.0.1'), true)).toBe('127.0.0.1')
})

it('counts a whole block of the newer addresses as one', () => {
  expect(addressOf(from('2001:db8:1:2:3:4:5:6'), false)).toBe('2001:db8:1:2')
  expect(addressOf(from('2001:db8:1:2::9'), false)).toBe('2001:db8:1:2')
})

it('knows who asks from this machine', () => {
  expect(isFromHere(from('127.0.0.1'))).toBe(true)
  expect(isFromHere(from('127.0.0.1', '198.51.100.1'))).toBe(false)
  expect(isFromHere(from('203.0.113.7'))).toBe(false)
})
