// The state, its fast copy and the frames.

import type { VariantValues, Setting } from '@tableworks/kernel'
import type { Action, CardId, IconId } from './data/action-cards.ts'
import type { Box } from './data/box.ts'
import type { PerSpace, Space } from './data/city.ts'
import type { FactoryId } from './data/factories.ts'
import type { Face, PerSide, Side } from './data/pieces.ts'
import type { VARIANTS } from './meta.ts'

/** A Factory card in front of a side. */
export interface Factory {
  readonly card: FactoryId
  /** The marker on its Goods track. */
  goods: number
  /** The value of the Factory's train die; 0 means no train. */
  train: number
  /** Links the train has travelled; 0 is the start link. */
  moved: number
  /** The other side's cubes beside the train. */
  riders: number
}

export interface State extends Setting<Box, VariantValues<typeof VARIANTS>> {
  /** The Years track (EMP-8): 0 before the first round. */
  round: number
  /** The side that goes first in this round. */
  first: Side
  capital: PerSide<number>
  profit: PerSide<number>
  /** The space under the Pollution marker; 0 is off the track. */
  pollution: number
  /** Each building's die; 0 if it isn't built. */
  die: PerSpace<number>
  /** Each side's buildings, oldest first. */
  built: PerSide<Space[]>
  /** The face-up Factory cards, left to right. */
  row: FactoryId[]
  /** Each side's Factory cards, oldest first. */
  factories: PerSide<Factory[]>
  /** The die next to the Market card, or null. */
  market: Face | null
  /** The face-up Action cards, left to right. The rest are a bag with known contents and a discard pile. */
  cards: CardId[]
  deck: CardId[]
  discard: CardId[]
  /** The icons claimed this round: by the first side, the second, the first, the second. */
  claims: IconId[]
}

export function clone(g: State): State {
  return {
    seats: g.seats,
    variants: g.variants,
    box: g.box,
    round: g.round,
    first: g.first,
    capital: [g.capital[0], g.capital[1]],
    profit: [g.profit[0], g.profit[1]],
    pollution: g.pollution,
    die: g.die.slice() as PerSpace<number>,
    built: [g.built[0].slice(), g.built[1].slice()],
    row: g.row.slice(),
    factories: [g.factories[0].map(cloneFactory), g.factories[1].map(cloneFactory)],
    market: g.market,
    cards: g.cards.slice(),
    deck: g.deck.slice(),
    discard: g.discard.slice(),
    claims: g.claims.slice(),
  }
}

const cloneFactory = ({ card, goods, train, moved, riders }: Factory): Factory => ({
  card,
  goods,
  train,
  moved,
  riders,
})

/** Three rolled dice, lowest first. */
export type Dice = readonly [Face, Face, Face]

export interface Frames {
  opening: Record<never, never>
  round: { part: number }
  'build.roll': { seat: Side }
  'build.reroll': { seat: Side; dice: Dice }
  'build.assign': { seat: Side; dice: Dice }
  'build.factory': { seat: Side }
  'build.payment': { seat: Side; factory: FactoryId }
  'market.roll': Record<never, never>
  actions: Record<never, never>
  'action.claim': { seat: Side }
  'act.exchange': { seat: Side; rate: number }
  'act.addTrain': { seat: Side }
  'act.passengerOwned': { seat: Side }
  'act.passengerUnowned': { seat: Side; boarded: FactoryId[] }
  'act.moveOne': { seat: Side; moves: number }
  'act.moveTwo': { seat: Side }
  'act.produce': { seat: Side }
  'act.upgradeSpecific': { seat: Side; type: Specific; pairs: number }
  'act.upgradeAny': { seat: Side; space: Space | null }
  'act.reducePollution': { seat: Side }
  'cube.shortage': { seat: Side }
  'actions.cleanup': Record<never, never>
  gains: Record<never, never>
  'end.score': Record<never, never>
  'archie.build': Record<never, never>
  'archie.act': Record<never, never>
}

/** The buildings that an "Upgrade: Specific" icon can name (AMB-21). */
export type Specific =
  Extract<Action, `upgrade-${string}`> extends `upgrade-${infer Type}` ? Exclude<Type, 'any'> : never
