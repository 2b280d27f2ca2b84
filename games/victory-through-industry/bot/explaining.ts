// Explains a planner's move: the moves it compares, how much they help its goal, and the words for the difference.

import type { Explaining } from '@tableworks/bots'
import { imagine, seatsOf } from '@tableworks/kernel'
import { stateOf } from './line.ts'
import type { State } from '../state.ts'
import { goalsOf } from './goal.ts'
import { macroMoves } from './macro-moves.ts'
import { type PlannerConfig, planner } from './planner.ts'
import { partsOf, valuesOf } from './value.ts'

/** Players that take the best line without considering a second move. */
const quickBy = (weightsAt: PlannerConfig['weightsAt']) => (noise: number) =>
  planner({ name: 'quick', explain: 'makes the move that looks best', pairs: 0, noise, weightsAt })

/** Explains moves for a player with these weights. */
export const explainingBy = (weightsAt: PlannerConfig['weightsAt']): Explaining<State> => ({
  begins: ['move'],
  quick: quickBy(weightsAt),
  isRace: true,
  parts: (g, side, before) => partsOf(g, seatsOf(g.seats)[side] ?? 0, goalsOf(before, weightsAt(g.seats)), before),
  differences: {
    result: { more: 'the game ends and you have {n|point|points} more', less: 'you have {n|point|points} less' },
    products: { more: 'products worth {n|point|points} more', less: 'products worth {n|point|points} less' },
    contracts: {
      more: 'about {n|point|points} more from contracts you can keep',
      less: 'about {n|point|points} less from contracts you can keep',
    },
    factories: { more: '{n|factory|factories} more', less: '{n|factory|factories} fewer' },
    room: { more: '{n} more free cells', less: '{n} fewer free cells' },
    work: {
      more: 'about {n|move|moves} further from your best contracts',
      less: 'about {n|move|moves} closer to your best contracts',
    },
    ready: { more: '{n|run|runs} more you could make next', less: '{n|run|runs} fewer you could make next' },
    rivals: {
      more: 'the best rival’s position counts {n} more against you',
      less: 'the best rival’s position counts {n} less against you',
    },
  },
  details: DETAILS,
  themes: THEMES,
  lines(seen, { referee, chance }) {
    if (seen.decision !== 'move' && seen.decision !== 'operate') return seen.choices.map(name => [name])
    const world = imagine(referee, seen, chance)
    const seat = seen.seat ?? 0
    const goals = goalsOf(stateOf(world), weightsAt(stateOf(world).seats))
    const worth = (g: State) => valuesOf(g, goals)[seat] ?? 0
    return macroMoves(referee, world, seat, goals)
      .map(line => ({ names: line.names, worth: worth(line.g) }))
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ names }) => names)
  },
})

/** Choices that only settle how an action is carried out. */
const DETAILS: readonly string[] = [
  'pay',
  'site',
  'turn',
  'pickFactory',
  'pickProduct',
  'putProduct',
  'handOver',
  'rescue',
  'move product',
  'stop',
  'all',
]

/** The kinds of actions, by a fact that identifies each. If several match, the first wins. */
const THEMES: Readonly<Record<string, string>> = {
  claimed: 'Contracts',
  offered: 'Trade',
  built: 'Building',
  tookFactory: 'Factories',
  gaveFactory: 'Factories',
  movedFactory: 'Factories',
  toreDown: 'Factories',
  banked: 'Bank',
  produced: 'Production',
  ran: 'Production',
  movedProduct: 'Storage',
  threwAway: 'Storage',
  finishedOperating: 'Storage',
}
