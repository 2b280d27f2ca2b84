// What a network reads of a position: a row for each side, its own first, then the table and the spaces of the City. Everything
// in this game is public. A position is read as it was before the last random event: without the dice to build with, and without
// the market die or the Action cards that came with the last choice.

import { type Inputs, InputWriter } from '@tableworks/bots'
import type { State as Position } from '@tableworks/kernel'
import { ACTIONS, type Action, CARD_IDS } from '../data/action-cards.ts'
import { BUILDING_TYPES } from '../data/buildings.ts'
import { SPACES } from '../data/city.ts'
import { type Colour, COLOURS, FACTORY_IDS } from '../data/factories.ts'
import { otherSide, type Side, SIDES } from '../data/pieces.ts'
import { ROUNDS } from '../meta.ts'
import { hasDieLeft, incomeOf, maxDieOf } from '../readings/buildings.ts'
import { supplyOf } from '../readings/cubes.ts'
import { factoryOf, hasTrain, linksLeft } from '../readings/factories.ts'
import { claimBar, claimedFor } from '../readings/markers.ts'
import { pollutionLevel } from '../readings/pollution.ts'
import { piecesOf, whoIsFirst } from '../readings/sides.ts'
import type { State } from '../state.ts'
import { claimsLeft, isOver, roundsLeft } from './clock.ts'
import { estateOf } from './estate.ts'
import { PARTS, worthsOf } from './features.ts'
import type { Weights } from './weights.ts'

/** How many a side has, and levels reached and open. */
const PER_TYPE = 3
/** Goods, space for more, and Goods that a building has room for. */
const PER_COLOUR = 3
/** For each Factory card: whether the side has it, its Goods, its train, the links left, and the riders. */
const PER_FACTORY = 5
const ROW_LENGTH =
  12 +
  PARTS.length +
  PER_TYPE * BUILDING_TYPES.length +
  PER_COLOUR * COLOURS.length +
  PER_FACTORY * FACTORY_IDS.length +
  ACTIONS.length
const TABLE = 2 * ROW_LENGTH
/** Building by the first side and by the second, then the number of claims made. */
const STAGES = 6
const BUILT = 2
const MARKET_DICE = 6
const TABLE_LENGTH = 2 * STAGES + ROUNDS + 1 + 2 * CARD_IDS.length + MARKET_DICE + 2 + FACTORY_IDS.length
const CITY = TABLE + TABLE_LENGTH
/** Whether each side's die is there, and its value. */
const SPACE_LENGTH = 4
/** Counts are scaled down, so that one more makes a moderate difference. */
const ONE = 0.5

export const inputsBy = (weights: Weights): Inputs<State> => ({
  points: 15,
  beforeChance: true,
  count: () => CITY + SPACE_LENGTH * SPACES.length,
  read(position, seat, x) {
    const own: Side = seat === 0 ? 0 : 1
    const g = beforeChance(position)
    writeSide(g, own, position, weights, new InputWriter(x))
    writeSide(g, otherSide(own), position, weights, new InputWriter(x, ROW_LENGTH))
    writeTable(g, stageOf(position), own, new InputWriter(x, TABLE))
    writeCity(g, own, x)
  },
})

/** The decision's step and side, if a side is to decide. */
function deciding({ frames }: Position<State>): { step: string; side: Side | null } {
  const { step = '', frame } = frames.at(-1) ?? {}
  const side = frame?.['seat']
  return { step, side: side === 0 || side === 1 ? side : null }
}

/** 0 or 1 while a side builds, then the claims made and 2. */
function stageOf(position: Position<State>): number {
  const { step, side } = deciding(position)
  if (step.startsWith('build.')) return side === position.g.first ? 0 : 1
  return BUILT + Math.min(STAGES - BUILT - 1, position.g.claims.length)
}

/** The position without the random results of an action's last choice. */
function beforeChance(position: Position<State>): State {
  const { g } = position
  const stage = stageOf(position)
  if (isOver(g) || stage > BUILT) return g
  const bag = [...g.deck, ...g.cards]
  const cards = isFirstStage(g, stage) ? { cards: bag, deck: bag } : {}
  return stage === BUILT ? { ...g, ...cards, market: null } : { ...g, ...cards }
}

/** Whether the round has just begun, so its Action cards are new. A side without dice left doesn't build (EMP-27). */
const isFirstStage = (g: State, stage: number): boolean =>
  stage === 0 || (!hasDieLeft(g, g.first) && (stage === 1 || !hasDieLeft(g, otherSide(g.first))))

