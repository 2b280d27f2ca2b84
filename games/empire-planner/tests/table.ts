// Builds a test position from a short description. Defaults are those of round 1.

import { type Script, tableAt } from '@tableworks/contract'
import { CARD_IDS, type CardId, type IconId } from '../data/action-cards.ts'
import { perSpace, type Space, type SpaceName, spaceName, SPACES } from '../data/city.ts'
import { FACTORY_CARDS, facesOf, type FactoryId } from '../data/factories.ts'
import type { Face, PerSide, Side } from '../data/pieces.ts'
import { game as empirePlanner } from '../index.ts'
import type { Factory, State } from '../state.ts'

export const ANN: Side = 0
export const BEN: Side = 1
/** In solo games. */
export const YOU: Side = 0
export const ARCHIE: Side = 1

export type Buildings = Partial<Record<SpaceName, number>>
export type FactoryPatch = Partial<Factory> & Pick<Factory, 'card'>

export interface Position extends Script {
  seats?: 1 | 2
  variants?: Partial<State['variants']>
  round?: number
  first?: Side
  capital?: PerSide<number>
  profit?: PerSide<number>
  pollution?: number
  /** Each side's buildings and the dice on them. */
  built?: PerSide<Buildings>
  factories?: PerSide<FactoryPatch[]>
  row?: FactoryId[]
  market?: Face
  cards?: CardId[]
  deck?: CardId[]
  discard?: CardId[]
  claims?: IconId[]
}

const STARTING: PerSide<FactoryPatch[]> = [[{ card: 'steel-foundry', goods: 1 }], [{ card: 'bacon-factory', goods: 1 }]]
const STARTING_ROW: FactoryId[] = ['brickworks', 'toy-works', 'cement-works', 'piano-factory']

export function empireTable(position: Position = {}) {
  const { seats = 2, variants = {}, dice = [], draws = [], built = [{}, {}], factories = STARTING, ...rest } = position
  const cards = rest.cards ?? ['A3', 'A5']
  const discard = rest.discard ?? []
  return tableAt(empirePlanner, {
    seats,
    variants,
    dice,
    draws,
    g: {
      round: 1,
      first: 0,
      capital: [20, seats === 1 ? 25 : 20],
      profit: [5, seats === 1 ? 0 : 5],
      pollution: 0,
      market: 1,
      claims: [],
      row: factories === STARTING ? STARTING_ROW : rowBeside(factories),
      cards,
      discard,
      deck: CARD_IDS.filter(card => !cards.includes(card) && !discard.includes(card)),
      ...rest,
      die: perSpace(space => dieOn(built, space)),
      built: built.map(spacesOf),
      factories: factories.map(list => list.map(factory)),
    },
  })
}

const factory = (patch: FactoryPatch): Factory => ({ goods: 0, train: 0, moved: 0, riders: 0, ...patch })

const dieOn = ([own, other]: PerSide<Buildings>, space: Space): number =>
  own[spaceName(space)] ?? other[spaceName(space)] ?? 0

const spacesOf = (buildings: Buildings): Space[] => SPACES.filter(space => buildings[spaceName(space)] !== undefined)

/** The cards that no side owns, showing their first face. */
function rowBeside(factories: PerSide<FactoryPatch[]>): FactoryId[] {
  const taken = factories.flat().map(({ card }) => card)
  return facesOf(FACTORY_CARDS)
    .filter(faces => !faces.some(face => taken.includes(face)))
    .map(([front]) => front)
}
