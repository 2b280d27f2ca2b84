// The card that opens when a player hovers over a thing.

import { type About, type GameUi, nameOf } from '@tableworks/board-kit'
import { type Seat, seatsOf } from '@tableworks/kernel'
import { across, craterOf, slotName, slotOf } from '../data/board.ts'
import { type Slot, type Zone, ZONE, type ZoneId, zoneId } from '../data/crater.ts'
import { COMMON, type Common, CUBE_NAMES, type Cube, ONE_CUBE } from '../data/cubes.ts'
import type { ObjectiveId } from '../data/objectives.ts'
import { MARS, type OrderId } from '../data/orders.ts'
import { type Drone, DROPSHIP_SPACES } from '../data/pieces.ts'
import { type Colour, colourOf, PRODUCT, RIG, RIG_NAMES, type RigId } from '../data/rigs.ts'
import type { game } from '../index.ts'
import { CYCLES, TURNS_PER_CYCLE } from '../meta.ts'
import { droneNumber, droneZone, isDocked } from '../readings/drones.ts'
import { cargoFrom, leftInDropship } from '../readings/dropship.ts'
import { forecastExtraction } from '../readings/extraction.ts'
import { freeCells } from '../readings/hold.ts'
import { headOf, isFree, isInNetwork, isJoined, ownerOf, tailOf } from '../readings/network.ts'
import { openOrders } from '../readings/orders.ts'
import { faceOf, modulesLeft, rigColour } from '../readings/rigs.ts'
import { canReach, upgradeCredits } from '../readings/upgrade.ts'
import { zoneAsked } from './parts/marks.tsx'
import { zoneName } from './parts/zone-name.ts'
import { creditsLeft, needsOf, progressLine, upgradeReckoning } from './sheets/text-sections.ts'
import { type Here, here, offered, type Seen } from './table.ts'
import type { Cargo, Thing } from './things.ts'
import { stagesOf } from './trays/turn-steps.tsx'
import { say } from './words.ts'

type ZoneGlance = Seen['view']['glance']['zones'][number]

/** "your", or "Ben's" */
const whose = (on: Here, seat: Seat): string =>
  seat === on.me ? say('about.your') : say('about.their', { name: nameOf(on, seat) })
/** The same, capitalized for the start of a name. */
const whoseFirst = (on: Here, seat: Seat): string => (seat === on.me ? say('about.yourFirst') : whose(on, seat))

export const about: NonNullable<GameUi<typeof game, Thing>['about']> = {
  zone: ({ zone }, at) => zoneAbout(here(at), ZONE[zone]),
  slot: ({ slot }, at) => slotAbout(here(at), slot, null),
  way: ({ slot, from }, at) => slotAbout(here(at), slot, from),
  drone: ({ drone, seat }, at) => droneAbout(here(at), seat, drone),
  orbit: (_thing, at) => orbitAbout(here(at)),
  rig: ({ rig }, at) => waitingAbout(here(at), rig),
  stack: ({ colour }, at) => stackAbout(here(at), colour),
  module: ({ colour }, at) => moduleAbout(here(at), colour),
  dropship: ({ seat }, at) => dropshipAbout(here(at), seat),
  bay: ({ cargo, seat }, at) => bayAbout(here(at), cargo, seat),
  hold: ({ seat }, at) => holdAbout(here(at), seat),
  cubes: ({ cube, seat }, at) => cubesAbout(here(at), cube, seat),
  pipes: ({ seat }, at) => pipesAbout(here(at), seat),
  orders: (_thing, at) => ordersAbout(here(at)),
  order: ({ order }, at) => orderAbout(here(at), order),
  objectives: (_thing, at) => objectivesAbout(here(at)),
  objective: ({ objective }, at) => objectiveAbout(here(at), objective),
  clock: (_thing, at) => clockAbout(here(at)),
  stage: ({ stage }, at) => stageAbout(at.seen, stage),
  rock: (_thing, at) => behindRock(here(at), say('about.rock'), say('about.rockDoes')),
  saturn: (_thing, at) => behindRock(here(at), say('about.saturn'), say('about.saturnDoes')),
}

const glanceAt = ({ seen: { view } }: Here, zone: Zone): Pick<ZoneGlance, 'stands' | 'owner' | 'module'> =>
  view.glance.zones.find(one => ZONE[one.zone] === zone) ?? NOTHING_THERE
const NOTHING_THERE = { stands: 'nothing', owner: null, module: null } as const

