import { describe, expect, it } from 'vitest'
import { CHART } from '../data/archie.ts'
import type { PerSide } from '../data/pieces.ts'
import { ARCHIE, empireTable, type FactoryPatch, type Position, YOU } from './table.ts'

/** You have made your first claim. Now Archie acts. */
const answering = (position: Position) => empireTable({ seats: 1, ...position }).at('archie.act', {})

const his = (...factories: FactoryPatch[]): PerSide<FactoryPatch[]> => [[{ card: 'textile-mill', goods: 1 }], factories]
const yours = (...factories: FactoryPatch[]): PerSide<FactoryPatch[]> => [factories, [{ card: 'textile-mill' }]]

describe('Archie acts', () => {
  it('EMP-91: you act first; he answers each of your actions', () => {
    const table = empireTable({ seats: 1 }).at('actions', {})
    expect(table.actor).toBe(YOU)
    table.pick('claim A5d2')
    expect(table.g.claims).toHaveLength(2)
    expect(table.actor).toBe(YOU)
    table.pick('claim A5b1')
    expect(table.g.claims).toHaveLength(4)
    expect(table.frames).toEqual([])
  })

  it('EMP-92: the first choice in the row that is free and usable', () => {
    const table = answering({ claims: ['A3b1'], pollution: 0, factories: his({ card: 'sawmill', train: 2 }) })
    expect(table.facts).toEqual([
      {
        kind: 'archieReadsRow',
        seat: ARCHIE,
        row: 'upgrade-specific',
        choices: ['reduce-pollution', 'passenger-owned', 'move-one', 'passenger-unowned'],
      },
      { kind: 'archieRejected', seat: ARCHIE, rank: 1, choice: 'reduce-pollution', hindrance: 'noIcon' },
      { kind: 'archieChose', seat: ARCHIE, rank: 2, choice: 'passenger-owned', icon: 'A3d1' },
      { kind: 'boarded', seat: ARCHIE, factory: 'sawmill', die: 3 },
    ])
  })

  it('EMP-92, AMB-43: if nothing is useful to him, his marker blocks the left card’s first free icon', () => {
    const table = answering({
      claims: ['A3a1'],
      cards: ['A3', 'A7'],
      factories: his({ card: 'sawmill', train: 6 }),
      capital: [0, 0],
    })
    // The row after an exchange: add-train, passenger-owned, move-two, reduce-pollution. Only move-two is usable.
    expect(table.facts.at(-1)).toMatchObject({ kind: 'moved', factory: 'sawmill' })
    const idle = answering({ claims: ['A3b1'], cards: ['A3', 'A6'], factories: [[], [{ card: 'sawmill' }]] })
    expect(idle.facts.at(-1)).toEqual({ kind: 'archieIdled', seat: ARCHIE, icon: 'A3a1', action: 'exchange-2' })
    expect(idle.facts.filter(({ kind }) => kind === 'archieRejected')).toHaveLength(4)
    expect(idle.g.claims).toEqual(['A3b1', 'A3a1'])
    const again = answering({
      claims: ['A3b2', 'A3a1', 'A3b1'],
      cards: ['A3', 'A6'],
      factories: [[], [{ card: 'sawmill' }]],
    })
    expect(again.g.claims.at(-1)).toBe('A3b2') // he can't claim the icon under his own marker
  })

  it('EMP-91, EMP-92: without your claim, or without an icon, there is nothing to answer', () => {
    expect(() => answering({ claims: [] })).toThrow('Archie acts only after you')
    expect(() => answering({ claims: ['A3a1'], cards: [] })).toThrow('there is no free icon for Archie')
  })

  it('EMP-93: ten rows of four choices, and exchange in five of them', () => {
    const rows = Object.values(CHART)
    expect(rows).toHaveLength(10)
    expect(rows.every(({ choices }) => choices.length === 4)).toBe(true)
    expect(rows.filter(({ choices }) => choices.includes('exchange'))).toHaveLength(5)
  })

  it('EMP-94: he exchanges everything, $1 for 1 Profit, on either icon', () => {
    const table = answering({ claims: ['A4c1'], cards: ['A4', 'A3'] })
    expect(table.g).toMatchObject({ capital: [20, 0], profit: [5, 25], claims: ['A4c1', 'A4a1'] })
    const broke = answering({ claims: ['A4c1'], cards: ['A4', 'A3'], capital: [20, 0] })
    expect(broke.facts[1]).toMatchObject({ kind: 'archieRejected', choice: 'exchange', hindrance: 'noCapital' })
  })

  it('EMP-94: a single dollar is enough for him, no matter the icon’s rate', () => {
    const table = answering({ claims: ['A4c1'], cards: ['A4', 'A3'], capital: [20, 1] })
    expect(table.g).toMatchObject({ capital: [20, 0], profit: [5, 1], claims: ['A4c1', 'A4a1'] })
  })

  it('EMP-95: a train for his earliest Factory card without one', () => {
    const table = answering({
      claims: ['A5a2'],
      factories: his({ card: 'sawmill', train: 2 }, { card: 'brewery' }, { card: 'glassworks' }),
    })
    expect(table.facts.at(-1)).toEqual({ kind: 'addedTrain', seat: ARCHIE, factory: 'brewery', link: 'top' })
    const all = answering({ claims: ['A5a2'], factories: his({ card: 'sawmill', train: 2 }) })
    expect(all.facts[1]).toMatchObject({ choice: 'add-train', hindrance: 'everyFactoryHasTrain' })
  })

  it('EMP-96: a passenger for his emptiest train, or if tied, the one with most of your cubes', () => {
    const board = (...trains: FactoryPatch[]) =>
      answering({ claims: ['A5d1'], cards: ['A5', 'A3'], capital: [9, 0], factories: his(...trains) }).facts.at(-1)
    expect(board({ card: 'sawmill', train: 3 }, { card: 'brewery', train: 2 })).toMatchObject({
      factory: 'brewery',
      die: 3,
    })
    expect(board({ card: 'sawmill', train: 3 }, { card: 'brewery', train: 3, riders: 1 })).toMatchObject({
      factory: 'brewery',
    })
    expect(board({ card: 'sawmill', train: 3, riders: 1 }, { card: 'brewery', train: 3, riders: 1 })).toMatchObject({
      factory: 'sawmill',
    })
    expect(board({ card: 'sawmill', train: 6 }, { card: 'brewery', train: 5 })).toMatchObject({
      factory: 'brewery',
      die: 6,
    })
    const full = answering({
      claims: ['A5d1'],
      cards: ['A5', 'A3'],
      capital: [9, 0],
      factories: his({ card: 'sawmill', train: 6 }),
    })
    expect(full.facts[2]).toMatchObject({ choice: 'passenger-owned', hindrance: 'trainsFull' })
  })

  it('EMP-97, AMB-44: your marker rules apply to him: move one may repeat its icon, move two is once only', () => {
    const trains = his({ card: 'sawmill', train: 1 })
    const one = answering({ claims: ['A1c2', 'A3c2', 'A1c2'], cards: ['A1', 'A3'], factories: trains })
    expect(one.facts[1]).toMatchObject({ kind: 'archieChose', choice: 'move-one', icon: 'A3c2' })
    const two = answering({ claims: ['A2c1', 'A5c1', 'A2d1'], cards: ['A2', 'A5'], factories: trains, capital: [0, 0] })
    expect(two.facts[1]).toMatchObject({ kind: 'archieRejected', choice: 'move-two', hindrance: 'noIcon' })
  })

  it('EMP-98: a cube on your emptiest train, even without a Parking; if tied, the one with more links', () => {
    const ride = (...trains: FactoryPatch[]) =>
      answering({ claims: ['A8a1'], cards: ['A8', 'A3'], factories: yours(...trains) })
    const table = ride({ card: 'sawmill', train: 2 }, { card: 'glassworks', train: 2 }, { card: 'brewery', train: 3 })
    expect(table.facts.at(-1)).toEqual({ kind: 'rode', seat: ARCHIE, owner: YOU, factory: 'glassworks', die: 3 })
    expect(table.g.factories[YOU][1]).toMatchObject({ train: 3, riders: 1 })
    expect(ride({ card: 'sawmill' }).facts[1]).toMatchObject({ hindrance: 'noOtherTrain' })
  })

  it('EMP-98: not without a cube, and one is kept for the marker he’s about to place', () => {
    const full: FactoryPatch = { card: 'glassworks', train: 6, riders: 5 }
    const six = yours(full, { card: 'sawmill', train: 2, riders: 1 })
    expect(answering({ claims: ['A8a1'], cards: ['A8', 'A3'], factories: six }).facts[1]).toMatchObject({
      hindrance: 'noCube',
    })
    const second: Position = { claims: ['A3b1', 'A3a1', 'A8a1'], cards: ['A8', 'A3'] }
    const five = yours(full, { card: 'sawmill', train: 2 })
    // The sixth cube may ride, because his marker is already placed. There's no cube left for a seventh.
    expect(answering({ ...second, factories: five }).facts.at(-1)).toMatchObject({ kind: 'rode', factory: 'sawmill' })
    expect(answering({ ...second, factories: six }).facts[1]).toMatchObject({ hindrance: 'noCube' })
    expect(answering({ claims: ['A8a1'], cards: ['A8', 'A3'], factories: five }).facts.at(-1)).toMatchObject({
      kind: 'rode',
    })
  })

  it('EMP-99, AMB-42: he moves the train nearest home, then the fuller, then the one with fewer of your cubes', () => {
    const move = (...trains: FactoryPatch[]) =>
      answering({ claims: ['A3c2'], cards: ['A3', 'A6'], factories: his(...trains) }).facts[2]
    expect(move({ card: 'sawmill', train: 2 }, { card: 'glassworks', train: 1, moved: 2 })).toMatchObject({
      factory: 'glassworks',
    })
    expect(move({ card: 'sawmill', train: 2 }, { card: 'brewery', train: 3 })).toMatchObject({ factory: 'brewery' })
    expect(move({ card: 'sawmill', train: 2, riders: 1 }, { card: 'brewery', train: 2 })).toMatchObject({
      factory: 'brewery',
    })
    expect(move({ card: 'sawmill', train: 2 }, { card: 'brewery', train: 2 })).toMatchObject({ factory: 'sawmill' })
  })

  it('EMP-99: coming home pays him and your cubes', () => {
    const table = answering({
      claims: ['A3c2'],
      cards: ['A3', 'A6'],
      factories: his({ card: 'sawmill', train: 4, moved: 2, riders: 2 }),
    })
    expect(table.g.capital).toEqual([26, 37])
    expect(table.g.factories[ARCHIE][0]).toMatchObject({ train: 0, riders: 0 })
    const none = answering({ claims: ['A3c2'], cards: ['A3', 'A6'], factories: his({ card: 'sawmill' }) })
    expect(none.facts[1]).toMatchObject({ choice: 'move-one', hindrance: 'noTrain' })
  })

  it('EMP-100: move two takes one train two links', () => {
    const position = {
      claims: ['A2d1'],
      cards: ['A2', 'A3'],
      factories: his({ card: 'glassworks', train: 2, moved: 1 }, { card: 'sawmill', train: 1 }),
    } satisfies Position
    expect(answering(position).g.factories[ARCHIE].map(({ moved }) => moved)).toEqual([3, 0])
    const home = answering({ ...position, factories: his({ card: 'glassworks', train: 2, moved: 3 }) })
    expect(home.g.factories[ARCHIE]).toEqual([{ card: 'glassworks', goods: 0, train: 0, moved: 0, riders: 0 }])
    const split: Position = {
      ...position,
      variants: { moveTwoSameTrain: false },
      factories: his({ card: 'glassworks', train: 2, moved: 3 }, { card: 'sawmill', train: 1 }),
    }
    expect(answering(split).g.factories[ARCHIE].map(({ moved }) => moved)).toEqual([0, 1])
  })

  it('EMP-101: he reduces pollution, if there is any', () => {
    const position: Position = { claims: ['A4b1'], cards: ['A4', 'A7'] }
    expect(answering({ ...position, pollution: 3 }).g.pollution).toBe(2)
    expect(answering(position).facts[1]).toMatchObject({ choice: 'reduce-pollution', hindrance: 'noPollution' })
  })

  it('EMP-92, AMB-43: his blocking marker never stays on its own move-one icon', () => {
    const table = answering({
      claims: ['A4b1', 'A4d1', 'A4b2'],
      cards: ['A4', 'A2'],
      capital: [20, 0],
      factories: [[], []],
    })
    expect(table.facts.at(-1)).toMatchObject({ kind: 'archieIdled' })
    expect(table.g.claims.at(-1)).not.toBe('A4d1')
  })

  it('EMP-100, AMB-20: both links move one train; switched off, the second may move another', () => {
    const two = his({ card: 'sawmill', train: 6, moved: 2 }, { card: 'brewery', train: 6 })
    const moved = (moveTwoSameTrain: boolean, factories = two) =>
      answering({ claims: ['A3a1'], cards: ['A3', 'A7'], capital: [0, 0], factories, variants: { moveTwoSameTrain } }).g
        .factories[ARCHIE]
    expect(moved(true)[1]?.moved).toBe(0)
    expect(moved(false)[1]?.moved).toBe(1)
    // no train is left for the second link
    expect(moved(false, his({ card: 'sawmill', train: 6, moved: 2 }))).toMatchObject([{ train: 0, moved: 0 }])
  })

  it('EMP-96, EMP-98: a card without a train, or with a full one, takes no passenger', () => {
    const own = answering({ claims: ['A3b1'], factories: his({ card: 'glassworks' }, { card: 'sawmill', train: 2 }) })
    expect(own.facts.at(-1)).toEqual({ kind: 'boarded', seat: ARCHIE, factory: 'sawmill', die: 3 })
    const guest = answering({
      claims: ['A8a1'],
      cards: ['A8', 'A3'],
      factories: yours({ card: 'glassworks' }, { card: 'sawmill', train: 2 }),
    })
    expect(guest.facts.at(-1)).toMatchObject({ kind: 'rode', seat: ARCHIE, factory: 'sawmill' })
  })
})
