// Seats that decide together don't affect each other: a seat's options don't depend on the others' answers, and nothing is drawn
// before the last answer.

import { type Chance, DecidingTogether, type Part, same, type Seat, type State, type Table } from '@tableworks/kernel'
import { firstFault, promise } from '../promise.ts'
import type { Walk } from '../walk.ts'

export const decideApart = promise('seats that decide together don’t affect each other', walk =>
  firstFault(walk, ({ referee, state }) => {
    const group = DecidingTogether.at(referee, state)
    return group === null ? null : faultOf(walk, group)
  }),
)

/** An early answer's choice, and the options the seat had. */
interface EarlyChoice {
  readonly text: string
  readonly options: readonly string[]
}

/** Every seat answers early and at random. Then the answers are played in log order. */
function faultOf(walk: Walk, group: DecidingTogether): string | null {
  const chance = walk.chance('together')
  const answers = group.seats.map(seat => ({
    seat,
    choices: earlyChoices(walk.table, group.begin(seat), group, chance),
  }))
  const table = walk.again()
  const before = table.state
  return firstFault(answers, ({ seat, choices }) =>
    firstFault(choices, choice => {
      if (drawnIn(table.state) !== drawnIn(before)) return `something is drawn before seat ${seat} has answered`
      return faultOfChoice(table, seat, choice)
    }),
  )
}

function earlyChoices(table: Table, begun: Part, group: DecidingTogether, chance: Chance): EarlyChoice[] {
  const { referee } = table
  const choices: EarlyChoice[] = []
  for (let part = begun; !part.isDone;) {
    const { state } = part
    const options = referee.options(state)
    const text = referee.name(state, referee.pick(state, options, chance))
    const after = group.choose(part, text)
    if ('refusal' in after) throw new Error(`'${text}' is an option of seat ${part.seat}, and is refused`)
    choices.push({ text, options: options.map(option => referee.name(state, option)) })
    part = after
  }
  return choices
}

function faultOfChoice(table: Table, seat: Seat, { text, options }: EarlyChoice): string | null {
  if (table.actor !== seat) return `seat ${seat} answered early, but seat ${table.actor} decides in its place`
  if (!same(table.choices, options)) return `seat ${seat} had other options when it answered '${text}' early`
  return 'told' in table.say(seat, text) ? null : `'${text}' of seat ${seat} is refused on its turn`
}

const drawnIn = ({ chance }: State): unknown => ('drawn' in chance ? chance.drawn : null)
