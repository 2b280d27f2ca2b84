// A plain tree search (UCT) on our kernel, step by step what boardgame.io's bot does: a node keeps its position and the
// options nobody has tried; an iteration goes down to a node with one, tries it, plays on at random and counts the
// winner. Bots of ours search otherwise; this is here to be measured beside theirs.

import { Chance, type Option, Referee, type AnyGame, type State, swiftChance } from '@tableworks/kernel'
import type { Load } from './clock.ts'
import { seatsFor } from './own.ts'

/** As deep as boardgame.io's playouts are by default. */
export const PLAYOUT_DEPTH = 50

interface Node {
  readonly state: State
  readonly parent: Node | null
  /** The seat whose choice led here. */
  readonly chooser: number
  readonly untried: Option[]
  readonly children: Node[]
  visits: number
  wins: number
}

/** Searches from the set-up on; the unit is an iteration. */
export function search(game: AnyGame, iterations: number): Load {
  const referee = new Referee(game)
  const chance = new Chance(swiftChance('search'))
  const seats = seatsFor(game)
  return {
    name: `${game.id} search`,
    batch() {
      searchFrom(referee, referee.open(seats, {}, chance.branch()), iterations, chance)
      return iterations
    },
  }
}

/** The tree that grows from a position; the most visited child of its root is what the search would choose. */
export function searchFrom(referee: Referee, state: State, iterations: number, chance: Chance): Node {
  const root = nodeFor(referee, state, null, -1)
  for (let i = 0; i < iterations; i++) iterate(referee, root, chance)
  return root
}

const nodeFor = (referee: Referee, state: State, parent: Node | null, chooser: number): Node => ({
  state,
  parent,
  chooser,
  untried: [...referee.options(state)],
  children: [],
  visits: 0,
  wins: 0,
})

function iterate(referee: Referee, root: Node, chance: Chance): void {
  const leaf = expand(referee, select(root), chance)
  const state = referee.clone(leaf.state)
  referee.playout(state, chance, PLAYOUT_DEPTH)
  const winner = referee.result(state)?.places.indexOf(1)
  for (let node: Node | null = leaf; node !== null; node = node.parent) {
    node.visits += 1
    if (node.chooser === winner) node.wins += 1
  }
}

/** Down to a node with an untried option, or to the end of a game. */
function select(node: Node): Node {
  let at = node
  while (at.untried.length === 0 && at.children.length > 0) at = bestOf(at)
  return at
}

function bestOf({ children, visits }: Node): Node {
  const explore = 2 * Math.log(visits)
  const worth = (child: Node) => child.wins / child.visits + Math.sqrt(explore / child.visits)
  return children.reduce((best, child) => (worth(child) > worth(best) ? child : best))
}

function expand(referee: Referee, node: Node, chance: Chance): Node {
  const [option] = node.untried.splice(chance.below(Math.max(1, node.untried.length)), 1)
  if (option === undefined) return node
  const state = referee.clone(node.state)
  referee.choose(state, option)
  const child = nodeFor(referee, state, node, referee.waiting(node.state)?.seat ?? -1)
  node.children.push(child)
  return child
}
