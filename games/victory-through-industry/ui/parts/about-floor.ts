// A cell's hover card: its factory or product, and what it means for the viewer now.

import type { Here } from '../table.ts'
import { type About, nameOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { FactoryId } from '../../data/factories.ts'
import type { ProductId } from '../../data/products.ts'
import { stockOf } from '../../readings/contracts.ts'
import {
  cardAt,
  cardOn,
  type Cell,
  factoryIdOn,
  isFactory,
  isProduct,
  productIdOn,
  sameCell,
  spotAt,
} from '../../readings/floor.ts'
import { lacksOf } from '../../readings/previews.ts'
import { facesBeside } from '../../readings/running.ts'
import { blocksOf, lackName, type Said, waysTo } from './thought.ts'
import { cellThing, type Thing } from '../things.ts'
import { counted, say } from '../words.ts'
import { factoryDoes, productDoes, ringed } from './about-cards.ts'
import { cellName } from './cell-name.ts'
import { capital, factoryIn, listed, ownerOf, productIn } from './here.ts'

export function cellAbout(on: Here, seat: Seat, cell: Cell): About {
  const { g } = on
  const card = cardAt(g.floor[seat], cell.x, cell.y)
  const what = ownerOf(on, seat)
  if (isFactory(card)) {
    const factory = factoryIdOn(card)
    return {
      name: g.box.factories[factory].name,
      what,
      does: factoryDoes(on, factory),
      ...factoryNow(on, seat, cell),
      rule: 'VTI-8',
    }
  }
  if (isProduct(card)) {
    const product = productIdOn(card)
    return {
      name: g.box.products[product].name,
      what,
      does: productDoes(on, product),
      now: [...flowAt(on, seat, cell, product), stockLine(on, seat, product)],
      rule: 'VTI-6',
      related: ringed(on, [product]),
    }
  }
  const flow = flowAt(on, seat, cell, null)
  return {
    name: cellName(g, seat, cell),
    what,
    does: [say('about.cellDoes')],
    now: flow.length === 0 ? [say('about.noFlow')] : flow,
    rule: 'VTI-38',
  }
}

/** Whether it can run; and if not, the missing inputs with every way to get them, and the blocked outputs. */
function factoryNow(on: Here, seat: Seat, cell: Cell): Pick<About, 'now' | 'related'> {
  const { g, names, seen } = on
  const isMine = seat === on.me
  const state = seen.view.glance.factories[seat].find(one => sameCell(one, cell))
  if (state?.ready === true) {
    const name = nameOf(on, seat)
    return { now: [isMine ? say('about.runs') : say('about.rivalRuns', { name })] }
  }
  const lacks = lacksOf(g, seat, cell)
    .filter(({ there }) => there === null)
    .map(lack => ({ text: capital(lackName(g, lack)), ways: isMine ? waysTo(g, seat, lack, names) : [] }))
  const blocks = blocksOf(g, seat, cell)
  const cells = [...lacks.flatMap(({ ways }) => ways), ...blocks].flatMap(said => said.cells)
  return {
    now: [...lacks.map(({ text, ways }) => withWays(text, ways)), ...blocks.map(({ text }) => capital(text))].map(
      text => `${text}.`,
    ),
    related: cells.map((at): Thing => cellThing(seat, at)),
  }
}

const withWays = (text: string, ways: readonly Said[]): string =>
  ways.length === 0 ? text : `${text}: ${ways.map(way => way.text).join(` ${say('or')} `)}`

/** Which factories take from a cell or output to it. With a product given, whether they take that product. */
function flowAt(on: Here, seat: Seat, { x, y }: Cell, product: ProductId | null): string[] {
  const { g } = on
  const floor = g.floor[seat]
  const spot = spotAt(floor, x, y)
  const lines = floor.sites.flatMap(site => {
    const factory: FactoryId = factoryIdOn(cardOn(floor, site))
    return facesBeside(g.box, floor, site)
      .filter(face => face.spot === spot)
      .flatMap(({ role, oneOf }) => {
        if (role === 'input' && product !== null && !oneOf.includes(product)) return []
        const goods = listed(
          oneOf.map(id => productIn(on, id)),
          say('or'),
        )
        const key = role === 'input' ? 'about.takesHere' : product === null ? 'about.putsHere' : 'about.inTheWay'
        return [say(key, { factory: factoryIn(on, factory), goods })]
      })
  })
  return counted(lines)
}

function stockLine(on: Here, seat: Seat, product: ProductId): string {
  const have = stockOf(on.g, seat, product)
  const name = productIn(on, product)
  return seat === on.me
    ? say('about.have', { have, name })
    : say('about.rivalHas', { have, name, rival: nameOf(on, seat) })
}
