// Phase 1, Building: RULES.md EMP-20 to EMP-29.

import type { Bar } from '@tableworks/kernel'
import { type Space, spaceAt, spaceName } from '../data/city.ts'
import { type Face, rollDie, type Side } from '../data/pieces.ts'
import type { Options } from '../notation.ts'
import { hasDieLeft, ownerOf } from '../readings/buildings.ts'
import type { Dice, State } from '../state.ts'
import { decide, passage } from '../steps.ts'
import { canPayForSomeFactory, cheapestInRow, fundsOf } from './factory-purchase.ts'

const REROLL_COST = 2
const NEW_BUILDING = 1

/** EMP-20; EMP-27 with AMB-31: a side without dice left doesn't roll. */
export const buildRoll = passage('build.roll', (g, { seat }, flow) => {
  if (!hasDieLeft(g, seat)) {
    flow.tell?.({ kind: 'hasNineBuildings', seat })
    return flow.end()
  }
  const one = rollDie(flow.chance)
  const two = rollDie(flow.chance)
  const three = rollDie(flow.chance)
  flow.tell?.({ kind: 'rolled', seat, dice: [one, two, three] })
  return flow.goto('build.reroll', { seat, dice: inOrder(one, two, three) })
})

/** EMP-21: one die may be rerolled once, before the dice are assigned. */
export const buildReroll = decide('build.reroll', {
  takesOnlyOption: true,

  offers(g, { seat, dice }, offer, why) {
    const have = g.capital[seat]
    const poor =
      have >= REROLL_COST ? null : why && { because: 'tooLittleCapital', rule: 'EMP-21', need: REROLL_COST, have }
    for (const reroll of usesOf(dice).rerolls) offer(reroll, reroll === 'keep' ? null : poor)
  },

  unoffered: (_g, { dice }, option) =>
    option !== 'keep' && { because: 'notRolled', rule: 'EMP-21', face: option.face, dice: dice.join(', ') },

  choose(g, { seat, dice }, option, flow) {
    if (option === 'keep') return flow.goto('build.assign', { seat, dice })
    const { face } = option
    g.capital[seat] -= REROLL_COST
    const into = rollDie(flow.chance)
    flow.tell?.({ kind: 'rerolled', seat, face, into, cost: REROLL_COST })
    return flow.goto('build.assign', { seat, dice: replaced(dice, face, into) })
  },
})

/** EMP-22 to EMP-26. */
export const buildAssign = decide('build.assign', {
  takesOnlyOption: true,

  offers(g, { seat, dice }, offer, why) {
    offer('pass', null)
    for (const assignment of usesOf(dice).assignments) offer(assignment, barBuilding(g, seat, assignment, why))
  },

  unoffered: (_g, { dice }) => ({ because: 'otherDice', rule: 'EMP-22', dice: dice.join(', ') }),

  choose(g, { seat }, option, flow) {
    if (option === 'pass') {
      flow.tell?.({ kind: 'builtNothing', seat }) // EMP-26
      return flow.end() // EMP-28: the Actions follow once both sides have built.
    }
    const { block, number, cost } = option
    const space = spaceAt(block, number)
    const { type } = g.box.plots[space]
    g.capital[seat] -= cost // EMP-24
    place(g, seat, space, NEW_BUILDING) // EMP-25
    flow.tell?.({ kind: 'built', seat, space: spaceName(space), type, cost })
    if (type !== 'industrial') return flow.end()
    if (canPayForSomeFactory(g, seat, 0)) return flow.goto('build.factory', { seat }) // EMP-37
    flow.tell?.({ kind: 'foundNoFactory', seat })
    return flow.end()
  },
})

type Assignment = Exclude<Options['build.assign'], 'pass'>

/** The ways to use three dice as block, building and cost. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** Everything three dice can build. */
interface Uses {
  readonly rerolls: readonly Options['build.reroll'][]
  readonly assignments: readonly Assignment[]
}

/** Computed once per roll, because bots roll in every round of every simulated game. */
const USES: (Uses | undefined)[] = []

function usesOf(dice: Dice): Uses {
  const [low, middle, high] = dice
  return (USES[low * 100 + middle * 10 + high] ??= {
    rerolls: ['keep', ...[...new Set(dice)].map(face => ({ face }))],
    assignments: assignmentsOf(dice),
  })
}

/** Equal dice keep their order, so no assignment is listed twice. */
const assignmentsOf = (dice: Dice): Assignment[] =>
  ORDERS.filter(order => order.every((i, at) => order.slice(at).every(j => dice[i] !== dice[j] || i <= j))).map(
    ([block, number, cost]) => ({ block: dice[block], number: dice[number], cost: dice[cost] }),
  )

/** EMP-23, EMP-24, EMP-27 and, for an Industrial building, EMP-37: why a side can't build there. */
function barBuilding(g: State, seat: Side, { block, number, cost }: Assignment, why: boolean): Bar {
  const space = spaceAt(block, number)
  if (!hasDieLeft(g, seat)) return why && { because: 'tenthBuilding', rule: 'EMP-27', have: g.built[seat].length }
  if (g.die[space] !== 0)
    return why && { because: 'alreadyBuilt', rule: 'EMP-23', space: spaceName(space), owner: ownerOf(g, space) }
  const have = g.capital[seat]
  if (cost > have) return why && { because: 'tooLittleCapital', rule: 'EMP-24', need: cost, have }
  if (g.box.plots[space].type !== 'industrial' || !g.variants.industrialNeedsAffordableFactory) return null
  if (g.row.length === 0) return why && { because: 'noFactoryLeft', rule: 'EMP-37' }
  if (canPayForSomeFactory(g, seat, cost)) return null
  return (
    why && { because: 'noFactoryAffordable', rule: 'EMP-37', need: cheapestInRow(g), have: fundsOf(g, seat) - cost }
  )
}

/** Puts one of the side's dice on the building. */
export function place(g: State, side: Side, space: Space, die: number): void {
  g.die[space] = die
  g.built[side].push(space)
}

/** Sorts three faces, lowest first. */
function inOrder(a: Face, b: Face, c: Face): Dice {
  if (a > b) return inOrder(b, a, c)
  if (b > c) return inOrder(a, c, b)
  return [a, b, c]
}

function replaced([low, middle, high]: Dice, face: Face, into: Face): Dice {
  if (face === low) return inOrder(into, middle, high)
  return face === middle ? inOrder(low, into, high) : inOrder(low, middle, into)
}
