// Hover cards for the markets: grids, their demand and prices, sellers, and where cubes go or stay.

import type { About } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { AREA_NAMES } from '../../data/areas.ts'
import { GOOD_NAMES, type Material, SECTOR_NAMES } from '../../data/goods.ts'
import { type GridId, gridTitle } from '../../data/grids.ts'
import { BANK_PRICE } from '../../readings/costs.ts'
import { iconsOn, marketIn, prospectOf, salesOf } from '../../readings/demand.ts'
import { forecastAt, forecastOf } from '../../readings/forecast.ts'
import { hasRedCube } from '../../readings/holdings.ts'
import { offersLine } from '../sheets/text-sections.ts'
import { nameOf, offered, type Table } from '../table.ts'
import { listed, say } from '../words.ts'
import { gridFacts } from './grid-facts.ts'

/** A line for the viewing player, or for a spectator. */
export const toPlayer = ({ view }: Table, say_: (seat: Seat) => string): string =>
  view.seat === null ? say('about.watching') : say_(view.seat)

export function hallAbout(table: Table): About {
  const { sells, income } = forecastOf(table.view)
  return {
    name: say('hall'),
    what: say('about.hall'),
    does: [say('about.hallDoes')],
    now: [toPlayer(table, seat => say('about.wouldSell', { cubes: sells[seat], dollars: income[seat] }))],
    rule: 'TOI-67',
  }
}

export function gridAbout(table: Table, grid: GridId): About {
  const { name, sector, goods, red } = table.box.grids[grid]
  const isResearch = sector === 'research'
  return {
    name,
    what: say('about.gridWhat', {
      sector: SECTOR_NAMES[sector],
      goods: listed(goods.map(good => GOOD_NAMES[good])),
    }),
    does: [
      ...(red ? [say('about.playersBuy', { dollars: BANK_PRICE })] : []),
      ...(isResearch ? [] : [say('about.consumersBuy')]),
    ],
    now: [toPlayer(table, seat => ownCubes(table, grid, seat)), offersLine(table, grid), ...bankLine(table, red)],
    rule: isResearch ? 'TOI-43' : red ? 'TOI-17' : 'TOI-71',
    related: table.box.grids[grid].areas.map(area => ({ kind: 'quarter', area })),
  }
}

function ownCubes({ view, box }: Table, grid: GridId, seat: Seat): string {
  const cubes = view.cubes[grid][seat]
  const price = view.price[grid][seat]
  if (cubes === 0) return say('about.noCubes')
  if (box.grids[grid].sector === 'research') return say('about.ownResearch', { cubes, price })
  return say('about.ownCubes', { cubes, price, sells: salesOf(marketIn(view, grid), seat) })
}

const bankLine = (table: Table, isRed: boolean): string[] =>
  !isRed || table.view.seat === null
    ? []
    : [say(hasRedCube(table.view, table.view.seat) ? 'about.bankSells' : 'about.bankRefuses')]

export function demandAbout(table: Table, grid: GridId): About {
  const { view, box } = table
  const { sector, areas } = box.grids[grid]
  const { demand, cubes, sells } = gridFacts(table, grid)
  const icons = areas.map(area => {
    const spaces = box.adjoining[grid].filter(space => box.spaces[space].area === area)
    const count = spaces.reduce(
      (sum, space) => sum + (sector === 'research' ? 0 : (iconsOn(view, space)?.[sector] ?? 0)),
      0,
    )
    return say('about.icons', { area: AREA_NAMES[area], count })
  })
  return {
    name: say('about.demand', { grid: gridTitle(box.grids[grid]) }),
    what: say('about.demandWhat', { demand: demand ?? 0, icons: listed(icons) }),
    does: [say('about.demandDoes', { sector: SECTOR_NAMES[sector] })],
    now: [
      cubes === 0 ? say('tell.none') : say('about.demandNow', { cubes, sells }),
      toPlayer(table, seat => ownCubes(table, grid, seat)),
    ],
    rule: 'TOI-68',
    related: areas.map(area => ({ kind: 'quarter', area })),
  }
}