function writeSide(g: State, side: Side, position: Position<State>, weights: Weights, writer: InputWriter): void {
  const left = roundsLeft(g)
  const parts = worthsOf(g, side, weights)
  writer.put(g.capital[side] / 20)
  writer.put(Math.min(g.capital[side], 6) / 6)
  writer.put(g.profit[side] / 40)
  writer.put(incomeOf(g, side) / 10)
  writer.put(g.built[side].length / 9)
  writer.put(Math.min(left, piecesOf(g, side).dice - g.built[side].length) / 9)
  writer.put(claimsLeft(g, side) / 2)
  writer.putIf(g.first === side)
  writer.putIf(whoIsFirst(g) === side)
  writer.putIf(deciding(position).side === side)
  writer.put(supplyOf(g, side) / 7)
  writer.put(parts.reduce((sum, part) => sum + part, 0) / 40)
  for (const part of parts) writer.put(part / 10)
  writeBuildings(g, side, writer)
  writeGoods(g, side, estateOf(g, side, weights).rising, writer)
  writeFactories(g, side, writer)
  writeActions(g, side, writer)
}

function writeBuildings(g: State, side: Side, writer: InputWriter): void {
  const counts = BUILDING_TYPES.map(() => 0)
  const reached = BUILDING_TYPES.map(() => 0)
  const open = BUILDING_TYPES.map(() => 0)
  for (const space of g.built[side]) {
    const type = BUILDING_TYPES.indexOf(g.box.plots[space].type)
    counts[type] = (counts[type] ?? 0) + ONE
    reached[type] = (reached[type] ?? 0) + g.die[space]
    open[type] = (open[type] ?? 0) + maxDieOf(g, space) - g.die[space]
  }
  writer.putAll(counts, 1)
  writer.putAll(reached, 6)
  writer.putAll(open, 6)
}

function writeGoods(g: State, side: Side, rising: Readonly<Record<Colour, number>>, writer: InputWriter): void {
  const goods = { brown: 0, blue: 0, red: 0 }
  const space = { brown: 0, blue: 0, red: 0 }
  for (const { card, goods: made } of g.factories[side]) {
    const { goods: colour, track } = g.box.factories[card]
    if (colour === null) continue
    goods[colour] += made
    space[colour] += track - made
  }
  for (const colour of COLOURS) {
    writer.put(goods[colour] / 4)
    writer.put(space[colour] / 4)
    writer.put(Math.min(goods[colour], rising[colour]) / 4)
  }
}

function writeFactories(g: State, side: Side, writer: InputWriter): void {
  for (const id of FACTORY_IDS) {
    const factory = factoryOf(g, side, id)
    writer.putIf(factory !== undefined)
    writer.put((factory?.goods ?? 0) / 4)
    writer.put((factory?.train ?? 0) / 4)
    writer.put(factory === undefined || !hasTrain(factory) ? 0 : linksLeft(g, factory) / 4)
    writer.put((factory?.riders ?? 0) / 2)
  }
}

/** How many icons of each action the side may claim in this round. */
function writeActions(g: State, side: Side, writer: InputWriter): void {
  const icons = new Map<Action, number>()
  const claimed = claimedFor(g, side)
  for (const card of g.cards)
    for (const icon of g.box.icons[card])
      if (claimBar(claimed, icon) === null) icons.set(icon.action, (icons.get(icon.action) ?? 0) + ONE)
  for (const action of ACTIONS) writer.put(icons.get(action) ?? 0)
}

function writeTable(g: State, stage: number, own: Side, writer: InputWriter): void {
  writer.oneOf(2 * STAGES, g.first === own ? stage : STAGES + stage)
  writer.oneOf(ROUNDS, g.round - 1)
  writer.put(roundsLeft(g) / 14)
  for (const card of CARD_IDS) writer.putIf(g.cards.includes(card))
  for (const card of CARD_IDS) writer.putIf(g.deck.includes(card))
  writer.oneOf(MARKET_DICE, g.market === null ? -1 : g.market - 1)
  writer.put(g.pollution / 13)
  writer.put(pollutionLevel(g) / 13)
  for (const id of FACTORY_IDS) writer.putIf(g.row.includes(id))
}

function writeCity(g: State, own: Side, x: Float32Array): void {
  for (const side of SIDES)
    for (const space of g.built[side]) {
      const at = CITY + SPACE_LENGTH * space + (side === own ? 0 : 2)
      x[at] = ONE
      x[at + 1] = g.die[space] / 8
    }
}
