import { readFileSync } from 'node:fs'
import { testScenes } from '@tableworks/contract/vitest'
import { recordedGame, scenesOf } from '@tableworks/contract'
import { expect, test } from 'vitest'
import { game } from '../../index.ts'
import { ui } from '../index.ts'

const read = (name: string) => readFileSync(new URL(`../../tests/games/${name}.json`, import.meta.url), 'utf8')

test.each(['shortest', 'typical', 'every-rule'])('the end of %s is a scene, shown to everyone', name => {
  const { table } = recordedGame(game, read(name))
  const ends = [...scenesOf(table, { scored: ui.scenes?.scored })]
  expect(ui.scenes?.scored?.quiet).toBeUndefined()
  expect(ends.map(({ seat }) => seat)).toEqual([null, 0, 1, 2].slice(0, table.seats + 1))
  for (const { scene } of ends) expect(scene.table.rows.at(-1)?.values).toEqual(table.result?.scores)
})

// Every fulfilment, every round and the end, for two seats and a spectator, and for three seats and a spectator.
testScenes(game, ui.scenes ?? {}, { games: ['shortest', 'typical'].map(read), fewest: 8 })
