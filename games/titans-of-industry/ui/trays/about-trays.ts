// Hover cards for the trays: facilities, advancements, Titans, and the strip at the top.

import type { About } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { AdvancementId } from '../../data/advancements.ts'
import { FACILITY_IDS, type FacilityId } from '../../data/facilities.ts'
import { gridTitle } from '../../data/grids.ts'
import { GOOD_NAMES } from '../../data/goods.ts'
import type { TitanId } from '../../data/titans.ts'
import { facilityFacts, type Uses } from '../../readings/facilities.ts'
import { forecastOf, guardRoundsOf } from '../../readings/forecast.ts'
import { titanWorth, worthOf } from '../../readings/formulas.ts'
import { hasRedCube, pileOf, realEstateOf, rentFor, shareOf } from '../../readings/holdings.ts'
import { WHITE_CARDS, whiteCards } from '../../readings/real-estate.ts'
import { titansWorth } from '../../readings/scoring.ts'
import { DOMINATION_BONUS, type DominationField } from '../../readings/sold.ts'
import { billWords, receiptWords } from '../parts/about-city.ts'
import { toPlayer } from '../parts/about-market.ts'
import { viewerOf } from '@tableworks/board-kit'
import { dominationCounts } from '../sheets/text-sections.ts'
import { nameOf, roundOf, type Table } from '../table.ts'
import { fieldName, listed, say } from '../words.ts'

export function facilitiesAbout(table: Table): About {
  const { view } = table
  const owned = (seat: Seat) => FACILITY_IDS.filter(id => view.size[id][seat] > 0).length
  return {
    name: say('facilities'),
    what: say('about.facilitiesWhat', { left: FACILITY_IDS.reduce((sum, id) => sum + pileOf(view, id), 0) }),
    does: [say('about.facilitiesDo')],
    now: [toPlayer(table, seat => say('about.facilitiesNow', { owned: owned(seat), dollars: view.money[seat] }))],
    rule: 'TOI-16',
  }
}

export function facilityAbout(table: Table, facility: FacilityId): About {
  const { view, box } = table
  const { name, makes, buildCost, expandCost, once, twice } = box.facilities[facility]
  const { owners, left } = facilityFacts(view, viewerOf(table.seen), facility)
  const sizes = owners.map(([seat, size]) => say('size', { name: nameOf(table, seat), size }))
  return {
    name,
    what: say('about.facilityWhat', {
      good: GOOD_NAMES[makes],
      grids: listed(box.gridsFor[makes].map(grid => gridTitle(box.grids[grid]))),
    }),
    does: [
      say('about.growCosts', {
        build:
          buildCost === null ? say('about.nothing') : say('about.units', { count: 1, good: GOOD_NAMES[buildCost] }),
        expand: GOOD_NAMES[expandCost],
      }),
      say('about.uses', { once, twice }),
    ],
    now: [
      toPlayer(table, seat =>
        view.size[facility][seat] === 0
          ? say('about.notOwned', { name })
          : say('about.owned', { size: view.size[facility][seat] }),
      ),
      say('about.sizes', { sizes: sizes.length === 0 ? say('about.nobodyHas') : listed(sizes), left }),
    ],
    rule: 'TOI-16',
  }
}

export function growAbout(table: Table, facility: FacilityId): About {
  const { view, box, bills } = table
  const { size, bill, left } = facilityFacts(view, viewerOf(table.seen), facility)
  const { name, makes } = box.facilities[facility]
  return {
    name: say(size === 0 ? 'about.build' : 'about.expand', { name, size: size + 1 }),
    what: bill === null ? say('noneLeft') : say('about.costs', { bill: billWords(bill) }),
    does: [say('about.growDoes', { cubes: size + 1, good: GOOD_NAMES[makes] })],
    now: [left === 0 ? say('about.pileEmpty', { name }) : receiptWords(table, bills?.facilities[facility])],
    rule: size === 0 ? 'TOI-24' : 'TOI-26',
  }
}

export function runAbout(table: Table, facility: FacilityId, seat: Seat, uses: Uses): About {
  const { view, box } = table
  const { name, makes, once, twice } = box.facilities[facility]
  const run = facilityFacts(view, seat, facility).runs?.[uses - 1]
  return {
    name: say('about.run', { name, uses }),
    what:
      run === undefined
        ? say('money', { dollars: uses === 1 ? once : twice })
        : say('about.runWhat', { dollars: run.cost, cubes: run.cubes, good: GOOD_NAMES[makes] }),
    does: [say('about.runDoes')],
    now: [
      run === undefined
        ? say('about.notOwned', { name })
        : say('about.runNow', { dollars: view.money[seat], left: view.money[seat] - run.cost }),
    ],
    rule: 'TOI-32',
    related: box.gridsFor[makes].map(grid => ({ kind: 'grid', grid })),
  }
}

export function rowAbout(table: Table): About {
  const { view } = table
  return {
    name: say('advancements'),
    what: say('about.rowWhat', { shown: view.row.length, left: view.piles[view.age].length, age: view.age }),
    does: [say('about.rowDoes')],
    now: [toPlayer(table, seat => ownedLine(view.advancements[seat].length))],
    rule: 'TOI-42',
  }
}

