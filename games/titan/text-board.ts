// The crater in plain text, unrolled: one row per ring with its columns from left to right, Pipes between the zones, and the Core
// below.
// `KEY` is the legend.

import { type Seat, seatsOf, type TextBoardTable } from '@tableworks/kernel'
import { columns } from '@tableworks/table-kit'
import { craterOf } from './data/board.ts'
import { CORE, type Ring, ringOf, RINGS, type Slot, type Zone, zoneId } from './data/crater.ts'
import { COMMON, CUBE_NAMES, CUBES, type Cube } from './data/cubes.ts'
import type { ObjectiveId } from './data/objectives.ts'
import type { OrderId } from './data/orders.ts'
import { DRONES } from './data/pieces.ts'
import { type Colour, COLOURS, type Rig, colourOf } from './data/rigs.ts'
import { droneNumber } from './readings/drones.ts'
import { tokensAt } from './readings/dropship.ts'
import { freeCells } from './readings/hold.ts'
import { isFree, isJoined, ownerOf, tailOf, zonesOf } from './readings/network.ts'
import { openOrders } from './readings/orders.ts'
import { baseOwner, faceOf, hasRig, modulesLeft } from './readings/rigs.ts'
import { ICE, NONE, type State } from './state.ts'
import type { View } from './view.ts'

const ZONE_WIDTH = 5
const GAP_WIDTH = 3
const FREE = '.'
const ROCK = '#'

const COLOUR_MARK: Readonly<Record<Colour, string>> = { cream: 'cr', black: 'bk', blue: 'bl', orange: 'or', red: 're' }
const CUBE_MARK: Readonly<Record<Cube, string>> = {
  silicium: 'Si',
  water: 'Wa',
  hydrocarbons: 'Hy',
  titanium: 'Ti',
  deuterium: 'De',
  tholins: 'Th',
}

const KEY = [
  'Zones: [A] A’s Base; bl3 blue Rig of value 3; bl3A the same, controlled by A; 2T3D its well;',
  '       +re its red Module; ice; SiWa deposits.',
  'Slots: A> A’s Pipe; a> the same, cut off; . free; Si free, with Silicium printed; # Rock.',
  '       The upper of two slots between columns is the outer lane. A full ring closes behind 12.',
]

export function textBoard({ glance: _glance, ...open }: View, table: TextBoardTable<State>): string[] {
  const { seats, variants, box, sideNames } = table
  const g: State = { seats, variants, box, ...open }
  return [
    clock(g, sideNames),
    '',
    ...RINGS.flatMap(ring => [...ringLines(g, ring), '']),
    coreLine(g),
    '',
    ...KEY,
    '',
    ...playerLines(g, sideNames),
    '',
    ...droneLines(g),
    '',
    ...supplyLines(g),
    ...openOrders(g).map(order => orderLine(g, order)),
    ...g.objectives.map((objective, i) => objectiveLine(g, objective, g.claims[i] ?? [])),
  ]
}

const letterOf = (seat: Seat): string => 'ABCD'.charAt(seat)
/** `U05` is shown as U5. */
const nameOf = (zone: Zone): string => (zone === CORE ? 'Core' : zoneId(zone).replace(/0(?=\d)/, ''))
const rigMark = (g: State, rig: Rig): string => `${COLOUR_MARK[colourOf(rig)]}${faceOf(g, rig).value}`
const listed = (parts: readonly string[]): string => parts.join(', ') || 'none'

function clock(g: State, names: readonly string[]): string {
  const moment = g.cycle === 0 ? 'Landing' : `Cycle ${g.cycle}${g.turn === 0 ? '' : `, turn ${g.turn}`}`
  return `${moment}. Foreman: ${names[g.foreman]}.`
}

// The crater

function ringLines(g: State, ring: Ring): string[] {
  const zones = craterOf(g).zones.filter(zone => ringOf(zone) === ring)
  const { left, right } = craterOf(g).slotsTo
  const isClosed = left[zones[0] as Zone].length > 0
  const isBroad = zones.some(zone => right[zone].length > 2)
  const row = (zoneText: (zone: Zone) => string, gapText?: (zone: Zone) => string): string => {
    const cells = zones.map(zone => zoneText(zone).padEnd(ZONE_WIDTH) + (gapText?.(zone) ?? '').padEnd(GAP_WIDTH))
    return `${gapText === undefined || isClosed ? ' ' : ROCK} ${cells.join('')}`.trimEnd()
  }
  return [
    row(nameOf),
    row(
      zone => standing(g, zone),
      zone => gap(g, zone, 0),
    ),
    row(
      zone => wellOrDeposits(g, zone),
      zone => gap(g, zone, 1),
    ),
    ...(isBroad || zones.some(zone => g.module[zone] !== null)
      ? [row(zone => moduleMark(g, zone), isBroad ? zone => gap(g, zone, 2) : undefined)]
      : []),
    row(zone => downwards(g, zone)),
  ]
}

function standing(g: State, zone: Zone): string {
  const owner = baseOwner(g, zone)
  if (owner !== null) return `[${letterOf(owner)}]`
  if (g.site[zone] === ICE) return 'ice'
  if (!hasRig(g, zone)) return FREE
  const controller = g.controller[zone]
  return rigMark(g, g.site[zone]) + (controller === NONE ? '' : letterOf(controller))
}

