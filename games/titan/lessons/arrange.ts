// Arranges a position for a lesson: Pipes, Rigs, holds and the Dropship, on top of a landing that all lessons share.

import type { Seat } from '@tableworks/kernel'
import { type SlotId, type Zone, ZONE, type ZoneId } from '../data/crater.ts'
import { COMMON, type Common, type Cube, CUBES } from '../data/cubes.ts'
import { PIPES } from '../data/pieces.ts'
import { type Colour, COLOURS, RIG, type RigId, rigsOf } from '../data/rigs.ts'
import { isFree, markReach, ownerOf, pipeOf } from '../readings/network.ts'
import { faceOf } from '../readings/rigs.ts'
import { EMPTY, type State } from '../state.ts'

/** Ann, the learner, is Foreman and lands at U2. Ben lands at U5. */
export const LANDED = {
  seats: ['Ann', 'Ben'],
  seed: 'lesson 2',
  choices: `
    base U05; pipe HU04a; pipe HU05a; pipe VUM05a; rig cream-2
    base U02; pipe HU01b; pipe HU02a; pipe VUM02a; rig blue-3`,
}

/** Both have deployed on the lower ring, so their Dropships hold four Pipes; Ann begins. */
export const DEPLOYED = {
  ...LANDED,
  choices: `${LANDED.choices}
    deploy red-0; on L04
    deploy black-2; on L06`,
}

interface PlacedRig {
  readonly rig: RigId
  /** The cubes in its well; by default, as printed on its face. */
  readonly well?: readonly [tholins: number, deuterium: number]
  readonly control?: { readonly by: Seat; readonly module: Colour }
}

interface Arranged {
  readonly cycle?: number
  readonly credits?: readonly number[]
  /** Pipes to add, with the zone they leave. */
  readonly pipes?: Readonly<Record<SlotId, readonly [Seat, ZoneId]>>
  /** All Rigs in the crater, replacing those that the choices placed. */
  readonly rigs?: Readonly<Partial<Record<ZoneId, PlacedRig>>>
  /** The cubes in each hold, replacing its contents. */
  readonly holds?: readonly Readonly<Partial<Record<Cube, number>>>[]
  /** The resources in the learner's Dropship. Pipes fill the rest of it. */
  readonly dropship?: Readonly<Partial<Record<Common, number>>>
}

export const arranged =
  (at: Arranged) =>
  (g: State): void => {
    const { cycle = g.cycle, credits = [], pipes = {}, holds = [], dropship } = at
    g.cycle = cycle
    for (const [seat, amount] of credits.entries()) g.credits[seat as Seat] = amount
    for (const [slot, [seat, from]] of Object.entries(pipes)) {
      const number = g.box.slots.numberOf[slot] as State['box']['slots']['all'][number]
      g.pipes[number] = pipeOf(g, seat, number, ZONE[from])
    }
    if (at.rigs !== undefined) placeRigs(g, at.rigs)
    for (const [seat, cubes] of holds.entries()) for (const cube of CUBES) g.hold[cube][seat as Seat] = cubes[cube] ?? 0
    if (dropship !== undefined) loadDropship(g, dropship)
    settle(g)
  }

/** Places these Rigs. Those no longer used return to their stacks. */
function placeRigs(g: State, rigs: NonNullable<Arranged['rigs']>): void {
  for (const [zone, site] of g.site.entries()) if (site > EMPTY) clear(g, zone as Zone)
  for (const [id, { rig, well, control }] of Object.entries(rigs)) {
    const zone = ZONE[id as ZoneId]
    const { tholins, deuterium } = faceOf(g, RIG[rig])
    g.site[zone] = RIG[rig]
    g.deposits.fill(null, 2 * zone, 2 * zone + 2)
    ;[g.tholins[zone], g.deuterium[zone]] = well ?? [tholins, deuterium]
    if (control === undefined) continue
    g.controller[zone] = control.by
    g.module[zone] = control.module
    g.controlTokens[control.by] -= 1
  }
  g.display = g.display.filter(rig => !g.site.includes(rig))
  for (const colour of COLOURS)
    g.stacks[colour] = rigsOf(colour).filter(rig => !g.site.includes(rig) && !g.display.includes(rig))
}

function clear(g: State, zone: Zone): void {
  g.site[zone] = EMPTY
  g.tholins[zone] = 0
  g.deuterium[zone] = 0
}

function loadDropship(g: State, resources: NonNullable<Arranged['dropship']>): void {
  const spaces = COMMON.reduce((sum, one) => sum + g.dropship[one][0], g.dropshipPipes[0])
  for (const one of COMMON) g.dropship[one][0] = resources[one] ?? 0
  g.dropshipPipes[0] = COMMON.reduce((left, one) => left - g.dropship[one][0], spaces)
}

/** Completes the position: Pipes that are neither laid nor loaded go to the hold, and Networks are computed from the Pipes. */
function settle(g: State): void {
  g.network.fill(0)
  for (const [place, base] of g.base.entries()) {
    const seat = place as Seat
    const laid = g.box.slots.all.filter(slot => !isFree(g, slot) && ownerOf(g.pipes[slot]) === seat).length
    g.holdPipes[seat] = PIPES - laid - g.dropshipPipes[seat] - g.pipesGone[seat]
    markReach(g, seat, base as Zone, g.network)
  }
}
