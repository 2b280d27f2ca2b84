import { describe, expect, it } from 'vitest'
import { ZONE, zoneId } from '../data/crater.ts'
import { coreDrawers, coreDraws, forecastExtraction, nextDraw, rigDrawings } from '../readings/extraction.ts'
import { A, B, C, D, holdOf, type Position, SLOT, type TitanTable, titanTable, wellOf } from './table.ts'

/** Plays an extraction, starting when the turns are over. */
const extracting = (position: Position) => {
  const table = titanTable(position)
  return table
    .at('extract.core', { queue: coreDrawers(table.g) })
    .at('extract.rigs', { queue: rigDrawings(table.g), drawn: 0 })
}
const forecast = (table: TitanTable) =>
  forecastExtraction(table.g).map(draws => draws.map(({ zone, cube }) => `${zoneId(zone)} ${cube}`))

const V11: Position = {
  base: ['U09', 'U10', 'U11', 'U02'],
  rigs: {
    U03: { rig: 'black-2', well: [0, 3], by: D },
    M02: { rig: 'red-2', well: [1, 3], by: D },
    M09: { rig: 'cream-1', well: [1, 4], by: D },
    U01: { rig: 'blue-1', well: [1, 4] },
  },
  pipes: { HU02a: [D, 'U02'], VUM02a: [D, 'U02'], HU01a: [D, 'U02'] },
}

describe('Extraction from Rigs', () => {
  it('TTN-87, TTN-88, V-11: a Tholins if there is one, otherwise a Deuterium; nothing from distant or uncontrolled Rigs', () => {
    const table = extracting(V11)
    expect(holdOf(table, D)).toEqual({ deuterium: 1, tholins: 1 })
    expect(['U03', 'M02', 'M09', 'U01'].map(zone => wellOf(table, zone as 'U03'))).toEqual([
      [0, 2],
      [0, 3],
      [1, 4],
      [1, 4],
    ])
    expect(table.facts).toEqual([
      { kind: 'extracted', seat: D, cube: 'deuterium', zone: 'U03' },
      { kind: 'extracted', seat: D, cube: 'tholins', zone: 'M02' },
    ])
  })

  it('TTN-87: the forecast agrees and draws nothing', () => {
    const table = titanTable(V11)
    const before = JSON.stringify(table.g)
    expect(forecast(table)).toEqual([[], [], [], ['U03 deuterium', 'M02 tholins']])
    expect(JSON.stringify(table.g)).toBe(before)
  })

  it('TTN-87: clockwise from the Foreman, each seat in board order', () => {
    const { g } = titanTable({
      base: ['U02', 'U05'],
      foreman: B,
      seats: 2,
      rigs: {
        U03: { rig: 'blue-1', by: A },
        M02: { rig: 'red-1', by: A },
        U04: { rig: 'red-2', by: B },
        L02: { rig: 'red-3', by: A },
      },
      pipes: { HU02a: [A, 'U02'], VUM02a: [A, 'U02'], HU04a: [B, 'U05'] },
    })
    expect(rigDrawings(g)).toEqual([
      { seat: B, zone: ZONE.U04 },
      { seat: A, zone: ZONE.U03 },
      { seat: A, zone: ZONE.M02 },
    ])
  })

  it('TTN-87: one cube from each Rig, however many Tholins are in its well', () => {
    const table = extracting({ ...V11, rigs: { U03: { rig: 'black-2', well: [2, 3], by: D } } })
    expect(holdOf(table, D)).toEqual({ tholins: 1 })
    expect(wellOf(table, 'U03')).toEqual([1, 3])
  })

  it('TTN-87: an empty well gives nothing', () => {
    const table = extracting({ ...V11, rigs: { U03: { rig: 'black-2', well: [0, 0], by: D } } })
    expect(holdOf(table, D)).toEqual({})
    expect(table.facts).toEqual([])
  })

  it('TTN-45, TTN-87: a Tholins that doesn’t fit stays in the well, and no Deuterium is taken instead', () => {
    const position: Position = { ...V11, holdPipes: [0, 0, 0, 28], hold: { tholins: [0, 0, 0, 2] } }
    const table = extracting({
      ...position,
      rigs: { M02: { rig: 'red-2', well: [1, 3], by: D }, U03: { rig: 'black-1', well: [1, 1], by: D } },
    })
    expect(holdOf(table, D)).toEqual({ tholins: 2 })
    expect(wellOf(table, 'M02')).toEqual([1, 3])
    expect(table.facts).toEqual([
      { kind: 'foundNoRoom', seat: D, zone: 'U03' },
      { kind: 'foundNoRoom', seat: D, zone: 'M02' },
    ])
    expect(forecast(table)).toEqual([[], [], [], []])
  })

  it('TTN-44, TTN-87: the owner of a full hold decides for each cube; the other cubes wait', () => {
    const table = extracting({ ...V11, holdPipes: [0, 0, 0, 28], hold: { water: [0, 0, 0, 2] } })
    expect(table.actor).toBe(D)
    expect(wellOf(table, 'U03')).toEqual([0, 2])
    expect(wellOf(table, 'M02')).toEqual([1, 3])
    table.pick('discard water')
    expect(wellOf(table, 'M02')).toEqual([0, 3])
    expect(table.names).toEqual(['discard water', 'discard deuterium'])
    table.pick('discard water')
    expect(holdOf(table, D)).toEqual({ deuterium: 1, tholins: 1 })
    expect(table.facts.filter(({ kind }) => kind === 'extracted')).toHaveLength(2)
  })

  it('TTN-45, TTN-87: the forecast knows when a hold will be full of Tholins', () => {
    const rigs: Position['rigs'] = {
      U01: { rig: 'blue-1', well: [0, 2], by: D },
      U03: { rig: 'black-2', well: [1, 3], by: D },
      M02: { rig: 'red-2', well: [1, 3], by: D },
    }
    const table = titanTable({
      ...V11,
      rigs,
      holdPipes: [0, 0, 0, 28],
      hold: { tholins: [0, 0, 0, 1], water: [0, 0, 0, 1] },
    })
    expect(forecast(table)[D]).toEqual(['U01 deuterium', 'U03 tholins'])
  })

  it('TTN-87: the reading says what the rules would draw next', () => {
    const { g } = titanTable({ rigs: { U03: { rig: 'blue-1', well: [2, 1] }, U04: { rig: 'blue-0', well: [0, 2] } } })
    expect(nextDraw(g, A, ZONE.U03, 0, false)).toBe('tholins')
    expect(nextDraw(g, A, ZONE.U03, 1, false)).toBeNull()
    expect(nextDraw(g, A, ZONE.U03, 1, true)).toBe('tholins')
    expect(nextDraw(g, A, ZONE.U04, 0, true)).toBe('deuterium')
    expect(nextDraw(g, A, ZONE.U04, 1, true)).toBeNull()
    expect(nextDraw(g, A, ZONE.U05, 0, true)).toBeNull()
  })
})

