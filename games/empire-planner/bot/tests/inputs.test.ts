import { Chance, type Option, Referee, same, type State as Position, swiftChance } from '@tableworks/kernel'
import { expect, it } from 'vitest'
import { SIDES } from '../../data/pieces.ts'
import { game } from '../../index.ts'
import { hasDieLeft } from '../../readings/buildings.ts'
import type { State } from '../../state.ts'
import { ANN, BEN, empireTable } from '../../tests/table.ts'
import { networks } from '../index.ts'

const referee = new Referee(game)
const { inputs } = networks

function read(position: Position<State>, seat: number): Float32Array {
  const x = new Float32Array(inputs.count(position.g))
  inputs.read(position, seat, x)
  return x
}

/** The position after this option, with these dice. */
function after(position: Position<State>, option: Option, dice: Chance): Position<State> {
  const next = referee.clone(position) as Position<State>
  next.chance = dice.branch()
  referee.choose(next, option)
  return next
}

/** Whether a side skipped building because its dice fit nothing. In that case, the inputs include the round's cards. */
const isBuildingSkipped = ({ g }: Position<State>): boolean =>
  g.claims.length === 0 && g.market !== null && SIDES.some(side => hasDieLeft(g, side))

it('An action’s end is read the same whatever the dice and cards then turn out to be', () => {
  const dice = new Chance(swiftChance('what comes'))
  const position = referee.open(2, {}, dice.branch()) as Position<State>
  const pairs: number[][][] = []
  while (position.frames.length > 0) {
    const option = dice.pick(referee.options(position))
    const ends = [after(position, option, dice), after(position, option, dice)] as const
    const [one, two] = ends
    const isSameDecision = referee.waiting(one)?.decision === referee.waiting(two)?.decision
    if (isSameDecision && !same(one.g, two.g) && !ends.some(isBuildingSkipped))
      for (const side of SIDES) pairs.push(ends.map(end => [...read(end, side)].map(rounded)))
    referee.choose(position, option)
  }
  for (const [one, two] of pairs) expect(two).toEqual(one)
  expect(pairs.length).toBeGreaterThan(20)
})

/** Sums of the same numbers in another order may differ slightly. */
const rounded = (value: number): number => Math.round(value * 1e4)

it('Both sides read the same position, each its own row first', () => {
  const { state } = empireTable({ round: 5, capital: [7, 20], profit: [3, 11], cards: ['A1', 'A2'], claims: [] }).at(
    'actions',
    {},
  )
  const [ann, ben] = [read(state, ANN), read(state, BEN)]

  expect([ann[0], ben[0]]).toEqual([7 / 20, 1].map(Math.fround))
  expect(ann.slice(0, 50)).not.toEqual(ben.slice(0, 50))
  expect(ann.filter(value => value === Math.fround(11 / 40))).toHaveLength(1)
  expect(ben.filter(value => value === Math.fround(11 / 40))).toHaveLength(1)
})
