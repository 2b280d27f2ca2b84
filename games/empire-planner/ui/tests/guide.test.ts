import { readFileSync } from 'node:fs'
import { guideStands } from '@tableworks/contract/vitest'
import { expect, test } from 'vitest'
import { game as empirePlanner } from '../../index.ts'
import { rolesAt } from '../dice/roles.ts'
import { sounds } from '../guide/sounds.ts'
import { tour } from '../guide/tour.ts'

const RULES = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

guideStands(empirePlanner, { tour, sounds, rules: RULES })

test('the dice show their roles for the space under the hand, equal dice one role each (EMP-22)', () => {
  const offered = ['pass', { block: 2, number: 5, cost: 2 } as const] as const
  expect(rolesAt([2, 2, 5], '2-5', offered)).toEqual(['block', 'cost', 'number'])
  expect(rolesAt([2, 2, 5], '5-2', offered)).toEqual([null, null, null])
})
