import { sayFact, sayOption, sayPrompt, spokenAt } from '@tableworks/kernel'
import { expect, test } from 'vitest'
import { game } from '../../index.ts'
import { empireTable } from '../../tests/table.ts'
import { AID } from '../sheets/aid-words.ts'
import { actionName, actionWords, iconName, rowName, typeNote } from '../parts/names.ts'
import { text } from '../sheets/text.ts'

const { variants } = empireTable().g

test('labels follow the table’s variants: the rate of the $3 icon (AMB-1)', () => {
  expect(actionName('exchange-3', variants)).toBe('Exchange at $3')
  expect(actionWords('exchange-3', { ...variants, exchange3Rate: 2 })).toEqual(actionWords('exchange-2', variants))
})

test('Exchange has one name: on the board, in the prompt, on the buttons and in the journal (EMP-45)', () => {
  const told = { kind: 'claimed', seat: 0, icon: 'A2a1', action: 'exchange-3' } as const
  const frame = { step: 'act.exchange', frame: { seat: 0, rate: 3 } }
  expect(sayFact(game, told, ['Ann', 'Ben'])).toBe('Ann claims “exchange at $3” on card A2.')
  expect(sayFact(spokenAt(game, { exchange3Rate: 2 }), told, ['Ann', 'Ben'])).toContain('“exchange at $2”')
  expect(sayPrompt(game, frame, ['Ann', 'Ben'])).toBe('Exchange Capital for Profit, $3 each.')
  expect(sayOption(game, 'act.exchange', { profit: 2 }, ['Ann', 'Ben'])).toBe('Get 2 Profit')
  expect(rowName('exchange')).toBe('Exchange')
  expect(text.option?.['action.claim']?.({ icon: 'A2a1' }, empireTable().g.box)).toBe('Claim Exchange at $3 on card A2')
})

test('a letter stands for a kind of building only on the icons', () => {
  expect(iconName('upgrade-leisure')).toBe('Upgrade L')
  expect(actionName('upgrade-leisure')).toBe('Upgrade Leisure')
})

test('labels follow the table’s variants: Town Halls (AMB-5) and move two (AMB-20)', () => {
  const free = { ...variants, townHallNeededForIndustrialAndParking: false, moveTwoSameTrain: false }
  expect(actionWords('upgrade-industrial', variants).does).toContain('Town Hall')
  expect(actionWords('upgrade-industrial', free).does).not.toContain('Town Hall')
  expect(typeNote('town-hall', variants)).toContain('Industrial')
  expect(typeNote('town-hall', free)).not.toContain('Industrial')
  expect(actionWords('move-two', free).does).not.toBe(actionWords('move-two', variants).does)
})

test('the aid says what caps Archie’s die (EMP-88, AMB-37) and how far a building can be upgraded (AMB-3)', () => {
  const [, asRolled] = AID.archieNotes(variants)
  const [, capped] = AID.archieNotes({ ...variants, archieDieCappedByBuilding: true })
  expect(asRolled).toContain('above its maximum')
  expect(capped).toContain('up to its maximum')
  expect(AID.notes({ ...variants, maxDieIsBuildingNumber: false })[0]).toContain('6')
})
