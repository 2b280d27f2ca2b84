import { expect, it } from 'vitest'
import { faults } from './faults.ts'

it('a server killed under load has lost nothing it acknowledged, has nothing half and nothing twice', async () => {
  const outcome = await faults(4, 3)
  expect(outcome).toMatchObject({ kills: 4, lost: 0, half: 0, doubled: 0 })
  expect(outcome.acknowledged).toBeGreaterThan(20)
})
