import { viewOf } from '@tableworks/kernel'
import { expect, test } from 'vitest'
import { empireTable, type FactoryPatch, YOU } from '../../tests/table.ts'
import { effects } from '../parts/effects.ts'
import type { Seen } from '../table.ts'

const OWN: FactoryPatch = { card: 'steel-foundry' }

/** The text shown for a choice that changes Archie's train, or yours, like this. */
function told(before: [FactoryPatch, FactoryPatch], after: [FactoryPatch, FactoryPatch]): string[] {
  const seen = ([own, his]: [FactoryPatch, FactoryPatch]) => {
    const table = empireTable({ seats: 1, factories: [[own], [his]] }).at('action.claim', { seat: YOU })
    return { seen: viewOf(table.referee, table.state, YOU) as unknown as Seen, box: table.g.box }
  }
  return effects(seen(before).seen, seen(after).seen, seen(after).box)
}

test('Archie’s trains don’t show as your effect unless you have a cube on them', () => {
  const his: FactoryPatch = { card: 'bacon-factory', train: 2, moved: 1 }
  expect(told([OWN, his], [OWN, { ...his, moved: 2 }])).toEqual([])
  expect(told([OWN, { card: 'bacon-factory' }], [OWN, his])).toEqual([])
})

test('a train you ride says what the ride pays', () => {
  const his: FactoryPatch = { card: 'bacon-factory', train: 3, moved: 1, riders: 1 }
  const [effect = ''] = told([OWN, his], [OWN, { ...his, moved: 2 }])
  expect(effect).toMatch(/^rider: \$[1-9]\d* in \d links?$/)
})

test('your own train says what it pays and how far it has to go', () => {
  const his: FactoryPatch = { card: 'bacon-factory' }
  const own: FactoryPatch = { ...OWN, train: 2, moved: 1 }
  expect(told([own, his], [{ ...own, moved: 2 }, his])).toEqual([expect.stringMatching(/^\$[1-9]\d* in \d links?$/)])
})
