// Builds a test position from a short description. Defaults: three seats in order, $35 each, Age I, no cubes,
// nothing built, no advancement owned, one Titan each.

import { type Edit, editedBox, type Script, tableAt } from '@tableworks/contract'
import { perSeat, type Seat, seatsOf } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { ADVANCEMENT_IDS, ADVANCEMENTS, type AdvancementId, type Age, AGES } from '../data/advancements.ts'
import { SPACE_IDS, type SpaceId } from '../data/areas.ts'
import { FACILITY_IDS, type FacilityId } from '../data/facilities.ts'
import { STANDARD } from '../data/box.ts'
import { GRID_IDS, type GridId } from '../data/grids.ts'
import { type EstateId, SPACES } from '../data/real-estate.ts'
import { TITAN_IDS, type TitanId } from '../data/titans.ts'
import type { Fact } from '../facts.ts'
import { game as titansOfIndustry } from '../index.ts'
import type { Options } from '../notation.ts'
import type { Frames, State } from '../state.ts'

export const ANN: Seat = 0
export const BEN: Seat = 1
export const CAT: Seat = 2
export const DAN: Seat = 3
export const EVE: Seat = 4

/** Cubes and their price, seat by seat; `null` is none. */
export type Offers = readonly (readonly [cubes: number, price: number] | null)[]
/** A card, its owner, and `white` or `grey`. By default it's the side that would be up in this age. */
export type Built = readonly [card: EstateId, owner: Seat, side?: 'white' | 'grey']

export type Market = Partial<Record<GridId, Offers>>
export type Estates = Partial<Record<SpaceId, Built>>

export interface Position extends Script {
  seats?: 3 | 4 | 5
  /** Changes to the standard component set. */
  edits?: readonly Edit[]
  variants?: Partial<State['variants']>
  age?: Age
  round?: number
  builtIn?: number
  order?: Seat[]
  license?: boolean
  money?: number[]
  facilities?: Partial<Record<FacilityId, number[]>>
  market?: Market
  estates?: Estates
  advancements?: AdvancementId[][]
  row?: AdvancementId[]
  titans?: TitanId[][]
  deck?: TitanId[]
  shown?: TitanId[][]
  /** What consumers bought at the end of this age, with the price. */
  sold?: Market
  soldToPlayers?: number[]
  dominations?: number[]
  share?: number[]
}

/** Titans that score nothing unless a test adds sales to consumers. */
const FIRST_TITANS: TitanId[][] = [
  ['titan-consumables'],
  ['titan-durables'],
  ['titan-energy'],
  ['titan-peddler'],
  ['titan-profiteer'],
]

export function titansTable(position: Position = {}) {
  const { seats = 3, age = 1, variants = {}, dice = [], draws = [], estates = {}, edits = [], ...rest } = position
  const each = (values: readonly number[] = [], otherwise = 0) => perSeat(seats, seat => values[seat] ?? otherwise)
  const offers = (grids: Market = {}, which: 0 | 1) =>
    recordOf(GRID_IDS, grid => perSeat(seats, seat => grids[grid]?.[seat]?.[which] ?? 0))
  const lists = <T>(given: readonly (readonly T[])[] = []) => perSeat(seats, seat => [...(given[seat] ?? [])])
  const owned = lists(rest.advancements)
  const row = rest.row ?? []
  const taken: readonly AdvancementId[] = [...owned.flat(), ...row]
  const left = (of: Age) => ADVANCEMENT_IDS.filter(id => ADVANCEMENTS[id].age === of && !taken.includes(id))
  const titans = lists(rest.titans ?? FIRST_TITANS)
  const shown = lists(rest.shown)
  const dealt: readonly TitanId[] = [...titans.flat(), ...shown.flat()]
  return tableAt(edits.length === 0 ? titansOfIndustry : editedGame(edits), {
    seats,
    variants,
    dice,
    draws,
    g: {
      age,
      round: rest.round ?? 1,
      builtIn: rest.builtIn ?? 0,
      order: rest.order ?? [...seatsOf(seats)],
      license: rest.license ?? false,
      money: each(rest.money, 35),
      share: { players: each(rest.share) },
      size: recordOf(FACILITY_IDS, id => each(rest.facilities?.[id])),
      cubes: offers(rest.market, 0),
      price: offers(rest.market, 1),
      estate: recordOf(SPACE_IDS, space => estates[space]?.[0] ?? null),
      owner: recordOf(SPACE_IDS, space => estates[space]?.[1] ?? null),
      white: recordOf(SPACE_IDS, space => isWhite(space, estates[space], age)),
      piles: recordOf(['1', '2', '3'], key => left(AGES[Number(key) - 1] ?? 1)),
      row,
      advancements: owned,
      discard: [],
      titans,
      shown,
      deck: rest.deck ?? TITAN_IDS.filter(titan => !dealt.includes(titan)),
      sold: offers(rest.sold, 0),
      soldAt: offers(rest.sold, 1),
      soldToPlayers: each(rest.soldToPlayers),
      dominations: each(rest.dominations),
    },
  })
}

const editedGame = (edits: readonly Edit[]): typeof titansOfIndustry => ({
  ...titansOfIndustry,
  components: { name: 'edited', tables: editedBox(STANDARD.tables, edits) },
})

const isWhite = (space: SpaceId, built: Built | undefined, age: Age): boolean =>
  built !== undefined && (built[2] === undefined ? SPACES[space].level >= age : built[2] === 'white')

/** A seat's turn up to its first decision, including license and rent. */
export const turnOf = (seat: Seat, position: Position = {}) => titansTable(position).at('turn', { part: 0, seat })

/** The seat's choice of action, with the position's license. */
export const actionOf = (seat: Seat, position: Position = {}) => titansTable(position).at('action', { seat })

/** A decision before it's offered, so that one with a single option, which play would skip, can be tested as well. */
export function askedAt<K extends keyof Options>(decision: K, frame: Frames[K], position: Position = {}) {
  const table = titansTable(position)
  table.state.frames.length = 0
  table.state.frames.push({ step: decision, frame })
  return table
}

/** The facts of one kind. */
export const toldOf = <K extends Fact['kind']>(facts: readonly Fact[], kind: K) =>
  facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)
