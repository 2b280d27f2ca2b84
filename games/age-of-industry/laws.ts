// Checks that a position belongs to this board and satisfies the invariants of RULES.md. Positions from outside are checked
// before anything else reads them.

import { seatsOf, type StackedFrame } from '@tableworks/kernel'
import { everySeat, firstWrong, isCount, type Law } from '@tableworks/table-kit'
import { NOWHERE } from './data/board.ts'
import { type Face, FACES } from './data/cards.ts'
import { CUBES, type Industry, INDUSTRIES } from './data/industries.ts'
import { WANTS } from './data/markets.ts'
import { levelOf, mapOf, partsFrom, placeAt, portEnds, siteAt } from './readings/board.ts'
import { handSize } from './readings/cards.ts'
import { isFilled, isOnRange, isUsedUp } from './readings/flipping.ts'
import type { Counter, Discarding, Frames, State } from './state.ts'

const everyCounter =
  (complaint: (g: State, counter: Counter, site: number) => string | null): Law<State> =>
  g =>
    firstWrong(g.counters.entries(), ([site, counter]) => {
      const found = counter === null ? null : complaint(g, counter, site)
      return found === null ? null : `${siteAt(mapOf(g), site).id}: ${found}`
    })

const countOf = <T>(list: readonly T[], wanted: T): number => list.filter(one => one === wanted).length

const isSeatOf = (g: State, value: unknown): boolean => seatsOf(g.seats).some(seat => seat === value)

const isTruth = (value: unknown): boolean => value === true || value === false

export const LAWS: Readonly<Record<string, Law<State>>> = {
  'every list has the right length for this board and table': g => {
    const { sites, links, places, markets, ironMarkets, rules } = mapOf(g)
    const perSeat = [g.spent, g.cash, g.loans, g.hand, g.openHand, g.railsLeft, ...INDUSTRIES.map(one => g.taken[one])]
    const sizes: readonly (readonly [string, readonly unknown[], number])[] = [
      ['counters', g.counters, sites.length],
      ['rails', g.rails, links.length],
      ['parts', g.parts, places.length],
      ['markets', g.markets, markets.length],
      ['sold', g.sold, markets.length],
      ['ironMarkets', g.ironMarkets, ironMarkets.length],
      ['faceUp', g.faceUp, rules.cardPrices.length],
      ...perSeat.map(list => ['a list by seat', list, g.seats] as const),
    ]
    return firstWrong(sizes, ([name, list, size]) =>
      Array.isArray(list) && list.length === size ? null : `${name}: not ${size}`,
    )
  },
  'the turn order names every seat once': g =>
    g.order.length === g.seats && seatsOf(g.seats).every(seat => g.order.includes(seat)) ? null : g.order.join(' '),
  'counters and rails belong to seats of this table': g => {
    const owners = [...g.rails, ...g.counters.map(counter => counter && counter.owner)]
    return owners.every(owner => owner === null || isSeatOf(g, owner)) ? null : 'an unknown seat'
  },
  'counters have an industry and a level that exist': everyCounter((g, { industry, level, flipped }) =>
    INDUSTRIES.includes(industry) &&
    g.box.industries[industry].levels.some(row => row.level === level) &&
    isTruth(flipped)
      ? null
      : `a ${industry} ${level}`,
  ),
  'market counters are those in the box, used or not': g =>
    g.sold.every(isTruth) && WANTS.every(want => countOf(g.markets, want) <= countOf(g.box.counters, want))
      ? firstWrong(g.markets, want => (WANTS.includes(want) ? null : 'an unknown value'))
      : 'too many of a kind',
  'the turn is a count, and `over` is true or false': g =>
    isCount(g.turn) && g.turn > 0 && isTruth(g.over) ? null : `turn ${g.turn}`,
  '1: every card is in the deck, a hand, the display or the discard pile, or removed': g => {
    const display = g.faceUp.filter(card => card !== null)
    const all = [...g.deck, ...g.hand.flat(), ...g.openHand.flat(), ...display, ...g.discards, ...g.removed]
    if (all.length !== g.box.cards.length) return `${all.length} cards`
    return firstWrong(FACES, face => (countOf(all, face) === countOf(g.box.cards, face) ? null : `${face} cards`))
  },
  '2: counters on the board come from the top of their stacks': g =>
    firstWrong(INDUSTRIES, industry =>
      firstWrong(seatsOf(g.seats), seat => {
        const taken = g.taken[industry][seat]
        const levels = g.box.stacks[industry].slice(0, taken).map(({ level }) => level)
        if (!isCount(taken) || levels.length < taken) return `${taken} of ${industry} taken by seat ${seat}`
        const mine = g.counters.filter(one => one !== null && one.owner === seat && one.industry === industry)
        const isThere = (level: number) =>
          level > 0 && mine.filter(one => one?.level === level).length <= levels.filter(one => one === level).length
        return mine.every(one => isThere(one?.level ?? 0)) ? null : `${industry} of seat ${seat}`
      }),
    ),
  '3: rails on the board and rails left add up to a player’s supply': everySeat<State>((g, seat) => {
    const laid = g.rails.filter(owner => owner === seat).length
    return isCount(g.railsLeft[seat]) && laid + g.railsLeft[seat] === g.box.figures.railsPerPlayer
      ? null
      : `${laid} laid`
  }),
  '4: no player has negative money': everySeat<State>((g, seat) =>
    isCount(g.cash[seat]) && isCount(g.loans[seat]) && isCount(g.spent[seat]) ? null : `$${g.cash[seat]}`,
  ),
  '5: displays hold no more than they have spaces for': g =>
    firstWrong(CUBES, cube =>
      isCount(g.demand[cube]) && g.demand[cube] <= g.box.demand[cube].spaces.length
        ? null
        : `${g.demand[cube]} ${cube}`,
    ),
  '5: no counter has more cubes than it was built with': everyCounter((g, counter, site) => {
    const spaces = siteAt(mapOf(g), site)
    const made = levelOf(g, counter).cubes
    const extra = counter.industry === 'iron' && isOnRange(mapOf(g), site) ? g.box.figures.ironRangeCubes : 0
    const most = {
      coal: counter.industry === 'coal' ? made : spaces.coal,
      iron: counter.industry === 'iron' ? made + extra : spaces.iron,
    }
    const isRight = CUBES.every(cube => isCount(counter[cube]) && counter[cube] <= most[cube])
    return isRight ? null : `${counter.coal} coal, ${counter.iron} iron`
  }),
  '6, 10: mines, ironworks and ships are flipped exactly when they are used up': everyCounter((g, counter, site) =>
    INDUSTRIES_USED_UP.has(counter.industry) && counter.flipped !== isUsedUp(g, mapOf(g), site, counter)
      ? `a ${counter.industry} ${counter.flipped ? 'flipped too early' : 'not flipped'}`
      : null,
  ),
  '7: no player has more counters in a town than allowed': everySeat<State>((g, seat) => {
    const map = mapOf(g)
    return firstWrong(map.places, ({ sites, limit, id }) =>
      sites.filter(site => g.counters[site]?.owner === seat).length <= limit ? null : `too many in ${id}`,
    )
  }),
  '8: every counter is on a space that allows it': everyCounter((g, { industry }, site) =>
    siteAt(mapOf(g), site).allows.some(one => one.industry === industry) ? null : `a ${industry}`,
  ),
  '9: every ship has a port': everyCounter((g, { industry }, site) =>
    industry !== 'ship' || portEnds(g, mapOf(g), site).length > 0 ? null : 'a ship without a port',
  ),
  '11: market counters are on the board or unused': g => {
    const used = g.markets.length + g.ironMarkets.filter((_, market) => isFilled(g, market)).length
    const isRight = g.ironMarkets.every(cubes => isCount(cubes) && cubes <= g.box.figures.ironMarketCubes)
    return isRight && isCount(g.unused) && used + g.unused === g.box.counters.length ? null : `${used} + ${g.unused}`
  },
  '12: no player holds more cards than allowed': everySeat<State>((g, seat) =>
    handSize(g, seat) <= g.box.figures.handLimit ? null : `${handSize(g, seat)} cards`,
  ),
  '20: networks follow from rails, lanes and printed connections': g =>
    firstWrong(partsFrom(g).entries(), ([place, part]) =>
      g.parts[place] === part ? null : `${placeAt(mapOf(g), place).id}: ${g.parts[place] ?? NOWHERE}, not ${part}`,
    ),
  'frames hold valid values for this table': (g, frames) => firstWrong(frames, frame => frameFault(g, frame)),
}

