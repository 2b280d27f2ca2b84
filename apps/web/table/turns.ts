// The journal by turns, and other players' actions since the viewer's last move.

import type { JournalTurn, Tale, Telling } from '@tableworks/board-kit'
import { taleOf } from '@tableworks/board-kit'
import type { Entry } from '@tableworks/host'
import { type AnyGame, beginsTurn, type Chapter, type Moment, type Seat, type Turn, turnsOf } from '@tableworks/kernel'
import { keyOf, type Scenes } from './use-scene.ts'

/** The choices in the journal. Its first entry is the set-up. */
const choicesIn = (journal: readonly Entry[]) =>
  journal.flatMap(({ seat, decision }) => (seat === null || decision === null ? [] : [{ seat, decision }]))

/**
 * The journal's turns. Choices alone don't show whether a seat has two turns in a row, but a chapter that begins in between
 * separates them.
 */
export function turnsWithin(game: AnyGame, journal: readonly Entry[], chapters: readonly Chapter[]): Turn[] {
  const choices = choicesIn(journal)
  const isBetween = (step: number) => {
    const next = choices[step]
    return next !== undefined && beginsTurn(game, [], next)
  }
  const breaks = [...new Set(chapters.map(({ step }) => step))].filter(isBetween)
  return turnsOf(game, choices).flatMap(({ seat, from, to }) => {
    const inside = breaks.filter(step => step > from && step < to)
    return [...inside, to].map((end, i) => ({ seat, from: inside[i - 1] ?? from, to: end }))
  })
}

/** The journal by turns, starting with the set-up if it has facts. */
export function turnsIn(
  journal: readonly Entry[],
  turns: readonly Turn[],
  scenes: Scenes['runs'],
  chapters: readonly Chapter[],
): JournalTurn[] {
  const titles = new Map<number, string[]>()
  for (const { step, title } of chapters) titles.set(step, [...(titles.get(step) ?? []), title])
  const turnOf = (side: Seat | null, from: number, to: number): JournalTurn => {
    const entries = journal.slice(side === null ? from : from + 1, to + 1)
    const begun = entries.flatMap(({ step }) => titles.get(step) ?? [])
    return {
      side,
      from,
      to,
      told: entries.flatMap(({ step, told }) =>
        told.map(({ fact }, nth) => {
          const key = keyOf({ step, nth })
          const run = scenes.get(key)
          return { step, fact, scene: run && { key, again: run.telling.again } }
        }),
      ),
      chapter: begun.length === 0 ? undefined : begun.join(' · '),
    }
  }
  const setUp = (journal[0]?.told.length ?? 0) > 0 ? [turnOf(null, 0, 0)] : []
  return [...setUp, ...turns.map(({ seat, from, to }) => turnOf(seat, from, to))]
}

/** The moment after all facts of a step. */
export const endOf = (step: number): Moment => ({ step: step + 1, nth: 0 })

/** The turns up to a moment; the last may be incomplete. */
export const turnsUpTo = (turns: readonly JournalTurn[], end: Moment): JournalTurn[] =>
  turns.flatMap(turn => {
    if (turn.to < end.step) return [turn]
    const told = toldBefore(turn.told, end)
    const isBegun = told.length > 0 || turn.from + 1 < end.step
    if (told.length === turn.told.length) return turn.side === null || isBegun ? [turn] : []
    return told.length === 0 ? [] : [{ ...turn, to: told.at(-1)?.step ?? turn.from, told, chapter: undefined }]
  })

/** The part of a journal before a moment. */
export const toldBefore = <T extends { readonly step: number }>(told: readonly T[], { step, nth }: Moment): T[] => {
  const first = told.findIndex(entry => entry.step === step)
  return told.filter((entry, i) => entry.step < step || (entry.step === step && i - first < nth))
}

/** What happened before a moment, and the turns that had begun. */
export const before = ({ journal, played }: Told, { step, nth }: Moment): Told => ({
  journal: journal
    .slice(0, step + 1)
    .map(entry => (entry.step === step ? { ...entry, told: entry.told.slice(0, nth) } : entry)),
  played: played.filter(({ from }) => from < step),
})

interface Told {
  readonly journal: readonly Entry[]
  /** The journal's turns. */
  readonly played: readonly Turn[]
}

/** What each other side did since the viewer's last move, oldest first; for a spectator, the last turn. */
export function sinceLastChoice(telling: Telling, { journal, played }: Told, viewer: Seat | null): Tale[] {
  const own = viewer === null ? 0 : (journal.findLast(entry => entry.seat === viewer)?.step ?? 0)
  const since = viewer === null ? played.slice(-1) : played.filter(({ to }) => to > own)
  const tales = since.map(({ seat, from, to }) =>
    taleOf(telling, seat, journal.slice(Math.max(from, viewer === null ? 0 : own) + 1, to + 1)),
  )
  // Automatic opponents act during other sides' moves, including the viewer's.
  const { seats } = telling.seen
  const automatic = telling.sideNames.slice(seats).map((_name, i) => taleOf(telling, seats + i, journal.slice(own)))
  return [...tales, ...automatic].filter(tale => tale !== null)
}

/** The tale of the turn that a step belongs to. */
export function turnAt(telling: Telling, { journal, played }: Told, step: number): Tale[] {
  const turn = played.find(({ from, to }) => step > from && step <= to)
  const tale = turn === undefined ? null : taleOf(telling, turn.seat, journal.slice(turn.from + 1, turn.to + 1))
  return tale === null ? [] : [tale]
}
