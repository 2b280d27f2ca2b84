// Hashes of plain data. `fingerprint` is fast and compares states; `digest` is SHA-256, for seeds and component sets, where people
// might cheat.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './plain.ts'

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** SHA-256 of plain data, independent of field order. */
export const digestOf = (value: unknown): string => digest(canonical(value))

/**
 * Sixteen hexadecimal digits, the same for equal plain data in any engine. It builds no strings, and it adds up the hashes of
 * fields, so their order doesn't matter and nothing needs sorting.
 */
export function fingerprint(value: unknown): string {
  walk(value)
  return hex(left) + hex(right)
}

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0')

// Two 32-bit lanes that hold the last walk's result.
let left = 0
let right = 0

function walk(value: unknown): void {
  if (typeof value === 'number') walkNumber(value)
  else if (typeof value === 'string') walkText(value)
  else if (value === null || value === undefined) set(0x1f3d5b79, 0x2e4c6a88)
  else if (typeof value === 'boolean') set(value ? 0x3c6ef372 : 0x510e527f, value ? 0x6a09e667 : 0x1b873593)
  else if (Array.isArray(value)) walkList(value)
  else walkFields(value as Record<string, unknown>)
}

function walkNumber(value: number): void {
  const word = value | 0
  if (word === value) set(word ^ 0x9e3779b9, Math.imul(word, 0x85ebca6b) ^ 0x7f4a7c15)
  else walkText(`#${value}`) // A number's text is the same in every engine.
}

function walkText(text: string): void {
  let a = 0x811c9dc5
  let b = text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x5bd1e995) + 0x27d4eb2f
  }
  set(a, b)
}

// Fields have few distinct names, so each name is hashed once. The limit guards against untrusted data.
const MOST_NAMES = 10_000
const names = new Map<string, readonly [left: number, right: number]>()

function walkName(name: string): void {
  const known = names.get(name)
  if (known !== undefined) {
    left = known[0]
    right = known[1]
    return
  }
  walkText(name)
  if (names.size < MOST_NAMES) names.set(name, [left, right])
}

function walkList(list: readonly unknown[]): void {
  let a = 0x243f6a88
  let b = list.length
  for (let i = 0; i < list.length; i++) {
    walk(list[i])
    a = Math.imul(a ^ left, 0x9e3779b1)
    b = Math.imul(b + right, 0x85ebca77) ^ (b >>> 15)
  }
  set(a, b)
}

function walkFields(fields: Record<string, unknown>): void {
  let a = 0x13198a2e
  let b = 0x03707344
  // Two parallel lists, because looking up each field by name takes several times as long.
  const keys = Object.keys(fields)
  const values = Object.values(fields)
  for (let i = 0; i < keys.length; i++) {
    walkName(keys[i] as string)
    const keyLeft = left
    const keyRight = right
    walk(values[i])
    set(Math.imul(keyLeft, 0xcc9e2d51) ^ left, Math.imul(keyRight, 0x1b873593) + right)
    a = (a + left) | 0
    b = (b + right) | 0
  }
  set(a, b)
}

/** Sets both lanes, mixing each with a little of the other. */
function set(a: number, b: number): void {
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b)
  b = Math.imul(b ^ (b >>> 15), 0xc2b2ae35)
  a ^= b >>> 13
  b ^= a >>> 16
  left = Math.imul(a ^ (a >>> 13), 0xc2b2ae35)
  right = Math.imul(b ^ (b >>> 14), 0x27d4eb2f)
}
