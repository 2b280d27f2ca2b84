import { sayFact, sayOption, sayPrompt, sayRefusal, sayStory } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import type { Fact } from '../facts.ts'
import { game } from '../index.ts'
import { A, B, titanTable } from './table.ts'

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan']
const said = (fact: Fact): string => sayFact(game, fact, NAMES)

describe('Words', () => {
  it('the journal tells a Pipe and its gains', () => {
    const table = titanTable({
      base: ['U02', 'U04'],
      rigs: { U03: { rig: 'blue-1', by: B, module: 'cream' } },
      dropshipPipes: [1],
    }).at('turn.start', { seat: A, drone: 1, isBoosted: false })
    table.pick('pipe HU02a from U02')
    expect(table.facts.map(said)).toEqual([
      'Ann lays a Pipe from U2 to U3.',
      'Ann gains 1 Hydrocarbons from the slot to U3.',
      'Ann gains 1 Water from the Rig at U3.',
      'Ben gains 1 Titanium from the Module at U3.',
    ])
    expect(sayStory(game, A, table.told, NAMES)).toBe(
      'Ann lays a Pipe from U2 to U3, gains 1 Hydrocarbons, gains 1 Water and Ben gains 1 Titanium.',
    )
  })

  it('upgrades, orders and extraction read as sentences', () => {
    expect(said({ kind: 'upgraded', seat: A, zone: 'M05', rig: 'red-3', colour: 'blue', cost: 4, credits: 5 })).toBe(
      'Ann upgrades the Tholins Purification Centre 3 at M5 for 4 Silicium with a blue Module: 5 Credits.',
    )
    expect(said({ kind: 'fulfilled', seat: B, order: 'luna', credits: 2 })).toBe(
      'Ben fulfils the order of Luna for 2 Credits.',
    )
    expect(said({ kind: 'extracted', seat: A, cube: 'deuterium', zone: 'C' })).toBe(
      'Ann extracts 1 Deuterium at the Core.',
    )
    expect(said({ kind: 'filledDropship', seat: A, resources: [], pipes: 4 })).toBe(
      'Ann fills the Dropship: no resources; 4 Pipes.',
    )
  })

  it('a refusal names the quantity and the rule', () => {
    const table = titanTable({ base: ['U02'], rigs: { M02: 'blue-1' }, pipes: { VUM02a: [A, 'U02'] } })
    table.at('turn.upgrade', { seat: A, hasUpgraded: false })
    const refusal = table.why('upgrade M02')
    expect(refusal === null ? '' : sayRefusal(game, refusal, NAMES)).toBe(
      'That upgrade costs 6 Silicium; you have 0. (TTN-71)',
    )
  })

  it('prompts and options are spoken', () => {
    const frame = { seat: A, incoming: 'tholins', cause: 'vertical', zone: 'M05' }
    expect(sayPrompt(game, { step: 'overflow', frame }, NAMES)).toBe(
      'Your hold is full and Tholins arrives. Choose what to discard.',
    )
    expect(sayOption(game, 'turn.start', { slot: 'HU04b', from: 'U05' }, NAMES)).toBe(
      'Pipe from U5 in slot U4–U5 inner',
    )
    expect(sayOption(game, 'turn.drone', { objective: 'vertical' }, NAMES)).toBe('Claim “6 vertical Pipes”')
  })
})
