// Phase 1, Building: RULES.md EMP-20 to EMP-29.

import { type Space, spaceAt, spaceName } from '../data/city.ts'
import { DICE_OF_A_SIDE, type Face, rollDie, type Side } from '../data/pieces.ts'
import type { Options } from '../notation.ts'
import type { Dice, State } from '../state.ts'
import { decide, passage } from '../steps.ts'
import { canPayForSomeFactory, cheapestInRow } from './factory-purchase.ts'
import { ownerOf } from './sides.ts'

const REROLL_COST = 2
const NEW_BUILDING = 1

/** EMP-20, and EMP-27 with AMB-31: a side with nine buildings does not even roll. */
export const buildRoll = passage('build.roll', (g, { seat }, flow) => {
  if (g.built[seat].length === DICE_OF_A_SIDE) {
    flow.tell?.({ kind: 'hasNineBuildings', seat })
    return flow.end()
  }
  const one = rollDie(flow.chance)
  const two = rollDie(flow.chance)
  const three = rollDie(flow.chance)
  flow.tell?.({ kind: 'rolled', seat, dice: [one, two, three] })
  return flow.goto('build.reroll', { seat, dice: inOrder(one, two, three) })
})

/** EMP-21: once, before assigning, a die may be rolled again. */
export const buildReroll = decide('build.reroll', {
  takesOnlyOption: true,

  options(g, { seat, dice: [low, middle, high] }) {
    const options: Options['build.reroll'][] = ['keep']
    if (g.capital[seat] < REROLL_COST) return options
    options.push({ face: low })
    if (middle !== low) options.push({ face: middle })
    if (high !== middle) options.push({ face: high })
    return options
  },

  choose(g, { seat, dice }, option, flow) {
    if (option === 'keep') return flow.goto('build.assign', { seat, dice })
    const { face } = option
    g.capital[seat] -= REROLL_COST
    const into = rollDie(flow.chance)
    flow.tell?.({ kind: 'rerolled', seat, face, into, cost: REROLL_COST })
    return flow.goto('build.assign', { seat, dice: replaced(dice, face, into) })
  },

  why(g, { seat, dice }, option) {
    if (option === 'keep') return null
    if (!dice.includes(option.face))
      return { because: 'notRolled', rule: 'EMP-21', face: option.face, dice: dice.join(', ') }
    return { because: 'tooLittleCapital', rule: 'EMP-21', need: REROLL_COST, have: g.capital[seat] }
  },
})

/** The ways to take three dice as block, building and cost. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** EMP-22 to EMP-26. */
export const buildAssign = decide('build.assign', {
  takesOnlyOption: true,

  options(g, { seat, dice }) {
    const options: Options['build.assign'][] = ['pass']
    for (const [i, j, k] of ORDERS) {
      const block = dice[i]
      const number = dice[j]
      const cost = dice[k]
      // Equal dice keep their order, so that no assignment is listed twice.
      if ((block === number && i > j) || (number === cost && j > k) || (block === cost && i > k)) continue
      if (canBuild(g, seat, spaceAt(block, number), cost)) options.push({ block, number, cost })
    }
    return options
  },

  choose(g, { seat }, option, flow) {
    if (option === 'pass') {
      flow.tell?.({ kind: 'builtNothing', seat }) // EMP-26
      return flow.end() // EMP-28: when both have decided, the Actions follow
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

  why(g, { seat, dice }, option) {
    if (option === 'pass') return null
    const { block, number, cost } = option
    const space = spaceAt(block, number)
    if (g.built[seat].length === DICE_OF_A_SIDE)
      return { because: 'tenthBuilding', rule: 'EMP-27', have: DICE_OF_A_SIDE }
    if (inOrder(block, number, cost).join() !== dice.join())
      return { because: 'otherDice', rule: 'EMP-22', dice: dice.join(', ') }
    const owner = ownerOf(g, space)
    if (owner !== null) return { because: 'alreadyBuilt', rule: 'EMP-23', space: spaceName(space), owner }
    if (cost > g.capital[seat])
      return { because: 'tooLittleCapital', rule: 'EMP-24', need: cost, have: g.capital[seat] }
    const funds = g.capital[seat] - cost + g.profit[seat]
    const need = cheapestInRow(g)
    if (need === null) return { because: 'noFactoryLeft', rule: 'EMP-37' }
    return { because: 'noFactoryAffordable', rule: 'EMP-37', need, have: funds }
  },
})

/** EMP-23, EMP-24, EMP-27 and, for an Industrial building, EMP-37. */
function canBuild(g: State, seat: Side, space: Space, cost: number): boolean {
  if (g.die[space] !== 0 || cost > g.capital[seat] || g.built[seat].length === DICE_OF_A_SIDE) return false
  if (g.box.plots[space].type !== 'industrial' || !g.variants.industrialNeedsAffordableFactory) return true
  return canPayForSomeFactory(g, seat, cost)
}

/** A die of that side goes on the building. */
export function place(g: State, side: Side, space: Space, die: number): void {
  g.die[space] = die
  g.built[side].push(space)
}

/** Lowest first. */
function inOrder(a: Face, b: Face, c: Face): Dice {
  if (a > b) return inOrder(b, a, c)
  if (b > c) return inOrder(a, c, b)
  return [a, b, c]
}

function replaced([low, middle, high]: Dice, face: Face, into: Face): Dice {
  if (face === low) return inOrder(into, middle, high)
  return face === middle ? inOrder(low, into, high) : inOrder(low, middle, into)
}
