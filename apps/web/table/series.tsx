// The series that an online table belongs to: its score at the table, and at the end who leads or won.

import type { TableCard } from '@tableworks/host'
import { BEST_OF, type SeriesCard, type TableContext } from '@tableworks/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { onlineTables } from '../online/here.ts'
import type { BestOf } from '../online/online-tables.ts'
import { ActButton, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { sayList } from '../words/index.ts'
import { t } from './words.ts'
import css from './series.module.css'

const ALONE: TableContext = { series: null, group: null }

const RETRY_MS = 5000

/** Loads again when the game is over, because its result counts only then, and after an error such as too many requests. */
export function useContextOf({ id, online }: TableCard, isOver: boolean): TableContext {
  const isOnline = online !== undefined
  const [loaded, reload] = useLoad(`${id} ${isOver}`, async () =>
    isOnline ? (await onlineTables()).ask('context', { table: id }) : ALONE,
  )
  useEffect(() => {
    if (loaded.state !== 'failed') return undefined
    const retry = setTimeout(reload, RETRY_MS)
    return () => clearTimeout(retry)
  }, [loaded, reload])
  return loaded.state === 'ready' ? loaded.value : ALONE
}

const sayScore = ({ scores }: SeriesCard): string => scores.map(({ name, wins }) => `${name} ${wins}`).join(' · ')

/** Beside the tools of the table. */
export function SeriesNote({ card, isOver }: { card: TableCard; isOver: boolean }) {
  const { series } = useContextOf(card, isOver)
  if (series === null) return null
  const { bestOf, game } = series
  return (
    <span className={css['note']} title={t('series.explain')}>
      <strong>{t('series.game', { game, bestOf })}</strong> <span translate="no">{sayScore(series)}</span>
    </span>
  )
}

/** At the end of a game. */
export const SeriesScore = ({ series }: { series: SeriesCard }) => (
  <section className={css['score']} aria-labelledby="series">
    <h3 id="series">{sayStanding(series)}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">{t('defaultName')}</th>
          <th scope="col">{t('wins')}</th>
          <th scope="col">{t('series.ranks')}</th>
        </tr>
      </thead>
      <tbody>
        {series.scores.map(({ name, wins, ranks }) => (
          <tr key={name} data-won={series.winners.includes(name) || undefined}>
            <th scope="row" translate="no">
              {name}
            </th>
            <td>{wins}</td>
            <td>{ranks}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={parts['explain']}>{t('series.explain')}</p>
  </section>
)

function sayStanding({ winners, finished, bestOf }: SeriesCard): string {
  if (winners.length === 0) return t('series.standing', { finished, bestOf })
  return t('series.won', { count: winners.length, names: sayList(winners), bestOf })
}

/** The next game of the series, or a rematch that may begin one. */
export function PlayOn({ table, series }: { table: string; series: SeriesCard | null }) {
  const [bestOf, setBestOf] = useState<BestOf | undefined>()
  const goOn = async () => navigate(`/table/${await (await onlineTables()).rematch(table, bestOf)}`)
  if (series !== null && series.winners.length === 0)
    return (
      <ActButton kind="strong" work={goOn}>
        {t('series.next')}
      </ActButton>
    )
  return (
    <>
      <ActButton kind="strong" work={goOn}>
        {t('table.rematch')}
      </ActButton>
      <select
        className={css['length']}
        aria-label={t('series.length')}
        value={bestOf ?? ''}
        onChange={event => setBestOf(BEST_OF.find(one => String(one) === event.target.value))}
      >
        <option value="">{t('series.single')}</option>
        {BEST_OF.map(length => (
          <option key={length} value={length}>
            {t(series === null ? 'series.bestOfCounting' : 'series.bestOf', { bestOf: length })}
          </option>
        ))}
      </select>
    </>
  )
}

export const ToGroup = ({ group }: Pick<TableContext, 'group'>) =>
  group !== null && (
    <p>
      <Link href={`/group/${group.group}`}>{t('series.toGroup', { name: group.name })}</Link>
    </p>
  )
