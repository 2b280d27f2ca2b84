// An independent check of every reason the rules give, computed from the position without using the rules.

import type { Reasons, Refused } from '@tableworks/contract'
import { BUILDINGS } from '../data/buildings.ts'
import { spaceAt, spaceName } from '../data/city.ts'
import type { Colour, FactoryId } from '../data/factories.ts'
import type { Face, Side } from '../data/pieces.ts'
import type { Factory, State } from '../state.ts'

const other = (side: Side): Side => (side === 0 ? 1 : 0)
const cardsOf = (g: State, side: Side): FactoryId[] => g.factories[side].map(({ card }) => card)
const cardOf = (g: State, side: Side, card: FactoryId): Factory | undefined =>
  g.factories[side].filter(one => one.card === card)[0]
const anyCard = (g: State, card: FactoryId): Factory | undefined => cardOf(g, 0, card) ?? cardOf(g, 1, card)
const colourOf = (g: State, card: FactoryId): Colour | null => g.box.factories[card].goods
const spaceOf = ({ block, number }: { block: Face; number: Face }) => spaceAt(block, number)
const buildingsOf = (g: State, side: Side, type: string): number =>
  g.built[side].map(space => g.box.plots[space].type).filter(one => one === type).length
const maximum = (g: State, { block, number }: { block: Face; number: Face }): number => {
  const { type, maxDie } = g.box.plots[spaceAt(block, number)]
  if (type === 'mixed' || type === 'town-hall') return 1
  return g.variants.maxDieIsBuildingNumber ? maxDie : 6
}

/** A side's cubes that aren't on a train, track, icon or overage, minus one kept for its marker. */
function cubesToRideWith(g: State, side: Side): number {
  const riding = g.factories[other(side)].map(({ riders }) => riders).reduce((sum, riders) => sum + riders, 0)
  return 9 - 2 - 1 - (g.capital[side] > 50 ? 1 : 0) - riding
}

/** Whether these two Goods are the two colours that the building doesn't take. */
function isPairOf(g: State, type: string, one: FactoryId, two: FactoryId): boolean {
  const wanted = BUILDINGS[type as keyof typeof BUILDINGS].goods
  const colours = [colourOf(g, one), colourOf(g, two)]
  if (colours.includes(null) || colours.includes(wanted)) return false
  return !g.variants.townHallPairColoursMustDiffer || new Set(colours).size === 2
}

/** Whether each hindrance really prevents a side from using an icon with this action. */
const HINDRANCES: Readonly<Record<string, (g: State, side: Side, action: string) => boolean>> = {
  noCapital: (g, side, action) =>
    g.capital[side] < (action === 'exchange-2' ? 2 : action === 'exchange-3' ? g.variants.exchange3Rate : 3),
  everyFactoryHasTrain: (g, side) => g.factories[side].filter(({ train }) => train === 0).length === 0,
  noTrain: (g, side) => g.factories[side].filter(({ train }) => train > 0).length === 0,
  trainsFull: (g, side) => g.factories[side].every(({ train }) => train === 0 || train === 6),
  noOtherTrain: (g, side) => g.factories[other(side)].every(({ train }) => train === 0),
  otherTrainsFull: (g, side) => g.factories[other(side)].every(({ train }) => train === 0 || train === 6),
  noStation: (g, side) => buildingsOf(g, side, 'parking') === 0,
  noCube: (g, side) => cubesToRideWith(g, side) <= 0,
  nothingToProduce: (g, side) =>
    g.factories[side].every(({ card, goods }) => {
      const colour = colourOf(g, card)
      if (colour === null || g.market === null) return true
      return goods === g.box.factories[card].track || g.box.market[g.market][colour] > g.capital[side]
    }),
  nothingToUpgrade: (g, side, action) => {
    const type = action.replace('upgrade-', '')
    const low = g.built[side].filter(space => {
      const { type: kind } = g.box.plots[space]
      const needsHall = kind === 'industrial' || kind === 'parking'
      if (needsHall && g.variants.townHallNeededForIndustrialAndParking && buildingsOf(g, side, 'town-hall') === 0)
        return false
      if (kind === 'industrial' && g.pollution === 13) return false
      const block = (Math.floor(space / 6) + 1) as Face
      const number = ((space % 6) + 1) as Face
      return (type === 'any' || kind === type) && g.die[space] < maximum(g, { block, number })
    })
    if (low.length === 0 || type === 'any') return low.length === 0
    const stocked = g.factories[side].filter(({ goods }) => goods > 0)
    if (type === 'industrial') return stocked.length === 0
    const wanted = BUILDINGS[type as keyof typeof BUILDINGS].goods
    if (stocked.some(({ card }) => colourOf(g, card) === wanted)) return false
    if (buildingsOf(g, side, 'town-hall') === 0) return true
    const strange = stocked.flatMap(({ card, goods }) => (goods > 1 ? [card, card] : [card]))
    return !strange.some((one, i) => strange.some((two, j) => i !== j && isPairOf(g, type, one, two)))
  },
  noTownHall: (g, side) => buildingsOf(g, side, 'town-hall') === 0,
  pollutionFull: g => g.pollution === 13,
  noPollution: g => g.pollution === 0,
}

