// Craters from other sets: an accepted crater can be played to the end, and a refused one gets its faults named.

import { readFileSync } from 'node:fs'
import { complaintAbout, type Edit, editedBox } from '@tableworks/contract'
import {
  Chance,
  hashOfTables,
  readGameFile,
  Referee,
  sayOption,
  spokenAt,
  swiftChance,
  verifyGameFile,
} from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { craterOf, slotsOf } from '../data/board.ts'
import { openBox, STANDARD } from '../data/box.ts'
import { type Link, LINKS, linkOf, type Zone, ZONE, type ZoneId, zoneId, ZONES } from '../data/crater.ts'
import { CRATER_TABLE } from '../data/crater-table.ts'
import type { Line } from '../data/drawing.ts'
import { SLOT_TABLE, type SlotTable } from '../data/slots.ts'
import { game } from '../index.ts'
import type { State } from '../state.ts'
import { textBoard } from '../text-board.ts'
import { view } from '../view.ts'

const edited = (...edits: readonly Edit[]) => editedBox(STANDARD.tables, edits)
const refereeOf = (tables: object) => new Referee(game, { name: 'mine', tables })

/** The standard set before the crater was part of it. */
const withoutCrater = (...edits: readonly Edit[]): object => {
  const { crater: _crater, figures: _figures, slots, ...others } = STANDARD.tables
  const prints = Object.entries(slots).flatMap(([id, { resource, source }]) =>
    id.startsWith('H') ? [[id, { resource, source }]] : [],
  )
  return editedBox({ ...others, slots: Object.fromEntries(prints) as object }, edits)
}

/** The line, moved sideways. */
const moved = ([x1, y1, x2, y2]: Line, by: number): Line => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [(-(y2 - y1) * by) / length, ((x2 - x1) * by) / length]
  return [x1 + dx, y1 + dy, x2 + dx, y2 + dy]
}
const middle = (a: Line, b: Line): Line => a.map((value, i) => (value + (b[i] ?? 0)) / 2) as unknown as Line

/** The smallest distance at which parallel slots don't touch. */
const APART: Readonly<Record<Link, number>> = {
  upper: 24,
  middle: 21,
  lower: 15,
  'upper-middle': 20,
  'middle-lower': 18,
  'lower-core': 17,
}

/** A crater with this many slots between two neighbours. */
function craterWith(lanes: (link: Link, a: ZoneId) => number): SlotTable {
  const pairs = Map.groupBy(Object.values(SLOT_TABLE), ({ a, b }) => `${a}${b}`)
  return Object.fromEntries(
    [...pairs].flatMap(([name, rows]) => {
      const [first, second = first] = rows
      if (first === undefined || second === undefined) return []
      const link = linkOf(ZONE[first.a as ZoneId], ZONE[first.b as ZoneId]) as Link
      const count = lanes(link, first.a as ZoneId)
      const line = middle(first.line, second.line)
      return Array.from({ length: count }, (_, i) => [
        `S${name}x${i}`,
        { ...first, line: moved(line, (i - (count - 1) / 2) * APART[link]) },
      ])
    }),
  )
}
const setWith = (slots: SlotTable, ...edits: readonly Edit[]): object =>
  edited(['slots', slots], ['crater/rocks', {}], ...edits)

const brokenIn = ({ g, frames }: ReturnType<Referee['open']>): string[] =>
  Object.entries(game.laws).flatMap(([law, check]) => {
    const complaint = check(g as State, frames)
    return complaint === null ? [] : [`${law}: ${complaint}`]
  })

function playsToTheEnd(tables: object, seed: string): void {
  const referee = refereeOf(tables)
  for (const seats of [2, 3, 4]) {
    const state = referee.open(seats, {}, swiftChance(seed))
    const chance = new Chance(swiftChance(`${seed} choices`))
    const broken: string[] = []
    for (let made = 0; referee.waiting(state) !== null; made++) {
      if (made % 20 === 0) broken.push(...brokenIn(state))
      referee.choose(state, chance.pick(referee.options(state)))
    }
    expect(broken).toEqual([])
    expect(referee.result(state)).not.toBeNull()
  }
}