/** The seats clockwise, B, D, C and A, are 0, 1, 2 and 3 here. */
const V12: Position = {
  base: ['U02', 'U05', 'U08', 'U11'],
  foreman: 0,
  core: [3, 20],
  pipes: {
    VUM02a: [A, 'U02'],
    VML02: [A, 'M02'],
    VLC02: [A, 'L02'],
    VUM05a: [B, 'U05'],
    VML05: [B, 'M05'],
    VLC05: [B, 'L05'],
    HL05a: [B, 'L05'],
    VLC06: [B, 'L06'],
    HL04a: [B, 'L05'],
    VLC04: [B, 'L04'],
    VUM08a: [C, 'U08'],
    VML08: [C, 'M08'],
    VLC08: [C, 'L08'],
    HL08a: [C, 'L08'],
    VLC09: [C, 'L09'],
  },
  coreTokens: ['VLC02', 'VLC05', 'VLC06', 'VLC04', 'VLC08', 'VLC09'],
}

describe('Extraction from the Core', () => {
  it('TTN-89, TTN-90, V-12: one cube each in turn, Tholins first', () => {
    const table = extracting(V12)
    expect(holdOf(table, A)).toEqual({ tholins: 1 })
    expect(holdOf(table, B)).toEqual({ tholins: 1, deuterium: 2 })
    expect(holdOf(table, C)).toEqual({ tholins: 1, deuterium: 1 })
    expect(holdOf(table, D)).toEqual({})
    expect(wellOf(table, 'C')).toEqual([0, 17])
    expect(table.facts.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'extracted'))
    expect(forecast(titanTable(V12))).toEqual([
      ['C tholins'],
      ['C tholins', 'C deuterium', 'C deuterium'],
      ['C tholins', 'C deuterium'],
      [],
    ])
  })

  it('TTN-90: the rounds start with the Foreman', () => {
    const { g } = titanTable({ ...V12, foreman: C })
    expect(coreDrawers(g)).toEqual([C, A, B, C, B, B])
    const table = extracting({ ...V12, foreman: C, core: [0, 2] })
    expect([A, B, C].map(seat => table.g.hold.deuterium[seat])).toEqual([1, 0, 1])
    expect(wellOf(table, 'C')).toEqual([0, 0])
  })

  it('TTN-89: only tokens whose Pipe is in the Network draw; Pipes without tokens don’t', () => {
    const table = titanTable(V12)
    expect(coreDraws(table.g, B)).toBe(3)
    const cut = titanTable({ ...V12, pipes: { ...V12.pipes, HL05a: [B, 'L06'] } })
    expect(coreDraws(cut.g, B)).toBe(2)
    const bare = titanTable({ ...V12, coreTokens: ['VLC05'] })
    expect([A, B, C].map(seat => coreDraws(bare.g, seat))).toEqual([0, 1, 0])
    expect(cut.g.pipes[SLOT.VLC06]).toBeGreaterThanOrEqual(0)
  })

  it('TTN-45, TTN-90: a Tholins that doesn’t fit stays in the Core, and the draw is used up', () => {
    const table = extracting({ ...V12, core: [1, 20], holdPipes: [30, 10, 10, 10] })
    expect(holdOf(table, A)).toEqual({})
    expect(holdOf(table, B)).toEqual({ tholins: 1, deuterium: 2 })
    expect(table.facts[0]).toEqual({ kind: 'foundNoRoom', seat: A, zone: 'C' })
    expect(wellOf(table, 'C')).toEqual([0, 16])
  })

  it('TTN-44, TTN-90: the owner of a full hold decides during the rounds', () => {
    const table = extracting({ ...V12, holdPipes: [10, 29, 10, 10], hold: { water: [0, 1] } })
    expect(holdOf(table, B)).toEqual({ tholins: 1 }) // B could only discard the Water
    expect(holdOf(table, C)).toEqual({ tholins: 1, deuterium: 1 })
    const asked = extracting({ ...V12, core: [0, 20], holdPipes: [10, 29, 10, 10], hold: { water: [0, 1] } })
    expect(asked.actor).toBe(B)
    expect(asked.g.hold.deuterium).toEqual([1, 0, 0, 0])
    asked.pick('discard water')
    expect(asked.g.hold.deuterium).toEqual([1, 1, 2, 0])
  })
})