/** Whether the viewer's Network reaches a zone. */
function reachOf({ g, me }: Here, zone: Zone): string {
  if (me === null) return say('about.watching')
  return isInNetwork(g, me, zone) ? say('about.inNetwork') : say('about.notInNetwork')
}

function zoneAbout(on: Here, zone: Zone): About {
  const { g, me } = on
  const { stands, owner: base } = glanceAt(on, zone)
  const colour = rigColour(g, zone)
  const name = zoneName(zoneId(zone))
  if (stands === 'core') return coreAbout(on)
  if (colour !== null) return rigAbout(on, zone, colour)
  if (base !== null)
    return {
      name: say('about.base', { whose: whoseFirst(on, base) }),
      what: say('about.at', { zone: name }),
      does: [say('about.baseDoes')],
      now:
        base === me ? [networkSize(on, base)] : [say('about.rivalBase', { name: nameOf(on, base) }), reachOf(on, zone)],
      rule: 'TTN-12',
    }
  if (stands === 'ice')
    return {
      name: say('about.ice'),
      what: say('about.at', { zone: name }),
      does: [say('about.iceDoes')],
      now: [reachOf(on, zone)],
      rule: 'TTN-21',
    }
  const { resources, pipes } = cargoFrom(g, zone)
  return {
    name: say('about.freeZone'),
    what: say('about.at', { zone: name }),
    does: [say('about.zoneDoes')],
    now: [
      say('about.cargo', {
        cargo: [...resources.map(cube => CUBE_NAMES[cube]), say('about.pipes', { pipes })].join(', '),
      }),
      reachOf(on, zone),
    ],
    rule: 'TTN-27',
  }
}

function networkSize({ g }: Here, seat: Seat): string {
  const zones = craterOf(g).zones.filter(zone => isInNetwork(g, seat, zone)).length
  return say('about.networkSize', { zones: zones - 1 })
}

/** What a seat would draw there at the next extraction. */
function drawsAt({ g }: Here, seat: Seat, zone: Zone): string[] {
  const draws = forecastExtraction(g)[seat]
  return draws.filter(draw => draw.zone === zone).map(({ cube }) => CUBE_NAMES[cube])
}

function coreAbout(on: Here): About {
  const { g, me } = on
  const draws = me === null ? [] : drawsAt(on, me, ZONE.C)
  return {
    name: say('about.core'),
    what: say('about.well', { tholins: g.tholins[ZONE.C], deuterium: g.deuterium[ZONE.C] }),
    does: [say('about.coreDoes')],
    now: [draws.length === 0 ? say('about.coreNothing') : say('about.draws', { cubes: draws.join(', ') })],
    rule: 'TTN-89',
  }
}

/** "gives 1 Titanium" */
function effectOf(colour: Colour): string {
  const product = PRODUCT[colour]
  return product === null ? say('about.purges') : say('about.gives', { cube: ONE_CUBE[product] })
}

function rigAbout(on: Here, zone: Zone, colour: Colour): About {
  const { g } = on
  const { owner, module } = glanceAt(on, zone)
  return {
    name: say('about.rig', { rig: RIG_NAMES[colour], value: faceOf(g, g.site[zone]).value }),
    what:
      owner === null
        ? say('about.freeRig', { zone: zoneName(zoneId(zone)) })
        : say('about.takenRig', { zone: zoneName(zoneId(zone)), whose: whose(on, owner) }),
    does: [
      say('about.rigDoes', { effect: effectOf(colour) }),
      ...(module === null || owner === null
        ? []
        : [say('about.moduleOn', { whose: whoseFirst(on, owner), effect: effectOf(module) })]),
      say('about.wellHere', { tholins: g.tholins[zone], deuterium: g.deuterium[zone] }),
    ],
    now: rigNow(on, zone, owner),
    rule: owner === null ? 'TTN-38' : 'TTN-87',
  }
}

function rigNow(on: Here, zone: Zone, owner: Seat | null): string[] {
  const { g, me, seen } = on
  if (owner !== null) {
    const draws = drawsAt(on, owner, zone)
    const who = owner === me ? 'about.draws' : 'about.rivalDraws'
    const none = owner === me ? 'about.drawsNothing' : 'about.rivalDrawsNothing'
    const cubes = { name: nameOf(on, owner), cubes: draws.join(', ') }
    return [draws.length === 0 ? say(none, cubes) : say(who, cubes), reachOf(on, zone)]
  }
  if (me === null) return [say('about.watching')]
  if (!canReach(g, me, zone)) return [reachOf(on, zone), say('about.outOfReach')]
  // a highlighted thing already shows its price
  const isOffered = offered(seen, 'turn.upgrade').some(
    option => typeof option === 'object' && 'zone' in option && ZONE[option.zone] === zone,
  )
  if (isOffered) return [reachOf(on, zone)]
  const credits = upgradeCredits(g, zone)
  return [
    reachOf(on, zone),
    say('about.upgrade', { reckoning: upgradeReckoning(g, me, zone), credits, have: g.hold.silicium[me] }),
  ]
}

