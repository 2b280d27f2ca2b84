// Drop targets beside the floor: a crate can be dropped on a contract, the bank, the bin or a rival; a factory, on a rival or the
// tear-down action. A drop makes its action's first choices.

import { thingId, viewerOf } from '@tableworks/board-kit'
import { type Seat, seatsOf } from '@tableworks/kernel'
import { NOTATION } from '../../../notation.ts'
import { stockOf } from '../../../readings/contracts.ts'
import { type Cell, productsOn } from '../../../readings/floor.ts'
import { BANK_GIVES, isOpenTo } from '../../../readings/trade.ts'
import type { ProductId } from '../../../data/products.ts'
import type { Position, Seen } from '../../table.ts'
import type { Thing } from '../../things.ts'
import { say } from '../../words.ts'
import type { Load } from './carrying.ts'

/** The choices that a drop on a target starts. */
export interface Drop {
  readonly place: Thing
  readonly note: string
  readonly line: readonly string[]
}

/** Everything beside the floor that accepts the load, except targets the rules don't offer now. */
export function dropsFor(seen: Seen, position: Position, load: Load, names: readonly string[]): Drop[] {
  const seat = viewerOf(seen)
  const drops =
    'product' in load
      ? dropsOfProduct(position, seat, load, names)
      : load.from === null
        ? []
        : dropsOfFactory(position, seat, load.from, names)
  return drops.filter(({ line: [first = ''] }) => seen.choices.includes(first))
}

function dropsOfProduct(
  position: Position,
  seat: Seat,
  { product, from }: { readonly product: ProductId; readonly from: Cell },
  names: readonly string[],
): Drop[] {
  const { box, seats, floor } = position
  const have = stockOf(position, seat, product)
  const name = box.products[product].name.toLowerCase()
  // With only one such card, the rules don't ask which one.
  const thisOne = (isAsked: boolean) => (isAsked ? [NOTATION.write('pickProduct', from)] : [])
  const partners = seatsOf(seats).filter(other => other !== seat && isOpenTo(position, other))
  return [
    {
      place: { kind: 'action', action: 'discard', seat },
      note: say('drop.discard', { name }),
      line: [NOTATION.write('operate', 'discard'), ...thisOne(productsOn(floor[seat]) > 1)],
    },
    {
      place: { kind: 'contract', product },
      note: say('drop.claim', { name }),
      line: [NOTATION.write('operate', { contract: product }), ...thisOne(have > 1)],
    },
    {
      place: { kind: 'good', product, seat },
      note: say('drop.bank', { name }),
      line: [NOTATION.write('operate', { product }), ...thisOne(have > BANK_GIVES)],
    },
    ...partners.map((partner): Drop => ({
      place: { kind: 'player', player: partner },
      note: say('drop.offer', { name, partner: names[partner] ?? '' }),
      line: [
        NOTATION.write('operate', 'trade'),
        ...(partners.length > 1 ? [NOTATION.write('tradeWith', { partner })] : []),
        NOTATION.write('offer', from),
      ],
    })),
  ]
}

const dropsOfFactory = ({ seats }: Position, seat: Seat, from: Cell, names: readonly string[]): Drop[] => [
  {
    place: { kind: 'action', action: 'tear down', seat },
    note: say('drop.tearDown'),
    line: [NOTATION.write('operate', 'tear down'), NOTATION.write('pickFactory', from)],
  },
  ...seatsOf(seats)
    .filter(other => other !== seat)
    .map((partner): Drop => ({
      place: { kind: 'player', player: partner },
      note: say('drop.give', { partner: names[partner] ?? '' }),
      line: [NOTATION.write('operate', { partner }), NOTATION.write('pickFactory', from)],
    })),
]

/** The target under the pointer. */
export function dropAt(drops: readonly Drop[], clientX: number, clientY: number): Drop | null {
  const under = document.elementFromPoint(clientX, clientY)?.closest('[data-drop],[data-near]')
  const id = under?.getAttribute('data-drop') ?? under?.getAttribute('data-near')
  return drops.find(({ place }) => thingId(place) === id) ?? null
}
