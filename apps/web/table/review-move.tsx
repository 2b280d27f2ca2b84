// One move in a review: the board after the move that was played and after the better one, the reasons, and how each turned out.

import { BoardPicture, OptionLayer, type Tale, taleOf } from '@tableworks/board-kit'
import type { Mistake } from '@tableworks/bots'
import type { SeatView } from '@tableworks/kernel'
import { useMemo } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { ActButton, Button } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { t } from './words.ts'
import { addressOf } from './address.ts'
import { Reasons } from './hint-note.tsx'
import { sayAction } from './hints.ts'
import { planOf } from './plans.ts'
import css from './review.module.css'
import { AFTER_ALL, chapterAt } from './stops.ts'
import { type TableModel, useTable } from './table-model.ts'
import { past } from './use-held.ts'

export function CostliestMove({ mistake, isAlone }: { mistake: Mistake; isAlone: boolean }) {
  const { game, voice, chapters, sides, position } = useTable()
  const { seat, step, played, better } = mistake
  const name = sides[seat] ?? ''
  return (
    <article className={css['move']} aria-label={t('review.costliest', { name })}>
      <header>
        <h4>{titleOf(mistake, position.seen.result?.scores ?? [], isAlone, name)}</h4>
        <p>
          {chapterAt(chapters, step)}. {sayCost(mistake)}
        </p>
      </header>
      <Pictures mistake={mistake} />
      <div className={css['words']}>
        <p>
          {t(isAlone ? 'review.youDid' : 'review.did')} <b translate="no">{sayAction(game, voice, played)}</b>
        </p>
        <p>
          {t('review.better')} <b translate="no">{sayAction(game, voice, better)}</b>
        </p>
      </div>
      <Why mistake={mistake} isAlone={isAlone} />
    </article>
  )
}

/** Half the width of the 95% confidence interval. */
const rangeOf = ({ error }: Mistake): number => 2 * error

function sayCost(mistake: Mistake): string {
  const points = mistake.cost.toFixed(1)
  const error = rangeOf(mistake).toFixed(1)
  return error === '0.0' ? t('review.cost', { points }) : t('review.costAbout', { points, error })
}

/** Whether this move alone may have lost the game: it cost at least the final gap. */
function titleOf(mistake: Mistake, scores: readonly number[], isAlone: boolean, name: string): string {
  const behind = Math.max(...scores) - (scores[mistake.seat] ?? 0)
  const decided = behind > 0 && mistake.cost - rangeOf(mistake) >= behind
  if (isAlone) return t(decided ? 'review.lostGame' : 'review.yourCostliest')
  return t(decided ? 'review.lostGameOf' : 'review.costliest', { name })
}

function Why({ mistake, isAlone }: { mistake: Mistake; isAlone: boolean }) {
  const { game, tables, card, showMistake } = useTable()
  const { seat, step, reasons, playouts } = mistake
  const playOn = async () => navigate(addressOf(await tables.branch(card.id, seat, step), null))
  return (
    <aside className={css['why']}>
      {reasons.length > 0 && (
        <>
          <h5>{t('review.why')}</h5>
          <Reasons game={game} reasons={reasons} />
        </>
      )}
      <EndsTable mistake={mistake} isAlone={isAlone} />
      <p className={css['guess']}>{t('review.guess', { count: playouts })}</p>
      <div className={css['next']}>
        <ActButton kind="strong" work={playOn}>
          {t('review.playOn')}
        </ActButton>
        <Button onClick={() => showMistake(mistake)}>{t('review.show')}</Button>
      </div>
    </aside>
  )
}