function slotAbout(on: Here, id: string, from: ZoneId | null): About {
  const { g } = on
  const slot = slotOf(g, id)
  const { printed, isVertical } = g.box.slots
  if (!isFree(g, slot)) return pipeAbout(on, slot)
  const gives = [
    ...(printed[slot] === null ? [] : [CUBE_NAMES[printed[slot]]]),
    ...(isVertical[slot] ? [CUBE_NAMES.tholins] : []),
  ]
  return {
    name:
      from === null
        ? say('about.slot', { slot: slotName(g.box.slots, slot) })
        : say('about.way', { to: zoneName(zoneId(across(g, slot, ZONE[from]))) }),
    what: from === null ? say('about.freeSlot') : say('about.wayFrom', { from: zoneName(from) }),
    does: [
      gives.length === 0 ? say('about.slotGivesNothing') : say('about.slotGives', { cubes: gives.join(', ') }),
      say('about.slotDoes'),
    ],
    now: [slotNow(on, slot)],
    rule: isVertical[slot] ? 'TTN-36' : 'TTN-35',
  }
}

function slotNow({ g, me }: Here, slot: Slot): string {
  if (me === null) return say('about.watching')
  const { endA, endB } = g.box.slots
  const ends = [endA[slot], endB[slot]].filter(zone => isInNetwork(g, me, zone)).map(zone => zoneName(zoneId(zone)))
  if (ends.length === 0) return say('about.noEnd')
  const pipes = g.dropshipPipes[me]
  return pipes === 0 ? say('about.noPipe') : say('about.canLay', { ends: ends.join(', '), pipes })
}

function pipeAbout(on: Here, slot: Slot): About {
  const { g, me } = on
  const owner = ownerOf(g.pipes[slot])
  const joined = isJoined(g, slot)
  return {
    name: say('about.pipe', { whose: whoseFirst(on, owner) }),
    what: say('about.fromTo', { from: zoneName(zoneId(tailOf(g, slot))), to: zoneName(zoneId(headOf(g, slot))) }),
    does: [say('about.pipeDoes'), say('about.pipeGoes')],
    now: [
      joined ? say('about.joined') : say('about.cut'),
      ...(me === null ? [] : [say('about.titanium', { count: g.hold.titanium[me] })]),
    ],
    rule: joined ? 'TTN-34' : 'TTN-67',
  }
}

function droneAbout(on: Here, seat: Seat, drone: Drone): About {
  const { g, me } = on
  const load = g.droneLoad[droneNumber(seat, drone)] ?? null
  const zone = zoneName(zoneId(droneZone(g, seat, drone)))
  const docked = isDocked(g, seat, drone)
  const isNow = g.turn === drone
  const when = isNow ? say('about.droneNow') : say('about.droneThen', { drone })
  return {
    name: say('about.drone', { drone, whose: whoseFirst(on, seat) }),
    what: load === null ? say('about.droneEmpty', { zone }) : say('about.droneLoad', { zone, cube: CUBE_NAMES[load] }),
    does: [say('about.droneDoes'), ...(docked ? [say('about.docked')] : [])],
    now: [when, ...(seat === me ? [say('about.hydrocarbons', { count: g.hold.hydrocarbons[seat] })] : [])],
    rule: docked ? 'TTN-63' : 'TTN-52',
  }
}

function deployNow({ seen }: Here): string {
  if (seen.decision === 'land.rig') return say('about.landNow')
  return seen.decision === 'deploy.rig' ? say('about.deployNow') : say('about.deployLater')
}

const orbitAbout = (on: Here): About => ({
  name: say('orbit'),
  what: say('about.faceUp', { count: on.g.display.length }),
  does: [say('about.orbitDoes')],
  now: [deployNow(on)],
  rule: 'TTN-24',
})

function waitingAbout(on: Here, id: RigId): About {
  const { g, me } = on
  const rig = RIG[id]
  const colour = colourOf(rig)
  const { value, tholins, deuterium } = faceOf(g, rig)
  return {
    name: say('about.rig', { rig: RIG_NAMES[colour], value }),
    what: say('about.inOrbit', { count: g.stacks[colour].length }),
    does: [
      say('about.rigDoes', { effect: effectOf(colour) }),
      say('about.itsWell', { tholins, deuterium }),
      say('about.worth', { value, upgraded: value + 2 }),
    ],
    now: [deployNow(on), ...(me === null ? [] : [joinedRigs(on, me, colour)])],
    rule: 'TTN-26',
  }
}

