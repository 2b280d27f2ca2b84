import { expect, test } from 'vitest'
import { AID } from '../aid/words.ts'
import { actionWords, typeNote } from '../names.ts'
import { empireTable } from '../../tests/table.ts'

const { variants } = empireTable().g

test('labels follow the variants of the table: the rate of the $3 icon (AMB-1)', () => {
  expect(actionWords('exchange-3', variants).short).toBe('$3 for 1')
  expect(actionWords('exchange-3', { ...variants, exchange3Rate: 2 })).toEqual(actionWords('exchange-2', variants))
})

test('labels follow the variants of the table: Town Halls (AMB-5) and move two (AMB-20)', () => {
  const free = { ...variants, townHallNeededForIndustrialAndParking: false, moveTwoSameTrain: false }
  expect(actionWords('upgrade-industrial', variants).does).toContain('Town Hall')
  expect(actionWords('upgrade-industrial', free).does).not.toContain('Town Hall')
  expect(typeNote('town-hall', variants)).toContain('Industrial')
  expect(typeNote('town-hall', free)).not.toContain('Industrial')
  expect(actionWords('move-two', free).does).not.toBe(actionWords('move-two', variants).does)
})

test('the aid names what caps Archie’s die (EMP-88, AMB-37) and how high a building goes (AMB-3)', () => {
  const [, asRolled] = AID.archieNotes(variants)
  const [, capped] = AID.archieNotes({ ...variants, archieDieCappedByBuilding: true })
  expect(asRolled).toContain('above its maximum')
  expect(capped).toContain('up to its maximum')
  expect(AID.notes({ ...variants, maxDieIsBuildingNumber: false })[0]).toContain('6')
})
