import { sayFact, sayOption, sayPrompt, sayRefusal, sayStory } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { sideOf, slotOf } from '../data/board.ts'
import type { SlotId, ZoneId } from '../data/crater.ts'
import type { Fact } from '../facts.ts'
import { game } from '../index.ts'
import { A, B, BOX, titanTable } from './table.ts'

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan']
const said = (fact: Fact): string => sayFact(game, fact, NAMES)

describe('Words', () => {
  it('the journal reports a Pipe and its gains', () => {
    const table = titanTable({
      base: ['U02', 'U04'],
      rigs: { U03: { rig: 'blue-1', by: B, module: 'cream' } },
      dropshipPipes: [1],
    }).at('turn.start', { seat: A, drone: 1, isBoosted: false })
    table.pick('pipe HU02a from U02')
    expect(table.facts.map(said)).toEqual([
      'Ann lays a Pipe from U2 to U3 (outer lane).',
      'Ann gains 1 Hydrocarbon from the slot to U3.',
      'Ann gains 1 Water from the Rig at U3.',
      'Ben gains 1 Titanium from the Module at U3.',
    ])
    expect(sayStory(game, A, table.told, NAMES)).toBe(
      'Ann lays a Pipe from U2 to U3 (outer lane), gains 1 Hydrocarbon, gains 1 Water and Ben gains 1 Titanium.',
    )
  })

  it('the journal says recover for what comes from the Dropship', () => {
    const table = titanTable({ base: ['U02'], dropship: { water: [1] } }).at('turn.start', {
      seat: A,
      drone: 1,
      isBoosted: false,
    })
    table.pick('recover water')
    expect(table.facts.map(said)).toEqual(['Ann recovers 1 Water from the Dropship at U2.'])
    expect(sayStory(game, A, table.told, NAMES)).toBe('Ann recovers 1 Water.')
  })

  it('upgrades, orders and extraction read as sentences', () => {
    expect(said({ kind: 'upgraded', seat: A, zone: 'M05', rig: 'red-3', colour: 'blue', cost: 4, credits: 5 })).toBe(
      'Ann upgrades the Tholins Purification Centre 3 at M5 for 4 Silicium with a blue Module and scores 5 Credits.',
    )
    expect(said({ kind: 'upgraded', seat: A, zone: 'M05', rig: 'red-0', colour: 'orange', cost: 1, credits: 2 })).toBe(
      'Ann upgrades the Tholins Purification Centre 0 at M5 for 1 Silicium with an orange Module and scores 2 Credits.',
    )
    const moved = { kind: 'movedDrone', seat: A, drone: 1, from: 'U02', to: 'M02' } as const
    expect(said({ ...moved, hydrocarbons: 0 })).toBe('Ann moves Drone 1 from U2 to M2.')
    expect(said({ ...moved, hydrocarbons: 1 })).toBe('Ann moves Drone 1 from U2 to M2 for 1 Hydrocarbon.')
    expect(said({ kind: 'fulfilled', seat: B, order: 'luna', credits: 2 })).toBe(
      'Ben fulfils the Luna order for 2 Credits.',
    )
    expect(said({ kind: 'extracted', seat: A, cube: 'deuterium', zone: 'C' })).toBe(
      'Ann extracts 1 Deuterium at the Core.',
    )
    expect(said({ kind: 'filledDropship', seat: A, resources: [], pipes: 4 })).toBe(
      'Ann loads the Dropship with 4 Pipes.',
    )
    expect(said({ kind: 'filledDropship', seat: A, resources: ['titanium', 'hydrocarbons'], pipes: 2 })).toBe(
      'Ann loads the Dropship with Titanium and Hydrocarbons, plus 2 Pipes.',
    )
  })

  it('a refusal names the quantity and the rule', () => {
    const table = titanTable({ base: ['U02'], rigs: { M02: 'blue-1' }, pipes: { VUM02a: [A, 'U02'] } })
    table.at('turn.upgrade', { seat: A, hasUpgraded: false })
    const refusal = table.why('upgrade M02')
    expect(refusal === null ? '' : sayRefusal(game, refusal, NAMES)).toBe(
      'That upgrade costs 6 Silicium. You have 0. (TTN-71)',
    )
  })

  it('a removal of Tholins names the Rig or Module behind it', () => {
    expect(said({ kind: 'purgedHold', seat: A, cause: 'rig', at: 'M02' })).toBe(
      'Ann removes 1 Tholins from the hold with the Rig at M2.',
    )
    expect(said({ kind: 'purgedWell', seat: A, zone: 'U03', cause: 'module', at: 'L11' })).toBe(
      'Ann removes 1 Tholins from the Rig at U3 with the Module at L11.',
    )
    expect(said({ kind: 'purgedNothing', seat: A, cause: 'rig', at: 'M02' })).toBe(
      'Ann removes no Tholins with the Rig at M2.',
    )
    const fact: Fact = { kind: 'purgedHold', seat: A, cause: 'module', at: 'M05' }
    const story = sayStory(game, A, [{ fact, only: null }], NAMES)
    expect(story).toContain('removes 1 Tholins from the hold with the Module at M5')
    const frame = { seat: A, cause: 'module', zone: 'M05' }
    expect(sayPrompt(game, { step: 'purge', frame }, NAMES)).toBe(
      'Remove 1 Tholins from your hold or from a Rig (the Module at M5).',
    )
  })

  it('Pipes in parallel lanes are distinguished', () => {
    const laid = (slot: SlotId, from: ZoneId, to: ZoneId) =>
      said({ kind: 'laidPipe', seat: A, slot, side: sideOf({ box: BOX }, slotOf({ box: BOX }, slot)), from, to })
    expect(laid('HU04a', 'U04', 'U05')).toBe('Ann lays a Pipe from U4 to U5 (outer lane).')
    expect(laid('HU04b', 'U05', 'U04')).toBe('Ann lays a Pipe from U5 to U4 (inner lane).')
    expect(laid('VUM05a', 'U05', 'M05')).toBe('Ann lays a Pipe from U5 to M5 (counter-clockwise lane).')
    expect(laid('VUM05b', 'U05', 'M05')).toBe('Ann lays a Pipe from U5 to M5 (clockwise lane).')
    expect(laid('VML05', 'M05', 'L05')).toBe('Ann lays a Pipe from M5 to L5.')
    expect(
      said({ kind: 'destroyed', seat: A, drone: 2, owner: 1, slot: 'HM02b', side: 'inner', from: 'M02', to: 'M03' }),
    ).toBe('Ann spends 1 Titanium, and Drone 2 destroys Ben’s Pipe from M2 to M3 (inner lane).')
  })

  it('prompts and options have words', () => {
    const frame = { seat: A, incoming: 'tholins', cause: 'vertical', zone: 'M05' }
    expect(sayPrompt(game, { step: 'overflow', frame }, NAMES)).toBe(
      'Your hold is full. Make room for 1 Tholins from drilling to M5.',
    )
    const upgrade = { step: 'turn.upgrade', frame: { seat: A, hasUpgraded: false } }
    expect(sayPrompt(game, upgrade, NAMES, ['end turn'])).toBe('End your turn.')
    expect(sayPrompt(game, upgrade, NAMES, ['end turn', { order: 'luna' }])).toBe('End your turn, or fulfil an order.')
    expect(sayOption(game, 'turn.start', { slot: 'HU04b', from: 'U05' }, NAMES)).toBe(
      'Lay a Pipe from U5 in U4–U5 inner',
    )
    expect(sayOption(game, 'turn.drone', { objective: 'vertical' }, NAMES)).toBe('Claim “6 vertical Pipes”')
  })
})
