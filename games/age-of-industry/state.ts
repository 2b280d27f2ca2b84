// The state, its fast copy and the frames. Plain lists are indexed by the map's numbers (data/board.ts).

import type { PerSeat, Seat, Setting, VariantValues } from '@tableworks/kernel'
import { copied } from '@tableworks/table-kit'
import type { Box } from './data/box.ts'
import type { Face } from './data/cards.ts'
import type { Cube, Industry, PerIndustry } from './data/industries.ts'
import type { Want } from './data/markets.ts'
import type { VARIANTS } from './meta.ts'

/** A counter on the board. Mines hold coal and ironworks hold iron. A ship's cubes are placed next to it but count as its own. */
export interface Counter {
  owner: Seat
  industry: Industry
  level: number
  flipped: boolean
  coal: number
  iron: number
}

export interface State extends Setting<Box, VariantValues<typeof VARIANTS>> {
  turn: number
  over: boolean
  /** The turn order, first to last, and each seat's spending this turn (AOI-49). */
  order: Seat[]
  spent: PerSeat<number>
  cash: PerSeat<number>
  loans: PerSeat<number>
  /** Cards only their owner knows, and cards taken face up. */
  hand: PerSeat<Face[]>
  openHand: PerSeat<Face[]>
  /** The deck is unordered. Cards removed for a shorter game stay hidden from everyone. */
  deck: Face[]
  removed: Face[]
  discards: Face[]
  /** Face-up cards by space, cheapest first. */
  faceUp: (Face | null)[]
  /** Counters taken from each stack so far, built or developed (AOI-2). */
  taken: PerIndustry<PerSeat<number>>
  railsLeft: PerSeat<number>
  /** The counter on each site, and the owner of each link's rail. */
  counters: (Counter | null)[]
  rails: (Seat | null)[]
  /**
   * Connected places share a number (AOI-13). It could be computed from rails, lanes and printed connections, but every option list
   * needs it, so it's stored.
   */
  parts: number[]
  /** The counter on each market space, and whether it has been sold to. */
  markets: Want[]
  sold: boolean[]
  /** Cubes on each iron market. A full one holds a face-down market counter (AOIM-16). */
  ironMarkets: number[]
  /** Market counters in the supply. */
  unused: number
  /** Cubes on the demand displays (AOI-28). */
  demand: Record<Cube, number>
}

export function clone(g: State): State {
  return {
    seats: g.seats,
    variants: g.variants,
    box: g.box,
    turn: g.turn,
    over: g.over,
    order: g.order.slice(),
    spent: copied(g.spent),
    cash: copied(g.cash),
    loans: copied(g.loans),
    hand: eachList(g.hand),
    openHand: eachList(g.openHand),
    deck: g.deck.slice(),
    removed: g.removed.slice(),
    discards: g.discards.slice(),
    faceUp: g.faceUp.slice(),
    taken: {
      coal: copied(g.taken.coal),
      iron: copied(g.taken.iron),
      cotton: copied(g.taken.cotton),
      factory: copied(g.taken.factory),
      port: copied(g.taken.port),
      ship: copied(g.taken.ship),
    },
    railsLeft: copied(g.railsLeft),
    counters: eachCounter(g.counters),
    rails: g.rails.slice(),
    parts: g.parts.slice(),
    markets: g.markets.slice(),
    sold: g.sold.slice(),
    ironMarkets: g.ironMarkets.slice(),
    unused: g.unused,
    demand: { coal: g.demand.coal, iron: g.demand.iron },
  }
}

function eachList<T>(lists: PerSeat<T[]>): PerSeat<T[]> {
  const made: T[][] = []
  for (const list of lists) made.push(list.slice())
  return made as PerSeat<T[]>
}

function eachCounter(counters: readonly (Counter | null)[]): (Counter | null)[] {
  const made = counters.slice()
  for (let site = 0; site < made.length; site++) {
    const one = made[site]
    if (one !== null && one !== undefined)
      made[site] = {
        owner: one.owner,
        industry: one.industry,
        level: one.level,
        flipped: one.flipped,
        coal: one.coal,
        iron: one.iron,
      }
  }
  return made
}

/** What a card is used for. */
export type Use = 'build' | Discarding
/** Any card can be discarded for these. A double build needs several. */
export type Discarding = 'double' | 'develop' | 'pass'

/** What is being paid for: a counter on a site, or a link, by its number on the map. */
export type Project =
  | { readonly kind: 'counter'; readonly industry: Industry; readonly site: number }
  | { readonly kind: 'link'; readonly link: number; readonly laid: number }

export interface Frames {
  game: { part: number }
  turns: { queue: Seat[] }
  endOfTurn: { part: number }
  action: { seat: Seat; left: number }
  playCard: { seat: Seat }
  /** `cards` are the cards already discarded for a double build. */
  discardCard: { seat: Seat; use: Discarding; cards: Face[] }
  /**
   * A single card restricts where you can build. A double build doesn't (AOI-19). Playing several cards is always a double build.
   * `use` is set only when one card counts as a double build, so older saved games keep their state.
   */
  build: { seat: Seat; cards: Face[]; use?: 'double' }
  supply: { seat: Seat; project: Project; coal: number; iron: number }
  coal: { seat: Seat; project: Project; coal: number; iron: number }
  iron: { seat: Seat; project: Project; coal: number; iron: number }
  finish: { seat: Seat; project: Project }
  rail: { seat: Seat; laid: number }
  sell: { seat: Seat; sold: number }
  develop: { seat: Seat; removed: number }
  takeCard: { seat: Seat; taken: number }
}
