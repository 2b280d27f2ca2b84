import { lazy, Suspense } from 'react'
import { SignInNote } from '../online/sign-ins.tsx'
import { usePageTitle } from '../page-title.ts'
import { FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'
import { WORLDS } from '../worlds.ts'
import { FirstGame } from './first-game.tsx'
import { GameCard } from './game-card.tsx'
import css from './home.module.css'
import { ActivityLine } from './activity-line.tsx'
import { useRunning } from './use-running.ts'
import { YourTables } from './your-tables.tsx'

// Loads later, because its list of puzzles isn't part of the first load.
const DayCard = lazy(async () => ({ default: (await import('../puzzles/day-card.tsx')).DayCard }))

export function Home() {
  usePageTitle()
  const running = useRunning()
  const isBack = running.yours.length + running.others.length > 0
  return (
    <div className={css['home']}>
      <SignInNote />
      {isBack && <YourTables yours={running.yours} others={running.others} />}
      <section className={css['choose']} aria-labelledby="games" data-back={isBack || undefined}>
        <div className={css['title']}>
          {isBack ? <h2 id="games">{t('home.again')}</h2> : <h1 id="games">{t('home.title')}</h1>}
          {!isBack && (
            <p className={css['lead']}>
              <span>{t('home.lead')}</span> {t('home.ways')} <span>{t('home.free')}</span>
              <small>{t('home.freeShort')}</small>
            </p>
          )}
        </div>
        <Learning />
        <ul className={css['games']}>
          {WORLDS.map(game => (
            <GameCard key={game} game={game} as={isBack ? 'h3' : 'h2'} />
          ))}
        </ul>
      </section>
      {!running.isKept && <p className={parts['notice']}>{t('notSaved')}</p>}
      {running.error !== null && <FailureNote error={running.error} />}
      <ActivityLine />
      {!isBack && <Promises />}
    </div>
  )
}

/** The teaching game for newcomers, and today's puzzle for everyone. */
const Learning = () => (
  <div className={css['learning']}>
    <FirstGame />
    <div className={css['day']}>
      <Suspense>
        <DayCard />
      </Suspense>
    </div>
  </div>
)

const Promises = () => (
  <section aria-labelledby="promises">
    <h2 id="promises" className={css['heading']}>
      {t('home.promises')}
    </h2>
    <ul className={css['promises']}>
      {(['rules', 'dice', 'undo', 'everyone'] as const).map(promise => (
        <li key={promise}>
          <h3>{t(`home.promise.${promise}.title`)}</h3>
          <p>{t(`home.promise.${promise}.text`)}</p>
        </li>
      ))}
    </ul>
  </section>
)
