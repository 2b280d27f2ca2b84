import { describe, expect, it } from 'vitest'
import { cheapestCard } from '../rules/archie-building.ts'
import { ARCHIE, empireTable, type Position } from './table.ts'

const building = (position: Position) => empireTable({ seats: 1, ...position }).at('archie.build', {})

describe('Archie builds', () => {
  it('EMP-82, EMP-83: the rules play for Archie; you make none of his decisions', () => {
    const table = empireTable({ seats: 1, round: 0, dice: [1, 4, 6, 2, 6, 3, 5] }).at('round', { part: 0 })
    table.pick('keep').pick('pass')
    expect(table.actor).toBe(0)
    expect(table.frames.at(-1)?.step).toBe('action.claim')
    expect(table.g.built[ARCHIE]).toHaveLength(1)
  })

  it('EMP-85: in rounds 1-3, 6-8 and 11-13', () => {
    const rounds = Array.from({ length: 15 }, (_, i) => i + 1)
    const built = rounds.filter(round => building({ round }).g.built[ARCHIE].length === 1)
    expect(built).toEqual([1, 2, 3, 6, 7, 8, 11, 12, 13])
    expect(building({ round: 4 }).facts).toEqual([{ kind: 'archieRests', seat: ARCHIE, round: 4 }])
  })

  it('EMP-86, EMP-87, EMP-88, EMP-90: dice for block, building and final value; he pays nothing', () => {
    const table = building({ dice: [2, 6, 4] })
    expect(table.g.die[11]).toBe(4)
    expect(table.g.capital[ARCHIE]).toBe(25)
    expect(table.facts).toEqual([
      { kind: 'archieRolledBlock', seat: ARCHIE, face: 2 },
      { kind: 'archieRolledNumber', seat: ARCHIE, face: 6 },
      { kind: 'archieRolledValue', seat: ARCHIE, face: 4, die: 4 },
      { kind: 'archieBuilt', seat: ARCHIE, space: '2-6', type: 'residential', die: 4 },
    ])
  })

  it('EMP-87, V20: he skips built spaces, from the end of block 6 to block 1', () => {
    const table = building({ dice: [6, 5, 2], built: [{ '6-5': 1, '1-1': 1 }, { '6-6': 3 }] })
    expect(table.g.die[1]).toBe(2)
    expect(table.facts[2]).toEqual({ kind: 'archiePassed', seat: ARCHIE, spaces: ['6-5', '6-6', '1-1'] })
  })

  it('EMP-88: a Mixed Development and a Town Hall stay at 1, without a roll', () => {
    const table = building({ dice: [2, 3, 6] })
    expect(table.g.die[8]).toBe(1)
    expect(table.facts.some(({ kind }) => kind === 'archieRolledValue')).toBe(false)
    expect(building({ dice: [2, 1, 6] }).g.die[6]).toBe(1)
  })

  it('EMP-88: his die stays as rolled, even above the building’s maximum', () => {
    const table = building({ dice: [1, 2, 6] })
    expect(table.g.die[1]).toBe(6)
    expect(table.facts[2]).toEqual({ kind: 'archieRolledValue', seat: ARCHIE, face: 6, die: 6 })
  })

  it('EMP-88, AMB-37 switched on: his die is capped at the building’s maximum', () => {
    const capped: Position = { variants: { archieDieCappedByBuilding: true } }
    expect(building({ ...capped, dice: [1, 2, 6] }).facts[2]).toMatchObject({ face: 6, die: 2 })
    expect(building({ ...capped, dice: [1, 2, 1] }).g.die[1]).toBe(1)
    const open: Position = { variants: { archieDieCappedByBuilding: true, maxDieIsBuildingNumber: false } }
    expect(building({ ...open, dice: [1, 2, 6] }).g.die[1]).toBe(6)
  })

  it('EMP-89, V21: for an Industrial building he takes the cheapest card, the leftmost if tied', () => {
    expect(cheapestCard(empireTable({ row: ['brickworks', 'private-bank', 'glassworks'] }).g)).toBe('private-bank')
    expect(cheapestCard(empireTable({ row: ['toy-works', 'piano-factory'] }).g)).toBe('toy-works')
    const table = building({ dice: [2, 4, 3], row: ['brickworks', 'toy-works', 'cement-works', 'piano-factory'] })
    expect(table.g.factories[ARCHIE].at(-1)).toMatchObject({ card: 'toy-works', goods: 0 })
    expect(table.g).toMatchObject({ capital: [20, 25], row: ['brickworks', 'cement-works', 'piano-factory'] })
    expect(table.facts.at(-1)).toEqual({ kind: 'archieTookFactory', seat: ARCHIE, factory: 'toy-works', cost: 4 })
  })

  it('EMP-89, AMB-38: he still builds if no card is left', () => {
    const table = building({ dice: [2, 4, 3], row: [] })
    expect(table.g.die[9]).toBe(3)
    expect(table.facts.at(-1)).toEqual({ kind: 'foundNoFactory', seat: ARCHIE })
  })
})
