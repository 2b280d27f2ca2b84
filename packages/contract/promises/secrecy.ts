// Nobody receives more than their view. Whatever a seat cannot know is imagined anew; all that it is given must
// stay the same to the byte.

import {
  type Chance,
  type ChanceState,
  heardBy,
  type Option,
  type Referee,
  type State,
  type Table,
  type Told,
  viewOf,
} from '@tableworks/kernel'
import { difference } from '../difference.ts'
import { firstFault, promise } from '../promise.ts'
import { likelyTexts, misspelt } from '../texts.ts'
import type { Walk } from '../walk.ts'
import { called, type Imagined, type Viewer, worldsOf } from '../worlds.ts'

export const looksTheSame = promise(
  'two tables that differ only in what a seat may not know look the same to it',
  walk =>
    firstFault(walk.sampled(), table =>
      firstFault(worldsOf(walk), imagined => {
        const { viewer, seen, world } = imagined
        const fault = difference(seen, viewOf(table.referee, world, viewer)) ?? unlikeRefusal(walk, imagined)
        return fault === null ? null : `${called(viewer)} can tell them apart by ${fault}`
      }),
    ),
)

/** Only the seat that is to choose hears a reason of the rules; the others hear that it is not their turn. */
function unlikeRefusal(walk: Walk, { viewer, seen, world }: Imagined): string | null {
  const { referee, state } = walk.table
  if (viewer === null || viewer !== seen.actor) return null
  return firstFault(questions(walk.table, walk.chance('why')), text => {
    const fault = difference(referee.read(state, text), referee.read(world, text))
    return fault === null ? null : `the answer to '${text}': ${fault}`
  })
}

const questions = (table: Table, chance: Chance): string[] => [
  ...(table.decision === null ? [] : likelyTexts(table.game, table.decision, 24, chance)),
  ...table.choices.slice(0, 6).map(name => misspelt(name, chance)),
]

/** How many choices are tried out in both worlds. */
const CHOICES = 3

export const toldWhatIsSeen = promise('a seat is told what it sees, no more and no less', walk =>
  firstFault(walk.sampled(), ({ referee, state }) =>
    firstFault(worldsOf(walk), imagined => {
      const { world, viewer } = imagined
      const both = referee.options(state).filter(option => referee.listed(world, option) !== undefined)
      const chance = walk.chance(`told ${viewer}`)
      return firstFault(chance.shuffle(both).slice(0, CHOICES), option =>
        unlikeStory(referee, state, imagined, option, chance.branch()),
      )
    }),
  ),
)

/** Carries the same option out in both worlds, with the same luck. Sight and hearing must go together. */
function unlikeStory(
  referee: Referee,
  state: State,
  { viewer, world }: Imagined,
  option: Option,
  luck: ChanceState,
): string | null {
  const real = tellingOf(referee, state, viewer, option, luck)
  const other = tellingOf(referee, world, viewer, option, luck)
  const sight = difference(real.seen, other.seen)
  const hearing = difference(real.heard, other.heard)
  const after = `after ${JSON.stringify(option)} ${called(viewer)}`
  if (sight === null && hearing !== null) return `${after} hears what it cannot see: ${hearing}`
  // At the end everything may be laid open, and the score sheet tells it.
  if (sight !== null && hearing === null && !real.isOver) return `${after} sees what nobody told: ${sight}`
  return null
}

function tellingOf(referee: Referee, from: State, viewer: Viewer, option: Option, luck: ChanceState) {
  const state = { ...referee.clone(from), chance: { ...luck } }
  const told: Told[] = []
  referee.choose(state, option, one => told.push(one))
  return { seen: viewOf(referee, state, viewer), heard: heardBy(viewer, told), isOver: state.frames.length === 0 }
}
