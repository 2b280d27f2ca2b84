// The journal by turns, and what the others have done since the viewer's last choice.

import type { JournalTurn, Tale, Telling } from '@tableworks/board-kit'
import { taleOf } from '@tableworks/board-kit'
import type { Entry } from '@tableworks/host'
import { type AnyGame, chaptersIn, type Seat, turnsOf } from '@tableworks/kernel'
import { keyOf, type Scenes } from './use-scene.ts'

/** The choices of the journal; its first entry is the set-up. */
const choicesIn = (journal: readonly Entry[]) =>
  journal.flatMap(({ seat, decision }) => (seat === null || decision === null ? [] : [{ seat, decision }]))

/** The journal up to a step, turn by turn. */
export function turnsUpTo(
  game: AnyGame,
  journal: readonly Entry[],
  step: number,
  scenes: Scenes['runs'],
  sides: readonly string[],
): JournalTurn[] {
  const upTo = journal.filter(entry => entry.step <= step)
  const chapters = chaptersIn(game, upTo, sides)
  const turnOf = (side: Seat | null, from: number, to: number): JournalTurn => {
    const entries = upTo.slice(from === to ? from : from + 1, to + 1)
    const begun = chapters.filter(chapter =>
      from === to ? chapter.step === from : chapter.step > from && chapter.step <= to,
    )
    return {
      side,
      from,
      to,
      told: entries.flatMap(({ step: at, told }) =>
        told.map(({ fact }, nth) => {
          const key = keyOf({ step: at, nth })
          const run = scenes.get(key)
          return { step: at, fact, scene: run && { key, again: run.telling.again } }
        }),
      ),
      chapter: begun.length === 0 ? undefined : begun.map(({ title }) => title).join(' · '),
    }
  }
  const setUp = (upTo[0]?.told.length ?? 0) > 0 ? [turnOf(null, 0, 0)] : []
  return [...setUp, ...turnsOf(game, choicesIn(upTo)).map(({ seat, from, to }) => turnOf(seat, from, to))]
}

/** What each of the others did since the viewer's last choice, oldest first; a spectator is told the last turn. */
export function sinceLastChoice(telling: Telling, journal: readonly Entry[], viewer: Seat | null): Tale[] {
  const own = viewer === null ? 0 : (journal.findLast(entry => entry.seat === viewer)?.step ?? 0)
  const turns = turnsOf(telling.game, choicesIn(journal))
  const since = viewer === null ? turns.slice(-1) : turns.filter(({ to }) => to > own)
  const tales = since.map(({ seat, from, to }) =>
    taleOf(telling, seat, journal.slice(Math.max(from, viewer === null ? 0 : own) + 1, to + 1)),
  )
  // Automatic opponents act in the midst of what others choose, the viewer's own choice included.
  const { seats } = telling.seen
  const automatic = telling.sideNames.slice(seats).map((_name, i) => taleOf(telling, seats + i, journal.slice(own)))
  return [...tales, ...automatic].filter(tale => tale !== null)
}

/** The turn to which a step belongs, as its tale. */
export function turnAt(telling: Telling, journal: readonly Entry[], step: number): Tale[] {
  const turn = turnsOf(telling.game, choicesIn(journal)).find(({ from, to }) => step > from && step <= to)
  const tale = turn === undefined ? null : taleOf(telling, turn.seat, journal.slice(turn.from + 1, turn.to + 1))
  return tale === null ? [] : [tale]
}
