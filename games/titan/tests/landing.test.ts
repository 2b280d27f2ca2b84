import { describe, expect, it } from 'vitest'
import { ZONE } from '../data/crater.ts'
import { freeCells } from '../readings/hold.ts'
import { BASE, ICE, NONE } from '../state.ts'
import { A, B, C, D, holdOf, networkOf, pipesIn, SLOT, titanTable, wellOf } from './table.ts'

const LANDING = {
  cycle: 0,
  turn: 0,
  holdPipes: [25, 25, 25, 25],
  display: ['cream-0', 'black-1', 'blue-3', 'orange-4', 'red-5'],
  deposits: { U05: ['water', 'titanium'], M05: ['silicium'] },
} as const

const V2 = ['base U05', 'pipe HU04b', 'pipe HU05a', 'pipe VUM05a', 'rig blue-3'] as const

describe('Landing', () => {
  it('TTN-16: the player to the right of the Foreman lands first, the Foreman last', () => {
    const table = titanTable({ ...LANDING, foreman: B }).at('landing', { landed: 0 })
    const order: unknown[] = []
    for (const zone of ['U02', 'U05', 'U08', 'U11']) {
      order.push(table.actor)
      table.pick(`base ${zone}`)
      while (table.frames.at(-1)?.step === 'land.pipe') table.pick(table.names[0] ?? '')
      table.pick(table.names[0] ?? '')
    }
    expect(order).toEqual([A, D, C, B])
    expect(table.g.cycle).toBe(1)
    expect(table.actor).toBe(B)
  })

  it('TTN-17, TTN-18, TTN-19, TTN-20, TTN-21, TTN-22, V-2: a whole landing', () => {
    const table = titanTable(LANDING).at('land', { part: 0, seat: A })
    const counts = V2.map(name => {
      const offered = table.names.length
      table.pick(name)
      return offered
    })
    expect(counts).toEqual([12, 2, 2, 2, 5])
    expect(holdOf(table, A)).toEqual({ silicium: 2, water: 1, titanium: 2, tholins: 1 })
    expect(table.g.holdPipes[A]).toBe(22)
    expect(freeCells(table.g, A)).toBe(2)
    expect(table.g.credits[A]).toBe(3)
    expect(wellOf(table, 'M05')).toEqual([3, 2])
    expect(table.g.site[ZONE.L05]).toBe(ICE)
    expect(table.g.site[ZONE.U05]).toBe(BASE)
    expect(table.g.droneAt.slice(0, 4)).toEqual([ZONE.U05, ZONE.U05, ZONE.U05, ZONE.U05])
    expect(pipesIn(table)).toEqual(['HU04b', 'HU05a', 'VUM05a'])
    expect(networkOf(table, A)).toEqual(['U04', 'U05', 'U06', 'M05'])
    expect(table.g.deposits.some(token => token !== null)).toBe(false)
    expect(table.g.display).toHaveLength(4)
    expect(table.g.dropshipPipes[A]).toBe(0)
    expect(table.facts).toEqual([
      { kind: 'landed', seat: A, zone: 'U05' },
      { kind: 'gained', seat: A, cube: 'water', count: 1, cause: 'token', zone: 'U05' },
      { kind: 'gained', seat: A, cube: 'titanium', count: 1, cause: 'token', zone: 'U05' },
      { kind: 'laidLandingPipe', seat: A, slot: 'HU04b', side: 'inner', from: 'U05', to: 'U04' },
      { kind: 'gained', seat: A, cube: 'titanium', count: 1, cause: 'slot', zone: 'U04' },
      { kind: 'laidLandingPipe', seat: A, slot: 'HU05a', side: 'outer', from: 'U05', to: 'U06' },
      { kind: 'gained', seat: A, cube: 'silicium', count: 1, cause: 'slot', zone: 'U06' },
      { kind: 'laidLandingPipe', seat: A, slot: 'VUM05a', side: 'left', from: 'U05', to: 'M05' },
      { kind: 'gained', seat: A, cube: 'tholins', count: 1, cause: 'vertical', zone: 'M05' },
      { kind: 'placedLandingRig', seat: A, rig: 'blue-3', zone: 'M05', credits: 3, tholins: 3, deuterium: 2 },
      { kind: 'placedIce', seat: A, zone: 'L05' },
      { kind: 'gained', seat: A, cube: 'silicium', count: 1, cause: 'token', zone: 'M05' },
    ])
  })

  it('TTN-20: the landing Rig is not activated by the Pipe already there', () => {
    const table = titanTable({ ...LANDING, deposits: {} }).at('land', { part: 0, seat: A })
    for (const name of V2) table.pick(name)
    expect(holdOf(table, A).water).toBeUndefined()
  })

  it('TTN-17: a Base lands on a free, open upper zone that is not beside Rock or above Ice', () => {
    const table = titanTable({ ...LANDING, seats: 2, base: ['U04'], ice: ['M05'] }).at('land.base', { seat: B })
    expect(table.names).toEqual(['base U02', 'base U03'])
    expect(table.why('base U04')).toEqual({ because: 'baseHere', rule: 'TTN-17', zone: 'U04' })
    expect(table.why('base U05')).toEqual({ because: 'iceBelow', rule: 'TTN-20', zone: 'U05' })
    expect(table.why('base U01')).toEqual({ because: 'besideRock', rule: 'TTN-18', zone: 'U01' })
    expect(table.why('base U06')).toEqual({ because: 'besideRock', rule: 'TTN-18', zone: 'U06' })
    expect(table.why('base U07')).toEqual({ because: 'zoneClosed', rule: 'TTN-2', zone: 'U07' })
    expect(table.why('base M03')).toEqual({ because: 'notUpper', rule: 'TTN-17', zone: 'M03' })
    expect(table.why('base C')).toEqual({ because: 'notUpper', rule: 'TTN-17', zone: 'C' })
  })

  it('TTN-17: with four players the circle is closed', () => {
    const table = titanTable(LANDING).at('land.base', { seat: A })
    expect(table.names).toHaveLength(12)
    expect(table.names).toContain('base U12')
  })

  it('TTN-18: beside a neighbour only one lane is left, and it’s taken automatically', () => {
    const table = titanTable({ ...LANDING, base: ['U05', 'U06'], pipes: { HU05a: [B, 'U06'] } })
    table.at('land.pipe', { seat: A, way: 'right' })
    expect(table.g.pipes[SLOT.HU05b]).toBe(0)
    expect(table.frames).toEqual([])
  })

  it('TTN-18: a landing Pipe that does not fit says why', () => {
    const table = titanTable({ ...LANDING, base: ['U05'], pipes: { VUM05a: [B, 'M05'] } })
    table.at('land.pipe', { seat: A, way: 'left' })
    expect(table.names).toEqual(['pipe HU04a', 'pipe HU04b'])
    expect(table.why('pipe HU05a')).toEqual({ because: 'otherWay', rule: 'TTN-18', slot: 'HU05a', way: 'left' })
    expect(table.why('pipe VUM05a')).toMatchObject({ because: 'otherWay' })
    expect(table.why('pipe HU09a')).toEqual({ because: 'notAtBase', rule: 'TTN-18', slot: 'HU09a' })
    const taken = titanTable({ ...LANDING, base: ['U05'], pipes: { HU04a: [B, 'U04'], HU04b: [B, 'U04'] } })
    taken.at('land.pipe', { seat: A, way: 'left' })
    expect(taken.why('pipe HU04a')).toEqual({ because: 'slotTaken', rule: 'TTN-32', slot: 'HU04a', owner: B })
  })

  it('TTN-18: the Pipe down points down, the Pipes to the side point away', () => {
    const table = titanTable({ ...LANDING, base: ['U05'] }).at('land.pipe', { seat: A, way: 'left' })
    table.pick('pipe HU04a')
    expect(table.g.pipes[SLOT.HU04a]).toBe(1)
    expect(table.g.pipes[SLOT.HU04b]).toBe(NONE)
    table.at('land.pipe', { seat: A, way: 'down' }).pick('pipe VUM05b')
    expect(table.g.pipes[SLOT.VUM05b]).toBe(0)
    expect(networkOf(table, A)).toEqual(['U04', 'U05', 'M05'])
  })

  it('TTN-20: only a face-up Rig can be taken', () => {
    const table = titanTable({ ...LANDING, base: ['U05'] }).at('land.rig', { seat: A })
    expect(table.names).toEqual(['rig cream-0', 'rig black-1', 'rig blue-3', 'rig orange-4', 'rig red-5'])
    expect(table.why('rig cream-1')).toEqual({ because: 'notFaceUp', rule: 'TTN-20', rig: 'cream-1' })
  })
})