/** The icon under each side's marker. Claims alternate: first, second, first, second. */
const standsOn = (g: State, side: Side): string | undefined =>
  g.claims.filter((_icon, i) => (i % 2 === 0) === (side === g.first)).at(-1)

const spends = ({ frame, option, g }: Refused): number => {
  if ('profit' in option && 'capital' in option) return option.capital // the price of a Factory card
  if ('profit' in option) return option.profit * frame.rate
  if ('cost' in option) return option.cost
  if ('face' in option) return 2
  if ('block' in option) return 3
  const colour = colourOf(g, option.factory)
  return colour === null || g.market === null ? Number.NaN : g.box.market[g.market as Face][colour]
}

const isOnTable = ({ g, option }: Refused): boolean => (g.cards as string[]).some(card => option.icon.startsWith(card))

export const REASONS: Reasons = {
  tooLittleCapital: refused => {
    const { g, frame, refusal } = refused
    const need = spends(refused)
    return refusal['need'] === need && refusal['have'] === g.capital[frame.seat] && need > g.capital[frame.seat]
  },
  tooLittleProfit: ({ g, frame, option, refusal }) =>
    refusal['need'] === option.profit && refusal['have'] === g.profit[frame.seat],
  tooLittleFunds: ({ g, frame, option, refusal }) =>
    refusal['need'] === g.box.factories[option.factory].cost &&
    refusal['have'] === g.capital[frame.seat] + g.profit[frame.seat],
  otherPrice: ({ g, frame, option, refusal }) =>
    refusal['cost'] === g.box.factories[frame.factory].cost &&
    refusal['offer'] === option.capital + option.profit &&
    refusal['cost'] !== refusal['offer'],
  notRolled: ({ frame, option }) => frame.dice.every((face: Face) => face !== option.face),
  otherDice: ({ frame, option: { block, number, cost } }) =>
    String(frame.dice) !== String([block, number, cost].toSorted((a, b) => a - b)),
  alreadyBuilt: ({ g, option, refusal }) => g.built[refusal['owner'] as Side].includes(spaceOf(option)),
  tenthBuilding: ({ g, frame }) => g.built[frame.seat].length === 9,
  noFactoryLeft: ({ g, option }) => g.row.length === 0 && g.box.plots[spaceOf(option)].type === 'industrial',
  noFactoryAffordable: ({ g, frame, option, refusal }) => {
    const left = g.capital[frame.seat] - option.cost + g.profit[frame.seat]
    const costs = (g.row as FactoryId[]).map(card => g.box.factories[card].cost as number)
    if (g.box.plots[spaceOf(option)].type !== 'industrial' || refusal['have'] !== left) return false
    return costs.length > 0 && refusal['need'] === Math.min(...costs) && costs.every(cost => cost > left)
  },
  notFaceUp: ({ g, option }) => !g.row.includes(option.factory),
  iconNotFaceUp: refused => !isOnTable(refused) || refused.g.box.actionOn[refused.option.icon] === undefined,
  iconClaimed: ({ g, frame, option, refusal }) =>
    refusal['other'] === other(frame.seat) && standsOn(g, other(frame.seat)) === option.icon,
  ownMarker: ({ g, frame, option }) =>
    standsOn(g, frame.seat) === option.icon && g.box.actionOn[option.icon] !== 'move-one',
  movedTwo: ({ g, frame, option }) => {
    const own = (g.claims as string[]).filter((_icon, i) => (i % 2 === 0) === (frame.seat === g.first))
    return g.box.actionOn[option.icon] === 'move-two' && own.some(icon => g.box.actionOn[icon] === 'move-two')
  },
  iconUsed: ({ g, option }) => !g.variants.vacatedIconsReopen && g.claims.includes(option.icon),
  wouldHaveNoEffect: ({ g, frame, option, refusal }) =>
    !g.variants.claimWithoutEffectAllowed &&
    HINDRANCES[String(refusal['hindrance'])]?.(g, frame.seat, g.box.actionOn[option.icon]) === true,
  notYourFactory: ({ g, frame, refusal }) => !cardsOf(g, frame.seat).includes(refusal['factory'] as FactoryId),
  notTheirFactory: ({ g, frame, option }) => !cardsOf(g, other(frame.seat)).includes(option.factory),
  hasTrain: ({ g, frame, option }) => (cardOf(g, frame.seat, option.factory)?.train ?? 0) > 0,
  noTrainThere: ({ g, option }) => anyCard(g, option.factory)?.train === 0,
  trainFull: ({ g, option }) => anyCard(g, option.factory)?.train === 6,
  mustRide: ({ frame }) => frame.boarded.length === 0,
  rodeAlready: ({ frame, option }) => frame.boarded.includes(option.factory),
  noStationLeft: ({ g, frame, refusal }) =>
    refusal['have'] === buildingsOf(g, frame.seat, 'parking') &&
    frame.boarded.length >= buildingsOf(g, frame.seat, 'parking'),
  noCubeLeft: ({ g, frame }) => cubesToRideWith(g, frame.seat) <= 0,
  noCubeThere: ({ g, frame, option }) => cardOf(g, other(frame.seat), option.factory)?.riders === 0,
  makesNothing: ({ g, option }) => colourOf(g, option.factory) === null,
  trackFull: ({ g, frame, option, refusal }) =>
    cardOf(g, frame.seat, option.factory)?.goods === refusal['track'] &&
    g.box.factories[option.factory].track === refusal['track'],
  notBuilt: ({ g, option }) => g.die[spaceOf(option)] === 0,
  notYourBuilding: ({ g, frame, option, refusal }) =>
    refusal['owner'] === other(frame.seat) && g.built[other(frame.seat)].includes(spaceOf(option)),
  neverUpgraded: ({ g, option, refusal }) =>
    g.box.plots[spaceOf(option)].type === refusal['type'] && ['mixed', 'town-hall'].includes(String(refusal['type'])),
  neverByGoods: ({ g, option }) => g.box.plots[spaceOf(option)].type === 'parking',
  otherKind: ({ g, frame, option }) => g.box.plots[spaceOf(option)].type !== frame.type,
  atMaximum: ({ g, option, refusal }) =>
    refusal['max'] === maximum(g, option) && g.die[spaceOf(option)] >= maximum(g, option),
  needsTownHall: ({ g, frame, option }) =>
    ['industrial', 'parking'].includes(g.box.plots[spaceOf(option)].type) &&
    g.variants.townHallNeededForIndustrialAndParking &&
    buildingsOf(g, frame.seat, 'town-hall') === 0,
  pollutionFull: ({ g, option }) => g.pollution === 13 && g.box.plots[spaceOf(option)].type === 'industrial',
  noGoods: ({ g, frame, refusal }) => cardOf(g, frame.seat, refusal['factory'] as FactoryId)?.goods === 0,
  onlyOneGood: ({ g, frame, option }) =>
    option.factory === option.second && cardOf(g, frame.seat, option.factory)?.goods === 1,
  otherColour: ({ g, frame, option, refusal }) =>
    refusal['colour'] === BUILDINGS[frame.type as keyof typeof BUILDINGS].goods &&
    colourOf(g, option.factory) !== refusal['colour'],
  noTownHallLeft: ({ g, frame, refusal }) =>
    frame.pairs === 0 && refusal['have'] === buildingsOf(g, frame.seat, 'town-hall'),
  pairNotNeeded: ({ frame }) => frame.type === 'industrial',
  pairTurnedRound: ({ g, frame, option: { factory, second } }) =>
    isPairOf(g, frame.type, factory, second) &&
    cardsOf(g, frame.seat).indexOf(second) < cardsOf(g, frame.seat).indexOf(factory),
  noPair: ({ g, frame, option }) => !isPairOf(g, frame.type, option.factory, option.second),
  otherBuilding: ({ frame, option, refusal }) =>
    frame.space !== null && spaceOf(option) !== frame.space && refusal['space'] === spaceName(frame.space),
  noPollution: ({ g }) => g.pollution === 0,
}
