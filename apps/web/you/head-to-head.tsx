// How often the player finished ahead of each opponent. Counts places, so it works for any number of players.

import type { OpponentCard } from '@tableworks/protocol'
import { Link } from 'wouter'
import { t } from './words.ts'
import css from './you.module.css'

export const HeadToHead = ({ opponents }: { opponents: readonly OpponentCard[] }) => (
  <section className={css['section']} aria-labelledby="head-to-head">
    <h2 id="head-to-head">
      {t('you.headToHead')} {opponents.length > 0 && <small>{t('you.ahead')}</small>}
    </h2>
    {opponents.length === 0 ? (
      <p className={css['none']}>{t('you.noOpponents')}</p>
    ) : (
      <ul className={css['opponents']}>
        {opponents.map(one => (
          <Opponent key={one.mark ?? ''} one={one} />
        ))}
      </ul>
    )}
  </section>
)

const Opponent = ({ one: { mark, name, games, ahead, behind } }: { one: OpponentCard }) => (
  <li>
    {mark === null ? (
      <span>{t('you.bots')}</span>
    ) : (
      <Link href={`/player/${mark}`} translate="no">
        {name || t('defaultName')}
      </Link>
    )}
    <span className={css['bar']} role="img" aria-label={t('you.aheadOf', { ahead, behind })}>
      <span style={{ flexGrow: ahead }}>{ahead > 0 && ahead}</span>
      <span style={{ flexGrow: behind }}>{behind > 0 && behind}</span>
    </span>
    <small>{t('you.gameCount', { count: games })}</small>
  </li>
)
