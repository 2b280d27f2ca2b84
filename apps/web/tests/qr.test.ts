import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { qrCode } from '../parts/qr.ts'

const LINK = 'https://tableworks.example/join#0123456789abcdef.'.repeat(5)

const hashOf = (text: string): string => {
  const rows = (qrCode(text) ?? []).map(row => row.map(Number).join(''))
  return createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)
}

describe('a QR code', () => {
  // Modules from uqr 0.1.3, an independent encoder that agrees for every length from 1 to 180.
  it.each([
    [45, 33, '2ff633086c59d938'],
    [90, 41, '45cb40658d692cc4'],
    [135, 49, '2a708d399731b0af'],
    [180, 53, '986a9dce5813cc46'],
  ])('of %i bytes has the same modules as another encoder’s', (length, size, hash) => {
    const text = LINK.slice(0, length)
    expect(qrCode(text)).toHaveLength(size)
    expect(hashOf(text)).toBe(hash)
  })

  it('holds 180 bytes and no more', () => {
    expect(qrCode('é'.repeat(90))).not.toBeNull()
    expect(qrCode('é'.repeat(91))).toBeNull()
  })

  it('has three corners and a dark module beside the lower one', () => {
    const code = qrCode('a') ?? []
    const corner = (x: number, y: number) =>
      code.slice(y, y + 7).map(row =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(''),
      )
    const whole = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
    for (const [x, y] of [
      [0, 0],
      [14, 0],
      [0, 14],
    ] as const)
      expect(corner(x, y)).toEqual(whole)
    expect(code[13]?.[8]).toBe(true)
  })
})