function joinedRigs({ g }: Here, seat: Seat, colour: Colour): string {
  const rigs = craterOf(g).zones.filter(zone => rigColour(g, zone) === colour && isInNetwork(g, seat, zone)).length
  return say('about.joinedRigs', { rigs, colour })
}

const stackAbout = (on: Here, colour: Colour): About => ({
  name: say('about.stack', { rig: RIG_NAMES[colour] }),
  what: say('about.faceDown', { count: on.g.stacks[colour].length }),
  does: [say('about.stackDoes')],
  now: [on.me === null ? say('about.watching') : joinedRigs(on, on.me, colour)],
  rule: 'TTN-23',
})

function moduleAbout({ g, seen }: Here, colour: Colour): About {
  const zone = zoneAsked(seen)
  return {
    name: say('about.module', { colour }),
    what: say('about.supply', { left: modulesLeft(g, colour) }),
    does: [say('about.moduleDoes', { effect: effectOf(colour) })],
    now: [zone === null ? say('about.moduleLater') : say('about.moduleFor', { zone: zoneName(zone) })],
    rule: 'TTN-76',
  }
}

const dropshipAbout = (on: Here, seat: Seat): About => ({
  name: say('about.ship', { whose: whoseFirst(on, seat) }),
  what: say('about.shipWhat', { spaces: DROPSHIP_SPACES }),
  does: [say('about.shipDoes')],
  now: [say('about.shipNow', { left: leftInDropship(on.g, seat) })],
  rule: 'TTN-30',
})

function bayAbout(on: Here, cargo: Cargo, seat: Seat): About {
  const { g } = on
  const isPipe = cargo === 'pipe'
  const count = isPipe ? g.dropshipPipes[seat] : g.dropship[cargo][seat]
  return {
    name: isPipe ? say('about.pipeName') : CUBE_NAMES[cargo],
    what: say('about.bayWhat', { whose: whose(on, seat), count }),
    does: [isPipe ? say('about.bayPipe') : say('about.bayCube')],
    now: [isPipe ? say('about.shipNow', { left: leftInDropship(g, seat) }) : roomIn(on, seat)],
    rule: isPipe ? 'TTN-32' : 'TTN-42',
  }
}

const roomIn = ({ g }: Here, seat: Seat): string => say('about.room', { free: freeCells(g, seat) })

const holdAbout = (on: Here, seat: Seat): About => ({
  name: say('about.hold', { whose: whoseFirst(on, seat) }),
  what: say('about.holdWhat', { most: on.g.box.holdCells }),
  does: [say('about.holdDoes')],
  now: [roomIn(on, seat)],
  rule: 'TTN-43',
})

const CUBE_RULE: Readonly<Record<Cube, string>> = {
  silicium: 'TTN-71',
  water: 'TTN-78',
  hydrocarbons: 'TTN-55',
  titanium: 'TTN-64',
  deuterium: 'TTN-94',
  tholins: 'TTN-94',
}

function cubesAbout(on: Here, cube: Cube, seat: Seat): About {
  const count = on.g.hold[cube][seat]
  return {
    name: CUBE_NAMES[cube],
    what: say('about.inHold', { whose: whose(on, seat), count }),
    does: [say(`about.cube.${cube}`)],
    now:
      cube === 'deuterium' || cube === 'tholins'
        ? [say(`about.end.${cube}`, { credits: cube === 'deuterium' ? count * 2 : count })]
        : commonNow(on, cube, seat),
    rule: CUBE_RULE[cube],
  }
}

/** Which seat has the most of a resource, and which open orders need it. */
function commonNow(on: Here, cube: Common, seat: Seat): string[] {
  const { g } = on
  const most = Math.max(...seatsOf(g.seats).map(one => g.hold[cube][one]))
  const leaders = seatsOf(g.seats).filter(one => g.hold[cube][one] === most)
  const wanted = openOrders(g).filter(order => g.box.orders[order][cube] > 0)
  return [
    most === 0
      ? say('about.nobodyHas')
      : leaders.includes(seat)
        ? say('about.leads', { most })
        : say('about.behind', { names: leaders.map(one => nameOf(on, one)).join(' and '), has: leaders.length, most }),
    ...wanted.map(order => say('about.wantedBy', { name: g.box.orders[order].name, count: g.box.orders[order][cube] })),
  ]
}

