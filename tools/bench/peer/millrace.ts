// Millrace for boardgame.io, written as its documentation teaches: moves that change G, events, and a hook for each turn. The rule
// numbers are in millrace/RULES.md.

import { type Chance, perSeat, type PerSeat, type Seat, seatsOf } from '@tableworks/kernel'
import { draw, drawMany } from '@tableworks/table-kit'
import type { Ctx } from './boardgame-io.ts'
import {
  type CardId,
  CARDS,
  type EdgeId,
  EDGES,
  firstOf,
  type Good,
  GOODS,
  openBox,
  type SetOf,
  setOf,
  type Site,
  SITES,
  STANDARD,
} from '../millrace/data.ts'
import { INVALID_MOVE } from './library.ts'
import { type Move, type PeerGame, winnerBy } from './peer.ts'

const BOX = openBox(STANDARD.tables)
const ROUNDS = 19
const HAND_ROOM = 6
const STORE_ROOM = 5

interface G {
  round: number
  /** How many seats have had their turn in this round. */
  done: number
  order: Seat[]
  money: PerSeat<number>
  spent: PerSeat<number>
  points: PerSeat<number>
  store: Record<Good, PerSeat<number>>
  price: Record<Good, number>
  hand: PerSeat<CardId[]>
  row: CardId[]
  bag: CardId[]
  laid: CardId[]
  mills: PerSeat<SetOf<Site>>
  makes: Record<Good, SetOf<Site>>
  canals: PerSeat<SetOf<EdgeId>>
}

export function millracePeer(chance: Chance): PeerGame<G> {
  return {
    name: 'millrace',

    setup: ({ ctx: { numPlayers } }) => opening(numPlayers, chance),

    moves: movesWith(chance),

    turn: {
      minMoves: 1,
      maxMoves: 2,
      order: { first: ({ G }) => G.order[0] ?? 0, next: ({ G }) => G.order[G.done] },
      onEnd({ G, ctx }) {
        G.done += 1
        if (G.done === ctx.numPlayers) endOfRound(G, chance)
      },
    },

    endIf: ({ G }) => (G.round > ROUNDS ? { winner: winnerOf(G) } : undefined),

    ai: { enumerate },
  }
}

function opening(numPlayers: number, chance: Chance): G {
  const bag = [...CARDS]
  return {
    round: 1,
    done: 0,
    order: [...seatsOf(numPlayers)],
    money: perSeat(numPlayers, () => 10),
    spent: perSeat(numPlayers, () => 0),
    points: perSeat(numPlayers, () => 0),
    store: {
      grain: perSeat(numPlayers, () => 0),
      wool: perSeat(numPlayers, () => 0),
      timber: perSeat(numPlayers, () => 0),
    },
    price: { grain: 4, wool: 4, timber: 4 },
    hand: perSeat(numPlayers, () => drawMany(bag, 4, chance)),
    row: drawMany(bag, 5, chance),
    bag,
    laid: [],
    mills: perSeat(numPlayers, () => 0),
    makes: { grain: 0, wool: 0, timber: 0 },
    canals: perSeat(numPlayers, () => 0),
  }
}

const movesWith = (chance: Chance): PeerGame<G>['moves'] => ({
  pass({ G, ctx, events }) {
    G.money[seatOf(ctx)] += 2
    events.endTurn()
  },
  draw({ G, ctx }) {
    const seat = seatOf(ctx)
    if (!hasRoom(G, seat) || G.bag.length + G.laid.length === 0) return INVALID_MOVE
    const card = drawCard(G, chance)
    if (card !== null) G.hand[seat].push(card)
    return undefined
  },
  take({ G, ctx }, card: CardId) {
    const seat = seatOf(ctx)
    const place = G.row.indexOf(card)
    if (place === -1 || !hasRoom(G, seat) || G.money[seat] < place) return INVALID_MOVE
    G.row.splice(place, 1)
    G.hand[seat].push(card)
    const next = drawCard(G, chance)
    if (next !== null) G.row.push(next)
    pay(G, seat, place)
    return undefined
  },
  build({ G, ctx }, card: CardId, site: Site) {
    const seat = seatOf(ctx)
    const place = G.hand[seat].indexOf(card)
    if (place === -1 || !isOpen(G, reachOf(G, seat), site)) return INVALID_MOVE
    const cost = BOX.cards[card].price + BOX.falls[site]
    if (G.money[seat] < cost) return INVALID_MOVE
    const { good, points } = BOX.cards[card]
    G.hand[seat].splice(place, 1)
    G.laid.push(card)
    G.mills[seat] |= setOf(site)
    G.makes[good] |= setOf(site)
    G.points[seat] += points
    stock(G, seat, good, BOX.falls[site])
    pay(G, seat, cost)
    return undefined
  },
  dig({ G, ctx }, edge: EdgeId) {
    const seat = seatOf(ctx)
    if (!canDig(G, seat, reachOf(G, seat), edge)) return INVALID_MOVE
    G.canals[seat] |= setOf(edge)
    G.points[seat] += 1
    pay(G, seat, BOX.edges[edge].length)
    return undefined
  },
  sell({ G, ctx }, count: number, sold: Good) {
    const seat = seatOf(ctx)
    if (count < 1 || G.store[sold][seat] < count) return INVALID_MOVE
    G.store[sold][seat] -= count
    G.money[seat] += count * G.price[sold]
    for (const good of GOODS)
      G.price[good] = good === sold ? Math.max(1, G.price[good] - count) : Math.min(8, G.price[good] + 1)
    return undefined
  },
})