const INDUSTRIES_USED_UP: ReadonlySet<string> = new Set(['coal', 'iron', 'ship'])

type Check = (g: State, value: unknown) => boolean

const count: Check = (_g, value) => typeof value === 'number' && isCount(value)
const upTo =
  (most: (g: State) => number): Check =>
  (g, value) =>
    count(g, value) && (value as number) <= most(g)
const seat: Check = isSeatOf
const cards: Check = (_g, value) => Array.isArray(value) && value.every(card => FACES.includes(card as Face))
const queue: Check = (g, value) =>
  Array.isArray(value) && value.every(one => isSeatOf(g, one)) && new Set(value).size === value.length
const use: Check = (_g, value) => USES.includes(value as Discarding)
const cubes = upTo(g => Math.max(g.box.figures.linkCoal, g.box.figures.linkIron, MOST_CUBES))

const project: Check = (g, value) => {
  if (typeof value !== 'object' || value === null) return false
  const { kind, industry, site, link, laid } = value as Readonly<Record<string, unknown>>
  const { sites, links } = mapOf(g)
  return kind === 'link'
    ? count(g, link) && (link as number) < links.length && upTo(linksPerAction)(g, laid)
    : kind === 'counter' &&
        INDUSTRIES.includes(industry as Industry) &&
        count(g, site) &&
        (site as number) < sites.length
}

const USES: readonly Discarding[] = ['double', 'develop', 'pass']
/** The most coal or iron that any counter needs. */
const MOST_CUBES = 20
const linksPerAction = (g: State): number => g.box.figures.linksPerAction

/** The allowed values for each field of a frame. */
const FRAME_FIELDS: { readonly [K in keyof Frames]: { readonly [F in keyof Required<Frames[K]>]: Check } } = {
  game: { part: count },
  turns: { queue },
  endOfTurn: { part: count },
  action: { seat, left: (g, left) => left !== 0 && upTo(({ box }) => box.figures.actionsPerTurn)(g, left) },
  playCard: { seat },
  discardCard: { seat, use, cards },
  build: { seat, cards, use: (_g, value) => value === undefined || value === 'double' },
  supply: { seat, project, coal: cubes, iron: cubes },
  coal: { seat, project, coal: cubes, iron: cubes },
  iron: { seat, project, coal: cubes, iron: cubes },
  finish: { seat, project },
  rail: { seat, laid: upTo(linksPerAction) },
  sell: { seat, sold: count },
  develop: { seat, removed: count },
  takeCard: { seat, taken: count },
}

function frameFault(g: State, { step, frame }: StackedFrame): string | null {
  const fields: Readonly<Record<string, Check>> = FRAME_FIELDS[step as keyof Frames]
  return firstWrong(Object.entries(fields), ([field, check]) => (check(g, frame[field]) ? null : `${step}.${field}`))
}
