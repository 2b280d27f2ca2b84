// Other readings of the rulebook that a table can choose instead of our rulings.

import { variantsOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { LAWS } from '../laws.ts'
import { forecastExtraction, rigDrawings } from '../readings/extraction.ts'
import { majority } from '../readings/score.ts'
import { worthOfAll } from '../bot/features.ts'
import { WEIGHTS } from '../bot/weights.ts'
import { ZONE } from '../data/crater.ts'
import { A, B, holdOf, type Position, titanTable, wellOf } from './table.ts'

it('a table with our rulings doesn’t mention the variants, so earlier games still match their hashes', () => {
  expect(variantsOf(game, {}, 4)).toEqual({})
})

it('each variant names the line of the rulebook it reads differently, and its ruling', () => {
  const explained = Object.fromEntries(Object.entries(game.variants).map(([key, { explain }]) => [key, explain]))
  expect(explained['majorityTies']).toMatch(/line 736.*\(A-49\)/)
  expect(explained['finalExtraction']).toMatch(/line 715.*\(A-47\)/)
  expect(explained['sameColourInCycle1']).toMatch(/[Ll]ine 251.*\(A-11\)/)
  expect(explained['landBesideRock']).toMatch(/line 203.*line 211.*\(A-6\)/)
})

describe('Ties for majorities (A-49)', () => {
  it('TTN-98: with a second prize, the next player after a tie for most gains 1', () => {
    expect(majority([2, 2, 1], 'second prize')).toEqual([3, 3, 1])
    expect(majority([2, 2, 1, 1], 'second prize')).toEqual([3, 3, 1, 1])
    expect(majority([1, 2, 2], 'second prize')).toEqual([1, 3, 3])
    expect(majority([5, 2, 2, 1], 'second prize')).toEqual([3, 1, 1, 0])
    expect(majority([2, 2, 0], 'second prize')).toEqual([3, 3, 0])
  })

  it('TTN-98: with three each, players tied for second also gain 3 each, and a single second player gains 1', () => {
    expect(majority([5, 2, 2, 1], 'three each')).toEqual([3, 3, 3, 0])
    expect(majority([5, 2, 1, 1], 'three each')).toEqual([3, 1, 0, 0])
    expect(majority([2, 2, 1, 1], 'three each')).toEqual([3, 3, 0, 0])
    expect(majority([5, 0, 0], 'three each')).toEqual([3, 0, 0])
  })

  it('TTN-98: the score sheet follows the table’s variant, for resources and for orders', () => {
    const position: Position = {
      base: ['U02', 'U05', 'U08'],
      seats: 3,
      hold: { water: [2, 2, 1] },
      fulfilled: [['luna'], ['io'], []],
    }
    const linesOf = (majorityTies: 'second prize' | 'three each') =>
      Object.fromEntries(
        titanTable({ ...position, variants: { majorityTies } }).result.sheet.map(({ line, values }) => [line, values]),
      )
    expect(linesOf('second prize')).toMatchObject({ water: [3, 3, 1], orders: [3, 3, 0] })
    expect(linesOf('three each')).toMatchObject({ water: [3, 3, 0], orders: [3, 3, 0] })
  })
})

describe('The final extraction (A-47)', () => {
  const position: Position = {
    cycle: 5,
    base: ['U02', 'U09'],
    rigs: {
      U03: { rig: 'blue-2', well: [0, 3], by: A },
      M07: { rig: 'red-3', well: [2, 2], by: A },
      L07: { rig: 'cream-0', well: [0, 4], by: A },
      M10: { rig: 'black-1', well: [1, 3], by: B },
    },
    pipes: { HU02a: [A, 'U02'] },
  }
  const all: Position = { ...position, variants: { finalExtraction: 'all your Rigs' } }

  it('TTN-99: it takes all Tholins of a Rig outside the Network, and never its Deuterium', () => {
    const table = titanTable(all)
    expect(rigDrawings(table.g)).toEqual([
      { seat: A, zone: ZONE.U03 },
      { seat: A, zone: ZONE.M07 },
      { seat: B, zone: ZONE.M10 },
    ])
    expect(forecastExtraction(table.g)[A].map(({ cube }) => cube)).toEqual(['deuterium', 'tholins', 'tholins'])
    table.at('extract.rigs', { queue: rigDrawings(table.g), drawn: 0 })
    expect(holdOf(table, A)).toEqual({ deuterium: 1, tholins: 2 })
    expect(holdOf(table, B)).toEqual({ tholins: 1 })
    expect([wellOf(table, 'M07'), wellOf(table, 'L07')]).toEqual([
      [0, 2],
      [0, 4],
    ])
  })

  it('TTN-99: the extractions before the last one, and tables without the variant, stay within the Network', () => {
    const connected = [{ seat: A, zone: ZONE.U03 }]
    expect(rigDrawings(titanTable(position).g)).toEqual(connected)
    expect(rigDrawings(titanTable({ ...all, cycle: 4 }).g)).toEqual(connected)
  })

  it('TTN-99: a bot counts those Tholins', () => {
    const worth = (some: Position) => worthOfAll(titanTable({ ...some, cycle: 4 }).g, WEIGHTS)[A]
    expect(worth(position) - worth(all)).toBeCloseTo(2 * WEIGHTS.extraction)
  })
})

describe('Two Rigs of a colour in cycle 1 (A-11)', () => {
  const display: Position = { cycle: 1, display: ['cream-0', 'cream-4', 'blue-1'], deployed: ['cream'] }
  const choosing = (position: Position) => titanTable(position).at('deploy.rig', { seat: B })

  it('TTN-100: both can be deployed in cycle 1, but in no other', () => {
    expect(choosing(display).names).toEqual(['deploy blue-1'])
    const variants = { sameColourInCycle1: true }
    const free = choosing({ ...display, variants })
    expect(free.names).toEqual(['deploy cream-0', 'deploy cream-4', 'deploy blue-1'])
    expect(free.why('deploy cream-4')).toBeNull()
    expect(choosing({ ...display, variants, cycle: 2 }).why('deploy cream-4')).toMatchObject({ rule: 'TTN-25' })
  })

  it('TTN-100: the law about one Rig per colour allows it', () => {
    const law = LAWS['only one Rig of a colour is deployed in a cycle']
    const twice: Position = { ...display, deployed: ['cream', 'cream'] }
    const variants = { sameColourInCycle1: true }
    expect(law?.(titanTable(twice).g, [])).toBe('cream cream')
    expect(law?.(titanTable({ ...twice, variants }).g, [])).toBeNull()
    expect(law?.(titanTable({ ...twice, variants, cycle: 2 }).g, [])).toBe('cream cream')
    const many = { ...twice, seats: 2, deployed: ['cream', 'cream', 'red'] } as const
    expect(law?.(titanTable({ ...many, variants }).g, [])).toBe('cream cream red')
  })
})

describe('Landing beside the Rock (A-6)', () => {
  const landing = (position: Position) =>
    titanTable({ cycle: 0, turn: 0, seats: 2, holdPipes: [25, 25], display: ['cream-0', 'blue-1'], ...position }).at(
      'land',
      { part: 0, seat: A },
    )

  it('TTN-101: a Base can also land at the ends of the open arc, and the Pipe that would hit the Rock stays in the hold', () => {
    expect(landing({}).names).toEqual(['base U02', 'base U03', 'base U04', 'base U05'])
    const variants = { landBesideRock: true }
    const left = landing({ variants })
    expect(left.names).toEqual(['base U01', 'base U02', 'base U03', 'base U04', 'base U05', 'base U06'])
    left.pick('base U01')
    expect(left.names).toEqual(['pipe HU01a', 'pipe HU01b']) // columns to the right
    left.pick('pipe HU01a').pick('pipe VUM01a').pick('rig cream-0')
    expect(left.g.holdPipes[A]).toBe(23)
    expect(left.frames).toEqual([])
    const right = landing({ variants }).pick('base U06').pick('pipe HU05b')
    expect(right.names).toEqual(['pipe VUM06a', 'pipe VUM06b'])
  })

  it('TTN-101: Ice below still keeps a Base away', () => {
    const table = landing({ variants: { landBesideRock: true }, ice: ['M01', 'M04'] })
    expect(table.names).toEqual(['base U02', 'base U03', 'base U05', 'base U06'])
    expect(table.why('base U01')).toEqual({ because: 'iceBelow', rule: 'TTN-20', zone: 'U01' })
  })
})
