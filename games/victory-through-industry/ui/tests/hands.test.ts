import { momentsOf } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { game } from '../../index.ts'
import { freeSpots, cellAt } from '../../readings/floor.ts'
import { treeOf } from '../../readings/need.ts'
import { lineFor, mayCarry } from '../hands/carrying.ts'
import { positionOf, viewerOf } from '../table.ts'
import { layOut } from '../trays/tree.tsx'

/** Moments of a random game in which things can be carried. */
function* carrying(most: number) {
  let left = most
  for (const moment of momentsOf(game, [{ seats: 2, variants: {}, secret: 'carrying' }])) {
    if (!mayCarry(moment.seen) || moment.seen.seat === null) continue
    yield { ...moment, position: positionOf(moment.seen, moment.box), seat: viewerOf(moment.seen) }
    left -= 1
    if (left === 0) return
  }
}

describe('Carrying', () => {
  it('a crate may be let go in every free cell beside a factory, and nowhere else', () => {
    for (const { seen, position, seat } of carrying(30)) {
      const [crate] = seen.view.glance.products[seat]
      if (crate === undefined) continue
      const { product, ...from } = crate
      for (const spot of freeSpots(position.floor[seat])) {
        const { x, y } = cellAt(position.floor[seat], spot)
        expect(lineFor(position, seen, { product, from }, { x, y })).toEqual([
          'move product',
          ...(seen.view.glance.products[seat].length > 1 ? [`product ${from.x},${from.y}`] : []), // else it is not asked
          `to ${x},${y}`,
        ])
      }
      expect(lineFor(position, seen, { product, from }, from)).toBeNull()
      expect(lineFor(position, seen, { product, from }, { x: 90, y: 90 })).toBeNull()
    }
  })

  it('a card from a stack is paid for before it is put on a site', () => {
    let built = 0
    for (const { seen, position, seat } of carrying(60)) {
      const { x, y } = seen.view.glance.factories[seat][0] ?? { x: 0, y: 0 }
      const line = lineFor(position, seen, { factory: 'iron_mine', from: null }, { x: x + 1, y: y - 1 })
      if (line === null) continue
      built += 1
      expect(line).toHaveLength(5)
      expect(line.at(-1)).toBe(`at ${x + 1},${y - 1}`)
      expect(new Set(line.slice(2, 4)).size).toBe(2)
    }
    expect(built).toBeGreaterThan(0)
  })
})

describe('The production tree', () => {
  it('stands from what it is made of on the left to the goal on the right, nothing over another', () => {
    for (const { position, seat } of carrying(3))
      for (const goal of position.open) {
        const branches = treeOf(position, seat, [goal])
        const { nodes, width } = layOut(branches)
        expect(nodes).toHaveLength(branches.length)
        const at = new Map(nodes.map(node => [node.branch.product, node]))
        for (const { branch, x } of nodes) for (const input of branch.inputs) expect(at.get(input)?.x).toBeLessThan(x)
        expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length)
        expect(Math.max(...nodes.map(({ x }) => x))).toBeLessThan(width)
      }
  })
})
