// The engine's requests. Each takes a line's fields and returns the answer's fields.

import { randomUUID } from 'node:crypto'
import { diceOf } from '@tableworks/bots'
import { GAMES } from '@tableworks/games'
import { playersFor } from '@tableworks/games/bots'
import {
  type AnyGame,
  digestOf,
  gameFileOf,
  isSeat,
  loadState,
  Referee,
  type Refusal,
  savedState,
  sayFact,
  sayOption,
  sayPrompt,
  sayRefusal,
  saySuggestion,
  type Seat,
  seatsOf,
  seedFrom,
  type Setting,
  shape,
  type State,
  Table,
} from '@tableworks/kernel'
import { describeGame } from '../describe.ts'
import { nearest } from '../nearest.ts'
import type { AtLevel } from '../wanted.ts'
import { Failure, refused } from './errors.ts'
import { seatNames } from './names.ts'
import type { Tables } from './tables.ts'

type Fields = Readonly<Record<string, unknown>>
type Ask = (fields: Fields, tables: Tables) => Record<string, unknown>

export const ASKS: Readonly<Record<string, Ask>> = {
  games: () => ({ games: Object.values(GAMES).map(describeGame) }),

  new(fields, tables) {
    const game = gameIn(fields)
    const seats = shape.count(fields['seats'], 'seats')
    if (!game.seats.includes(seats))
      throw new Failure('bad-ask', `${game.name} has ${game.seats.join(', ')} seats, not ${seats}`)
    const opening = { seatNames: seatNames(seats), variants: variantsIn(game, fields), seed: seedFrom(seedIn(fields)) }
    return opened(tables, () => new Table(game, opening))
  },

  load(fields, tables) {
    const game = gameIn(fields)
    const position = positionIn(fields, game)
    const { seats, variants } = position.g as Setting<unknown, Record<string, unknown>>
    // The state has its own dice. This seed is only for draws after an undo.
    const seed = seedFrom(seedIn(fields, digestOf(position.chance)))
    return opened(tables, () => new Table(game, { seatNames: seatNames(seats), variants, seed, position }))
  },

  choose(fields, tables) {
    const table = tables.get(fields)
    const text = shape.text(fields['option'], 'option')
    if (isTalk(text)) throw refused(table, notOffered(text))
    const step = stepIn(fields)
    if (step !== undefined && step !== table.step) throw refused(table, movedOn(step, table.step))
    return said(table, seatIn(fields, table), text)
  },

  why(fields, tables) {
    const table = tables.get(fields)
    const text = shape.text(fields['option'], 'option')
    const refusal = table.why(seatIn(fields, table), text)
    if (refusal === null) return { refusal: null, rule: null, message: `This option is legal: ${text}.` }
    return { refusal, rule: refusal.rule, message: sayRefusal(table.game, refusal, table.sideNames) }
  },

  options(fields, tables) {
    const table = tables.get(fields)
    const { game, referee, state, sideNames, decision } = table
    const top = state.frames.at(-1)
    return {
      prompt: top === undefined ? null : sayPrompt(game, top, sideNames),
      options: referee.options(state).map(option => ({
        option: referee.name(state, option),
        says: sayOption(game, decision ?? '', option, sideNames),
      })),
    }
  },

  view(fields, tables) {
    const table = tables.get(fields)
    const seat = fields['seat'] === undefined || fields['seat'] === null ? null : seatIn(fields, table)
    const since = fields['since'] === undefined ? table.step : shape.count(fields['since'], 'since')
    const { actor, decision, choices, frames, view, result } = table.view(seat)
    const told = table.told(seat, since).map(({ fact }) => ({
      fact,
      says: sayFact(table.game, fact, table.sideNames),
    }))
    const over = result !== null
    return { seat, step: table.step, actor, decision, options: choices, over, result, view, frames, told }
  },

  state(fields, tables) {
    const { referee, state } = tables.get(fields)
    return { state: savedState(state), hash: referee.hash(state) }
  },

  undo(fields, tables) {
    const table = tables.get(fields)
    const to = fields['to'] === undefined ? table.step - 1 : shape.count(fields['to'], 'to')
    const by = fields['seat'] === undefined ? (table.line.at(-1)?.seat ?? 0) : seatIn(fields, table)
    if (fields['consent'] === true) return askAll(table, by, to)
    return said(table, by, to < 0 ? '/undo' : `/undo ${to}`)
  },

  redo(fields, tables) {
    const table = tables.get(fields)
    if (fields['seat'] !== undefined) return said(table, seatIn(fields, table), '/redo')
    return positionOf(redone(table))
  },

  suggest(fields, tables) {
    const table = tables.get(fields)
    const suggestion = shape.text(fields['suggestion'], 'suggestion')
    said(table, seatIn(fields, table), `/suggest ${suggestion}`)
    return { suggestions: suggestionsAt(table) }
  },

  withdraw(fields, tables) {
    const table = tables.get(fields)
    said(table, seatIn(fields, table), '/withdraw')
    return { suggestions: suggestionsAt(table) }
  },

  suggestions: (fields, tables) => ({ suggestions: suggestionsAt(tables.get(fields)) }),

  bot(fields, tables) {
    const table = tables.get(fields)
    const { level, player } = playerIn(fields, table.game)
    const { actor: seat, referee, opening, step } = table
    if (seat === null) throw refused(table, { because: 'isOver', rule: null })
    const chance = diceOf(player, seat, `${opening.seed.commitment} step ${step}`)
    const position = said(table, seat, player.choose(table.view(seat), { referee, chance }))
    return { seat, option: table.log.at(-1)?.text, level, ...position } // This may be several choices, spelled as in files.
  },

  file: (fields, tables) => ({ file: gameFileOf(tables.get(fields)) }),

  close: (fields, tables) => ({ closed: tables.close(fields) }),
}

