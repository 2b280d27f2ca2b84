// A game ends, and its result follows from the score sheet.

import { type AnyGame, notPlain, type Result, type Setting, type Table } from '@tableworks/kernel'
import { difference } from '../difference.ts'
import { firstFault, promise } from '../promise.ts'

export const ends = promise(
  'a game ends',
  walk => {
    const table = walk.toTheEnd()
    if (table.actor === null) return null
    return table.step < table.referee.mostChoices(table.state)
      ? `after ${table.step} choices seat ${table.actor} has an option that can’t be chosen`
      : `after ${table.step} choices, the game’s own limit, seat ${table.actor} still has to choose`
  },
  { ofWholeGames: true },
)

export const addsUp = promise('the result follows from the score sheet', walk =>
  firstFault(walk, table => faultOfAsking(table) ?? faultOfResult(table.game, table.state.g as Setting)),
)

/** The result may also be computed during the game, and that must not change anything. */
function faultOfAsking({ referee, state, game, result, actor }: Table): string | null {
  if ((result === null) !== (actor !== null)) return 'there is a result while a seat still has to choose'
  const before = referee.hash(state)
  game.result(state.g)
  return referee.hash(state) === before ? null : 'asking for the result changes the state'
}

function faultOfResult(game: AnyGame, g: Setting): string | null {
  const result: Result = game.result(g)
  const path = notPlain(result)
  if (path !== null) return `${path} of the result is not plain data`
  return wrongLength(result, sidesOf(game, g)) ?? wrongSums(result) ?? wrongPlaces(result)
}

const sidesOf = (game: AnyGame, { seats, variants, box }: Setting): number =>
  seats + (game.automata?.({ seats, variants, box }).length ?? 0)

function wrongLength({ places, scores, sheet, ties }: Result, sides: number): string | null {
  const columns = {
    places,
    scores,
    ...Object.fromEntries([...sheet, ...ties].map(({ line, values }) => [line, values])),
  }
  return firstFault(Object.entries(columns), ([name, values]) =>
    values.length === sides ? null : `${name} has ${values.length} values for ${sides} sides`,
  )
}

function wrongSums({ scores, sheet }: Result): string | null {
  const sums = scores.map((_, side) => sheet.reduce((sum, { values }) => sum + (values[side] ?? 0), 0))
  const fault = difference(scores, sums)
  return fault === null ? null : `the scores are not the sums of the sheet: side ${fault}`
}

function wrongPlaces({ places, scores, ties }: Result): string | null {
  const columns = [scores, ...ties.map(({ values, less }) => (less ? values.map(value => -value) : values))]
  const right = scores.map((_, side) => 1 + scores.filter((_score, other) => isAhead(columns, other, side)).length)
  const fault = difference(places, right)
  return fault === null ? null : `the places do not follow from scores and ties: side ${fault}`
}

function isAhead(columns: readonly (readonly number[])[], a: number, b: number): boolean {
  const telling = columns.find(values => values[a] !== values[b])
  return telling !== undefined && (telling[a] ?? 0) > (telling[b] ?? 0)
}
