// Evaluates a Titans of Industry position for one seat, in market share.

import type { ValuePart } from '@tableworks/bots'
import type { Seat } from '@tableworks/kernel'
import { FACILITY_IDS } from '../data/facilities.ts'
import type { GridId } from '../data/grids.ts'
import { hasRedCube, rentFor, seatsAt, shareOf } from '../readings/holdings.ts'
import { MONEY_BONUS, resultCounting, titansWorth as titansScored } from '../readings/scoring.ts'
import { DOMINATION_BONUS } from '../readings/sold.ts'
import type { State } from '../state.ts'
import { advancementsWorth, titansWorth } from './cards.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { repricesWorth } from './reprice.ts'
import type { Weights } from './weights.ts'

/** A seat's value minus its rivals' values. */
export function valueOf(g: State, seat: Seat, weights: Weights): number {
  if (g.over) return finalWorth(g, seat, weights)
  const outlook = outlookOf(g, weights)
  const standings = standingsOf(g, outlook, weights)
  return holdingsOf(g, seat, standings, outlook, weights) - others(g, seat, weights, standings)
}

/** The same for every seat, in one pass over the board. */
export function valuesOf(g: State, weights: Weights): number[] {
  if (g.over) return seatsAt(g).map(seat => finalWorth(g, seat, weights))
  const outlook = outlookOf(g, weights)
  const standings = standingsOf(g, outlook, weights)
  return seatsAt(g).map(seat => holdingsOf(g, seat, standings, outlook, weights) - others(g, seat, weights, standings))
}

/** One seat's value split into named parts, one of them for the rivals. */
export function partsOf(g: State, seat: Seat, weights: Weights): ValuePart[] {
  const inShares = (name: string, worth: number): ValuePart => ({ name, amount: worth, worth })
  if (g.over) return [inShares('score', finalWorth(g, seat, weights))]
  const outlook = outlookOf(g, weights)
  const { wealth, dominations, realEstate } = outlook.sales[seat]
  const against = others(g, seat, weights, standingsOf(g, outlook, weights))
  return [
    inShares('share', shareOf(g, seat)),
    { name: 'money', amount: wealth, worth: moneyWorth(g, seat, outlook, weights) },
    inShares('stock', stockWorth(g, seat, outlook, weights)),
    { name: 'dominations', amount: dominations, worth: DOMINATION_BONUS * dominations },
    { name: 'realEstate', amount: realEstate, worth: realEstateWorth(g, seat, outlook, weights) },
    { name: 'license', amount: hasRedCube(g, seat) ? 1 : 0, worth: licenseWorth(g, seat, weights) },
    inShares('reprices', repricesWorth(g, seat, outlook, weights)),
    inShares('facilities', facilitiesWorth(g, seat, outlook, weights)),
    inShares('titans', titansWorth(g, seat, outlook, weights)),
    inShares('advancements', advancementsWorth(g, seat, outlook, weights)),
    { name: 'place', amount: g.order.indexOf(seat), worth: 0 - weights.place * g.order.indexOf(seat) },
    { name: 'rivals', amount: against, worth: 0 - against },
  ]
}

/** The parts of a seat's value that follow from public information. A network uses them as inputs. */
export const worthsApart = (g: State, seat: Seat, outlook: Outlook, weights: Weights): number[] => [
  stockWorth(g, seat, outlook, weights),
  DOMINATION_BONUS * outlook.sales[seat].dominations,
  realEstateWorth(g, seat, outlook, weights),
  licenseWorth(g, seat, weights),
  repricesWorth(g, seat, outlook, weights),
  facilitiesWorth(g, seat, outlook, weights),
  advancementsWorth(g, seat, outlook, weights),
]

const licenseWorth = (g: State, seat: Seat, weights: Weights): number =>
  hasRedCube(g, seat) ? weights.license[g.age] : 0

/** How much the rivals' values count against a seat. */
function others(g: State, seat: Seat, { foremost, average }: Weights, worths: readonly number[]): number {
  let best = -Infinity
  let sum = 0
  for (const other of seatsAt(g)) {
    if (other === seat) continue
    const theirs = worths[other] ?? 0
    best = Math.max(best, theirs)
    sum += theirs
  }
  return foremost * best + (average * sum) / (g.seats - 1)
}

/** The final score, with an estimate for the rivals' secret Titans. */
function finalWorth(g: State, seat: Seat, weights: Weights): number {
  const { scores, places } = resultCounting(g, one =>
    one === seat ? titansScored(g, one) : g.titans[one].length * weights.titan,
  )
  const theirs = others(g, seat, weights, scores)
  return (scores[seat] ?? 0) - theirs + (places[seat] === 1 ? weights.won : 0 - weights.won)
}

