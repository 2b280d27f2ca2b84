// Everything not listed is refused with a reason, and leaves the table unchanged.

import { type Chance, sayRefusal, type Seat, type Table, tidied } from '@tableworks/kernel'
import { difference } from '../difference.ts'
import { firstFault, promise } from '../promise.ts'
import { likelyTexts, misspelt, overlong, GARBAGE } from '../texts.ts'
import type { Walk } from '../walk.ts'

interface Attempt {
  readonly seat: Seat
  readonly text: string
  /** The log length the player has seen. */
  readonly lines: number
}

const LONGEST_SENTENCE = 2000
const LIKELY = 16
const SLIPS = 12
const ELSEWHERE = 8
const GARBAGE_AT_ONCE = 8

export const refusesTheRest = promise('everything not listed is refused with a reason and changes nothing', walk => {
  const heard = new Set<string>()
  return firstFault(walk.sampled(), table => {
    const before = standing(table)
    const fault = firstFault(attempts(walk, [...heard]), attempt => {
      const said = `'${attempt.text.slice(0, 60)}' of seat ${attempt.seat}`
      const wrong = wrongAnswer(table, attempt, walk.seatNames) ?? changed(table, before)
      return wrong === null ? null : `${said} ${wrong}`
    })
    for (const name of table.choices) heard.add(name)
    return fault
  })
})

/** What the table must not accept here: unlisted texts, other seats' listed texts, and late ones. */
function attempts(walk: Walk, heard: readonly string[]): Attempt[] {
  const { table, seats } = walk
  const { actor, decision, choices } = table
  const lines = table.log.length
  const here = (seat: Seat) => (text: string) => ({ seat, text, lines })
  const others = seats.filter(seat => seat !== actor)
  const out = others.flatMap(seat => [...choices.slice(0, 3), 'nonsense'].map(here(seat)))
  if (actor === null || decision === null)
    return [...out, ...seats.flatMap(seat => heard.slice(0, ELSEWHERE).map(here(seat)))]

  const listed = new Set(choices)
  const stale = [lines - 1, lines + 1, -1, 0.5].flatMap(wrong =>
    choices.slice(0, 2).map(text => ({ seat: actor, text, lines: wrong })),
  )
  const unlisted = texts(table, decision, heard, walk.chance('refusals')).filter(text => !listed.has(tidied(text)))
  return [...out, ...stale, ...unlisted.map(here(actor))]
}

function texts({ choices, game }: Table, decision: string, heard: readonly string[], chance: Chance): string[] {
  const some = (list: readonly string[], count: number) => chance.shuffle([...list]).slice(0, count)
  const patterns = some(game.notation.patterns(decision), 3)
  return [
    ...likelyTexts(game, decision, LIKELY, chance),
    ...likelyTexts(game, chance.pick(game.notation.decisions), ELSEWHERE, chance),
    ...some(heard, ELSEWHERE),
    ...some(choices, SLIPS).map(name => misspelt(name, chance)),
    ...patterns,
    ...patterns.slice(0, 1).map(overlong),
    ...some(GARBAGE, GARBAGE_AT_ONCE),
  ]
}

function wrongAnswer(table: Table, { seat, text, lines }: Attempt, seatNames: readonly string[]): string | null {
  const answer = table.say(seat, text, lines)
  if ('told' in answer) return `is accepted, meant for line ${lines} of the log`
  const sentence = sayRefusal(table.game, answer.refusal, seatNames)
  return sentence.trim() === '' || sentence.length > LONGEST_SENTENCE ? 'is refused without a proper sentence' : null
}

function changed(table: Table, before: ReturnType<typeof standing>): string | null {
  const fault = difference(before, standing(table))
  return fault === null ? null : `is refused and still changes the table: ${fault}`
}

const standing = ({ referee, state, step, log, request }: Table) => ({
  state: referee.hash(state),
  step,
  log: log.length,
  request,
})
