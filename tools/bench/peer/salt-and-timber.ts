// Salt and Timber for boardgame.io, written as its documentation teaches: moves that change G, and a hook for each turn. The rule
// numbers are in the game's RULES.md.

import { type Chance, type OptionsIn, perSeat, type PerSeat, type Seat, seatsOf } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { draw } from '@tableworks/table-kit'
import type { Ctx } from './boardgame-io.ts'
import { INVALID_MOVE } from './library.ts'
import { type Move, type PeerGame, winnerBy } from './peer.ts'

type OrderId = Extract<OptionsIn<typeof saltAndTimber.notation>['turn'], { order: unknown }>['order']
const GOODS = ['salt', 'timber'] as const
type Good = (typeof GOODS)[number]
const ORDERS: Record<OrderId, Record<Good | 'pays', number>> = saltAndTimber.openBox(saltAndTimber.components.tables)
const ROUNDS = 6
const STORE_ROOM = 6

interface G {
  round: number
  money: PerSeat<number>
  store: Record<Good, PerSeat<number>>
  price: Record<Good, number>
  order: PerSeat<OrderId | null>
  bag: OrderId[]
  delivered: OrderId[]
}

const seatOf = (ctx: Ctx) => Number(ctx.currentPlayer) as Seat
const goodsOf = (G: G, seat: Seat) => G.store.salt[seat] + G.store.timber[seat]
const hasRoom = (G: G, seat: Seat) => goodsOf(G, seat) + 2 <= STORE_ROOM
const hasGoodsFor = (G: G, seat: Seat, order: OrderId) =>
  GOODS.every(good => G.store[good][seat] >= ORDERS[order][good])

export function saltAndTimberPeer(chance: Chance): PeerGame<G> {
  return {
    name: 'salt-and-timber',

    setup({ ctx }) {
      const bag = Object.keys(ORDERS) as OrderId[]
      return {
        round: 1,
        money: perSeat(ctx.numPlayers, () => 3),
        store: { salt: perSeat(ctx.numPlayers, () => 0), timber: perSeat(ctx.numPlayers, () => 0) },
        price: { salt: 3, timber: 3 },
        order: perSeat(ctx.numPlayers, () => draw(bag, chance)),
        bag,
        delivered: [],
      }
    },

    moves: {
      deliver({ G, ctx }, order: OrderId) {
        const seat = seatOf(ctx)
        if (G.order[seat] !== order || !hasGoodsFor(G, seat, order)) return INVALID_MOVE
        for (const good of GOODS) G.store[good][seat] -= ORDERS[order][good]
        G.money[seat] += ORDERS[order].pays
        G.delivered.push(order)
        G.order[seat] = draw(G.bag, chance)
        return undefined
      },
      harvest({ G, ctx }, good: Good) {
        const seat = seatOf(ctx)
        if (!hasRoom(G, seat)) return INVALID_MOVE
        G.store[good][seat] += 2
        return undefined
      },
      sell({ G, ctx }, count: number, good: Good) {
        const seat = seatOf(ctx)
        if (count < 1 || G.store[good][seat] < count) return INVALID_MOVE
        const other = good === 'salt' ? 'timber' : 'salt'
        G.store[good][seat] -= count
        G.money[seat] += count * G.price[good]
        G.price[good] = Math.max(1, G.price[good] - count)
        G.price[other] = Math.min(6, G.price[other] + 1)
        return undefined
      },
    },

    turn: {
      minMoves: 1,
      maxMoves: 1,
      onEnd({ G, ctx }) {
        if (ctx.playOrderPos === ctx.numPlayers - 1 && G.round < ROUNDS) G.round += 1
      },
    },

    endIf: ({ G, ctx }) => (ctx.turn > ROUNDS * ctx.numPlayers ? { winner: winnerOf(G) } : undefined),

    ai: { enumerate },
  }
}

function winnerOf(G: G): string {
  const goods = seatsOf(G.money.length).map(seat => goodsOf(G, seat))
  return winnerBy(
    goods.map((count, seat) => (G.money[seat] ?? 0) + Math.floor(count / 2)),
    goods,
  )
}

function enumerate(G: G, ctx: Ctx): Move[] {
  const seat = seatOf(ctx)
  const moves: Move[] = []
  const order = G.order[seat]
  if (order !== null && hasGoodsFor(G, seat, order)) moves.push({ move: 'deliver', args: [order] })
  for (const good of GOODS) if (hasRoom(G, seat)) moves.push({ move: 'harvest', args: [good] })
  for (const good of GOODS)
    for (let count = 1; count <= G.store[good][seat]; count++) moves.push({ move: 'sell', args: [count, good] })
  return moves
}
