import { viewOf } from '@tableworks/kernel'
import { expect, test } from 'vitest'
import type { FactoryId } from '../../data/factories.ts'
import type { Options } from '../../notation.ts'
import { ANN, empireTable, type FactoryPatch } from '../../tests/table.ts'
import { places, type Thing } from '../things.ts'
import { offered, type Seen } from '../table.ts'

const BUILDING: Thing = { kind: 'space', space: '6-6' }
const factory = (card: FactoryId): Thing => ({ kind: 'factory', factory: card })

/** Ann picking her payment to upgrade 6-6, with these Factories and optionally a Town Hall. */
function paymentPaths(factories: FactoryPatch[], hasTownHall = false): (Thing | readonly Thing[] | null)[] {
  const table = empireTable({
    built: [{ '6-6': 1, ...(hasTownHall ? { '2-1': 1 } : {}) }, {}],
    factories: [factories, [{ card: 'bacon-factory' }]],
  }).at('act.upgradeSpecific', { seat: ANN, type: 'residential', pairs: hasTownHall ? 1 : 0 })
  const seen = viewOf(table.referee, table.state, ANN) as unknown as Seen
  const options = offered(seen, 'act.upgradeSpecific').filter(option => option !== 'done')
  return options.map((option: Options['act.upgradeSpecific']) => places['act.upgradeSpecific'](option, seen, ANN))
}

test('a building with a single possible payment takes one press (EMP-59)', () => {
  expect(paymentPaths([{ card: 'steel-foundry', goods: 2 }])).toEqual([BUILDING])
})

test('if several Factories could pay, the player picks the building first, then the Factory (AMB-34)', () => {
  const two: FactoryPatch[] = [
    { card: 'steel-foundry', goods: 2 },
    { card: 'sawmill', goods: 1 },
  ]
  expect(paymentPaths(two)).toEqual([
    [BUILDING, factory('steel-foundry')],
    [BUILDING, factory('sawmill')],
  ])
})

test('a Town Hall’s pair is picked Factory by Factory (EMP-62)', () => {
  const three: FactoryPatch[] = [
    { card: 'steel-foundry', goods: 1 },
    { card: 'glassworks', goods: 1 },
    { card: 'toy-works', goods: 1 },
  ]
  expect(paymentPaths(three, true)).toEqual([
    [BUILDING, factory('steel-foundry')],
    [BUILDING, factory('glassworks'), factory('toy-works')],
  ])
})
