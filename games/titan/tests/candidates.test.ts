// Candidates: every option a player might expect, legal or not. A board greys out the illegal ones.

import { describe, expect, it } from 'vitest'
import { A, B, type Position, titanTable, type TitanTable } from './table.ts'

/** The names of all candidates. The options must be exactly those without a bar. */
function candidates(table: TitanTable): string[] {
  const { referee, state } = table
  const all = referee.candidates(state)
  const open = all.filter(({ refusal }) => refusal === null)
  expect(open.map(({ option }) => option)).toEqual(table.options)
  return all.map(({ option }) => referee.name(state, option))
}

const POSITION: Position = {
  seats: 2,
  base: ['U02', 'U05'],
  rigs: { U03: 'blue-2', M05: { rig: 'red-1', by: B } },
  pipes: { HU02a: [A, 'U02'] },
  dropship: { water: [1], titanium: [1] },
  openOrder: 'luna',
  isMarsOpen: true,
  objectives: ['rig-control', 'vertical'],
  display: ['blue-0', 'cream-4'],
  deployed: ['blue'],
}
const OVERFLOW = { seat: A, incoming: 'silicium', cause: 'rig', zone: 'U03', onTurn: null } as const
const PURGE = { seat: A, cause: 'rig', zone: 'U03' } as const
const DISCARDS = ['silicium', 'water', 'hydrocarbons', 'titanium', 'deuterium', 'tholins'].map(
  cube => `discard ${cube}`,
)
const FLOATING = ['order luna', 'order mars', 'objective rig-control', 'objective vertical']

