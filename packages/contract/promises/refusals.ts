// Everything not listed is refused, in words, and leaves the table as it was.

import { type Chance, sayRefusal, type Seat, type Table } from '@tableworks/kernel'
import { difference } from '../difference.ts'
import { firstFault, promise } from '../promise.ts'
import { likelyTexts, misspelt, overlong, RUBBISH, tidied } from '../texts.ts'
import type { Walk } from '../walk.ts'

interface Attempt {
  readonly seat: Seat
  readonly text: string
  /** The step the speaker believes the table to be at. */
  readonly step: number
}

const LONGEST_SENTENCE = 2000
const LIKELY = 16
const SLIPS = 12
const ELSEWHERE = 12
const RUBBISH_AT_ONCE = 8

export const refusesTheRest = promise('what is not listed is refused with a reason and changes nothing', walk => {
  const heard = new Set<string>()
  return firstFault(walk.sampled(), table => {
    const fault = firstFault(attempts(walk, [...heard]), attempt => faultOf(table, attempt, walk.seatNames))
    for (const name of table.choices) heard.add(name)
    return fault
  })
})

/** What the table must not accept here: unlisted texts, listed ones of other seats, and ones said too late. */
function attempts(walk: Walk, heard: readonly string[]): Attempt[] {
  const { table, seats } = walk
  const { actor, step, choices } = table
  const here = (seat: Seat) => (text: string) => ({ seat, text, step })
  const others = seats.filter(seat => seat !== actor)
  const out = others.flatMap(seat => [...choices.slice(0, 3), 'nonsense'].map(here(seat)))
  if (actor === null) return [...out, ...seats.flatMap(seat => heard.slice(0, ELSEWHERE).map(here(seat)))]

  const listed = new Set(choices)
  const stale = [step - 1, step + 1, -1, 0.5].flatMap(wrong =>
    choices.slice(0, 2).map(text => ({ seat: actor, text, step: wrong })),
  )
  const unlisted = texts(table, heard, walk.chance('refusals')).filter(text => !listed.has(tidied(text)))
  return [...out, ...stale, ...unlisted.map(here(actor))]
}

function texts(table: Table, heard: readonly string[], chance: Chance): string[] {
  const { choices, game, decision } = table
  const some = (list: readonly string[], count: number) => chance.shuffle([...list]).slice(0, count)
  const patterns = decision === null ? [] : some(game.notation.patterns(decision), 3)
  return [
    ...likelyTexts(table, LIKELY, chance),
    ...some(choices, SLIPS).map(name => misspelt(name, chance)),
    ...some(heard, ELSEWHERE),
    ...patterns,
    ...patterns.slice(0, 1).map(overlong),
    ...some(RUBBISH, RUBBISH_AT_ONCE),
  ]
}

function faultOf(table: Table, { seat, text, step }: Attempt, seatNames: readonly string[]): string | null {
  const said = `'${text.slice(0, 60)}' of seat ${seat}`
  const before = standing(table)
  const answer = table.say(seat, text, step)
  if ('told' in answer) return `${said} is accepted at step ${table.step - 1}, meant for step ${step}`
  const sentence = sayRefusal(table.game, answer.refusal, seatNames)
  if (sentence.trim() === '' || sentence.length > LONGEST_SENTENCE) return `${said} is refused without fit words`
  const changed = difference(before, standing(table))
  return changed === null ? null : `${said} is refused and still changes the table: ${changed}`
}

const standing = ({ referee, state, step, log, request }: Table) => ({
  state: referee.hash(state),
  step,
  log: log.length,
  request,
})
