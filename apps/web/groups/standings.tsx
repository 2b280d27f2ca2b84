// The standings of a group, game by game.

import type { GroupStanding } from '@tableworks/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { Choices } from '../parts/parts.tsx'
import { sayDecimal } from '../words/index.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import css from './groups.module.css'

/** The games, most played first. */
function gamesIn(standings: readonly GroupStanding[]): string[] {
  const played = new Map<string, number>()
  for (const { game, games } of standings) played.set(game, (played.get(game) ?? 0) + games)
  return [...played].toSorted(([, a], [, b]) => b - a).map(([game]) => game)
}

export function Standings({ standings }: { standings: readonly GroupStanding[] }) {
  const games = gamesIn(standings)
  const [chosen, setChosen] = useState<string | null>(null)
  const game = chosen !== null && games.includes(chosen) ? chosen : games[0]
  return (
    <section className={css['section']} aria-labelledby="standings">
      <h2 id="standings">{t('groups.standings')}</h2>
      {game === undefined ? (
        <p className={css['none']}>{t('groups.noStandings')}</p>
      ) : (
        <>
          {games.length > 1 && (
            <Choices legend={t('listing.game')} values={games} value={game} say={nameOf} onChange={setChosen} />
          )}
          <table className={css['standings']}>
            <caption>{nameOf(game)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('defaultName')}</th>
                <th scope="col">{t('groups.gamesPlayed')}</th>
                <th scope="col">{t('wins')}</th>
                <th scope="col">{t('groups.meanPlace')}</th>
              </tr>
            </thead>
            <tbody>
              {standings
                .filter(one => one.game === game)
                .map(one => (
                  <tr key={one.mark}>
                    <th scope="row">
                      <Link href={`/player/${one.mark}`} translate="no">
                        {one.name || t('defaultName')}
                      </Link>
                    </th>
                    <td>{one.games}</td>
                    <td>{one.wins}</td>
                    <td>{sayDecimal(one.meanPlace)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
