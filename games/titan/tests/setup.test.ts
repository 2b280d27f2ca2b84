import { Chance, Referee, seatsOf, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { craterOf } from '../data/board.ts'
import { CORE, isUpper, ringOf, type Zone, ZONE, ZONES } from '../data/crater.ts'
import { COMMON, CUBES } from '../data/cubes.ts'
import { CATEGORIES, IDS_OF } from '../data/objectives.ts'
import { COLOURS, colourOf } from '../data/rigs.ts'
import { game } from '../index.ts'
import { tokensAt } from '../readings/dropship.ts'
import { freeCells } from '../readings/hold.ts'
import { modulesLeft } from '../readings/rigs.ts'
import { ICE, NONE, type State } from '../state.ts'
import { BOX } from './table.ts'

const referee = new Referee(game)
const opened = (seats: number, seed = 'set-up'): State => referee.open(seats, {}, swiftChance(seed)).g as State
const SEAT_COUNTS = [2, 3, 4] as const

const iceIn = (g: State): Zone[] => ZONES.filter(zone => g.site[zone] === ICE)
const tokensIn = (g: State, ring: string): number =>
  ZONES.filter(zone => ringOf(zone) === ring).flatMap(zone => tokensAt(g, zone)).length

describe('The crater', () => {
  it('TTN-1: twelve columns of three zones around the Core', () => {
    expect(ZONES).toHaveLength(37)
    expect(ZONES.filter(isUpper)).toHaveLength(12)
    expect(ringOf(CORE)).toBeNull()
  })

  it('TTN-1: six slots at upper and lower zones, seven at middle ones, twelve at the Core', () => {
    const { slotsAt } = craterOf({ seats: 4, box: BOX })
    expect([ZONE.U05, ZONE.M05, ZONE.L05, ZONE.C].map(zone => slotsAt[zone].length)).toEqual([6, 7, 6, 12])
  })

  it.each([
    [2, 19, 54],
    [3, 28, 84],
    [4, 37, 120],
  ] as const)('TTN-2, V-1: %i players open %i zones and %i slots', (seats, zones, slots) => {
    expect(craterOf({ seats, box: BOX }).zones).toHaveLength(zones)
    expect(craterOf({ seats, box: BOX }).slots).toHaveLength(slots)
  })

  it('TTN-2: Rock takes two slots from the zones at the ends of an arc', () => {
    const { slotsAt, isOpen } = craterOf({ seats: 2, box: BOX })
    expect([ZONE.U01, ZONE.M06, ZONE.L06].map(zone => slotsAt[zone].length)).toEqual([4, 5, 4])
    expect(slotsAt[ZONE.U07]).toEqual([])
    expect(isOpen[ZONE.U07]).toBe(false)
    expect(isOpen[ZONE.C]).toBe(true)
    expect(craterOf({ seats: 4, box: BOX }).slotsAt[ZONE.U12]).toHaveLength(6)
  })
})

describe('Set-up', () => {
  it.each(SEAT_COUNTS)('TTN-3, V-1: tokens and Ice with %i players', seats => {
    const g = opened(seats)
    expect(tokensIn(g, 'upper')).toBe(6 * seats)
    expect(tokensIn(g, 'middle')).toBe(2 * seats)
    expect(tokensIn(g, 'lower')).toBe(0)
    expect(iceIn(g)).toHaveLength(seats)
    expect(iceIn(g).every(zone => ringOf(zone) === 'middle')).toBe(true)
    const expected = (zone: Zone): number => {
      if (isUpper(zone)) return 2
      return ringOf(zone) === 'middle' && g.site[zone] !== ICE ? 1 : 0
    }
    for (const zone of craterOf({ seats, box: BOX }).zones) expect(tokensAt(g, zone)).toHaveLength(expected(zone))
  })

  it('TTN-3: with four players all 32 tokens are used, eight of each resource', () => {
    const g = opened(4)
    const tokens = g.deposits.filter(token => token !== null)
    for (const resource of COMMON) expect(tokens.filter(token => token === resource)).toHaveLength(8)
  })

  it('TTN-3: tokens and Ice are dealt differently at every table', () => {
    expect(opened(4, 'one').deposits).not.toEqual(opened(4, 'two').deposits)
    expect(iceIn(opened(4, 'one'))).not.toEqual(iceIn(opened(4, 'two')))
  })

  it('TTN-4: one Rig of each colour is revealed, and five stay in each stack', () => {
    const g = opened(3)
    expect(g.display.map(colourOf)).toEqual([...COLOURS])
    for (const colour of COLOURS) {
      expect(g.stacks[colour]).toHaveLength(5)
      expect(g.stacks[colour].every(rig => colourOf(rig) === colour)).toBe(true)
    }
  })

  it('TTN-5: six Modules of each colour', () => {
    for (const colour of COLOURS) expect(modulesLeft(opened(2), colour)).toBe(6)
  })

  it('TTN-6: the open order is worth 2, and fifteen are in the pile', () => {
    const g = opened(2)
    expect(g.openOrder !== null && g.box.orders[g.openOrder].value).toBe(2)
    expect(g.orderPile).toHaveLength(15)
    expect(g.isMarsOpen).toBe(true)
  })

  it('TTN-7: two permanent Objectives and one of each category', () => {
    const { objectives, claims } = opened(4)
    expect(objectives.slice(0, 2)).toEqual(['rig-control', 'network-size'])
    for (const [i, category] of CATEGORIES.entries()) expect(IDS_OF[category]).toContain(objectives[i + 2])
    expect(claims).toEqual([[], [], [], [], []])
    expect(CATEGORIES.map(category => IDS_OF[category].length)).toEqual([10, 10, 10])
  })

  it.each(SEAT_COUNTS)('TTN-8, V-1: six Deuterium per player in the Core, for %i players', seats => {
    const g = opened(seats)
    expect(g.deuterium[CORE]).toBe(6 * seats)
    expect(g.tholins[CORE]).toBe(0)
  })

  it('TTN-9: 25 Pipes, five free cells, 15 Control tokens, an empty Dropship', () => {
    const g = opened(4)
    for (const seat of seatsOf(4)) {
      expect(g.holdPipes[seat]).toBe(25)
      expect(freeCells(g, seat)).toBe(5)
      expect(g.controlTokens[seat]).toBe(15)
      expect(g.dropshipPipes[seat]).toBe(0)
      expect(CUBES.every(cube => g.hold[cube][seat] === 0)).toBe(true)
      expect(g.base[seat]).toBe(NONE)
    }
    expect(g.droneAt).toEqual(Array.from({ length: 16 }, () => NONE))
    expect(g.droneLoad).toEqual(Array.from({ length: 16 }, () => null))
  })

  it('TTN-10: the Foreman is drawn, and every player has 0 Credits', () => {
    const foremen = new Set(Array.from({ length: 40 }, (_, i) => opened(3, `foreman ${i}`).foreman))
    expect([...foremen].toSorted((a, b) => a - b)).toEqual([0, 1, 2])
    expect(opened(3).credits).toEqual([0, 0, 0])
  })

  it('TTN-10: the draws are reported', () => {
    const told: unknown[] = []
    const state = referee.open(2, {}, swiftChance('told'), ({ fact }) => told.push(fact.kind))
    expect(told).toEqual(['drewForeman', 'revealedRigs', 'drewObjectives', 'revealedOrder'])
    expect(referee.waiting(state)).toEqual({ decision: 'land.base', seat: ((state.g as State).foreman + 1) % 2 })
  })

  it('a game is the same whether or not anyone listens', () => {
    for (const seats of SEAT_COUNTS) {
      const silent = referee.open(seats, {}, swiftChance('silent'))
      const heard = referee.clone(silent)
      const chance = new Chance(swiftChance('choices'))
      while (silent.frames.length > 0) {
        const option = chance.pick(referee.options(silent))
        referee.choose(silent, option)
        referee.choose(heard, option, () => undefined)
      }
      expect(heard).toEqual(silent)
    }
  })
})
