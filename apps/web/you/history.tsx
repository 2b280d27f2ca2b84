// Finished games, newest first, with a button for older ones.

import type { PlayedCard } from '@tableworks/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { onlineTables } from '../online/here.ts'
import { ActButton } from '../parts/parts.tsx'
import { sayAgo, sayList, sayPlace } from '../words/index.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import css from './you.module.css'

interface HistoryProps {
  /** Whose games to show; null means the viewer's. */
  readonly mark: string | null
  readonly recent: readonly PlayedCard[]
  /** The number of games, including those that the viewer may not see. */
  readonly total: number
}

export function History({ mark, recent, total }: HistoryProps) {
  const [older, setOlder] = useState<readonly PlayedCard[]>([])
  const [isAll, setAll] = useState(recent.length === 0)
  const games = [...recent, ...older]
  const more = async () => {
    const before = games.at(-1)?.n ?? 0
    const found = await (await onlineTables()).ask('history', { mark, before })
    setOlder(now => [...now, ...found])
    setAll(found.length === 0)
  }
  return (
    <section className={css['section']} aria-labelledby="recent">
      <h2 id="recent">{t('history.recent')}</h2>
      {games.length === 0 && <p className={css['none']}>{t(total === 0 ? 'you.noGames' : 'you.onlyCasual')}</p>}
      <ul className={css['history']}>
        {games.map(game => (
          <Played key={game.table} game={game} />
        ))}
      </ul>
      {games.length < total && !isAll && <ActButton work={more}>{t('history.older')}</ActButton>}
    </section>
  )
}

function Played({ game: { table, game, ended, isKept, mine, sides, rated } }: { game: PlayedCard }) {
  const others = sides.filter(({ seat }) => seat !== mine).map(({ name }) => name)
  const place = sides.find(({ seat }) => seat === mine)?.place ?? 0
  return (
    <li>
      <span className={css['place']}>{sayPlace(place)}</span>
      <div>
        <strong>{t('you.gameWith', { game: nameOf(game), names: sayList(others) })}</strong>
        <small>
          {[sayAgo(ended), sides.map(({ score }) => score).join('–'), rated ? t('listing.rated') : '']
            .filter(text => text !== '')
            .join(' · ')}
          {isKept && (
            <>
              {' · '}
              <Link href={`/table/${table}`}>{t('history.replay')}</Link>
            </>
          )}
        </small>
      </div>
    </li>
  )
}
