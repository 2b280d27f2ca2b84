// Invariants 2 to 11 of RULES.md, checked on a position.

import { firstWrong, inRange, type Law } from '@tableworks/table-kit'
import { CARD_IDS, ICON_IDS } from './data/action-cards.ts'
import { BUILDINGS } from './data/buildings.ts'
import { type Space, SPACES } from './data/city.ts'
import { type Side, SIDES, TRACK_CUBES, TRAIN_DICE } from './data/pieces.ts'
import { ROUNDS } from './meta.ts'
import { countOf, maxDieOf } from './readings/buildings.ts'
import { supplyOf } from './readings/cubes.ts'
import { hasMovedTwo, markerOf } from './readings/markers.ts'
import { lastSpace } from './readings/pollution.ts'
import { isArchie, piecesOf } from './readings/sides.ts'
import type { Factory, State } from './state.ts'

/** The first fault found on either side. */
const onBothSides =
  (complaint: (g: State, side: Side) => string | null): Law<State> =>
  g =>
    firstWrong(SIDES, side => {
      const found = complaint(g, side)
      return found === null ? null : `side ${side}: ${found}`
    })

function wrongFactory(g: State, side: Side, { card, goods, train, moved, riders }: Factory): string | null {
  const { track, links } = g.box.factories[card]
  if (!inRange(goods, 0, isArchie(g, side) ? 0 : track)) return `${card} holds ${goods} Goods`
  if (!inRange(train, 0, 6)) return `${card} has a train of ${train}`
  if (!inRange(moved, 0, train === 0 ? 0 : links.length - 1)) return `${card} has a train at link ${moved}`
  return inRange(riders, 0, Math.max(0, train - 1)) ? null : `${card} has ${riders} cubes beside a train of ${train}`
}

export const LAWS: Readonly<Record<string, Law<State>>> = {
  'every building has one owner, and no side has more buildings than dice': g => {
    const all = g.built.flat()
    if (new Set(all).size !== all.length) return `built twice: ${all.join(' ')}`
    const stray = SPACES.find(space => g.die[space] !== 0 && !all.includes(space))
    if (stray !== undefined) return `no side owns the die on ${stray}`
    return firstWrong(SIDES, side =>
      g.built[side].length <= piecesOf(g, side).dice ? null : `side ${side}: ${g.built[side].length} buildings`,
    )
  },
  'a building’s die is between 1 and its highest value': onBothSides((g, side) => {
    // EMP-88: Archie's dice stay as rolled, unless AMB-37 lowers them.
    const asRolled = isArchie(g, side) && !g.variants.archieDieCappedByBuilding
    const most = (space: Space) => (asRolled && BUILDINGS[g.box.plots[space].type].canUpgrade ? 6 : maxDieOf(g, space))
    const wrong = g.built[side].find(space => !inRange(g.die[space], 1, most(space)))
    return wrong === undefined ? null : `space ${wrong} shows ${g.die[wrong]}`
  }),
  'Capital and Profit are never negative': onBothSides((g, side) =>
    g.capital[side] >= 0 && g.profit[side] >= 0 ? null : `$${g.capital[side]}, ${g.profit[side]} Profit`,
  ),
  'pollution stays on its track': g => (inRange(g.pollution, 0, lastSpace(g)) ? null : String(g.pollution)),
  'the six Factory cards are in the row or in front of a side': g => {
    const all = [...g.row, ...g.factories.flat().map(({ card }) => card)]
    const { factoryCards } = g.box
    const isWhole = factoryCards.every(faces => faces.filter(face => all.includes(face)).length === 1)
    return isWhole && all.length === factoryCards.length ? null : all.join(' ')
  },
  'a side has its first Factory card and at most one for each Industrial building': onBothSides((g, side) =>
    inRange(g.factories[side].length, 1, 1 + countOf(g, side, 'industrial')) ? null : String(g.factories[side].length),
  ),
  'goods, trains and passengers fit their Factory cards': onBothSides((g, side) => {
    for (const factory of g.factories[side]) {
      const wrong = wrongFactory(g, side, factory)
      if (wrong !== null) return wrong
    }
    return null
  }),
  'there are at most six trains': g => {
    const trains = g.factories.flat().filter(({ train }) => train > 0).length
    return trains <= TRAIN_DICE ? null : String(trains)
  },
  // a cube may be missing while its owner chooses which train to take it from
  'no side has more cubes than its box': onBothSides((g, side) =>
    inRange(supplyOf(g, side), -1, piecesOf(g, side).cubes - TRACK_CUBES) ? null : `${supplyOf(g, side)} left`,
  ),
  'the eight Action cards are face up, in the deck or discarded': g => {
    const all = [...g.cards, ...g.deck, ...g.discard]
    return all.length === CARD_IDS.length && CARD_IDS.every(card => all.includes(card)) ? null : all.join(' ')
  },
  'two Action cards are face up, and the deck gives two a round': g => {
    const isOver = g.round === ROUNDS && g.cards.length === 0
    return (isOver || g.cards.length === 2) && g.deck.length % 2 === 0 ? null : `${g.cards.length} and ${g.deck.length}`
  },
  'one of the sides goes first, and claims are icons on the Action cards': g => {
    if (!SIDES.includes(g.first)) return `side ${g.first}`
    return g.claims.every(icon => ICON_IDS.includes(icon)) ? null : g.claims.join(' ')
  },
  'the two markers never share an icon': g =>
    g.claims.length <= 4 && (g.claims.length < 2 || markerOf(g, 0) !== markerOf(g, 1)) ? null : g.claims.join(' '),
  'no side takes move two twice, nor any icon but move one': onBothSides((g, side) => {
    const [first, second] = g.claims.filter((_icon, i) => (i % 2 === 0) === (side === g.first))
    if (first === undefined || second === undefined) return null
    if (first === second) return g.box.actionOn[first] === 'move-one' ? null : `${first} twice`
    const both = g.box.actionOn[first] === 'move-two' && g.box.actionOn[second] === 'move-two'
    return both && hasMovedTwo(g, side) ? 'move two twice' : null
  }),
  'the Years track ends at fifteen': g => (inRange(g.round, 0, ROUNDS) ? null : String(g.round)),
}
