// tw show: prints a position as a seat may see it.

import {
  type AnyGame,
  isSeat,
  openGameFile,
  type Option,
  type Result,
  same,
  sayFact,
  sayOption,
  sayPrompt,
  type Seat,
  seatsOf,
  type Setting,
  spokenAt,
  type State,
  type Table,
  textBoardOf,
  type Told,
  viewOf,
} from '@tableworks/kernel'
import { styleText } from 'node:util'
import { about, gameFileFrom } from '../gamefile.ts'
import { outline } from '../text/outline.ts'
import { scoreSheet } from '../text/sheet.ts'
import { Usage, verb, whole, Wrong } from '../verb.ts'

const ALL = 'all'
/** What to show: a seat's view, a spectator's (null), or everything. */
type Eyes = Seat | null | typeof ALL

export const show = verb({
  name: 'show',
  summary: 'print a position from a game file as a seat may see it',
  takes: 'FILE',
  about:
    'Prints the prompt, the options, the board and the journal, as the seat may see them.\n' +
    'The default is the seat to move. Step 0 is the position before the first choice.',
  flags: {
    step: { type: 'string', value: 'N', help: 'the position after N choices (default: the last)' },
    seat: { type: 'string', value: 'S', help: '0, 1, .., spectator, or all (with all secrets)' },
    journal: {
      type: 'string',
      value: 'N',
      alone: ALL,
      help: 'the last N journal sentences, or all without N (default: 10)',
    },
  },
  examples: ['tw show evening.json --step 5 --seat 1', 'tw show evening.json --seat spectator --journal'],
  run(word = '', flags) {
    const { game, file } = gameFileFrom(word)
    const table = about(word, () => openGameFile(game, file))
    const step = stepFrom(flags.step, table)
    const state = table.at(step)
    const eyes = eyesFrom(flags.seat, table, state)
    const told = journal(table, step, eyes)
    console.log(
      [
        ...heading(table, state, step, eyes),
        ...asked(table, state, eyes),
        ...standing(table, state),
        ...position(table, state, eyes),
        ...section('Journal', lastOf(told, sentencesFrom(flags.journal, told.length))),
      ].join('\n'),
    )
    return 0
  },
})

function stepFrom(text: string | undefined, table: Table): number {
  const step = text === undefined ? table.step : whole('step', text, 0)
  if (step <= table.step) return step
  throw new Wrong(`There is no step ${step}. The game has ${table.step} steps.`)
}

function eyesFrom(text: string | undefined, { referee, seats }: Table, state: State): Eyes {
  if (text === undefined) return referee.waiting(state)?.seat ?? null
  if (text === 'spectator') return null
  if (text === ALL) return ALL
  const seat = /^\d$/.test(text) ? Number(text) : null
  if (isSeat(seat, seats)) return seat
  throw new Usage(`--seat must be 0 to ${seats - 1}, spectator or all, not '${text}'.`, 'tw show --help')
}

function sentencesFrom(text: string | undefined, all: number): number {
  if (text === undefined) return 10
  return text === ALL ? all : whole('journal', text, 0)
}

const lastOf = <T>(list: readonly T[], count: number): readonly T[] => (count === 0 ? [] : list.slice(-count))

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', styleText('bold', title), ...lines.map(line => `  ${line}`.trimEnd())]

function heading({ game, opening, step: last }: Table, state: State, step: number, eyes: Eyes): string[] {
  const who = eyes === ALL ? 'with all secrets' : eyes === null ? 'as a spectator' : `as ${opening.seatNames[eyes]}`
  const { variants } = state.g as Setting<unknown, Record<string, unknown>>
  const set = Object.entries(variants).map(([name, value]) => `${name} ${String(value)}`)
  return [
    `${styleText('bold', game.name)}, step ${step} of ${last}, ${who}`,
    `seats: ${opening.seatNames.map((name, seat) => `${seat} ${name}`).join(', ')}`,
    ...(set.length > 0 ? [`variants: ${set.join(', ')}`] : []),
  ]
}

/** The prompt, and the options if the viewer may see them. */
function asked({ game: named, referee, sideNames, variants }: Table, state: State, eyes: Eyes): string[] {
  const game = spokenAt(named, variants, referee.box)
  const waiting = referee.waiting(state)
  const top = state.frames.at(-1)
  if (waiting === null || top === undefined) return []
  const prompt = `${sideNames[waiting.seat]}: ${sayPrompt(game, top, sideNames)}`
  if (eyes !== ALL && eyes !== waiting.seat) return section('Deciding', [prompt])
  const options = referee.options(state).map(option => optionLine(game, waiting.decision, option, sideNames))
  return section('Deciding', [prompt, ...options])
}

function optionLine(game: AnyGame, decision: string, option: Option, sideNames: readonly string[]): string {
  const name = game.notation.write(decision, option)
  const spoken = sayOption(game, decision, option, sideNames)
  return spoken === name ? `- ${name}` : `- ${name}: ${spoken}`
}

function standing({ game, referee, sideNames }: Table, state: State): string[] {
  const result: Result | null = referee.result(state)
  if (result === null) return []
  return section('Final score', scoreSheet(game, result, sideNames))
}

/** The text board, or else the view's fields. A text board shows no secrets, so `all` also prints the fields that contain some. */
function position(table: Table, state: State, eyes: Eyes): string[] {
  const { referee, sideNames } = table
  const board = textBoardOf(referee, state, eyes === ALL ? null : eyes, sideNames)
  if (board === null) return section('Position', outline(seenBy(table, state, eyes)))
  return [...section('Board', board), ...(eyes === ALL ? section('Secrets', outline(secretsIn(table, state))) : [])]
}

function seenBy({ referee }: Table, state: State, eyes: Eyes): unknown {
  return eyes === ALL ? { ...fieldsOf(state), frames: state.frames } : viewOf(referee, state, eyes).view
}

/** The fields that a spectator doesn't see in full. */
function secretsIn({ referee }: Table, state: State): object {
  const seen = viewOf(referee, state, null).view as Readonly<Record<string, unknown>>
  return Object.fromEntries(Object.entries(fieldsOf(state)).filter(([name, value]) => !same(value, seen[name])))
}

function fieldsOf({ g }: State): object {
  const { box: _box, variants: _variants, seats: _seats, ...fields } = g as Setting
  return fields
}

function journal(table: Table, step: number, eyes: Eyes): string[] {
  const { sideNames } = table
  const game = spokenAt(table.game, table.variants, table.referee.box)
  return toldTo(table, step, eyes).map(({ fact, only }) => {
    const sentence = sayFact(game, fact, sideNames)
    return eyes === ALL && only !== null ? `(to ${sideNames[only]}) ${sentence}` : sentence
  })
}

function toldTo(table: Table, step: number, eyes: Eyes): Told[] {
  if (eyes !== ALL) return table.told(eyes, 0, step)
  const secretAtOpening = seatsOf(table.seats).flatMap(seat =>
    table.told(seat, 0, 0).filter(({ only }) => only !== null),
  )
  return [...table.told(null, 0, 0), ...secretAtOpening, ...table.line.slice(0, step).flatMap(({ told }) => told)]
}