describe('A set from before the crater was part of it', () => {
  it('uses the standard crater with its own printed resources', () => {
    const old = openBox(withoutCrater(['slots/HL01a/resource', 'titanium']))
    expect(old.craters).toEqual(openBox(STANDARD.tables).craters)
    expect(old.slots.printed[old.slots.numberOf['HL01a'] ?? 0]).toBe('titanium')
    expect(old.slots.printed.filter(print => print !== null)).toHaveLength(37)
  })

  it('names the same faults as before', () => {
    expect(complaintAbout(openBox, withoutCrater(['slots/HU01a']))).toBe('tables.slots.HU01a is missing')
    expect(complaintAbout(openBox, withoutCrater(['slots/VML01', { resource: null, source: 'seed' }]))).toBe(
      "tables.slots has no field 'VML01'",
    )
  })

  it('had another hash, and files with that hash still open', () => {
    expect(STANDARD.formerHashes).toContain(hashOfTables(withoutCrater()))
    expect(STANDARD.formerHashes).not.toContain(hashOfTables(STANDARD.tables))
  })
})

describe('A file with such a set', () => {
  it.each(['shortest', 'typical'])('%s replays to the same states', name => {
    const file = readGameFile(readFileSync(new URL(`games/${name}.json`, import.meta.url), 'utf8'))
    const tables = withoutCrater(['slots/HU01a/source', 'seed'])
    const hash = hashOfTables(tables)
    const verdict = verifyGameFile(game, { ...file, components: { name: 'mine', hash, tables } })
    expect(verdict.problems).toEqual([])
    expect(verdict.states.compared).toBeGreaterThan(100)
  })
})

describe('A set’s slots', () => {
  it('are numbered by what they join, independent of the row order', () => {
    const shuffled = Object.fromEntries(Object.entries(SLOT_TABLE).toReversed())
    expect(slotsOf(shuffled)).toEqual(slotsOf(SLOT_TABLE))
    const { ids } = slotsOf(SLOT_TABLE)
    expect([ids[0], ids[1], ids[71], ids[72], ids[74], ids[119]]).toEqual([
      'HU01a',
      'HU01b',
      'HL12b',
      'VUM01a',
      'VML01',
      'VLC12',
    ])
  })

  it('are named by their side if there are one, two or three between two zones', () => {
    const { side, numberOf } = slotsOf(craterWith(link => (link === 'upper' || link === 'lower-core' ? 3 : 1)))
    const sides = (...ids: string[]) => ids.map(id => side[numberOf[id] ?? 0])
    expect(sides('SU01U02x0', 'SU01U02x1', 'SU01U02x2')).toEqual(['outer', 'middle', 'inner'])
    expect(sides('SL01Cx0', 'SL01Cx1', 'SL01Cx2')).toEqual(['left', 'middle', 'right'])
    expect(sides('SM01M02x0')).toEqual(['only'])
  })

  it('appear by name in options', () => {
    const box = openBox(setWith(craterWith(() => 1)))
    const spoken = spokenAt(game, {}, box)
    expect(sayOption(spoken, 'land.pipe', { slot: 'SU04U05x0' }, [])).toBe('Lay a Pipe in U4–U5')
  })
})