describe('The end of a cycle', () => {
  const ending = (cycle: number, position: Position = {}) =>
    titanTable({ ...V11, cycle, turn: 4, ...position }).at('cycle', { part: 2 })

  it('TTN-51, TTN-91: first Rigs, then the Core, then the next Foreman and the next cycle', () => {
    const table = ending(2, { foreman: D })
    expect(table.g.cycle).toBe(3)
    expect(table.g.turn).toBe(0)
    expect(table.g.foreman).toBe(A)
    expect(table.actor).toBe(A)
    const kinds = table.facts.map(({ kind }) => kind)
    expect(kinds.slice(0, 5)).toEqual(['extractionBegan', 'extracted', 'extracted', 'becameForeman', 'cycleBegan'])
    expect(table.facts[0]).toEqual({ kind: 'extractionBegan', cycle: 2 })
    expect(table.facts[3]).toEqual({ kind: 'becameForeman', seat: A })
  })

  it('TTN-92: the final extraction takes all Tholins, and Deuterium only from Rigs without Tholins', () => {
    const rigs: Position['rigs'] = {
      U03: { rig: 'black-2', well: [0, 3], by: D },
      M02: { rig: 'red-2', well: [3, 2], by: D },
      M09: { rig: 'cream-1', well: [1, 4], by: D },
    }
    const before = titanTable({ ...V11, rigs, cycle: 5 })
    expect(forecast(before)[D]).toEqual(['U03 deuterium', 'M02 tholins', 'M02 tholins', 'M02 tholins'])
    const table = ending(5, { rigs })
    expect(holdOf(table, D)).toEqual({ deuterium: 1, tholins: 3 })
    expect(wellOf(table, 'M02')).toEqual([0, 2])
    expect(wellOf(table, 'U03')).toEqual([0, 2])
    expect(wellOf(table, 'M09')).toEqual([1, 4])
    expect(table.frames).toEqual([])
    expect(table.facts[0]).toEqual({ kind: 'finalExtractionBegan' })
    expect(table.facts.at(-1)).toEqual({ kind: 'ended', cycles: 5 })
  })

  it('TTN-92: cubes enter a full hold one at a time, and those that don’t fit stay', () => {
    const rigs: Position['rigs'] = {
      M02: { rig: 'red-5', well: [4, 1], by: D },
      U03: { rig: 'red-1', well: [0, 4], by: D },
    }
    const table = ending(5, { rigs, holdPipes: [0, 0, 0, 28], hold: { water: [0, 0, 0, 1], silicium: [0, 0, 0, 1] } })
    expect(table.names).toEqual(['discard silicium', 'discard water', 'discard deuterium'])
    table.pick('discard deuterium').pick('discard silicium')
    expect(holdOf(table, D)).toEqual({ tholins: 2 })
    expect(wellOf(table, 'M02')).toEqual([2, 1])
    expect(table.frames).toEqual([])
    expect(table.facts.filter(({ kind }) => kind === 'foundNoRoom')).toHaveLength(1)
  })

  it('TTN-93: the Core is extracted as usual, one cube for each token', () => {
    const table = titanTable({ ...V12, cycle: 5, turn: 4, core: [0, 20] }).at('cycle', { part: 2 })
    expect(table.g.hold.deuterium).toEqual([1, 3, 2, 0])
    expect(table.frames).toEqual([])
  })
})
