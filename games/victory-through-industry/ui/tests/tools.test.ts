import { type BoardMoment, momentsOf } from '@tableworks/contract'
import { type Seat, viewOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../../index.ts'
import { productsOn } from '../../readings/floor.ts'
import { factoriesOn } from '../../readings/inventory.ts'
import { ifRearranged } from '../../readings/previews.ts'
import type { State } from '../../state.ts'
import { ANN, BEN, lying, operating, type VictoryTable } from '../../tests/table.ts'
import { incomingIn, type Tool, toolsFor } from '../parts/hands/tools.ts'
import { positionOf, type Seen } from '../table.ts'

type AMoment = BoardMoment<typeof game>

/** Positions in a random game that offer at least one tool. */
function* withTools(most: number): Generator<AMoment & { tools: readonly Tool[] }> {
  let left = most
  for (const moment of momentsOf(game, [{ seats: 3, variants: {}, secret: 'tools' }])) {
    const tools = toolsFor(moment.seen, positionOf(moment.seen, moment.box))
    if (tools.length === 0) continue
    yield { ...moment, tools }
    left -= 1
    if (left === 0) return
  }
}

/** The position after a line, all of whose choices the rules must accept. */
function after({ referee, state }: AMoment, { line, label }: Tool): { g: State; decision: string | undefined } {
  const next = referee.clone(state)
  for (const name of line) {
    const read = referee.read(next, name)
    if (!('option' in read)) throw new Error(`${name} of ${label} is refused: ${JSON.stringify(read)}`)
    referee.choose(next, read.option)
  }
  return { g: next.g as State, decision: referee.waiting(next)?.decision }
}

describe('The bench’s tools', () => {
  it('each is a legal line of choices, and does what it shows', () => {
    const seenKinds = new Set<string>()
    for (const moment of withTools(150)) {
      const { seen, g, box, tools } = moment
      const seat = seen.actor ?? 0
      for (const tool of tools) {
        seenKinds.add(tool.thing.tool)
        const { g: next, decision } = after(moment, tool)
        // the payment leaves only when the factory is placed
        const spent = decision === 'site' ? [] : tool.spent
        const shown = ifRearranged(positionOf(seen, box), seat, tool.ways, spent)
        expect(ableOn(next, seat) - ableOn(g, seat)).toBe(shown.able.length - shown.unable.length)
        const came = tool.ways.filter(({ from }) => from === null).length
        expect(productsOn(next.floor[seat])).toBe(productsOn(g.floor[seat]) + came - spent.length)
      }
    }
    expect([...seenKinds].toSorted()).toEqual(['clear', 'pay', 'place', 'supply', 'tidy'])
  })
})

const ableOn = (g: State, seat: Seat): number => factoriesOn(g, seat).filter(({ ready }) => ready).length

describe('Placing arriving products', () => {
  const seenBy = (table: VictoryTable): Seen =>
    viewOf(table.referee, table.state, table.referee.waiting(table.state)?.seat ?? ANN) as Seen
  const toolsAt = (table: VictoryTable) => {
    const seen = seenBy(table)
    return toolsFor(seen, positionOf(seen, table.g.box))
  }
  const trading = () =>
    operating({
      complexes: [
        { factories: [['steel_mill', 0, 0]], products: [['wood', 0, -1]] },
        {
          factories: [['steel_mill', 0, 0]],
          products: [
            ['coal', 0, -1],
            ['iron_ore', 0, 1],
          ],
        },
      ],
    })
      .pick('trade')
      .pick({ x: 0, y: -1 })
      .pick({ product: 'coal' })
      .pick({ product: 'iron_ore' })
      .pick('send')
      .pick('accept')

  it('places everything the answering player receives in a trade, in one line', () => {
    const table = trading()
    expect(incomingIn(seenBy(table))?.products).toEqual(['coal', 'iron_ore'])
    const [tool] = toolsAt(table)
    expect(tool?.line).toEqual(['to -1,0', 'to 1,0'])
    table.pick({ x: -1, y: 0 }).pick({ x: 1, y: 0 })
    expect(lying(table)).toEqual(['coal -1,0', 'iron_ore 1,0'])
    expect(incomingIn(seenBy(table))).toMatchObject({ seat: BEN, products: ['wood'] }) // then it's the partner's turn to place
  })

  it('may use the cells of the three cards given to the bank', () => {
    const table = operating({
      complexes: [
        {
          factories: [['steel_mill', 0, 0]],
          products: [
            ['wood', 0, -1],
            ['wood', 1, 0],
            ['wood', 0, 1],
          ],
        },
      ],
    })
      .pick({ product: 'wood' })
      .pick({ product: 'iron_ore' })
    expect(toolsAt(table).map(({ line }) => line)).toEqual([['to 1,0']])
  })

  it('isn’t offered while the player moves their own product', () => {
    const table = operating({ complexes: [{ products: [['wood', 0, 1]] }] }).pick('move product')
    expect(incomingIn(seenBy(table))).toBeNull()
    expect(toolsAt(table)).toEqual([])
  })
})
