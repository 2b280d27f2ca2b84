import { momentsOf } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { game } from '../../index.ts'
import { lampOf } from '../parts/floor.tsx'
import { cellThing } from '../things.ts'
import { ANN, BEN, type Complex, moving, operating } from '../../tests/table.ts'
import { askedOf, positionOf, type Seen } from '../table.ts'
import { thoughtOf } from '../parts/thought.ts'

/** The first positions of a random three-player game with this decision. */
function* momentsAt(decision: string, most = 20) {
  let left = most
  for (const moment of momentsOf(game, [{ seats: 3, variants: {}, secret: 'thoughts' }])) {
    if (moment.seen.decision !== decision) continue
    yield { ...moment, position: positionOf(moment.seen, moment.box), seat: moment.seen.actor ?? 0 }
    left -= 1
    if (left === 0) return
  }
}

describe('The preview of the hovered option', () => {
  it('a ticket shows every factory of the type that can run, and what it takes and makes', () => {
    for (const { seen, position, seat } of momentsAt('move'))
      for (const { factory } of seen.view.glance.factories[seat]) {
        const thought = thoughtOf(seen, position, seat, { kind: 'ticket', factory, seat })
        const ready = seen.view.glance.factories[seat].filter(one => one.factory === factory && one.ready)
        expect(thought.able).toHaveLength(ready.length)
        expect(thought.makes.length > 0).toBe(ready.length > 0)
      }
  })

  it('a factory that can’t run shows what is missing or in the way', () => {
    const told = new Set<string>()
    for (const { seen, position, seat } of momentsAt('operate', 200))
      for (const state of seen.view.glance.factories[seat]) {
        const { lamp } = lampOf(position, seat, state)
        const { notes } = thoughtOf(seen, position, seat, cellThing(seat, state))
        expect(notes.length > 0).toBe(lamp !== 'ready')
        told.add(lamp)
      }
    expect([...told].toSorted()).toEqual(['blocked', 'lacks', 'ready'])
  })

  it('a cell that factories of a type compete for is marked', () => {
    // Both mines have their output in the cell between them.
    const mines: Complex = {
      factories: [
        ['iron_mine', 0, 0],
        ['iron_mine', 0, 2, 2],
        ['forest', 1, 1],
      ],
    }
    const table = moving({ complexes: [mines] }).pick('produce iron_mine')
    const seen = table.view(ANN) as Seen
    const thought = thoughtOf(seen, positionOf(seen, table.g.box), ANN, null)
    expect(thought.contested).toEqual([{ x: 0, y: 1 }])
    expect(thought.makes).toEqual([])
    expect(thoughtOf(seen, positionOf(seen, table.g.box), ANN, cellThing(ANN, { x: 0, y: 0 })).makes).toHaveLength(1)
  })

  it('a turn shows the factory turned that way on its site', () => {
    for (const { seen, position, seat } of momentsAt('turn')) {
      const asked = askedOf(seen)
      if (asked?.decision !== 'turn') continue
      const { factory, x, y } = asked.frame
      expect(thoughtOf(seen, position, seat, { kind: 'turn', seat, turn: 1 }).ghost).toEqual({ factory, turn: 1, x, y })
    }
  })

  it('a hovered site shows the factory there', () => {
    for (const { seen, position, seat } of momentsAt('site')) {
      const [, x, y] = /^at (-?\d+),(-?\d+)$/.exec(seen.choices[0] ?? '') ?? []
      const cell = { x: Number(x), y: Number(y) }
      expect(thoughtOf(seen, position, seat, cellThing(seat, cell)).ghost).toMatchObject(cell)
    }
  })

  it('an offered factory is drawn on its site, a requested one is crossed out', () => {
    const pair: Complex = {
      factories: [
        ['forest', 0, 0],
        ['forest', 1, 1],
      ],
      products: [['wood', 1, 0]],
    }
    const asked = (...names: string[]) => {
      const table = operating({ complexes: [pair, pair] })
      for (const name of names) table.pick(name)
      const seen = table.view(BEN) as Seen
      return thoughtOf(seen, positionOf(seen, table.g.box), BEN, null)
    }
    expect(asked('give factory to 1', 'factory 0,0', 'pay 1,0', 'at 2,2', 'turn 1').ghost).toEqual({
      factory: 'forest',
      turn: 1,
      x: 2,
      y: 2,
    })
    const taken = asked('take factory', 'factory 1,1 of 1', 'pay 1,0', 'at 2,2', 'turn 1')
    expect(taken.ghost).toBeNull()
    expect(taken.unable).toContainEqual({ x: 1, y: 1 })
  })

  it('without a hovered option there is no preview', () => {
    for (const { seen, position, seat } of momentsAt('site'))
      expect(thoughtOf(seen, position, seat, null).ghost).toBeNull()
  })
})
