import { readFileSync } from 'node:fs'
import { momentsOf, recordedGame } from '@tableworks/contract'
import type { Seat } from '@tableworks/kernel'
import { expect, test } from 'vitest'
import { game } from '../../index.ts'
import { FACTORY_IDS } from '../../data/factories.ts'
import type { Seen } from '../table.ts'
import { ending, endList, sections } from '../sheets/text-sections.ts'

const NAMES = ['Ann', 'Ben', 'Cat']

test('text mode says what runs, what each factory lacks, every contract and every stack', () => {
  let looked = 0
  for (const { seen, box } of momentsOf(game, [{ seats: 3, variants: {}, secret: 'tells' }])) {
    if (seen.decision !== 'operate') continue
    const [runs, factories, contracts, stacks] = sections(seen, box, NAMES)
    const seat = seen.actor ?? 0
    const standing = seen.view.glance.factories[seat]
    expect(runs?.title).toBe(`What ${NAMES[seat]} can run`)
    expect(runs?.lines).toHaveLength(
      Math.max(1, new Set(standing.filter(({ ready }) => ready).map(({ factory }) => factory)).size),
    )
    expect(factories?.lines.map(line => line.endsWith(' can run.'))).toEqual(standing.map(({ ready }) => ready))
    for (const line of factories?.lines ?? []) expect(line).toMatch(/can run\.$|can’t run: .+\.$/)
    expect(contracts?.lines).toHaveLength(seen.view.contracts[seat].length + seen.view.open.length)
    expect(stacks?.lines[0]?.split('; ')).toHaveLength(FACTORY_IDS.length)
    looked += 1
    if (looked === 60) break
  }
  expect(looked).toBe(60)
})

test('the end sheet’s lines for a seat add up to its score', () => {
  for (const name of ['shortest', 'typical', 'every-rule']) {
    const text = readFileSync(new URL(`../../tests/games/${name}.json`, import.meta.url), 'utf8')
    const { table } = recordedGame(game, text)
    const seen = table.view(null) as Seen
    for (let seat = 0; seat < table.seats; seat++) {
      const points = endList(seen, seat as Seat, table.referee.box as never).map(line => Number(/\d+$/.exec(line)?.[0]))
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(table.result?.scores[seat])
    }
  }
})

test('the end sheet says what ended the game and who ended it', () => {
  const text = readFileSync(new URL('../../tests/games/typical.json', import.meta.url), 'utf8')
  const { table } = recordedGame(game, text)
  const seen = table.view(null) as Seen
  expect(ending(table.view(null, 100) as Seen, NAMES)).toBeNull()
  expect(ending(seen, NAMES)).toBe('Ann ended the game by fulfilling 5 contracts at once.')
  const endedBy = (how: Seen['view']['ending']) => ending({ ...seen, view: { ...seen.view, ending: how } }, NAMES)
  expect(endedBy('eight')).toBe('Ann ended the game by claiming an eighth contract.')
  expect(endedBy('claimed')).toBe('Ann ended the game by claiming the last open contract.')
  expect(endedBy('rounds')).toBe('The game ended after 100 rounds, this table’s limit.')
})