const wellOrDeposits = (g: State, zone: Zone): string =>
  hasRig(g, zone)
    ? `${g.tholins[zone]}T${g.deuterium[zone]}D`
    : tokensAt(g, zone)
        .map(cube => CUBE_MARK[cube])
        .join('')

function moduleMark(g: State, zone: Zone): string {
  const module = g.module[zone]
  return module === null ? '' : `+${COLOUR_MARK[module]}`
}

/** The slots from this zone to the next column; Rock if none is open. */
function gap(g: State, zone: Zone, lane: number): string {
  const slots = craterOf(g).slotsTo.right[zone]
  const slot = slots[lane]
  if (slot !== undefined) return slotMark(g, slot, ['>', '<'])
  return slots.length === 0 && lane < 2 ? ROCK : ''
}

/** The slots from this zone to the ring below, or to the Core. */
const downwards = (g: State, zone: Zone): string =>
  craterOf(g)
    .slotsTo.down[zone].map(slot => slotMark(g, slot, ['v', '^']))
    .join(' ')

function slotMark(g: State, slot: Slot, [towardsB, towardsA]: readonly [string, string]): string {
  const printed = g.box.slots.printed[slot]
  if (isFree(g, slot)) return printed === null ? FREE : CUBE_MARK[printed]
  const owner = letterOf(ownerOf(g.pipes[slot]))
  return (
    (isJoined(g, slot) ? owner : owner.toLowerCase()) +
    (tailOf(g, slot) === g.box.slots.endA[slot] ? towardsB : towardsA)
  )
}

function coreLine(g: State): string {
  const { core, endA } = g.box.slots
  const tokens = core.flatMap((slot, place) => {
    const owner = g.coreTokens[place] ?? NONE
    return owner === NONE ? [] : [`${letterOf(owner)} under ${nameOf(endA[slot])}`]
  })
  return `  Core: ${g.tholins[CORE]} Tholins, ${g.deuterium[CORE]} Deuterium; Control tokens: ${listed(tokens)}`
}

// The players and the supply

const playerLines = (g: State, names: readonly string[]): string[] =>
  columns(
    [
      [
        '',
        '',
        'Credits',
        'Pipes',
        'free',
        ...CUBES.map(cube => CUBE_MARK[cube]),
        'tokens',
        'Network',
        'Dropship',
        'orders',
      ],
      ...seatsOf(g.seats).map(seat => [
        letterOf(seat),
        (names[seat] ?? '').slice(0, LONGEST_NAME),
        String(g.credits[seat]),
        String(g.holdPipes[seat]),
        String(freeCells(g, seat)),
        ...CUBES.map(cube => String(g.hold[cube][seat])),
        String(g.controlTokens[seat]),
        String(zonesOf(g, seat).length),
        dropshipText(g, seat),
        String(g.fulfilled[seat].length),
      ]),
    ],
    2,
  )

const LONGEST_NAME = 16

/** `3P Si`: three Pipes and a Silicium. */
function dropshipText(g: State, seat: Seat): string {
  const cubes = COMMON.flatMap(cube => Array.from({ length: g.dropship[cube][seat] }, () => CUBE_MARK[cube]))
  const pipes = g.dropshipPipes[seat]
  return [...(pipes === 0 ? [] : [`${pipes}P`]), ...cubes].join(' ') || '-'
}

const droneLines = (g: State): string[] =>
  seatsOf(g.seats)
    .filter(seat => g.base[seat] !== NONE)
    .map(
      seat => `${letterOf(seat)}’s Drones: ${DRONES.map(drone => droneText(g, droneNumber(seat, drone))).join(', ')}`,
    )

function droneText(g: State, number: number): string {
  const load = g.droneLoad[number] ?? null
  const drone = (number % DRONES.length) + 1
  return `${drone} at ${nameOf(g.droneAt[number] as Zone)}${load === null ? '' : ` (${CUBE_MARK[load]})`}`
}

const supplyLines = (g: State): string[] => [
  `Rigs face up: ${listed(g.display.map(rig => rigMark(g, rig)))}; deployed this cycle: ${listed(g.deployed)}`,
  `Rigs to come: ${COLOURS.map(colour => `${colour} ${g.stacks[colour].length}`).join(', ')}`,
  `Modules left: ${COLOURS.map(colour => `${colour} ${modulesLeft(g, colour)}`).join(', ')}`,
  `Orders in the pile: ${g.orderPile.length}`,
]

function orderLine({ box }: State, order: OrderId): string {
  const { name, value, ...wanted } = box.orders[order]
  const needs = COMMON.filter(cube => wanted[cube] > 0).map(cube => `${wanted[cube]} ${CUBE_NAMES[cube]}`)
  return `${name} order, ${value} Credits: ${needs.join(', ')}`
}

function objectiveLine({ box }: State, objective: ObjectiveId, claims: readonly Seat[]): string {
  const { text, credits } = box.objectives[objective]
  const claimed = claims.length === 0 ? '' : `; claimed by ${claims.map(letterOf).join(', ')}`
  return `Objective: ${text}, ${credits.join('/')} Credits${claimed}`
}
