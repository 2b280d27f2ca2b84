import { describe, expect, it } from 'vitest'
import { columns, wrapped } from '../text-board.ts'

describe('Lines of a text board', () => {
  const long = Array.from({ length: 30 }, (_, i) => `part ${i}`)

  it('wraps parts under the first one, or with a given indent', () => {
    expect(wrapped('Rails:', ['a', 'b'])).toEqual(['Rails: a, b'])
    expect(wrapped('Rails:', ['a'], 10)).toEqual(['Rails:    a'])
    expect(wrapped('Rails:', [])).toEqual(['Rails:'])
    const [first, second, ...more] = wrapped('Rails:', long)
    expect(first).toMatch(/^Rails: part 0, .*,$/)
    expect(second).toMatch(/^ {7}part/)
    expect(wrapped('Rails:', long, 2)[1]).toMatch(/^ {2}part/)
    for (const line of [first, second, ...more]) expect(line?.length).toBeLessThanOrEqual(100)
  })

  it('fills a line to the last character', () => {
    const line = `x: ${'y'.repeat(95)}, z`
    expect(wrapped('x:', ['y'.repeat(94), 'z'])).toEqual([`x: ${'y'.repeat(94)}, z`])
    expect(wrapped('x:', ['y'.repeat(95), 'z'])).toEqual([line.slice(0, 99), '   z'])
  })

  it('cuts what is too wide for any line', () => {
    expect(wrapped('x:', ['y'.repeat(200)])).toEqual([`x: ${'y'.repeat(97)}`])
    expect(columns([['y'.repeat(200), '1']])).toEqual(['y'.repeat(100)])
  })

  it('puts rows in columns, names to the left and numbers to the right', () => {
    expect(
      columns([
        ['', 'money'],
        ['Ann', '5'],
        ['Ben Benson', '12'],
      ]),
    ).toEqual(['            money', 'Ann             5', 'Ben Benson     12'])
    expect(
      columns(
        [
          ['a', 'b', 'c'],
          ['aa', 'bb', 'cc'],
        ],
        2,
      ),
    ).toEqual(['a   b    c', 'aa  bb  cc'])
  })
})
