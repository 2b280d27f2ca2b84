// Hover cards for the city: quarters, spaces, real estate cards, and the unit that Land Survey leaves out.

import type { About } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type Area, AREA_NAMES, type SpaceId } from '../../data/areas.ts'
import {
  type Bill,
  CONSUMER_SECTORS,
  type Demand,
  GOOD_NAMES,
  type Material,
  MATERIALS,
  SECTOR_NAMES,
} from '../../data/goods.ts'
import { gridTitle } from '../../data/grids.ts'
import type { EstateId } from '../../data/real-estate.ts'
import type { Receipt } from '../../readings/bills.ts'
import { demandOf, iconsOn } from '../../readings/demand.ts'
import { realEstateOf, rentFor } from '../../readings/holdings.ts'
import { type SpaceFacts, sideNow, spaceFacts, spacesIn } from '../../readings/real-estate.ts'
import { nameOf, type Table } from '../table.ts'
import { listed, say } from '../words.ts'

/** "2 wood and 1 stone" */
export function billWords(bill: Bill): string {
  const units = MATERIALS.filter(good => bill[good] > 0)
  return units.length === 0
    ? say('about.nothing')
    : listed(units.map(good => say('about.units', { count: bill[good], good: GOOD_NAMES[good] })))
}

function demandLine(demand: Demand): string {
  const sectors = CONSUMER_SECTORS.filter(sector => demand[sector] > 0)
  if (sectors.length === 0) return say('about.wantsNothing')
  const counts = sectors.map(sector => say('about.icons', { area: SECTOR_NAMES[sector], count: demand[sector] }))
  return say('about.wants', { demand: listed(counts) })
}

/** What the viewer would pay, and to whom. */
export function receiptWords(table: Table, receipt: Receipt | null | undefined): string {
  const { view } = table
  if (view.seat === null) return say('about.watching')
  if (receipt === null || receipt === undefined) return say('about.noneForYou')
  if (receipt.total === null) return say('about.goodsMissing')
  if (receipt.lots.length === 0) return say('about.free')
  const lots = receipt.lots.map(({ material, seller, price, cubes }) => {
    const lot = { cubes, good: GOOD_NAMES[material], dollars: cubes * price }
    if (seller === view.seat) return say('about.ownLot', lot)
    return seller === 'bank' ? say('about.bankLot', lot) : say('about.lot', { ...lot, name: nameOf(table, seller) })
  })
  const pays = say('about.pays', { dollars: receipt.total, lots: listed(lots) })
  return receipt.total > view.money[view.seat]
    ? `${pays} ${say('about.have', { dollars: view.money[view.seat] })}`
    : pays
}

export function quarterAbout(table: Table, area: Area): About {
  const { view, box } = table
  const spaces = spacesIn(view, area)
  const grids = box.consumerGrids.filter(grid => box.grids[grid].areas.includes(area))
  const icons = spaces.flatMap(space => iconsOn(view, space) ?? [])
  const sum = (sector: keyof Demand) => icons.reduce((all, one) => all + one[sector], 0)
  return {
    name: say('quarter', { area: AREA_NAMES[area] }),
    what: say('about.quarterWhat', { built: spaces.filter(space => view.estate[space] !== null).length }),
    does: [say('about.quarterDoes', { grids: listed(grids.map(grid => gridTitle(box.grids[grid]))) })],
    now: [
      demandLine({ consumables: sum('consumables'), durables: sum('durables'), energy: sum('energy') }),
      ...ownLine(table, spaces),
    ],
    rule: 'TOI-50',
    related: grids.map(grid => ({ kind: 'grid', grid })),
  }
}

function ownLine({ view: { seat, owner } }: Table, spaces: readonly SpaceId[]): string[] {
  const cards = seat === null ? 0 : spaces.filter(space => owner[space] === seat).length
  return cards === 0 ? [] : [say('about.ownHere', { cards })]
}

export function spaceAbout(table: Table, space: SpaceId): About {
  const { box, view } = table
  const { area, level, cost } = box.spaces[space]
  const facts = spaceFacts(view, space)
  const name = say('about.space', { area: AREA_NAMES[area], level })
  if (facts.built !== null) return builtAbout(table, facts.built, facts, name)
  return {
    name,
    what: say('about.costs', { bill: billWords(cost) }),
    does: [
      say('about.spaceDoes', { rent: view.seat === null ? 2 : rentFor(view, view.seat) }),
      say(`wouldBe.${facts.side}`),
    ],
    now: [facts.isOpen ? receiptWords(table, table.bills?.spaces[space]) : say('about.spaceLater', { level })],
    rule: facts.isOpen ? 'TOI-53' : 'TOI-51',
  }
}

function builtAbout(
  table: Table,
  { card, owner }: { card: EstateId; owner: Seat },
  { side }: SpaceFacts,
  name: string,
): About {
  const { box, view } = table
  const rent = rentFor(view, owner)
  return {
    name: box.estates[card].name,
    what: say('about.builtWhat', { space: name, owner: nameOf(table, owner), side: say(`side.${side}`) }),
    does: [demandLine(box.estates[card].demand)],
    now: [
      owner === view.seat
        ? say('about.paysYou', { rent, cards: realEstateOf(view, owner) })
        : say('about.paysThem', { name: nameOf(table, owner), rent }),
    ],
    rule: 'TOI-61',
  }
}

/** A card offered for the chosen space, or one in the album. */
export function cardAbout(table: Table, card: EstateId): About {
  const { box, view, asked } = table
  const { name, area, level, demand } = box.estates[card]
  const space = asked?.decision === 'chooseCard' ? asked.frame.space : null
  const before = (space === null ? null : iconsOn(view, space)) ?? { consumables: 0, durables: 0, energy: 0 }
  const changes = box.consumerGrids.flatMap(grid => {
    const { sector, areas, name: title } = box.grids[grid]
    if (sector === 'research' || !areas.includes(area)) return []
    const now = demandOf(view, grid)
    return [say('about.demandChange', { grid: title, now, later: now - before[sector] + demand[sector] })]
  })
  return {
    name,
    what: say('about.cardWhat', {
      space: say('about.space', { area: AREA_NAMES[area], level }),
      side: say(`side.${space === null ? 'white' : sideNow(view, space)}`),
    }),
    does: [demandLine(demand)],
    now: changes,
    rule: 'TOI-56',
  }
}

export function waiveAbout(table: Table, waived: Material | 'none', seat: Seat): About {
  const { asked, bills, box, view } = table
  const [card] = box.withEffect.waiveGood.filter(one => view.advancements[seat].includes(one))
  const ways = asked?.decision === 'chooseWaiver' ? (bills?.waivers[asked.frame.space] ?? []) : []
  const total = ways.find(way => (way.waived ?? 'none') === waived)?.total ?? null
  return {
    name: waived === 'none' ? say('waiveNone') : say('waive', { good: GOOD_NAMES[waived] }),
    what: card === undefined ? '' : box.advancements[card].name,
    does: card === undefined ? [] : [box.advancements[card].text],
    now: [total === null ? say('about.goodsMissing') : say('about.restCosts', { dollars: total })],
    rule: 'R-38',
  }
}
