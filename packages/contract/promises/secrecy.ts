// No seat receives more than its view. Hidden information is resampled or swapped, and everything the seat receives must stay
// the same, byte for byte.

import {
  Chance,
  type ChanceState,
  copy,
  heardBy,
  type Option,
  type SeatView,
  type State,
  type Table,
  type Told,
  viewInPassing,
} from '@tableworks/kernel'
import { difference } from '../difference.ts'
import { firstFault, promise } from '../promise.ts'
import { type Received, received } from '../received.ts'
import { likelyTexts, misspelt } from '../texts.ts'
import { twinOf } from '../twins.ts'
import type { Walk } from '../walk.ts'
import { called, type Viewer, type World, worldsOf } from '../worlds.ts'

export const looksTheSame = promise(
  'two tables that differ only in what a seat may not know look the same to it',
  walk =>
    firstFault(walk.sampled(), table =>
      firstFault(worldsOf(walk), one => {
        const { viewer, world } = one
        const real = received(walk, table.state, viewer).sight
        const fault = difference(real, received(walk, world, viewer).sight) ?? unlikeRefusal(walk, one)
        return fault === null ? null : `${called(viewer)} can tell them apart by ${fault}`
      }),
    ),
)

/** Only the deciding seat gets a reason from the rules. The other seats only learn that it's not their turn. */
function unlikeRefusal(walk: Walk, { viewer, seen, world }: World): string | null {
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

/** How many choices are tried in both worlds. */
const CHOICES = 3

export const toldWhatIsSeen = promise('a seat learns exactly what it sees', walk =>
  firstFault(walk.sampled(), ({ referee, state }) =>
    firstFault(worldsOf(walk), one => {
      const both = referee.options(state).filter(option => referee.listed(one.world, option) !== undefined)
      const chance = walk.chance(`told ${one.viewer}`)
      return firstFault(chance.shuffle(both).slice(0, CHOICES), option =>
        unlikeStory(walk, one, option, chance.branch()),
      )
    }),
  ),
)

/** Carries out the same option in both worlds, with the same dice. Views and facts must agree. */
function unlikeStory(walk: Walk, { viewer, world }: World, option: Option, luck: ChanceState): string | null {
  const real = after(walk, walk.table.state, option, luck)
  const other = after(walk, world, option, luck)
  const [here, there] = [real, other].map(({ state, told }) => received(walk, state, viewer, told)) as Pair
  const sight = difference(here.sight, there.sight)
  const hearing = difference(here.hearing, there.hearing)
  const then = `after ${JSON.stringify(option)} ${called(viewer)}`
  if (sight === null && hearing !== null) return `${then} hears what it cannot see: ${hearing}`
  // at the end everything may be revealed, because the score sheet names it
  if (sight !== null && hearing === null && real.state.frames.length > 0)
    return `${then} sees what no fact told: ${sight}`
  return null
}
type Pair = [Received, Received]

/** `viewWhenTold` shows a choice fact by fact, and may reveal nothing between two facts. */
export const seesNothingInPassing = promise(
  'views in the middle of a choice reveal no more than the choice itself',
  walk =>
    firstFault(walk.sampled(), ({ referee, state }) =>
      firstFault(worldsOf(walk), ({ viewer, world }) => {
        const chance = walk.chance(`passing ${viewer}`)
        const both = referee.options(state).filter(option => referee.listed(world, option) !== undefined)
        return firstFault(chance.shuffle(both).slice(0, CHOICES), option => {
          const luck = chance.branch()
          const [here, there] = [state, world].map(from => inPassing(walk, from, option, luck, viewer))
          // If the choice itself distinguishes the two worlds, there's no secret left to leak.
          if (here === undefined || there === undefined || difference(here.end, there.end) !== null) return null
          const fault = difference(here.passing, there.passing)
          return fault === null ? null : `in the middle of ${JSON.stringify(option)} ${called(viewer)} sees ${fault}`
        })
      }),
    ),
)

/** Carries out an option and collects a viewer's views at each fact, and everything it receives at the end. */
function inPassing(walk: Walk, from: State, option: Option, luck: ChanceState, viewer: Viewer) {
  const { referee } = walk.table
  const state = { ...referee.clone(from), chance: { ...luck } }
  const told: Told[] = []
  const passing: SeatView[] = []
  referee.choose(state, option, one => {
    told.push(one)
    if (heardBy(viewer, [one]).length > 0) passing.push(viewInPassing(referee, state, viewer))
  })
  return { passing, end: received(walk, state, viewer, told) }
}

function after({ table: { referee } }: Walk, from: State, option: Option, luck: ChanceState) {
  const state = { ...referee.clone(from), chance: { ...luck } }
  const told: Told[] = []
  referee.choose(state, option, one => told.push(one))
  return { state, told }
}

/** How many resampled set-ups are compared for each viewer. */
const OPENINGS = 2

export const opensAlike = promise(
  'two set-ups that differ only in what a seat may not know look the same to it',
  walk => {
    const { seats } = walk.table
    if (walk.game.hidden === undefined) return null
    return firstFault(walk.viewers, viewer =>
      firstFault(
        Array.from({ length: OPENINGS }, (_, i) => walk.chance(`opening ${seats} ${viewer} ${i}`)),
        chance => {
          const laid = setUp(walk)
          const twin = twinOf(walk.table.referee, laid, viewer, chance)
          if (twin === null) return null
          const real = received(walk, ...opened(walk, laid, viewer))
          const fault = difference(real, received(walk, ...opened(walk, twin, viewer)))
          return fault === null ? null : `${called(viewer)} can tell two set-ups apart by ${fault}`
        },
      ),
    )
  },
)

/** The table after `setup`, before the first step runs and any fact is told. */
function setUp(walk: Walk): State {
  const { referee, seats, variants } = walk.table
  const luck = walk.chance('set-up').branch()
  const [step, frame] = walk.game.first as readonly [string, Record<string, unknown>]
  const g: unknown = walk.game.setup(referee.setting(seats, variants), new Chance(luck))
  return { g, frames: [{ step, frame: copy(frame) }], chance: luck }
}

function opened({ table: { referee } }: Walk, laid: State, viewer: Viewer): [State, Viewer, Told[]] {
  const state = referee.clone(laid)
  const told: Told[] = []
  referee.resume(state, one => told.push(one))
  return [state, viewer, told]
}

/** How many pairs of options are tried at a secret decision, and how many later choices are checked. */
const PAIRS = 3
const FOLLOWED = 4

export const keepsChoicesSecret = promise('a secret choice is known only to its own seat', walk =>
  firstFault(walk, ({ referee, state, actor }) => {
    if (!referee.isSecret(state)) return null
    const others = walk.viewers.filter(viewer => viewer !== actor)
    const chance = walk.chance('secret')
    const options = chance.shuffle([...referee.options(state)]).slice(0, PAIRS + 1)
    return firstFault(options.slice(1), option => toldApart(walk, others, [options[0] ?? option, option], chance))
  }),
)

/**
 * Plays two different secret options, one in each of two worlds, then the same choices until something is drawn. Both must look the
 * same to all other viewers.
 */
function toldApart(walk: Walk, others: readonly Viewer[], secrets: readonly Option[], chance: Chance): string | null {
  const { referee, state } = walk.table
  const luck = chance.branch()
  let worlds = secrets.map(option => after(walk, state, option, luck))
  for (let followed = 0; ; followed++) {
    const [here, there] = worlds
    if (here === undefined || there === undefined || here.state.frames.length === 0) return null
    const drew = difference(here.state.chance, luck) !== null
    if (drew && followed > 0) return null // draws may differ, because the two options put different things back
    const fault = firstFault(others, viewer => {
      const found = difference(
        received(walk, here.state, viewer, here.told),
        received(walk, there.state, viewer, there.told),
      )
      return found === null ? null : `${called(viewer)} can tell ${secrets.map(named).join(' from ')} by ${found}`
    })
    if (fault !== null || followed === FOLLOWED || drew) return fault
    const both = referee.options(here.state).filter(option => referee.listed(there.state, option) !== undefined)
    if (both.length === 0) return null
    const next = chance.pick(both)
    worlds = worlds.map(world => after(walk, world.state, next, luck))
  }
}

const named = (option: Option): string => JSON.stringify(option)