const ownedLine = (count: number): string =>
  count === 0 ? say('about.noAdvancements') : say('about.rowNow', { count })

export function advancementAbout(table: Table, id: AdvancementId): About {
  const { view, box, bills } = table
  const { name, age, kind, cost, text, formula } = box.advancements[id]
  const owner = table.seats.find(seat => view.advancements[seat].includes(id))
  const worth =
    formula === null ? [] : [toPlayer(table, seat => say('about.worth', { share: worthOf(view, seat, formula) }))]
  return {
    name,
    what: say('about.advancementWhat', { age, kind: say(`kinds.${kind}`), cost }),
    does: [text],
    now: [
      owner === undefined
        ? receiptWords(table, bills?.advancements[id])
        : say(owner === view.seat ? 'about.youHave' : 'about.theyHave', { name: nameOf(table, owner) }),
      ...worth,
    ],
    rule: kind === 'end' ? 'TOI-89' : 'TOI-42',
  }
}

export function titanAbout({ view, box }: Table, titan: TitanId, seat: Seat): About {
  return {
    name: box.titans[titan].name,
    what: say('about.titanWhat'),
    does: [box.titans[titan].text],
    now: [say('about.worth', { share: titanWorth(view, seat, titan) })],
    rule: 'TOI-90',
  }
}

export const titansAbout = ({ view }: Table, seat: Seat): About => ({
  name: say('titans'),
  what: say('about.titansWhat', { count: view.titans[seat].length, left: view.deckSize }),
  does: [say('about.titansDo')],
  now: [say('about.worth', { share: titansWorth(view, seat) })],
  rule: 'TOI-48',
})

export function agesAbout(table: Table): About {
  const { view } = table
  const { age, round } = view
  const { sells, income } = forecastOf(view)
  const built = whiteCards(view)
  return {
    name: round === 0 ? say('age', { age }) : say('about.ageRound', { age, round }),
    what: say('whiteOf', { built, toEnd: WHITE_CARDS[age] }),
    does: [say('about.agesDo')],
    now: view.over
      ? [say('over')]
      : [
          say('about.whiteLeft', { left: Math.max(0, WHITE_CARDS[age] - built) }),
          toPlayer(table, seat => say('about.wouldSell', { cubes: sells[seat], dollars: income[seat] })),
        ],
    rule: 'TOI-65',
  }
}

export function guardAbout({ view }: Table): About {
  const rounds = guardRoundsOf(view) ?? 0
  return {
    name: say('about.guard'),
    what: say('about.guardWhat', { rounds }),
    does: [say('about.guardDoes')],
    now: [say(rounds <= 1 ? 'guardNow' : 'guardLong', { rounds })],
    rule: 'R-36',
  }
}

export function orderAbout(table: Table): About {
  const { view } = table
  return {
    name: say('order'),
    what: listed(view.order.map(seat => nameOf(table, seat))),
    does: [say('about.orderDoes')],
    now: [
      toPlayer(table, seat => say('about.yourPlace', { place: view.order.indexOf(seat) + 1, of: view.order.length })),
    ],
    rule: 'TOI-62',
  }
}

export function playerAbout(table: Table, seat: Seat): About {
  const { view } = table
  const { turn, queue } = roundOf(table)
  const state = seat === turn ? 'now' : queue.includes(seat) ? 'later' : 'done'
  return {
    name: nameOf(table, seat),
    what: say('about.playerWhat', { place: view.order.indexOf(seat) + 1, state }),
    does: [say('about.orderDoes')],
    now: [
      say('about.playerNow', {
        share: shareOf(view, seat),
        dollars: view.money[seat],
        rent: realEstateOf(view, seat) * rentFor(view, seat),
      }),
    ],
    rule: 'TOI-62',
  }
}

const FIELD_RULES: Readonly<Record<DominationField, string>> = {
  consumables: 'TOI-77',
  durables: 'TOI-78',
  energy: 'TOI-79',
  realEstate: 'TOI-81',
}

export function dominationAbout(table: Table, field: DominationField): About {
  const leader = forecastOf(table.view).leaders[field]
  const name = fieldName(field)
  return {
    name: say('about.most', { field: name }),
    what:
      leader === null
        ? say('nobodyLeads', { field: name })
        : say('leads', { field: name, name: nameOf(table, leader) }),
    does: [
      say(field === 'realEstate' ? 'about.mostCards' : 'about.mostCubes', { field: name, share: DOMINATION_BONUS }),
    ],
    now: [dominationCounts(table, field)],
    rule: FIELD_RULES[field],
  }
}

export function holdingsAbout(table: Table, seat: Seat): About {
  const { view, box } = table
  const { sells, income } = forecastOf(view)
  const owned = view.advancements[seat].map(id => box.advancements[id].name)
  return {
    name: nameOf(table, seat),
    what: say('about.holdingsWhat', { cards: realEstateOf(view, seat), titans: view.titans[seat].length }),
    does: [owned.length === 0 ? say('about.noAdvancements') : listed(owned)],
    now: [
      say('forecastOf', { name: nameOf(table, seat), sells: sells[seat], income: income[seat] }),
      say(hasRedCube(view, seat) ? 'about.license' : 'about.noLicense', { name: nameOf(table, seat) }),
    ],
    rule: 'TOI-22',
  }
}
