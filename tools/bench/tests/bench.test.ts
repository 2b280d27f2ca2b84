import { describe, expect, it } from 'vitest'
import { bench } from '../index.ts'
import { written } from '../report.ts'

/** Too short for meaningful figures. The test only checks that every figure is there. */
const INSTANT = { seconds: 0.001, iterations: 2 }

describe('The benchmark', () => {
  it('returns every figure of every game, as data and as a table', async () => {
    let printed = ''
    const games = ['salt-and-timber', 'millrace']
    const report = await bench({ games, ...INSTANT, json: true, print: text => (printed += text) })
    expect(JSON.parse(printed)).toEqual(report)
    expect(report.games.map(({ game }) => game)).toEqual(games)
    expect(report.games[0]).toMatchObject({ seats: 4, choicesPerGame: 24 })
    for (const figure of figuresIn(report.games)) expect(figure).toBeGreaterThan(0)
    expect(written(report)).toContain('step 2,000')
    expect(written(report)).toContain('step 4,000')
  })

  it('lists the known games when asked for an unknown one', async () => {
    await expect(bench({ games: ['chess'] })).rejects.toThrow("there is no game 'chess' to measure; there are ")
  })
})

/** Every number in a value, no matter how deep. */
function figuresIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(figuresIn) : []
}