export function priceAbout(table: Table, grid: GridId, price: number): About {
  const { name, sector } = table.box.grids[grid]
  const lots = gridFacts(table, grid).lots.filter(lot => lot.price === price)
  const here = lots.map(({ seat, cubes }) => say('lot', { name: nameOf(table, seat), cubes }))
  return {
    name: say('emptySquare', { grid: name, price }),
    what: here.length === 0 ? say('about.nobodyAsks') : say('about.asks', { lots: listed(here) }),
    does: [say('about.onePrice')],
    now: [
      ...elsewhereLine(table, grid),
      toPlayer(table, seat => atPrice(table, grid, price, seat, sector === 'research')),
    ],
    rule: 'TOI-38',
  }
}

/** While the viewer places goods, whether a grid doesn't take them. */
function elsewhereLine({ asked, box, view }: Table, grid: GridId): string[] {
  if (asked?.decision !== 'placeGoods' || asked.frame.seat !== view.seat) return []
  const { good } = asked.frame
  return box.grids[grid].goods.includes(good) ? [] : [say('about.soldElsewhere', { good: GOOD_NAMES[good] })]
}

/** What the viewer's cubes would earn at a price. Without cubes there, what one cube would earn. */
function atPrice({ view, names }: Table, grid: GridId, price: number, seat: Seat, isResearch: boolean): string {
  const market = marketIn(view, grid)
  const own = market.cubes[seat]
  const { cheaper } = forecastAt(market, seat, price)
  if (isResearch)
    return cheaper.length === 0
      ? say('about.cheapestHere')
      : say('about.cheaperThere', { names: listed(cheaper.map(one => names[one] ?? '')) })
  const sells = salesOf(market, seat, price, Math.max(own, 1))
  if (own === 0) return say(sells === 0 ? 'about.oneFails' : 'about.oneSells', { price })
  if (sells === 0) return say('about.noneAt', { price })
  return say('about.allAt', { cubes: own, price, sells, dollars: sells * price })
}

export function sellerAbout(table: Table, material: Material, seller: Seat): About {
  const grid = table.box.marketOf[material]
  const price = table.view.price[grid][seller]
  const name = nameOf(table, seller)
  return {
    name: say('about.seller', { name, good: GOOD_NAMES[material] }),
    what: say('about.sellerWhat', { cubes: table.view.cubes[grid][seller], price }),
    does: [say('about.sellerDoes')],
    now: [say(seller === table.view.seat ? 'about.ownSeller' : 'about.paySeller', { name, price })],
    rule: 'TOI-19',
  }
}

/** A way to divide new cubes, with this many in the first grid. */
export function splitAbout(table: Table, count: number, seat: Seat): About {
  const { asked, box, view } = table
  const option = offered(table.seen, 'placeGoods').find(one => one.count === count)
  const parts =
    option === undefined
      ? []
      : [[option.grid, option.count] as const, ...('rest' in option ? [[option.second, option.rest] as const] : [])]
  return {
    name: listed(parts.map(([grid, cubes]) => say('about.part', { cubes, grid: gridTitle(box.grids[grid]) }))),
    what: say('about.splitWhat', { good: asked?.decision === 'placeGoods' ? GOOD_NAMES[asked.frame.good] : '' }),
    does: [say('about.splitDoes')],
    now: parts.map(([grid, cubes]) => {
      const { price, sells } = prospectOf(marketIn(view, grid), box.grids[grid].prices, seat, cubes)
      const prospect = sells === 0 ? say('sellsNothing') : say('sellsAt', { sells, price })
      return say('about.prospect', { grid: box.grids[grid].name, prospect })
    }),
    rule: 'TOI-36',
  }
}

export function keepAbout({ asked, view, box }: Table, count: number, seat: Seat): About {
  const [grid] = asked?.decision === 'keepUnsold' ? asked.frame.grids : []
  const unsold = grid === undefined ? 0 : view.cubes[grid][seat] - view.sold[grid][seat]
  const [card] = box.withEffect.keepUnsold.filter(one => view.advancements[seat].includes(one))
  return {
    name: say('keep', { count }),
    what: grid === undefined ? '' : say('keepIn', { grid: box.grids[grid].name }),
    does: card === undefined ? [] : [box.advancements[card].text],
    now: [say('about.keepNow', { count, lost: unsold - count })],
    rule: 'R-38',
  }
}