const pipesAbout = (on: Here, seat: Seat): About => ({
  name: say('about.pipeName'),
  what: say('about.inHold', { whose: whose(on, seat), count: on.g.holdPipes[seat] }),
  does: [say('about.pipesDo')],
  now: [say('about.pipesNow', { count: on.g.holdPipes[seat] })],
  rule: 'TTN-43',
})

function ordersAbout({ g, me }: Here): About {
  return {
    name: say('orders'),
    what: say('about.pile', { count: g.orderPile.length }),
    does: [say('about.ordersDo'), say('about.mostOrders')],
    now: [me === null ? say('about.watching') : say('about.ordersNow', { count: g.fulfilled[me].length })],
    rule: 'TTN-78',
  }
}

function orderAbout({ g, me }: Here, order: OrderId): About {
  const { name, value, ...needs } = g.box.orders[order]
  const missing =
    me === null
      ? []
      : COMMON.flatMap(cube => {
          const short = needs[cube] - g.hold[cube][me]
          return short > 0 ? [say('about.amount', { count: short, one: ONE_CUBE[cube], cube: CUBE_NAMES[cube] })] : []
        })
  const now = missing.length === 0 ? say('about.canPay') : say('about.missing', { cubes: missing.join(', ') })
  return {
    name: say('order', { name, value }),
    what: me === null ? say('about.open') : needsOf(g, me, order),
    does: [order === MARS ? say('about.mars') : say('about.orderDoes')],
    now: [
      me === null ? say('about.watching') : now,
      ...(me !== null && g.hasOrdered ? [say('about.orderedAlready')] : []),
    ],
    rule: order === MARS ? 'TTN-80' : 'TTN-78',
  }
}

function objectivesAbout({ g, me }: Here): About {
  const claimed = g.claims.filter(claims => me !== null && claims.includes(me)).length
  return {
    name: say('objectives'),
    what: say('about.inPlay', { count: g.objectives.length }),
    does: [say('about.objectivesDo')],
    now: [
      me === null ? say('about.watching') : say('about.claimedBy', { count: claimed, tokens: g.controlTokens[me] }),
    ],
    rule: 'TTN-81',
  }
}

function objectiveAbout(on: Here, objective: ObjectiveId): About {
  const { g, me } = on
  const claims = g.claims[g.objectives.indexOf(objective)] ?? []
  return {
    name: g.box.objectives[objective].text,
    what: creditsLeft(g, objective, claims.length),
    does: [
      say('about.objectiveDoes'),
      ...(claims.length === 0 ? [] : [say('tell.claimed', { names: claims.map(seat => nameOf(on, seat)).join(', ') })]),
    ],
    now: [
      me === null ? say('about.watching') : claims.includes(me) ? say('about.claimed') : progressLine(g, me, objective),
    ],
    rule: 'TTN-81',
  }
}

function clockAbout(on: Here): About {
  const { cycle, turn, foreman } = on.g
  return {
    name: cycle === 0 ? say('landing') : say('about.cycle', { cycle, cycles: CYCLES }),
    what: turn === 0 ? say('between') : say('turn', { turn, turns: TURNS_PER_CYCLE }),
    does: [say('about.cycleDoes', { turns: TURNS_PER_CYCLE })],
    now: [foreman === on.me ? say('about.youForeman') : say('about.foreman', { name: nameOf(on, foreman) })],
    rule: 'TTN-11',
  }
}

const STAGES = [
  { stage: 'boost', rule: 'TTN-64' },
  { stage: 'dropship', rule: 'TTN-30' },
  { stage: 'drone', rule: 'TTN-52' },
  { stage: 'upgrade', rule: 'TTN-70' },
] as const

function stageAbout(seen: Seen, number: number): About {
  const { stage, rule } = STAGES[number] ?? STAGES[0]
  const { state = 'open' } = stagesOf(seen)[number] ?? {}
  return {
    name: say(`steps.${stage}`, { drone: seen.view.turn }),
    what: say('about.stage', { stage: number + 1, stages: STAGES.length }),
    does: [say(`about.stages.${stage}`)],
    now: [say(`about.stageIs.${state}`)],
    rule,
  }
}

/** What closes the rest of the crater. */
const behindRock = ({ g }: Here, name: string, does: string): About => ({
  name,
  what: say('about.closed'),
  does: [does],
  now: [say('about.closedNow', { seats: g.seats })],
  rule: 'TTN-2',
})
