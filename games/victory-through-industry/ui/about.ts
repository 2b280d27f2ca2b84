// The card that opens when a player hovers over a thing.

import { askedOf, type Here, here } from './table.ts'
import { type About, type GameUi, nameOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { FactoryId } from '../data/factories.ts'
import type { ProductId } from '../data/products.ts'
import type { game } from '../index.ts'
import { currentSeat } from '../readings/clock.ts'
import { FIVE, stockOf } from '../readings/contracts.ts'
import { lackingFor, treeOf } from '../readings/need.ts'
import { productionOf } from '../readings/running.ts'
import { BANK_GIVES } from '../readings/trade.ts'
import { toolsFor } from './parts/hands/tools.ts'
import { factoryDoes, flowOf, productDoes, ringed, stackAbout, supplyOf } from './parts/about-cards.ts'
import { cellAbout } from './parts/about-floor.ts'
import { factoryIn, listed, ownerOf, productIn } from './parts/here.ts'
import { cellThing, type Thing } from './things.ts'
import { say } from './words.ts'

type Abouts = NonNullable<GameUi<typeof game, Thing>['about']>

export const about: Abouts = {
  cell: ({ seat, x, y }, at) => cellAbout(here(at), seat, { x, y }),
  floor: ({ seat }, at) => {
    const on = here(at)
    const { factories, products, room } = on.seen.view.glance
    const ready = factories[seat].filter(one => one.ready).length
    return {
      name: say('floor', { name: nameOf(on, seat) }),
      what: say('about.floorWhat', { factories: factories[seat].length, products: products[seat].length }),
      does: [say('about.floorDoes')],
      now: [say('about.floorNow', { ready, room: room[seat] })],
      rule: 'VTI-18',
    }
  },
  player: ({ player }, at) => playerAbout(here(at), player),
  players: (_thing, at) => {
    const on = here(at)
    return {
      name: say('about.players'),
      what: say('about.playersWhat'),
      does: [say('about.playersDo')],
      now: [turnLine(on)],
      rule: 'VTI-41',
    }
  },
  stack: ({ factory }, at) => stackAbout(here(at), factory),
  shelf: (_thing, at) => {
    const on = here(at)
    return {
      name: say('shelf'),
      what: say('about.shelfWhat', { count: on.g.box.types.length }),
      does: [say('about.shelfDoes')],
      now: [say('about.shelfNow')],
      rule: 'VTI-13',
    }
  },
  contract: ({ product }, at) => contractAbout(here(at), product),
  token: (_thing, at) => tokenAbout(here(at)),
  wall: (_thing, at) => {
    const on = here(at)
    return {
      name: say('wall'),
      what: say('about.wallWhat', { count: on.g.open.length }),
      does: [say('about.claiming'), say('about.fiveEnd')],
      now: [fiveLine(on)],
      rule: 'VTI-44',
    }
  },
  branch: ({ product }, at) => productAbout(here(at), product, say('about.branchWhat')),
  way: (_thing, at) => ({
    name: say('way'),
    what: say('about.wayWhat'),
    does: [say('about.wayDoes')],
    now: [fiveLine(here(at))],
    rule: 'VTI-44',
  }),
  card: ({ factory, seat }, at) => {
    const on = here(at)
    const isSet = on.g.set.length > 0
    return {
      name: on.g.box.factories[factory].name,
      what: isSet ? say('startingSet') : say('hand'),
      does: factoryDoes(on, factory),
      now: [seat === on.me ? cardNow(on, seat, factory) : say('about.rivalDrafts', { name: nameOf(on, seat) })],
      rule: isSet ? 'VTI-16' : 'VTI-17',
    }
  },
  ticket: ({ factory, seat }, at) => {
    const on = here(at)
    const { owned, runs, gain, contested } = productionOf(on.g, seat, factory)
    return {
      name: say('about.ticket', { name: factoryIn(on, factory) }),
      what: say('about.ticketWhat', { owner: ownerOf(on, seat), owned }),
      does: [flowOf(on, factory), say('about.ticketDoes')],
      now: [
        runs.length === 0 ? say('about.noneRuns') : say('about.ticketNow', { ready: runs.length, owned, gain }),
        ...(contested.length === 0 ? [] : [say('contested')]),
      ],
      rule: 'VTI-22',
      related: runs.map(({ cell }): Thing => cellThing(seat, cell)),
    }
  },
  turn: ({ turn }, _at) => ({
    name: say('about.turns', { turn }),
    what: say('turns'),
    does: [say('about.turnDoes')],
    now: [say('about.turnNow')],
    rule: 'VTI-17',
  }),
  action: ({ action, seat }, at) => ({
    name: say(`do.${action}`),
    what: say('about.actionWhat'),
    does: [say(`about.action.${action}`)],
    now: [productsLine(at.seen, seat)],
    rule: ACTION_RULES[action],
  }),
  good: ({ product }, at) => {
    const on = here(at)
    const isBank = on.seen.decision === 'operate' || on.seen.decision === 'bankFor'
    return productAbout(on, product, isBank ? say('about.bank', { count: BANK_GIVES }) : say('about.goodWhat'))
  },
  tool: (thing, at) => {
    const on = here(at)
    const tool = toolsFor(on.seen, on.g).find(
      one => one.thing.tool === thing.tool && one.thing.factory === thing.factory,
    )
    return {
      name: say(`about.tool.${thing.tool}`),
      what: say('about.toolWhat'),
      does: [say(`about.toolDoes.${thing.tool}`)],
      now: [tool?.label ?? say('about.toolGone')],
      rule: thing.tool === 'pay' ? 'VTI-30' : 'VTI-38',
    }
  },
  end: ({ choice, seat }, at) => ({
    name: say(`ends.${choice}`),
    what: say('about.actionWhat'),
    does: [say(`about.ends.${choice}`)],
    now: [say('movesLeft', { moves: at.seen.view.movesLeft }), productsLine(at.seen, seat)],
    rule: choice === 'all' ? 'VTI-22' : 'VTI-21',
  }),
  bench: ({ seat }, at) => {
    const on = here(at)
    return {
      name: say('bench'),
      what: seat === on.me ? say('about.yourBench') : say('about.benchOf', { name: nameOf(on, seat) }),
      does: [say('about.benchDoes')],
      now: [on.g.movesLeft > 0 ? say('movesLeft', { moves: on.g.movesLeft }) : productsLine(at.seen, seat)],
      rule: 'VTI-21',
    }
  },
}

/** Before the first turn, the player who takes or lays out a factory has the turn. */
function turnLine(on: Here): string {
  const { g, seen, me } = on
  const isSetUp = g.set.length > 0 || g.hand.some(cards => cards.length > 0)
  const now = isSetUp ? (seen.actor ?? currentSeat(g)) : currentSeat(g)
  return now === me ? say('about.yourTurn') : say('about.playersNow', { name: nameOf(on, now) })
}

/** What a card of the starting set means for its owner. */
function cardNow(on: Here, seat: Seat, factory: FactoryId): string {
  if (on.g.set.length > 0) return say('about.draftNow')
  const asked = askedOf(on.seen)
  const isLaying = asked?.decision === 'laySite' || asked?.decision === 'turn'
  if (isLaying && asked.frame.factory !== factory)
    return say('about.layOther', { name: factoryIn(on, asked.frame.factory) })
  return say('about.layNow', { cards: on.g.hand[seat].length })
}

const productsLine = ({ view }: Here['seen'], seat: Seat): string =>
  say('about.actionNow', { products: view.glance.products[seat].length })

const ACTION_RULES = {
  build: 'VTI-30',
  'move product': 'VTI-38',
  trade: 'VTI-41',
  'move factory': 'VTI-36',
  'tear down': 'VTI-34',
  'take factory': 'VTI-37',
  discard: 'VTI-43',
} as const

const productAbout = (on: Here, product: ProductId, what: string): About => ({
  name: on.g.box.products[product].name,
  what,
  does: productDoes(on, product),
  now: [supplyOf(on, product)],
  rule: 'VTI-5',
  related: ringed(on, [product]),
})

function playerAbout(on: Here, seat: Seat): About {
  const { glance, closed } = on.seen.view
  const held = on.g.contracts[seat].map(product => productIn(on, product))
  const turns = glance.tokenIn[seat]
  return {
    name: nameOf(on, seat),
    what: say('about.points', { points: glance.ifEndedNow.scores[seat] ?? 0 }),
    does: [
      held.length === 0 ? say('about.holdsNone') : say('about.holds', { names: listed(held) }),
      say('about.readyOf', { ready: glance.ready[seat], five: FIVE }),
    ],
    now: [
      closed[seat] ? say('takesNoOffers', { name: nameOf(on, seat) }) : say('about.tradeNow'),
      ...(turns === null ? [] : [say('about.tokenReaches', { name: nameOf(on, seat), turns })]),
    ],
    rule: 'VTI-41',
  }
}

// Contracts

function contractAbout(on: Here, product: ProductId): About {
  const { g, me } = on
  const name = productIn(on, product)
  const { value } = g.box.contracts[product]
  const holder = g.contracts.findIndex(held => held.includes(product)) as Seat
  const held =
    holder < 0
      ? say('about.open', { value })
      : holder === me
        ? say('about.yours', { value })
        : say('about.heldBy', { value, name: nameOf(on, holder) })
  return {
    name: say('about.contract', { name }),
    what: held,
    does: [...productDoes(on, product).slice(0, 2), say('about.claiming')],
    now: contractNow(on, product, holder),
    rule: 'VTI-44',
    related: cellsWith(on, product),
  }
}

function contractNow(on: Here, product: ProductId, holder: Seat): string[] {
  const { g, me } = on
  const name = productIn(on, product)
  if (holder >= 0 && holder !== me)
    return [say('about.rivalHas', { rival: nameOf(on, holder), have: stockOf(g, holder, product), name })]
  if (me === null) return [say('about.watching')]
  const have = stockOf(g, me, product)
  if (have > 0) return [say(holder === me ? 'about.deliverNow' : 'about.claimNow', { have, name })]
  const missing = treeOf(g, me, [product]).flatMap(({ maker, owned, need, have: there }) =>
    maker !== null && owned === 0 && there < need ? [factoryIn(on, maker)] : [],
  )
  return [
    say(holder === me ? 'about.shortNow' : 'about.noneYet', { name }),
    say('about.lacking', { lacking: lackingFor(g, me, product) }),
    ...(missing.length === 0 ? [] : [say('about.toBuild', { names: listed([...new Set(missing)]) })]),
  ]
}

/** The cells where the viewer has a product. */
const cellsWith = ({ seen, me }: Here, product: ProductId): Thing[] =>
  me === null
    ? []
    : seen.view.glance.products[me].filter(one => one.product === product).map(cell => cellThing(me, cell))

function fiveLine({ seen, me }: Here): string {
  return me === null ? say('about.watching') : say('about.readyNow', { ready: seen.view.glance.ready[me], five: FIVE })
}

function tokenAbout(on: Here): About {
  const { token, glance } = on.seen.view
  const turns = on.me === null ? null : glance.tokenIn[on.me]
  return {
    name: say('about.token'),
    what: token === null ? say('about.tokenNobody') : say('about.tokenAt', { name: nameOf(on, token) }),
    does: [say('about.tokenDoes'), say('about.fiveEnd')],
    now: [
      ...(turns === null ? [] : [turns === 1 ? say('about.tokenNext') : say('about.tokenLater', { turns })]),
      fiveLine(on),
    ],
    rule: 'VTI-49',
  }
}