const winnerOf = ({ points, money }: G): string =>
  winnerBy(
    points.map((own, seat) => own + Math.floor((money[seat] ?? 0) / 4)),
    money,
  )

function endOfRound(G: G, chance: Chance): void {
  for (const seat of G.order) for (const good of GOODS) stock(G, seat, good, sizeOf(G.mills[seat] & G.makes[good]))
  for (let i = 0; i < 2; i++) {
    const site = chance.pick(SITES)
    for (const seat of G.order) {
      G.mills[seat] &= ~setOf(site)
      G.canals[seat] &= ~BOX.edgesAt[site]
    }
    for (const good of GOODS) G.makes[good] &= ~setOf(site)
  }
  G.order.sort((a, b) => G.spent[a] - G.spent[b])
  for (const seat of G.order) G.spent[seat] = 0
  G.round += 1
  G.done = 0
}

function enumerate(G: G, ctx: Ctx): Move[] {
  const seat = seatOf(ctx)
  const moves: Move[] = [{ move: 'pass', args: [] }]
  if (hasRoom(G, seat)) {
    if (G.bag.length + G.laid.length > 0) moves.push({ move: 'draw', args: [] })
    for (const [place, card] of G.row.entries()) if (place <= G.money[seat]) moves.push({ move: 'take', args: [card] })
  }
  const reach = reachOf(G, seat)
  for (const site of SITES) {
    if (!isOpen(G, reach, site)) continue
    const most = G.money[seat] - BOX.falls[site]
    for (const card of G.hand[seat])
      if (BOX.cards[card].price <= most) moves.push({ move: 'build', args: [card, site] })
  }
  for (const edge of EDGES) if (canDig(G, seat, reach, edge)) moves.push({ move: 'dig', args: [edge] })
  for (const good of GOODS)
    for (let count = 1; count <= G.store[good][seat]; count++) moves.push({ move: 'sell', args: [count, good] })
  return moves
}

const seatOf = (ctx: Ctx) => Number(ctx.currentPlayer) as Seat
const hasRoom = (G: G, seat: Seat) => G.hand[seat].length < HAND_ROOM
const isIn = (set: number, id: Site | EdgeId) => (set & setOf(id)) !== 0
const isOpen = (G: G, reach: SetOf<Site>, site: Site) => isIn(reach, site) && !G.mills.some(set => isIn(set, site))
const canDig = (G: G, seat: Seat, reach: SetOf<Site>, edge: EdgeId) =>
  (reach & BOX.ends[edge]) !== 0 && !G.canals.some(set => isIn(set, edge)) && BOX.edges[edge].length <= G.money[seat]

function reachOf(G: G, seat: Seat): SetOf<Site> {
  let reach = 0
  for (let left = G.mills[seat]; left !== 0; left &= left - 1) reach |= BOX.neighbours[firstOf<Site>(left)]
  if (reach === 0) return -1
  for (let left = G.canals[seat]; left !== 0; left &= left - 1) reach |= BOX.ends[firstOf<EdgeId>(left)]
  return reach
}

function sizeOf(set: SetOf<Site>): number {
  let size = 0
  for (let left = set; left !== 0; left &= left - 1) size += 1
  return size
}

function drawCard(G: G, chance: Chance): CardId | null {
  if (G.bag.length === 0) G.bag.push(...G.laid.splice(0))
  return draw(G.bag, chance)
}

function pay(G: G, seat: Seat, cost: number): void {
  G.money[seat] -= cost
  G.spent[seat] += cost
}

function stock(G: G, seat: Seat, good: Good, count: number): void {
  G.store[good][seat] = Math.min(STORE_ROOM, G.store[good][seat] + count)
}
