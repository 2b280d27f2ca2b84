// What a returning player sees first: tables where it's their turn, then the others.

import type { TableCard } from '@tableworks/host'
import { Link } from 'wouter'
import { lentSeat, TakeBackButton } from '../online/take-back.tsx'
import { TimeLeft } from '../online/time-left.tsx'
import { BoardCloseUp } from '../parts/board-picture.tsx'
import { Icon } from '../parts/icons.tsx'
import { ButtonLink } from '../parts/parts.tsx'
import { sayLastMove, sayWaiting, whoElse } from '../parts/table-name.ts'
import { settings } from '../settings/settings.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import type { Running } from './use-running.ts'
import css from './home.module.css'

export function YourTables({ yours, others }: Pick<Running, 'yours' | 'others'>) {
  const { name } = settings()
  return (
    <section className={css['back']} aria-labelledby="back">
      <div className={css['top']}>
        <h1 id="back">{titleFor(yours.length, name)}</h1>
        {yours.length > 0 && <p>{t('home.waiting', { count: yours.length })}</p>}
        <ButtonLink href="/new">
          <Icon name="plus" size={17} />
          {t('home.newGame')}
        </ButtonLink>
      </div>
      {yours.length > 0 && (
        <ul className={css['moves']}>
          {yours.slice(0, MOST_SHOWN).map((card, i) => (
            <li key={card?.id ?? i} className={css['move']}>
              {card !== null && <YourMove card={card} />}
            </li>
          ))}
        </ul>
      )}
      {yours.length > MOST_SHOWN && (
        <p className={css['all']}>
          <Link href="/games">{t('home.moreYours', { count: yours.length - MOST_SHOWN })}</Link>
        </p>
      )}
      {others.length > 0 && <Others others={others} />}
      {yours.length + others.length > MOST_SHOWN && (
        <p className={css['all']}>
          <Link href="/games">{t('home.all', { count: yours.length + others.length })}</Link>
        </p>
      )}
    </section>
  )
}

const MOST_SHOWN = 3

function titleFor(yours: number, name: string): string {
  if (yours === 0) return name === '' ? t('home.nothing') : t('home.nothingFor', { name })
  return name === '' ? t('home.yourMove') : t('home.yourMoveFor', { name })
}

const YourMove = ({ card }: { card: TableCard }) => (
  <>
    <div className={css['picture']}>
      <BoardCloseUp game={card.game} sizes="12rem" />
    </div>
    <div className={css['body']}>
      <h2>{nameOf(card.game)}</h2>
      <p className={css['who']} translate="no">
        {card.name ?? whoElse(card)}
      </p>
      <p className={css['where']}>
        {card.chapter !== null && <span translate="no">{card.chapter}</span>}
        <TimeLeft card={card} instead={sayLastMove(card)} />
      </p>
      <ButtonLink kind="strong" href={`/table/${card.id}`} label={t('home.takeTurnOf', labelOf(card))}>
        {t('home.takeTurn')}
      </ButtonLink>
    </div>
  </>
)

const Others = ({ others }: Pick<Running, 'others'>) => (
  <>
    <h2 className={css['heading']}>{t('home.others')}</h2>
    <ul className={css['others']}>
      {others.slice(0, MOST_SHOWN).map((card, i) => (
        <li key={card?.id ?? i}>
          {card !== null && (
            <>
              <BoardCloseUp game={card.game} sizes="3rem" />
              <div>
                <strong>{nameOf(card.game)}</strong>
                <span>
                  {lentSeat(card) === undefined ? sayWaiting(card) : t('tableRow.botForYou')}
                  {card.clock !== undefined && ' · '}
                  <TimeLeft card={card} />
                  {card.chapter !== null && <span translate="no"> · {card.chapter}</span>}
                </span>
              </div>
              {lentSeat(card) === undefined ? (
                <ButtonLink href={`/table/${card.id}`} label={t('tableRow.openOf', labelOf(card))}>
                  {t('tableRow.open')}
                </ButtonLink>
              ) : (
                <TakeBackButton card={card} label={t('tableRow.takeBackOf', labelOf(card))} />
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  </>
)

const labelOf = ({ game, sides }: TableCard) => ({ game: nameOf(game), names: sides.join(', ') })
