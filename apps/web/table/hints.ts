// Who may ask for a hint, and how it's worded.

import type { Hint, NamedChoice, Reason } from '@tableworks/bots'
import { type AnyGameUi, pathOf, type PlaceMark, type Voice } from '@tableworks/board-kit'
import { type AnyGame, fill, type SeatView } from '@tableworks/kernel'
import { t } from './words.ts'
import type { Shown } from './shown.ts'

/** Only the player to move, in the current position. If others play on their own devices, the table must also allow hints. */
export const mayAsk = (state: Shown): boolean => hasHints(state) && state.position.seen.choices.length > 0

/** Whether players of this table may ask for a hint on their turn. */
export function hasHints({ card, position, viewer }: Shown): boolean {
  const isPlaying = viewer !== null && position.step === position.last && position.seen.result === null
  return isPlaying && (card.hints || !hasOtherPeople(card))
}

/** Whether people on other devices play too. */
const hasOtherPeople = ({ online, seats }: Shown['card']): boolean =>
  online !== undefined && seats.some(({ bot }, seat) => bot === null && !online.mine.some(mine => mine === seat))

const optionOf = (game: AnyGame, { decision, name }: NamedChoice) => {
  const read = game.notation.read(decision, name)
  return 'option' in read ? read.option : null
}

/** A move in the words the table uses, at a position if known. */
export function sayChoice(game: AnyGame, voice: Voice, choice: NamedChoice, seen?: SeatView): string {
  const option = optionOf(game, choice)
  return option === null ? choice.name : voice.option(choice.decision, option, seen)
}

/** Combines equal moves in a row. */
export function sayAction(game: AnyGame, voice: Voice, action: readonly NamedChoice[], seen?: SeatView): string {
  const said: { text: string; times: number }[] = []
  for (const choice of action) {
    const text = sayChoice(game, voice, choice, seen)
    const last = said.at(-1)
    if (last?.text === text) last.times += 1
    else said.push({ text, times: 1 })
  }
  return said.map(({ text, times }) => (times === 1 ? text : t('hint.times', { text, times }))).join(' → ')
}

/** A reason, with its size. */
export const sayReason = (game: AnyGame, { words, amount }: Reason): string =>
  fill(words, { n: Math.abs(amount) }, game.words, [])

/** A greater worth isn't a number of points any more: bots value a win so highly that no points outweigh it. */
const MOST_POINTS = 500

/** What a difference is worth: "+2.6". Null if its sentence already has the figure, or if it decides the game. */
export function sayWorth({ amount, worth }: Reason): string | null {
  if (inPoints(amount) === inPoints(worth) || Math.abs(worth) > MOST_POINTS) return null
  return `${worth < 0 ? '−' : '+'}${inPoints(worth)}`
}

export const inPoints = (worth: number): string => Math.abs(worth).toFixed(1)

/**
 * The places that a plan changes, and those to press first. They may differ. For example, a Rig is picked up in orbit and placed
 * elsewhere.
 */
export function planMarks(marks: readonly PlaceMark[], next: readonly PlaceMark[]): readonly PlaceMark[] {
  if (marks.length === 0) return next
  const known = new Set(marks.map(({ place }) => place))
  return [...marks, ...next.filter(({ place }) => !known.has(place)).map(({ place }) => ({ place }))]
}

/** The places of the next move on the board, in the order they're pressed. */
export function nextMarks(
  game: AnyGame,
  places: AnyGameUi['places'] | undefined,
  next: NamedChoice | undefined,
  seen: SeatView,
): PlaceMark[] {
  const option = next === undefined || next.decision !== seen.decision ? null : optionOf(game, next)
  if (next === undefined || option === null) return []
  const path = pathOf(places, seen, next.decision, option, seen.seat)
  return path.map((place, i) => (path.length === 1 ? { place } : { place, sign: String(i + 1) }))
}

/** A smaller lead than this, in points or in the chance to win, is within the noise. */
export const CLEAR = 0.5
const CLEAR_CHANCE = 0.02

/** Whether the next best move is about as good. */
export function isClose({ instead, margin, playedOn, chances }: Hint): boolean {
  if (instead === null) return false
  if (chances !== null) return Math.abs(chances.own - chances.instead) < CLEAR_CHANCE
  return Math.abs(playedOn?.ahead ?? margin) < CLEAR
}
