// Sentences about the board for text mode and the end sheet, beyond the view's numbers.

import { viewerOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { FACTORY_IDS, typeNumber } from '../../data/factories.ts'
import { PRODUCT_IDS, type ProductId } from '../../data/products.ts'
import { stockOf } from '../../readings/contracts.ts'
import type { FactoryState } from '../../readings/inventory.ts'
import { lackingFor } from '../../readings/need.ts'
import { canBuild } from '../../readings/paying.ts'
import { productionOf } from '../../readings/running.ts'
import { type Position, positionOf, type Seen, type VictoryBox } from '../table.ts'
import { lackNotes } from '../parts/thought.ts'
import { say } from '../words.ts'

export function sections(seen: Seen, box: VictoryBox, names: readonly string[]) {
  const position = positionOf(seen, box)
  const seat = viewerOf(seen)
  const name = names[seat] ?? ''
  return [
    { title: say('tell.runs', { name }), lines: runLines(position, seat) },
    {
      title: say('tell.factories', { name }),
      lines: seen.view.glance.factories[seat].map(state => factoryLine(position, seat, state)),
    },
    { title: say('tell.contracts', { name }), lines: contractLines(position, seat) },
    { title: say('tell.stacks'), lines: [stacksLine(position, seat)] },
  ]
}

/** What a production move with each type would do. */
function runLines(position: Position, seat: Seat): string[] {
  const { box } = position
  const lines = FACTORY_IDS.flatMap(factory => {
    const { owned, runs, gain } = productionOf(position, seat, factory)
    if (runs.length === 0) return []
    return [say('tell.run', { name: box.factories[factory].name, ready: runs.length, owned, gain })]
  })
  return lines.length === 0 ? [say('tell.nothingRuns')] : lines
}

/** Whether a factory can run. If not, every reason and every way to fix it. */
function factoryLine(position: Position, seat: Seat, { factory, x, y, ready }: FactoryState): string {
  const at = position.box.factories[factory].name
  if (ready) return say('tell.ready', { at })
  return say('tell.idle', { at, why: lackNotes(position, seat, { x, y }).join('; ') })
}

function contractLines(position: Position, seat: Seat): string[] {
  const { box, contracts, open } = position
  const line = (key: 'tell.held' | 'tell.open', product: ProductId) =>
    say(key, {
      name: box.products[product].name,
      value: box.contracts[product].value,
      have: stockOf(position, seat, product),
      lacking: lackingFor(position, seat, product),
    })
  return [...contracts[seat].map(one => line('tell.held', one)), ...open.map(one => line('tell.open', one))]
}

function stacksLine(position: Position, seat: Seat): string {
  const stacks = position.box.types.map(factory => {
    const type = typeNumber[factory]
    const card = { name: position.box.factories[factory].name, left: position.stacks[type] ?? 0 }
    return say(canBuild(position, seat, type) ? 'tell.payable' : 'tell.stack', card)
  })
  return `${stacks.join('; ')}.`
}

/** A seat's contracts and products with their scores. */
export function endList(seen: Seen, seat: Seat, box: VictoryBox): string[] {
  const position = positionOf(seen, box)
  return [
    ...position.contracts[seat].map(product =>
      say('tell.endContract', { name: box.products[product].name.toLowerCase(), points: box.contracts[product].value }),
    ),
    ...PRODUCT_IDS.flatMap(product => {
      const have = stockOf(position, seat, product)
      if (have === 0) return []
      const { name, value } = box.products[product]
      return [say('tell.endProduct', { name: name.toLowerCase(), have, points: have * value })]
    }),
  ]
}

/** What ended the game, and which seat ended it. It's still that seat's turn. */
export function ending({ view, variants }: Seen, names: readonly string[]): string | null {
  if (view.ending === null) return null
  const { current } = view.glance
  const name = names[current] ?? ''
  return say(`ending.${view.ending}`, {
    name,
    count: view.contracts[current].length,
    rounds: variants.roundLimit,
  })
}
