// Builds a test position from a short description. Defaults: two seats in order, no money, no cards, no face-up cards, full
// displays, markets without demand, nothing built.

import { type Script, tableAt } from '@tableworks/contract'
import { perSeat, type Seat, seatsOf } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { openBox, STANDARD } from '../data/box.ts'
import type { Face } from '../data/cards.ts'
import { type Industry, INDUSTRIES } from '../data/industries.ts'
import type { MapId } from '../data/maps/index.ts'
import type { Want } from '../data/markets.ts'
import type { Fact } from '../facts.ts'
import { game } from '../index.ts'
import { partsFrom } from '../readings/board.ts'
import type { Counter, State } from '../state.ts'

export const ANN: Seat = 0
export const BEN: Seat = 1
export const CAT: Seat = 2
export const DAN: Seat = 3

export const BOX = openBox(STANDARD.tables)

export interface Position extends Script {
  seats?: 2 | 3 | 4 | 5
  variants?: Partial<State['variants']>
  turn?: number
  order?: Seat[]
  spent?: number[]
  cash?: number[]
  loans?: number[]
  hands?: Face[][]
  openHands?: Face[][]
  faceUp?: (Face | null)[]
  /** The deck; by default every card that isn't elsewhere. */
  deck?: Face[]
  /** `'Ann cotton 1'`, `'Ben coal 2 flipped'`, `'Cat ship 2 coal 0 iron 1'`. A counter is full if no cubes are given. */
  counters?: Record<string, string>
  rails?: Record<string, Seat>
  railsLeft?: number[]
  /** The level of the next counter in each of Ann's stacks. Lower ones are developed away, and 9 empties the stack. */
  next?: Partial<Record<Industry, number>>
  coal?: number
  iron?: number
  markets?: Record<string, Want>
  sold?: string[]
  ironMarkets?: Record<string, number>
}

const SEAT_NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']

function tableOn(map: MapId, position: Position) {
  const { seats = 2, variants = {}, dice = [], draws = [] } = position
  const board = BOX.maps[map]
  const each = (values: readonly number[] = [], otherwise = 0) => perSeat(seats, seat => values[seat] ?? otherwise)
  const lists = (given: readonly (readonly Face[])[] = []) => perSeat(seats, seat => [...(given[seat] ?? [])])
  const counters = board.sites.map(({ id, coal, iron }) => counterFrom(position.counters?.[id], coal, iron))
  const rails = board.links.map(({ id }) => position.rails?.[id] ?? null)
  const faceUp = board.rules.cardPrices.map((_, i) => position.faceUp?.[i] ?? null)
  const hand = lists(position.hands)
  const openHand = lists(position.openHands)
  const rest = [...BOX.cards]
  for (const card of [...hand.flat(), ...openHand.flat(), ...faceUp, ...(position.deck ?? [])])
    if (card !== null) rest.splice(rest.indexOf(card), 1)
  const ironMarkets = board.ironMarkets.map(({ id }) => position.ironMarkets?.[id] ?? 0)
  const filled = ironMarkets.filter(cubes => cubes === 2).length
  return tableAt(game, {
    seats,
    variants: { ...variants, map },
    dice,
    draws,
    g: {
      turn: position.turn ?? 1,
      order: position.order ?? [...seatsOf(seats)],
      spent: each(position.spent),
      cash: each(position.cash),
      loans: each(position.loans),
      hand,
      openHand,
      faceUp,
      deck: position.deck ?? rest,
      removed: [],
      discards: position.deck === undefined ? [] : rest,
      taken: recordOf(INDUSTRIES, industry => perSeat(seats, seat => takenBy(seat, industry, counters, position))),
      railsLeft: perSeat(
        seats,
        seat => position.railsLeft?.[seat] ?? BOX.figures.railsPerPlayer - rails.filter(one => one === seat).length,
      ),
      counters,
      rails,
      parts: partsFrom({ variants: { map } as State['variants'], box: BOX, counters, rails }),
      markets: board.markets.map(({ id }) => position.markets?.[id] ?? 'none'),
      sold: board.markets.map(({ id }) => position.sold?.includes(id) ?? false),
      ironMarkets,
      unused: BOX.counters.length - board.markets.length - filled,
      demand: { coal: position.coal ?? 8, iron: position.iron ?? 8 },
    },
  })
}

function counterFrom(text: string | undefined, coal: number, iron: number): Counter | null {
  if (text === undefined) return null
  const words = text.split(' ')
  const [name = '', industry, level] = words
  const flipped = words.includes('flipped')
  const cubes = BOX.levels[industry as Industry][Number(level)]?.cubes ?? 0
  const full = {
    coal: industry === 'coal' ? cubes : industry === 'ship' ? coal : 0,
    iron: industry === 'iron' ? cubes : industry === 'ship' ? iron : 0,
  }
  const said = (cube: 'coal' | 'iron') => {
    const at = words.indexOf(cube, 3)
    return at < 0 ? (flipped ? 0 : full[cube]) : Number(words[at + 1])
  }
  return {
    owner: SEAT_NAMES.indexOf(name) as Seat,
    industry: industry as Industry,
    level: Number(level),
    flipped,
    coal: said('coal'),
    iron: said('iron'),
  }
}

/** How many counters have been taken from a stack: the fewest that fit the counters on the board and the next level. */
function takenBy(seat: Seat, industry: Industry, counters: readonly (Counter | null)[], { next }: Position): number {
  const stack = BOX.stacks[industry]
  const mine = counters.filter(one => one !== null && one.owner === seat && one.industry === industry)
  const wanted = seat === ANN ? (next?.[industry] ?? 0) : 0
  const below = stack.filter(({ level }) => level < wanted).length
  return mine.reduce((most, one) => {
    const level = one?.level ?? 0
    const alike = mine.filter(other => other?.level === level).length
    return Math.max(most, stack.filter(row => row.level < level).length + alike)
  }, below)
}

export const japan = (position: Position = {}) => tableOn('japan', position)
export const minnesota = (position: Position = {}) => tableOn('minnesota', position)
export type Laid = ReturnType<typeof japan>

/** Ann chooses an action. */
export const acting = (table: Laid, left = 2) => table.at('action', { seat: ANN, left })
/** Ann builds with these cards, already played. */
export const building = (table: Laid, ...cards: Face[]) => table.at('build', { seat: ANN, cards })
/** Ann builds anywhere, as in a double build. */
export const anywhere = (table: Laid) => building(table, 'red', 'red')
export const railing = (table: Laid) => table.at('rail', { seat: ANN, laid: 0 })
export const selling = (table: Laid) => table.at('sell', { seat: ANN, sold: 0 })

/** The counter on a site. */
export const counterAt = ({ g }: Laid, site: string): Counter | null =>
  g.counters[BOX.maps[g.variants.map].siteOf[site] ?? -1] ?? null

/** The facts of one kind. */
export const toldOf = <K extends Fact['kind']>({ facts }: Laid, kind: K) =>
  facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)