describe('Candidates', () => {
  it('TTN-17: every open upper zone for a Base', () => {
    expect(candidates(titanTable(POSITION).at('land.base', { seat: A }))).toEqual(
      ['U01', 'U02', 'U03', 'U04', 'U05', 'U06'].map(zone => `base ${zone}`),
    )
  })

  it('TTN-18, TTN-20: the slots in a direction, and the face-up Rigs', () => {
    const table = titanTable({ ...POSITION, pipes: { HU02a: [B, 'U03'], HU02b: [B, 'U03'] } })
    expect(candidates(table.at('land.pipe', { seat: A, way: 'right' }))).toEqual(['pipe HU02a', 'pipe HU02b'])
    expect(candidates(titanTable(POSITION).at('land.rig', { seat: A }))).toEqual(['rig blue-0', 'rig cream-4'])
  })

  it('TTN-24, TTN-25: face-up Rigs, even of used colours, and every open zone', () => {
    const table = titanTable(POSITION).at('deploy.rig', { seat: A })
    expect(candidates(table)).toEqual(['deploy blue-0', 'deploy cream-4'])
    expect(table.names).toEqual(['deploy cream-4'])
    const zones = candidates(titanTable(POSITION).at('deploy.zone', { seat: A, rig: 'cream-4' }))
    expect(zones).toHaveLength(19)
    expect(zones[0]).toBe('on U01')
    expect(zones.at(-1)).toBe('on C')
  })

  it('TTN-30: slots around the Network, taken or not; the Dropship’s contents; Titanium; orders and Objectives', () => {
    const table = titanTable(POSITION).at('turn.start', { seat: A, drone: 1, isBoosted: false })
    expect(candidates(table)).toEqual([
      ...['HU01a', 'HU01b', 'HU02a', 'HU02b', 'VUM02a', 'VUM02b'].map(slot => `pipe ${slot} from U02`),
      ...['HU02a', 'HU02b', 'HU03a', 'HU03b', 'VUM03a', 'VUM03b'].map(slot => `pipe ${slot} from U03`),
      'recover water',
      'recover titanium',
      'lose pipe',
      'titanium',
      ...FLOATING,
    ])
  })

  it('TTN-52, TTN-70: the Drone, every Rig on the board, the end of the turn', () => {
    expect(candidates(titanTable(POSITION).at('turn.drone', { seat: A, drone: 1 }))).toEqual([
      'drone',
      'skip drone',
      ...FLOATING,
    ])
    expect(candidates(titanTable(POSITION).at('turn.upgrade', { seat: A, hasUpgraded: true }))).toEqual([
      'upgrade U03',
      'upgrade M05',
      'end turn',
      ...FLOATING,
    ])
  })

  it('TTN-53: every other open zone for a Drone', () => {
    const zones = candidates(titanTable(POSITION).at('drone.move', { seat: A, drone: 1 }))
    expect(zones).toHaveLength(19)
    expect(zones.slice(0, 3)).toEqual(['stay', 'move U01', 'move U03'])
  })

  it('TTN-57, TTN-65: loading, dropping, and every Pipe around the Drone', () => {
    const table = titanTable({ ...POSITION, drones: { 0: ['U03'] } }).at('drone.act', { seat: A, drone: 1 })
    expect(candidates(table)).toEqual(['no action', 'load tholins', 'load deuterium', 'drop', 'destroy HU02a'])
  })

  it('TTN-41, TTN-44, TTN-74: every Rig to purify, every cube to discard, every Module', () => {
    const full: Position = { ...POSITION, holdPipes: [28], hold: { tholins: [1], water: [1] } }
    expect(candidates(titanTable(full).at('purge', PURGE))).toEqual(['hold', 'well U03', 'well M05', 'none'])
    const overflow = titanTable(full).at('overflow', OVERFLOW)
    expect(candidates(overflow)).toEqual(DISCARDS)
    const module = titanTable(POSITION).at('upgrade.module', { seat: A, zone: 'U03' })
    expect(candidates(module)).toHaveLength(5)
  })

  it('TTN-78: an overflowing hold also lists orders and Objectives on its owner’s turn', () => {
    const table = titanTable({ ...POSITION, holdPipes: [29], hold: { water: [1] } })
    table.at('overflow', { ...OVERFLOW, onTurn: A })
    expect(candidates(table)).toEqual([...DISCARDS, ...FLOATING])
  })

  it('options are never barred, whether the position is rich or poor', () => {
    const rich: Position = {
      ...POSITION,
      dropshipPipes: [2],
      hold: { silicium: [9], water: [9], hydrocarbons: [9], titanium: [9], tholins: [2] },
      holdPipes: [0],
      controlTokens: [5],
      drones: { 0: ['U03', 'M05'] },
      objectives: ['water', 'titanium', 'network-size'],
    }
    const start = (position: Position) => titanTable(position).at('turn.start', { seat: A, drone: 1, isBoosted: false })
    const tables = [
      start(rich),
      start({ ...POSITION, dropship: {}, dropshipPipes: [1], hold: { titanium: [1] } }),
      titanTable({ ...rich, dropshipPipes: [0] }).at('turn.start', { seat: A, drone: 1, isBoosted: true }),
      titanTable(rich).at('turn.drone', { seat: A, drone: 1 }),
      titanTable(rich).at('turn.upgrade', { seat: A, hasUpgraded: false }),
      titanTable({ ...rich, hold: { silicium: [4] } }).at('turn.upgrade', { seat: A, hasUpgraded: false }),
      titanTable(rich).at('drone.move', { seat: A, drone: 1 }),
      titanTable(rich).at('drone.act', { seat: A, drone: 1 }),
      titanTable(rich).at('purge', PURGE),
      titanTable(rich).at('overflow', { ...OVERFLOW, onTurn: A }),
    ]
    for (const table of tables) expect(candidates(table).length).toBeGreaterThanOrEqual(table.options.length)
    const blocked: Position['pipes'] = Object.fromEntries(
      ['HU01a', 'HU01b', 'HU02a', 'HU02b', 'VUM02a', 'VUM02b'].map(slot => [slot, [B, slot < 'HU02' ? 'U01' : 'M02']]),
    )
    const stuck = titanTable({ ...POSITION, dropship: {}, dropshipPipes: [1], pipes: blocked, hold: { titanium: [1] } })
    stuck.at('turn.start', { seat: A, drone: 1, isBoosted: false })
    expect(candidates(stuck)).toContain('lose pipe')
    expect(stuck.names).toEqual(['lose pipe', 'titanium'])
  })

  it('TTN-78: nothing is offered without an open order or Mars', () => {
    const table = titanTable({ ...POSITION, openOrder: null, isMarsOpen: false }).at('turn.drone', {
      seat: A,
      drone: 1,
    })
    expect(candidates(table)).toEqual(['drone', 'skip drone', 'objective rig-control', 'objective vertical'])
  })
})
