// The end of a game: the winner, the score sheet, the score chart, and what to do next.

import { ScoreChart, ScoreSheet, SeatMark } from '@tableworks/board-kit'
import type { Chapter, Words } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { TablePosition, TableCard, TableLink } from '@tableworks/host'
import { ActButton, ButtonLink, FailureNote } from '../parts/parts.tsx'
import type { SeriesCard } from '@tableworks/protocol'
import { useLoad } from '../parts/use-load.ts'
import { sayList } from '../words/index.ts'
import { t } from './words.ts'
import css from './ended.module.css'
import { PlayOn, SeriesScore, ToGroup, useContextOf } from './series.tsx'

interface EndSheetProps {
  readonly tables: TableLink
  readonly card: TableCard
  readonly position: TablePosition
  readonly words: Pick<Words, 'sheet' | 'rareLines'>
  readonly chapters: readonly Chapter[]
  /** A sentence that says what ended the game. */
  readonly why: string | null
  /** Items listed for each side in addition to its figures. */
  readonly lists: readonly (readonly string[])[]
  /** The review. */
  readonly children: ReactNode
}

export function EndSheet({
  tables,
  card,
  position: { seen, seq },
  words,
  chapters,
  why,
  lists,
  children,
}: EndSheetProps) {
  const [course] = useLoad(`${card.id} ${seq}`, () => tables.course(card.id))
  const { result } = seen
  const context = useContextOf(card, result !== null)
  if (result === null) return null
  const winners = card.sides.filter((_name, side) => result.places[side] === 1)
  return (
    <section className={css['ended']} aria-labelledby="ended">
      <header className={css['head']}>
        <div>
          <p className={css['kicker']}>{t('table.over')}</p>
          <h2 id="ended">{t('table.winner', { count: winners.length, names: sayList(winners) })}</h2>
          {why !== null && <p>{why}</p>}
          <ToGroup group={context.group} />
        </div>
        <div className={css['next']}>
          <Rematch tables={tables} card={card} series={context.series} />
          <ButtonLink href="/">{t('table.newGame')}</ButtonLink>
        </div>
      </header>
      {context.series !== null && <SeriesScore series={context.series} />}
      <div className={css['sheets']}>
        <div>
          <ScoreSheet result={result} words={words} sideNames={card.sides} />
          {lists.some(list => list.length > 0) && (
            <dl className={css['lists']} translate="no">
              {card.sides.map((name, side) => (
                <div key={name}>
                  <dt>
                    <SeatMark seat={side} size={18} /> {name}
                  </dt>
                  <dd>
                    {lists[side]?.map(one => (
                      <span key={one}>{one}</span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {course.state === 'ready' && <ScoreChart sideNames={card.sides} scores={course.value} chapters={chapters} />}
      </div>
      {course.state === 'failed' && <FailureNote error={course.error} />}
      {children}
    </section>
  )
}

/** Online, the first player to ask creates the rematch, and the other players get a link to it here. */
function Rematch({
  tables,
  card: { id, online },
  series,
}: Pick<EndSheetProps, 'tables' | 'card'> & { series: SeriesCard | null }) {
  const next = online?.next ?? null
  if (next !== null)
    return (
      <>
        <p role="status">{t('table.nextTable')}</p>
        <ButtonLink kind="strong" href={`/table/${next}`}>
          {t('table.toNextTable')}
        </ButtonLink>
      </>
    )
  if (online !== undefined) return online.mine.length === 0 ? null : <PlayOn table={id} series={series} />
  return (
    <ActButton kind="strong" work={async () => navigate(`/table/${await tables.rematch(id)}`)}>
      {t('table.rematch')}
    </ActButton>
  )
}
