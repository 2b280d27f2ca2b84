// Legality has one source: the list of options, and their names.

import { isSeat, same, type Table } from '@tableworks/kernel'
import { difference } from '../difference.ts'
import { firstFault, promise, thrownBy } from '../promise.ts'

const asked = ({ decision, actor }: Table): string => `${decision} of seat ${actor}`

export const alwaysAnOption = promise('the active seat always has an option', walk =>
  firstFault(walk, table => {
    if (table.actor === null) return null
    if (!isSeat(table.actor, table.seats)) return `${asked(table)}: there is no such seat`
    return table.referee.options(table.state).length > 0 ? null : `${asked(table)} has no option`
  }),
)

export const listingChangesNothing = promise('listing options changes nothing', walk =>
  firstFault(walk, table => {
    const { referee, state } = table
    const before = referee.hash(state)
    referee.options(state)
    const [first] = referee.candidates(state)
    if (first !== undefined) referee.bar(state, first.option)
    return referee.hash(state) === before ? null : `${asked(table)}: listing its options changed the state`
  }),
)

export const listingTwice = promise('listing twice gives the same list', walk =>
  firstFault(walk, ({ referee, state }) => {
    const fault = difference(referee.options(state), referee.options(state))
    return fault === null ? null : `the second list differs from the first at ${fault}`
  }),
)

export const canBeCarriedOut = promise('every listed option can be carried out', walk =>
  firstFault(walk.sampled(), ({ referee, state }) =>
    firstFault(referee.options(state), option => {
      const fault = thrownBy(() => referee.choose(referee.clone(state), option))
      return fault === null ? null : `${JSON.stringify(option)} is listed, but then: ${fault}`
    }),
  ),
)

export const readsBack = promise('an option written down and read back is the same option', walk =>
  firstFault(walk, table => {
    const names = new Set<string>()
    return firstFault(table.referee.options(table.state), option => {
      const name = table.referee.name(table.state, option)
      if (names.has(name)) return `two options are named '${name}'`
      names.add(name)
      if (name.startsWith('/')) return `'${name}' looks like table talk`
      const read = table.referee.read(table.state, name)
      if ('refusal' in read) return `'${name}' is listed and cannot be chosen by its name: ${read.refusal.because}`
      return same(read.option, option) ? null : `'${name}' is read as ${JSON.stringify(read.option)}`
    })
  }),
)
