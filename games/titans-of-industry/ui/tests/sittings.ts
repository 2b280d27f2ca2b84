// Games played at random from start to end at 3, 4 and 5 seats, position by position.

import { Chance, type Refusal, seedFrom, swiftChance, Table } from '@tableworks/kernel'
import { game as titansOfIndustry } from '../../index.ts'
import { NOTATION, type Options } from '../../notation.ts'
import { clone, type State } from '../../state.ts'
import { expected } from '../places.ts'
import type { Seen } from '../reading/table.ts'

interface Moment {
  readonly g: State
  /** As the seat that is to choose sees it; the first seat's view at the end. */
  readonly seen: Seen
  readonly box: unknown
  /** What a player would expect and is not offered, and why; of every seventh position. */
  readonly refused: readonly { readonly name: string; readonly why: Refusal | null }[]
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dov', 'Eve']

/** Played once and looked at by many tests, as an age's worth of views takes its time. */
export const MOMENTS: readonly Moment[] = titansOfIndustry.seats.flatMap(seats => {
  const secret = `ui ${seats}`
  const table = new Table(titansOfIndustry, { seatNames: NAMES.slice(0, seats), seed: seedFrom(secret) })
  const chance = new Chance(swiftChance(secret))
  const moments: Moment[] = []
  for (let seat = table.actor; seat !== null; seat = table.actor) {
    const moment = momentOf(table)
    moments.push(moment)
    const { choices } = moment.seen
    // Real estate moves the game on: a hand that builds when it can plays a third of the turns.
    const estates = choices.filter(name => name.startsWith('estate'))
    const names = estates.length > 0 ? estates : choices
    table.say(seat, names[chance.below(names.length)] ?? '')
  }
  return [...moments, momentOf(table)]
})

function momentOf(table: Table): Moment {
  const seen = table.view(table.actor ?? 0) as Seen
  const { box } = table.referee
  return {
    g: clone(table.state.g as State),
    seen,
    box,
    refused: table.step % 7 === 0 ? refusedAt(table, seen, box) : [],
  }
}

function refusedAt(table: Table, seen: Seen, box: unknown): Moment['refused'] {
  const { decision, actor } = seen
  if (decision === null || actor === null) return []
  const list = expected[decision as keyof Options] as ((seen: Seen, box: unknown) => readonly never[]) | undefined
  return (list?.(seen, box) ?? [])
    .map(option => NOTATION.write(decision as keyof Options, option))
    .filter(name => !seen.choices.includes(name))
    .map(name => ({ name, why: table.why(actor, name) }))
}