/** The results of the rollouts after each move. */
function EndsTable({ mistake: { seat, after }, isAlone }: { mistake: Mistake; isAlone: boolean }) {
  const { sides } = useTable()
  const { played, better } = after
  const rival = bestRival(played.scores, seat)
  const points = (score: number | undefined) => (score ?? 0).toFixed(1)
  const percent = (share: number) => `${Math.round(100 * share)}%`
  const name = sides[seat] ?? ''
  const rows = [
    [
      t(isAlone ? 'review.yourPoints' : 'review.pointsOf', { name }),
      points(played.scores[seat]),
      points(better.scores[seat]),
    ],
    ...(rival === null
      ? []
      : [
          [
            t('review.pointsOf', { name: sides[rival] ?? '' }),
            points(played.scores[rival]),
            points(better.scores[rival]),
          ],
        ]),
    [t(isAlone ? 'review.youWin' : 'review.winsOf', { name }), percent(played.wins), percent(better.wins)],
  ]
  return (
    <table className={css['ends']}>
      <thead>
        <tr>
          <th scope="col">{t('review.onAverage')}</th>
          <th scope="col">{t(isAlone ? 'review.columnYou' : 'review.columnPlayed')}</th>
          <th scope="col">{t('review.columnBetter')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, ...values]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {values.map((value, i) => (
              <td key={i === 0 ? 'played' : 'better'}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function bestRival(scores: readonly number[], seat: number): number | null {
  const rivals = scores.map((_score, side) => side).filter(side => side !== seat)
  return rivals.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))[0] ?? null
}

/** Both boards, showing the same part. */
function Pictures({ mistake }: { mistake: Mistake }) {
  const table = useTable()
  const { card, tables, board } = table
  const { seat, step, played } = mistake
  const [loaded] = useLoad(`review ${card.id} ${seat} ${step}`, async () =>
    tables.moments(card.id, seat, [
      { step, nth: AFTER_ALL },
      { step: step + played.length, nth: AFTER_ALL },
    ]),
  )
  if (board === null || loaded.state !== 'ready') return <div className={css['pictures']} aria-busy={board !== null} />
  const [before, after] = loaded.value
  return before === undefined || after === undefined ? null : <Pair mistake={mistake} before={before} after={after} />
}

function Pair({ mistake, before, after }: { mistake: Mistake; before: SeatView; after: SeatView }) {
  const table = useTable()
  const did = useMemo(() => placesOf(playedTale(table, mistake, before)), [table, mistake, before])
  const plan = useMemo(() => planOf(table, before, mistake.better), [table, mistake, before])
  const could = placesOf(plan.tale)
  return (
    <div className={css['pictures']}>
      <figure>
        <figcaption>{t('review.columnPlayed')}</figcaption>
        <Picture seen={past(after)} places={did} around={could} label={t('review.afterPlayed')} />
      </figure>
      <figure>
        <figcaption>{t('review.columnBetter')}</figcaption>
        <Picture seen={past(plan.after)} places={could} around={did} label={t('review.afterBetter')} />
      </figure>
    </div>
  )
}

function playedTale({ game, board, sides, journal }: TableModel, { seat, step, played }: Mistake, before: SeatView) {
  const choices = journal.slice(step + 1, step + 1 + played.length)
  return taleOf({ game, board, seen: before, sideNames: sides }, seat, choices)
}

const placesOf = (tale: Tale | null): string[] => [...new Set(tale?.clauses.flatMap(({ places }) => places) ?? [])]

interface PictureProps {
  readonly seen: SeatView
  readonly places: readonly string[]
  readonly around: readonly string[]
  readonly label: string
}

function Picture({ seen, places, around, label }: PictureProps) {
  const { game, board, box, sides, voice } = useTable()
  if (board === null) return null
  return (
    <BoardPicture label={label} places={places} around={around}>
      <OptionLayer
        seen={seen}
        game={game}
        voice={voice}
        sideNames={sides}
        places={board.places}
        isForward={false}
        onChoose={() => null}
      >
        <board.Board seen={seen} box={box} sideNames={sides} told={NOTHING} />
      </OptionLayer>
    </BoardPicture>
  )
}

const NOTHING: readonly never[] = []
