// Sentences about the board for text mode and the end sheet, beyond the view's fields.

import { viewerOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { craterOf } from '../../data/board.ts'
import { type Zone, zoneId } from '../../data/crater.ts'
import { COMMON, CUBE_NAMES } from '../../data/cubes.ts'
import type { ObjectiveId } from '../../data/objectives.ts'
import type { OrderId } from '../../data/orders.ts'
import { COLOURS, RIG_NAMES } from '../../data/rigs.ts'
import { emptyDronesAt } from '../../readings/drones.ts'
import { type Draw, forecastExtraction } from '../../readings/extraction.ts'
import { progressOf } from '../../readings/objectives.ts'
import { openOrders } from '../../readings/orders.ts'
import { faceOf, modulesLeft, rigColour } from '../../readings/rigs.ts'
import { canReach, freeSlotsAt, upgradeCost } from '../../readings/upgrade.ts'
import { zoneName } from '../parts/zone-name.ts'
import { type Position, positionOf, type Seen, type TitanBox } from '../table.ts'
import { say } from '../words.ts'

export function sections(seen: Seen, box: TitanBox, names: readonly string[]) {
  const position = positionOf(seen, box)
  const viewer = viewerOf(seen)
  const nameOf = (seat: Seat) => names[seat] ?? ''
  const lists = [
    {
      title: say('extraction'),
      lines: forecastExtraction(position).map((draws, seat) => drawsLine(nameOf(seat as Seat), draws)),
    },
    {
      title: say('tell.orders', { name: nameOf(viewer) }),
      lines: openOrders(position).map(order => orderLine(position, viewer, order)),
    },
    {
      title: say('tell.objectives', { name: nameOf(viewer) }),
      lines: position.objectives.map((objective, i) =>
        objectiveLine(position, viewer, objective, (position.claims[i] ?? []).map(nameOf)),
      ),
    },
    { title: say('tell.upgrades', { name: nameOf(viewer) }), lines: upgradeLines(position, viewer) },
    {
      title: say('tell.supply'),
      lines: COLOURS.map(colour =>
        say('tell.stack', {
          rig: RIG_NAMES[colour],
          rigs: position.stacks[colour].length,
          modules: modulesLeft(position, colour),
        }),
      ),
    },
  ]
  return lists.filter(({ lines }) => lines.length > 0)
}

/** "Ann: Tholins at M5, Deuterium at U6." */
const drawsLine = (name: string, draws: readonly Draw[]): string =>
  draws.length === 0
    ? say('tell.noDraws', { name })
    : say('tell.draws', {
        name,
        draws: draws
          .map(({ cube, zone }) => say('tell.draw', { cube: CUBE_NAMES[cube], zone: zoneName(zoneId(zone)) }))
          .join(', '),
      })

/** "Ceres, 2 Credits: 1 Water (has 3), 1 Titanium (has 0)." */
function orderLine(position: Position, seat: Seat, order: OrderId): string {
  const { name, value } = position.box.orders[order]
  return say('tell.order', { name, value, needs: needsOf(position, seat, order) })
}

/** "1 Water (has 3), 1 Titanium (has 0)" */
export function needsOf({ box, hold }: Position, seat: Seat, order: OrderId): string {
  const needs = box.orders[order]
  return COMMON.filter(cube => needs[cube] > 0)
    .map(cube => say('tell.need', { need: needs[cube], cube: CUBE_NAMES[cube], have: hold[cube][seat] }))
    .join(', ')
}

const objectiveLine = (position: Position, seat: Seat, objective: ObjectiveId, claimed: readonly string[]): string =>
  [
    progressLine(position, seat, objective),
    creditsLeft(position, objective, claimed.length),
    ...(claimed.length === 0 ? [] : [say('tell.claimed', { names: claimed.join(', ') })]),
  ].join(' ')

/** "10 Water in your hold: 3 of 10." */
export function progressLine(position: Position, seat: Seat, objective: ObjectiveId): string {
  const progress = progressOf(position, seat, objective)
  const have = progress.map(({ have: some, criterion }) => say('tell.of', { have: some, need: criterion.need }))
  return say('tell.objective', { text: position.box.objectives[objective].text, have: have.join(', ') })
}

export function creditsLeft({ box }: Position, objective: ObjectiveId, claims: number): string {
  const left = box.objectives[objective].credits.slice(claims)
  return left.length === 0 ? say('tell.noneLeft') : say('tell.creditsLeft', { credits: left.join(', ') })
}

/** What it costs a seat to upgrade each Rig it can reach, in board order. */
const upgradeLines = (position: Position, seat: Seat): string[] =>
  craterOf(position)
    .zones.filter(zone => position.controller[zone] < 0 && canReach(position, seat, zone))
    .flatMap(zone => upgradeLine(position, seat, zone) ?? [])

function upgradeLine(position: Position, seat: Seat, zone: Zone): string | null {
  const colour = rigColour(position, zone)
  if (colour === null) return null
  const { value } = faceOf(position, position.site[zone])
  return say('tell.upgrade', {
    rig: `${RIG_NAMES[colour]} ${value}`,
    zone: zoneName(zoneId(zone)),
    reckoning: upgradeReckoning(position, seat, zone),
  })
}

/** "2 Silicium (3 free slots − 1 Drone)" */
export const upgradeReckoning = (position: Position, seat: Seat, zone: Zone): string =>
  say('upgradeCost', {
    free: freeSlotsAt(position, zone),
    drones: emptyDronesAt(position, seat, zone),
    cost: upgradeCost(position, seat, zone),
  })

/** The orders a seat has fulfilled and the Objectives it has claimed, each with its Credits. */
export function endList({ view }: Seen, seat: Seat, box: TitanBox): string[] {
  const orders = view.fulfilled[seat].map(order => box.orders[order])
  const objectives = view.objectives.flatMap((objective, i) => {
    const place = (view.claims[i] ?? []).indexOf(seat)
    const { text, credits } = box.objectives[objective]
    return place < 0 ? [] : [{ name: text, value: credits[place] ?? 0 }]
  })
  return [...orders, ...objectives].map(({ name, value }) => say('atEnd', { name, credits: value }))
}
