// The finished games of a group, newest first.

import type { GroupGame } from '@tableworks/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { onlineTables } from '../online/here.ts'
import { ActButton } from '../parts/parts.tsx'
import { sayAgo } from '../words/index.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import css from './groups.module.css'

/** A full first page may mean that there are older games. */
const PAGE = 10

export function GroupHistory({ group, recent }: { group: string; recent: readonly GroupGame[] }) {
  const [older, setOlder] = useState<readonly GroupGame[]>([])
  const [isAll, setAll] = useState(recent.length < PAGE)
  const games = [...recent, ...older]
  const more = async () => {
    const found = await (await onlineTables()).ask('groupHistory', { group, before: games.at(-1)?.n ?? 0 })
    setOlder(now => [...now, ...found])
    setAll(found.length === 0)
  }
  return (
    <section className={css['section']} aria-labelledby="group-history">
      <h2 id="group-history">{t('history.recent')}</h2>
      {games.length === 0 && <p className={css['none']}>{t('groups.noGames')}</p>}
      <ul className={css['history']}>
        {games.map(game => (
          <Played key={game.table} game={game} />
        ))}
      </ul>
      {!isAll && <ActButton work={more}>{t('history.older')}</ActButton>}
    </section>
  )
}

const Played = ({ game: { table, game, ended, isKept, sides } }: { game: GroupGame }) => (
  <li>
    <span>
      <strong>{nameOf(game)}</strong> <small>{sayAgo(ended)}</small>
    </span>
    <span translate="no">
      {sides
        .toSorted((a, b) => a.place - b.place)
        .map(({ name, score }) => `${name} ${score}`)
        .join(' · ')}
    </span>
    {isKept && <Link href={`/table/${table}`}>{t('history.replay')}</Link>}
  </li>
)