/** A seat's assets and prospects, as one value. */
const holdingsOf = (g: State, seat: Seat, standings: readonly number[], outlook: Outlook, weights: Weights): number =>
  (standings[seat] ?? 0) +
  licenseWorth(g, seat, weights) +
  repricesWorth(g, seat, outlook, weights) +
  facilitiesWorth(g, seat, outlook, weights) +
  titansWorth(g, seat, outlook, weights) +
  advancementsWorth(g, seat, outlook, weights) -
  weights.place * g.order.indexOf(seat)

const standingsOf = (g: State, outlook: Outlook, weights: Weights): number[] =>
  seatsAt(g).map(seat => standingOf(g, seat, outlook, weights))

/** The part of a seat's value that a rival's action can change. */
const standingOf = (g: State, seat: Seat, outlook: Outlook, weights: Weights): number =>
  shareOf(g, seat) +
  moneyWorth(g, seat, outlook, weights) +
  stockWorth(g, seat, outlook, weights) +
  DOMINATION_BONUS * outlook.sales[seat].dominations +
  realEstateWorth(g, seat, outlook, weights)

/** The value of money in hand and money expected from consumers: for spending, and for the bonus at the end. */
function moneyWorth(g: State, seat: Seat, { sales }: Outlook, weights: Weights): number {
  const { wealth } = sales[seat]
  let ahead = 0
  for (const other of seatsAt(g))
    if (other !== seat) ahead += 1 / (1 + Math.exp((wealth - sales[other].wealth) / weights.bonusLead))
  return wealth * weights.dollar[g.age] + bonusAt(ahead) * weights.bonus[g.age]
}

/** TOI-88, interpolated between ranks by how many rivals will probably have more. */
function bonusAt(ahead: number): number {
  const place = Math.floor(ahead)
  const here = MONEY_BONUS[place] ?? 0
  const next = MONEY_BONUS[place + 1] ?? 0
  return here + (next - here) * (ahead - place)
}

/** The value of cubes that consumers will buy, and of cubes left over. Their price is counted elsewhere. */
function stockWorth(g: State, seat: Seat, { sales }: Outlook, weights: Weights): number {
  const { cubes, unsold } = sales[seat]
  let worth = cubes + unsold * weights.unsold
  for (const grid of g.box.redGrids) worth += spareWorth(g, grid, seat, weights)
  return worth
}

/** The value of unsold goods, which the seat's own buildings or other players may use. */
function spareWorth(g: State, grid: GridId, seat: Seat, { spare, research }: Weights): number {
  const worths = g.box.grids[grid].sector === 'research' ? research : spare
  let worth = 0
  for (let nth = Math.min(worths.length, g.cubes[grid][seat]) - 1; nth >= 0; nth--) worth += worths[nth] ?? 0
  return worth
}

/** TOI-76, TOI-61: the rent, and one market share for each age still to end. */
function realEstateWorth(g: State, seat: Seat, { sales, toCome }: Outlook, weights: Weights): number {
  const { realEstate } = sales[seat]
  if (realEstate === 0) return 0
  const rent = rentFor(g, seat) * weights.rentTurns * toCome * weights.dollar[g.age] * weights.rent
  return realEstate * (4 - g.age + rent)
}

/** The value of facilities: the demand they can still serve, and their later production. The best one counts most. */
function facilitiesWorth(g: State, seat: Seat, outlook: Outlook, weights: Weights): number {
  const worths: number[] = []
  for (let nth = 0; nth < FACILITY_IDS.length; nth++)
    if (((outlook.owners[nth] ?? 0) & (1 << seat)) !== 0)
      putInOrder(worths, facilityWorth(g, seat, nth, outlook, weights))
  let sum = 0
  for (let nth = 0; nth < worths.length; nth++) sum += (worths[nth] ?? 0) * (weights.nth[nth] ?? 0)
  return sum
}

/** Inserts a value so that the largest comes first. For so few values, this is faster than sorting. */
function putInOrder(worths: number[], worth: number): void {
  let at = worths.push(worth) - 1
  for (; at > 0 && (worths[at - 1] ?? 0) < worth; at--) worths[at] = worths[at - 1] ?? 0
  worths[at] = worth
}

function facilityWorth(g: State, seat: Seat, nth: number, outlook: Outlook, weights: Weights): number {
  const facility = FACILITY_IDS[nth] ?? FACILITY_IDS[0]
  const size = g.size[facility][seat]
  const later = weights.facility[facility] * (weights.sizes[size] ?? weights.sizes.at(-1) ?? 0)
  return (
    Math.min(2 * size, outlook.gaps[nth] ?? 0) * weights.gap * Math.min(1, 2 * outlook.toCome) +
    (later + weights.size * size) * outlook.toCome
  )
}
