// A game on the home page. A press anywhere except on its buttons opens a sheet with details. On a phone it's a row with a round
// button that starts a game.

import { useState } from 'react'
import { Link } from 'wouter'
import { isPlayable } from '../games.ts'
import { listedFor } from '../lessons/books.ts'
import { countDone } from '../lessons/progress.ts'
import { BoardCloseUp } from '../parts/board-picture.tsx'
import { Icon, type IconName } from '../parts/icons.tsx'
import { LidFacts } from '../parts/lid-facts.tsx'
import { Button, FailureNote, Sheet } from '../parts/parts.tsx'
import { t } from './words.ts'
import { lineOf, nameOf } from '../worlds.ts'
import css from './home.module.css'
import { usePlayNow } from './use-play-now.ts'

/** `as` is the heading level. */
export function GameCard({ game, as: Heading }: { game: string; as: 'h2' | 'h3' }) {
  const [isOpen, setOpen] = useState(false)
  const name = nameOf(game)
  return (
    <li className={css['game']}>
      <div className={css['picture']}>
        <BoardCloseUp game={game} sizes="(max-width: 47.99rem) 6.25rem, 15rem" />
      </div>
      <div className={css['body']}>
        <Heading>{name}</Heading>
        <LidFacts game={game} />
        <p>{lineOf(game)}</p>
      </div>
      <button
        type="button"
        className={css['more']}
        aria-label={t('home.moreOf', { game: name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isPlayable(game) ? <WaysIn game={game} /> : <p className={css['coming']}>{t('home.coming')}</p>}
      {isOpen && <GameSheet game={game} onClose={() => setOpen(false)} />}
    </li>
  )
}

const WaysIn = ({ game }: { game: string }) => (
  <div className={css['ways']}>
    <PlayButton game={game} />
    <ul>
      {WAYS.map(({ way, icon, href }) => (
        <li key={way}>
          <Link href={href(game)} aria-label={t('learn.of', { what: sayWay(way, game), game: nameOf(game) })}>
            <Icon name={icon} size={19} />
            {sayWay(way, game)}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)

type Way = 'learn' | 'invite' | 'find'

/** "Learn it" becomes the number of finished lessons, once there is one. */
function sayWay(way: Way, game: string): string {
  const { done, of } = countDone(game)
  return way === 'learn' && done > 0 ? t('home.learned', { done, of }) : t(`home.${way}`)
}

/** A game's secondary links, in the order they're shown. */
const WAYS: readonly { way: Way; icon: IconName; href: (game: string) => string }[] = [
  {
    way: 'learn',
    icon: 'book',
    href: game => (listedFor(game).lessons.length === 0 ? `/how-to-play/${game}` : `/learn/${game}`),
  },
  { way: 'invite', icon: 'link', href: game => `/new/${game}?with=friends` },
  { way: 'find', icon: 'people', href: game => `/play?game=${game}` },
]

function PlayButton({ game }: { game: string }) {
  const { busy, error, play } = usePlayNow(game)
  return (
    <>
      <Button
        kind="strong"
        aria-disabled={busy || undefined}
        aria-label={busy ? undefined : t('home.playIn', { game: nameOf(game) })}
        onClick={play}
      >
        <Icon name={busy ? 'clock' : 'play'} size={15} />
        <span>{busy ? t('opening') : t('home.play')}</span>
      </Button>
      {error !== null && <FailureNote error={error} />}
    </>
  )
}

function sayLessons(game: string): string {
  const { done, of } = countDone(game)
  if (of === 0) return t('home.learnText')
  return done === 0 ? t('learn.lessons', { count: of }) : t('learn.progress', { done, of })
}

/** Everything about a game, in a sheet, where the list has no room for it. */
const GameSheet = ({ game, onClose }: { game: string; onClose: () => void }) => (
  <Sheet title={nameOf(game)} picture={<BoardCloseUp game={game} sizes="100vw" />} onClose={onClose}>
    <LidFacts game={game} />
    <p>{lineOf(game)}</p>
    <div className={css['sheetWays']}>
      {isPlayable(game) && <PlayButton game={game} />}
      <ul>
        {WAYS.map(({ way, icon, href }) => (
          <li key={way}>
            <Link href={href(game)}>
              <Icon name={icon} size={24} />
              <span>
                <strong>{t(`home.${way}`)}</strong>
                <span>{way === 'learn' ? sayLessons(game) : t(`home.${way}Text`)}</span>
              </span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </Sheet>
)