const positionOf = (table: Table): Record<string, unknown> => {
  const { step, actor, decision, choices, result } = table
  const over = result !== null
  return { step, actor, decision, options: choices, over, ...(over ? { result } : {}) }
}

/** Accepting a suggestion means choosing `option`, which is null while the seat has to decide something else. */
const suggestionsAt = (table: Table): Record<string, unknown>[] =>
  table.suggestions.map(suggestion => {
    const { by, to, text, choices } = suggestion
    const says = saySuggestion(table.game, suggestion, table.sideNames)
    return { by, to, suggestion: text, says, option: choices?.join('; ') ?? null }
  })

/** The kernel reports a bad opening as an ordinary error. */
function opened(tables: Tables, open: () => Table): Record<string, unknown> {
  try {
    const table = open()
    return { table: tables.add(table), ...positionOf(table) }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('bad-ask', (error as Error).message)
  }
}

function positionIn(fields: Fields, game: AnyGame): State {
  try {
    return loadState(new Referee(game), fields['state'])
  } catch (error) {
    throw new Failure('bad-state', (error as Error).message)
  }
}

const refusalIn = (answer: ReturnType<Table['say']>): Refusal | null => ('refusal' in answer ? answer.refusal : null)

/** Table commands aren't options. Undo and redo have their own requests. */
const isTalk = (text: string): boolean => text.startsWith('/')

const notOffered = (text: string): Refusal => ({ because: 'notOffered', rule: null, text: short(text) })

const movedOn = (meant: number, now: number): Refusal => ({ because: 'isStale', rule: null, meant, now })

function said(table: Table, seat: Seat, text: string): Record<string, unknown> {
  const refusal = refusalIn(table.say(seat, text))
  if (refusal !== null) throw refused(table, refusal)
  return positionOf(table)
}

/** Tries each seat, because only the seat whose choice was undone may redo it. */
function redone(table: Table): Table {
  for (const seat of seatsOf(table.seats)) {
    const refusal = refusalIn(table.say(seat, '/redo'))
    if (refusal === null) return table
    if (refusal.because !== 'notYourTurn') throw refused(table, refusal)
  }
  throw new Error('no seat can redo')
}

/** One seat asks to undo, and all others agree. */
function askAll(table: Table, by: Seat, to: number): Record<string, unknown> {
  said(table, by, `/ask ${to}`)
  const request = table.request?.id ?? 0 // A lone seat needs no consent.
  for (const seat of seatsOf(table.seats)) if (seat !== by) said(table, seat, `/agree ${request}`)
  return positionOf(table)
}

function gameIn(fields: Fields): AnyGame {
  const id = shape.text(fields['game'], 'game')
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (game === undefined)
    throw new Failure('unknown-game', `there is no game '${short(id)}'${nearest(short(id), Object.keys(GAMES))}`)
  return game
}

/** A new table's variants; `options` is their former name. */
function variantsIn(game: AnyGame, fields: Fields): Record<string, unknown> {
  const variants = shape.dictionary(shape.scalar)(fields['variants'] ?? fields['options'] ?? {}, 'variants')
  const stray = Object.keys(variants).find(name => !Object.hasOwn(game.variants, name))
  if (stray !== undefined) throw new Failure('bad-ask', `${game.name} has no variant '${short(stray)}'`)
  return variants
}

function seedIn(fields: Fields, otherwise: string = randomUUID()): string {
  const seed = fields['seed'] ?? otherwise
  return typeof seed === 'number' ? String(seed) : shape.text(seed, 'seed')
}

function seatIn(fields: Fields, table: Table): Seat {
  const seat = shape.count(fields['seat'], 'seat')
  if (isSeat(seat, table.seats)) return seat
  throw new Failure('bad-ask', `there is no seat ${seat}; seats are 0 to ${table.seats - 1}`)
}

const stepIn = (fields: Fields): number | undefined =>
  fields['step'] === undefined ? undefined : shape.count(fields['step'], 'step')

function playerIn(fields: Fields, game: AnyGame): AtLevel {
  const level = shape.text(fields['level'] ?? 'normal', 'level')
  const known = playersFor(game.id)
  const player = Object.hasOwn(known, level) ? known[level] : undefined
  if (player !== undefined) return { level, player }
  throw new Failure('bad-ask', `there is no level '${short(level)}'; levels are ${Object.keys(known).join(', ')}`)
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text)