describe('Another crater', () => {
  it.each<[string, SlotTable]>([
    ['one slot between neighbours', craterWith(() => 1)],
    ['three slots on the rings and into the Core', craterWith(link => (LINKS.indexOf(link) % 2 === 0 ? 3 : 1))],
    [
      'ways down in every other column only',
      craterWith((link, a) => (/-/.test(link) && ZONE[a] % 2 === 0 && link !== 'upper-middle' ? 0 : 2)),
    ],
    ['no slots on the lower ring', craterWith(link => (link === 'lower' ? 0 : 2))],
  ])('can be played to the end: %s', (_name, slots) => {
    playsToTheEnd(setWith(slots), 'another')
  })

  it('if random, is refused with a sentence or can be played to the end', () => {
    const chance = new Chance(swiftChance('craters'))
    let played = 0
    for (let i = 0; i < 40; i++) {
      const turn = chance.below(12)
      const players = [...CRATER_TABLE.players.slice(turn), ...CRATER_TABLE.players.slice(0, turn)]
      const slots = craterWith(link => (link.startsWith('upper') ? 1 + chance.below(3) : chance.below(4)))
      const tables = setWith(slots, ['crater/players', players])
      if (complaintAbout(openBox, tables) !== null) continue
      played += 1
      playsToTheEnd(tables, `crater ${i}`)
    }
    expect(played).toBeGreaterThan(3)
  })

  it('TTN-2: other columns can be the open ones', () => {
    const players = [4, 4, 4, 2, 2, 2, 2, 2, 2, 3, 3, 3]
    const tables = edited(['crater/players', players], ['crater/rocks', {}])
    const box = openBox(tables)
    const { zones, slotsAt } = craterOf({ seats: 2, box })
    expect(zones.map(zoneId)).toContain('U09')
    expect(zones.map(zoneId)).not.toContain('U03')
    expect(slotsAt[ZONE.U04]).toHaveLength(4)
    playsToTheEnd(tables, 'other columns')
  })

  it('TTN-2: Rock closes its slots for its player counts', () => {
    const box = openBox(edited(['crater/rocks/HU06/slots', ['HU02a', 'HU06a', 'HU06b']]))
    expect(craterOf({ seats: 2, box }).slotsAt[ZONE.U02]).toHaveLength(5)
    expect(craterOf({ seats: 3, box }).slotsAt[ZONE.U02]).toHaveLength(6)
  })

  it('A-7: the Pipe stays in the hold if another Base has taken the only slot', () => {
    const referee = refereeOf(setWith(craterWith(() => 1)))
    const state = referee.open(4, {}, swiftChance('landing'))
    const names = () => referee.options(state).map(option => referee.name(state, option))
    const choose = (name: string) => referee.choose(state, referee.options(state)[names().indexOf(name)] ?? '')
    const goOnUntil = (decision: string) => {
      while (referee.waiting(state)?.decision !== decision) choose(names()[0] ?? '')
    }
    const bases = names()
    const first = ZONES.find(zone =>
      [zone, zone + 1].every(one => bases.includes(`base ${zoneId(one as Zone)}`)),
    ) as Zone
    choose(`base ${zoneId(first)}`)
    goOnUntil('land.base')
    const second = referee.waiting(state)?.seat ?? 0
    choose(`base ${zoneId((first + 1) as Zone)}`)
    goOnUntil('land.rig')
    expect((state.g as State).holdPipes[second]).toBe(23)
  })

  it('is drawn in text: three lanes make a third line, a missing slot is Rock', () => {
    const referee = refereeOf(setWith(craterWith((link, a) => (a === 'M01' ? 0 : link === 'upper' ? 3 : 1))))
    const g = referee.open(2, {}, swiftChance('text')).g as State
    const lines = textBoard(view(g, null), { seats: 2, variants: {}, box: g.box, sideNames: ['Ann', 'Ben'] })
    expect(lines.slice(2, 8).map(line => line.length > 0)).toEqual([true, true, true, true, true, false])
    expect(lines[lines.findIndex(line => line.startsWith('  M1')) + 1]).toMatch(/^# \S+ +#/)
  })
})

const point = (id: ZoneId): unknown => CRATER_TABLE.zones[id as 'U01'].at
const turned = ([x1, y1, x2, y2]: Line): Line => [x2, y2, x1, y1]

describe('Faults in a crater', () => {
  it.each<[string, ...Edit[]]>([
    ["tables.slots.HU01a: there is no zone 'U13'", ['slots/HU01a/b', 'U13']],
    ["tables.slots.HU01a: there is no zone 'X'", ['slots/HU01a/a', 'X'], ['slots/HU01a/b', 'X']],
    ["tables.slots.HU01a: both ends are 'U01'", ['slots/HU01a/b', 'U01']],
    [
      "tables.slots.HU01a: it joins 'U01' to 'L01'; a slot leads to the same ring or to the next one",
      ['slots/HU01a/b', 'L01'],
    ],
    ["tables.slots.VML01: name the upper end 'M01' first", ['slots/VML01/a', 'L01'], ['slots/VML01/b', 'M01']],
    [
      "tables.slots.HU01a: it joins 'U01' to 'U03'; on a ring a slot leads clockwise to the next zone, here 'U02'",
      ['slots/HU01a/b', 'U03'],
    ],
    [
      "tables.slots.HU12a: it joins 'U12' to 'U11'; on a ring a slot leads clockwise to the next zone, here 'U01'",
      ['slots/HU12a/b', 'U11'],
    ],
    ["tables.slots.hu01A: the slot 'HU01a' has the same name", ['slots/hu01A', SLOT_TABLE['HU01a']]],
    [
      "tables.slots.slot-1: a slot's name has up to 12 letters and digits, and begins with a letter",
      ['slots/slot-1', SLOT_TABLE['HU01a']],
    ],
    [
      'tables.slots: 4 slots lead from U01 to U02; 3 fit side by side',
      ['slots/HU01c', SLOT_TABLE['HU01a']],
      ['slots/HU01d', SLOT_TABLE['HU01a']],
    ],
    [
      'tables.crater.players: with 2 players 7 columns are open; there should be 6; ' +
        'tables.crater.players: with 3 players 10 columns are open; there should be 9',
      ['crater/players/11', 2],
    ],
    ['tables.crater.players should have 12 entries', ['crater/players', [2]]],
    ['tables.crater.players[0] should be a whole number from 2 to 4', ['crater/players/0', 5]],
    ["tables.crater.rocks.HU06: there is no slot 'HU66'", ['crater/rocks/HU06/slots', ['HU66']]],
    [
      'tables.crater.rocks: with 2 players it uses 7 Rock tiles; the box holds 6',
      ['crater/rocks/HU09/players', [2, 3]],
    ],
    [
      "tables.slots: with 3 players no slots lead from the Core to 'L07'; " +
        "tables.slots: with 4 players no slots lead from the Core to 'L07'",
      ...['HL06a', 'HL06b', 'HL07a', 'HL07b', 'VML07', 'VLC07'].map((id): Edit => [`slots/${id}`]),
      ['crater/rocks/HL06'],
    ],
    [
      'tables.slots: with 2 players 3 upper zones have slots to the left, to the right and down; ' +
        '4 are needed, because Ice can be below 2 of them',
      ['slots/VUM03a'],
      ['slots/VUM03b'],
    ],
    ['tables.crater.zones.U01.at[0] should be a number from 0 to 1000', ['crater/zones/U01/at', [1001, 1]]],
    ['tables.crater.zones.U01.at should be [x, y]', ['crater/zones/U01/at', [1]]],
    ['tables.slots.HU01a.line should be [x, y, x, y]', ['slots/HU01a/line', [1, 2]]],
    ['tables.crater.zones.U01 is missing', ['crater/zones/U01']],
    ["tables.crater.zones has no field 'C'", ['crater/zones/C', CRATER_TABLE.zones.U01]],
    ['tables.crater.zones.U03.at: the zone extends past the board’s edge', ['crater/zones/U03/at', [970, 385.6]]],
    ["tables.slots.HU02b.line: it overlaps the slot 'HU02a'", ['slots/HU02a/line', SLOT_TABLE['HU02b']?.line]],
    [
      "tables.slots.VML01.line: the end beside the zone 'M01' must come first, then the end beside the zone 'L01'",
      ['slots/VML01/line', turned(SLOT_TABLE['VML01']?.line ?? [0, 0, 0, 0])],
    ],
    ['tables.slots.VML01.line: the slot is too short to see', ['slots/VML01/line', [570, 250, 571, 250]]],
    ["tables.crater.rocks.HU06.at: it overlaps the zone 'U07'", ['crater/rocks/HU06/at', point('U07')]],
    ['tables.crater.rocks.HU06.at: it overlaps the Core', ['crater/rocks/HU06/at', [500, 500]]],
  ])('%s', (sentence, ...edits) => {
    expect(complaintAbout(openBox, edited(...edits))).toBe(sentence)
  })

  it('a zone that overlaps another is named with every slot it covers', () => {
    const complaint = complaintAbout(openBox, edited(['crater/zones/U03/at', [926.9, 560]])) ?? ''
    expect(complaint.split('; ').slice(0, 3)).toEqual([
      "tables.crater.zones.U03.at: it overlaps the zone 'U04'",
      "tables.slots.HU03a.line: the end beside the zone 'U03' must come first, then the end beside the zone 'U04'",
      "tables.slots.HU03a.line: the slot overlaps the zone 'U03'",
    ])
  })

  it('too many slots are a fault, and the number of listed faults is limited', () => {
    const more = Object.fromEntries(
      Object.entries(SLOT_TABLE).flatMap(([id, row]) => [0, 1, 2].map(i => [`${id}x${i}`, row])),
    )
    expect(complaintAbout(openBox, setWith(more))).toMatch(
      /^tables\.slots: 360 slots are too many; 240 fit in a crater; .*; and 37 more faults$/,
    )
  })
})
