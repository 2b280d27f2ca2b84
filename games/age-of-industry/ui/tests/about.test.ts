import { type Seat, seedFrom, type SeenOf, Table } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { openBox, STANDARD } from '../../data/box.ts'
import { game } from '../../index.ts'
import { about } from '../about.ts'
import { tour } from '../learn/tour.ts'
import { lines, marks, type Thing } from '../things.ts'

const SEAT: Seat = 0

function aboutOf(thing: Thing, edit: (view: ReturnType<typeof begun>['view']) => void = () => undefined) {
  const seen = begun()
  edit(seen.view)
  const at = { seen, box: openBox(STANDARD.tables), sideNames: ['Ann', 'Ben', 'Cat'] }
  return about[thing.kind]?.(thing as never, at)
}

/** Minnesota as it begins, as seat 0 sees it. */
function begun() {
  const table = new Table(game, {
    seatNames: ['Ann', 'Ben', 'Cat'],
    seed: seedFrom('about'),
    variants: { map: 'minnesota' },
  })
  return structuredClone(table.view(SEAT)) as SeenOf<typeof game>
}

describe('the card of a card', () => {
  it('says why a coal mine card builds nothing yet in Minnesota (AOIM-9)', () => {
    const card = aboutOf({ kind: 'card', card: 'coal', seat: SEAT })
    expect(card?.does.join()).not.toContain('anywhere')
    expect(card?.now).toEqual(['You can’t build anything with it now: you have no coal mine, and no rail to Chicago.'])
  })

  it('says what a face-up card would build, not that it’s in the hand', () => {
    const shown = (face: 'port' | 'coal') => aboutOf({ kind: 'slot', slot: 1 }, view => (view.faceUp[0] = face))?.now
    expect(shown('port')?.[0]).toMatch(/^With it you could build in /)
    expect(shown('coal')).toEqual(['It would build nothing now: you have no coal mine, and no rail to Chicago.'])
  })
})

describe('the card of a space', () => {
  it('says why a card in the hand can’t build there', () => {
    const own = { kind: 'site', site: 'braidwood/1' } as const
    expect(aboutOf(own, view => (view.own = ['coal']))?.now.join()).toContain('one of your rails to Chicago')
    expect(aboutOf(own, view => (view.own = ['port']))?.now.join()).toContain('none of your cards')
  })

  it('doesn’t say twice that cubes are out of reach', () => {
    const now = aboutOf({ kind: 'site', site: 'hibbing/1' }, view => (view.own = ['iron']))?.now ?? []
    expect(now.join()).not.toContain('Coal: out of reach')
  })
})

describe('the card of an action', () => {
  const now = (action: 'build' | 'sell' | 'pass' | 'repay') =>
    aboutOf({ kind: 'action', action, seat: SEAT })?.now.join()

  it('mentions loans only where money is spent', () => {
    expect(now('build')).toContain('you take a loan')
    expect(now('repay')).toBe('You have 0 loans.')
    expect(now('sell')).toBe('You have no unsold mill or factory.')
    expect(now('pass')).toMatch(/^You have \d cards\.$/)
  })
})

it('a market without demand buys nothing (AOI-41)', () => {
  const seen = begun()
  const map = openBox(STANDARD.tables).maps.minnesota
  const without = map.markets.find((_market, number) => seen.view.markets[number] === 'none')
  expect(aboutOf({ kind: 'market', market: without?.id ?? '' })?.now).toEqual(['It buys nothing in this game.'])
})

it('a card in the hand builds on the space picked before it', () => {
  const steps = [
    { decision: 'action', option: 'build' },
    { decision: 'playCard', option: { card: 'port' } },
    { decision: 'build', option: { industry: 'port', site: 'duluth/1' } },
  ] as const
  const [space, card] = [
    { kind: 'site', site: 'duluth/1' },
    { kind: 'card', card: 'port', seat: SEAT },
  ] as const
  expect(lines.ways(steps, SEAT)).toContainEqual([space, card])
  expect(lines.ask([space])).toBe('Choose a card to build with.')
  expect(lines.ask([card])).toBe('Choose a space to build on with this card.')
})

it('a taken card marks the display, because another card may be on its space by now', () => {
  const took = { kind: 'tookCard', seat: SEAT, card: 'port', slot: 1 } as const
  expect(marks.tookCard?.(took, begun())).toEqual({ kind: 'display' })
})

it('the tip about starting without money is for the first turn', () => {
  const tip = tour.find(({ id }) => id === 'actions')
  const later = begun()
  later.view.turn = 2
  expect([begun(), later].map(seen => tip?.fits?.(seen))).toEqual([true, false])
})
