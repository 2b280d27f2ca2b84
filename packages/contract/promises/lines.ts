// A line of several choices means the same as the single choices. It happens completely or not at all, and is undone as a whole.

import { type Played, SEPARATOR } from '@tableworks/kernel'
import { firstFault, promise } from '../promise.ts'
import type { Walk } from '../walk.ts'

export const saidTogether = promise('a line of choices happens as a whole or not at all', walk =>
  firstFault(turnsOf(walk.toTheEnd().line), turn => faultOf(walk, turn)),
)

interface Turn {
  readonly from: number
  readonly choices: readonly Played[]
}

/** How many turns are checked, and how many choices in each. */
const TURNS = 3
const CHOICES = 40

/** Where a seat chose several times in a row. A few of the longest are enough. */
function turnsOf(line: readonly Played[]): Turn[] {
  const turns: Turn[] = []
  for (let from = 0; from < line.length;) {
    const next = line.findIndex(({ seat }, i) => i > from && seat !== line[from]?.seat)
    const to = next < 0 ? line.length : next
    turns.push({ from, choices: line.slice(from, Math.min(to, from + CHOICES)) })
    from = to
  }
  return turns
    .filter(({ choices }) => choices.length > 1)
    .toSorted((a, b) => b.choices.length - a.choices.length)
    .slice(0, TURNS)
}

function faultOf(walk: Walk, { from, choices }: Turn): string | null {
  const table = walk.again(from)
  const { referee } = table
  const seat = choices[0]?.seat ?? 0
  const said = choices.map(({ text }) => text).join(`${SEPARATOR} `)
  const before = referee.hash(table.state)
  const isBack = () => referee.hash(table.state) === before && table.step === from

  if ('told' in table.say(seat, `${said}${SEPARATOR} nonsense`)) return `'${said}; nonsense' is accepted`
  if (!isBack()) return `'${said}; nonsense' is refused, but something has changed`
  const answer = table.say(seat, said)
  if ('refusal' in answer) return `'${said}' is refused: ${answer.refusal.because}`
  if (table.log.length !== from + 1) return `'${said}' is not one line of the log`
  if (referee.hash(table.state) !== referee.hash(walk.table.at(from + choices.length)))
    return `'${said}' leads to another state than its single choices`
  if (table.freeUndo(seat) > from) return null
  return 'told' in table.say(seat, '/undo') && isBack() ? null : `'${said}' is not undone together`
}
