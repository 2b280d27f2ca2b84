// A plain tree search (UCT) on our kernel, equivalent to boardgame.io's bot: an iteration descends to a node with an untried
// option, tries it, plays a random game and counts the winner. Choosing is cheaper than copying here, so nodes store no positions:
// each iteration copies the root once and replays the path. A position includes its dice, so the same path leads to the same
// position. Our bots search differently. This one exists only for the comparison.

import { Chance, type Option, Referee, type AnyGame, type State, swiftChance } from '@tableworks/kernel'
import type { Load } from './clock.ts'
import { seatsFor } from './own.ts'

/** boardgame.io's default playout depth. */
export const PLAYOUT_DEPTH = 50

interface Node {
  readonly parent: Node | null
  /** The seat whose choice led here, and the choice. */
  readonly chooser: number
  readonly option: Option
  /** The options not tried yet; null until the first visit. */
  untried: Option[] | null
  readonly children: Node[]
  visits: number
  wins: number
}

/** Searches from the set-up. The unit is an iteration. */
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

/** A position's search tree. The search would choose the root's most visited child. */
export function searchFrom(referee: Referee, state: State, iterations: number, chance: Chance): Node {
  const root = nodeFor(null, -1, '')
  for (let i = 0; i < iterations; i++) iterate(referee, root, referee.clone(state), chance)
  return root
}

const nodeFor = (parent: Node | null, chooser: number, option: Option): Node => ({
  parent,
  chooser,
  option,
  untried: null,
  children: [],
  visits: 0,
  wins: 0,
})

/** Modifies the state. */
function iterate(referee: Referee, root: Node, state: State, chance: Chance): void {
  const leaf = expand(referee, select(referee, root, state), state, chance)
  referee.playout(state, chance, PLAYOUT_DEPTH)
  const winner = referee.result(state)?.places.indexOf(1)
  for (let node: Node | null = leaf; node !== null; node = node.parent) {
    node.visits += 1
    if (node.chooser === winner) node.wins += 1
  }
}

/** Descends to a node with an untried option, or to the end of a game, and advances the state. */
function select(referee: Referee, root: Node, state: State): Node {
  let at = root
  while (at.untried?.length === 0 && at.children.length > 0) {
    at = bestOf(at)
    referee.choose(state, at.option)
  }
  return at
}

function bestOf({ children, visits }: Node): Node {
  const explore = 2 * Math.log(visits)
  let best = children[0] as Node
  let most = 0
  for (const child of children) {
    const worth = child.wins / child.visits + Math.sqrt(explore / child.visits)
    if (worth <= most) continue
    most = worth
    best = child
  }
  return best
}

function expand(referee: Referee, node: Node, state: State, chance: Chance): Node {
  const untried = (node.untried ??= [...referee.options(state)])
  if (untried.length === 0) return node
  const [option = ''] = untried.splice(chance.below(untried.length), 1)
  const child = nodeFor(node, referee.waiting(state)?.seat ?? -1, option)
  referee.choose(state, option)
  node.children.push(child)
  return child
}
