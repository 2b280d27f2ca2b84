import { viewOf } from '@tableworks/kernel'
import { expect, test } from 'vitest'
import { empireTable, type FactoryPatch, YOU } from '../../tests/table.ts'
import { effects, isWaste } from '../parts/effects.ts'
import { offered, type Seen } from '../table.ts'
import { deltas } from '../things.ts'

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

test('an icon without effect is a waste while another has one', () => {
  const table = empireTable({ seats: 2, factories: [[OWN], []] }).at('action.claim', { seat: YOU })
  const seen = viewOf(table.referee, table.state, YOU) as unknown as Seen
  const options = offered(seen, 'action.claim')
  const wasted = options.filter(option => isWaste(option, seen, table.g.box))
  expect(wasted.length).toBeGreaterThan(0)
  expect(wasted.length).toBeLessThan(options.length)
})

test('a Factory card’s price shows both the Capital and the Profit paid', () => {
  const fact = { kind: 'tookFactory', seat: 1, factory: 'textile-mill', capital: 1, profit: 3 } as const
  const paid = deltas.tookFactory?.(fact, {} as Seen)
  expect(paid).toMatchObject([
    { amount: -1, unit: '$' },
    { amount: -3, what: 'Profit' },
  ])
})

test('a reroll is shown at the Capital of the side that pays for it', () => {
  const fact = { kind: 'rerolled', seat: 1, face: 6, into: 3, cost: 2 } as const
  expect(deltas.rerolled?.(fact, {} as Seen)).toMatchObject({ at: { kind: 'capital', seat: 1 } })
})
