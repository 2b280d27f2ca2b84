import { SignInNote } from '../online/sign-ins.tsx'
import { usePageTitle } from '../page-title.ts'
import { FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'
import { WORLDS } from '../worlds.ts'
import { FirstGame } from './first-game.tsx'
import { GameCard } from './game-card.tsx'
import css from './home.module.css'
import { LineOfLife } from './line-of-life.tsx'
import { useRunning } from './use-running.ts'
import { YourTables } from './your-tables.tsx'

export function Home() {
  usePageTitle()
  const running = useRunning()
  const isBack = running.yours.length + running.others.length > 0
  return (
    <div className={css['home']}>
      <SignInNote />
      {isBack && <YourTables yours={running.yours} others={running.others} />}
      <section className={css['choose']} aria-labelledby="games">
        <div className={css['title']}>
          {isBack ? <h2 id="games">{t('home.again')}</h2> : <h1 id="games">{t('home.title')}</h1>}
          {!isBack && (
            <p className={css['lead']}>
              <span>{t('home.lead')}</span> {t('home.ways')} <span>{t('home.free')}</span>
              <small>{t('home.freeShort')}</small>
            </p>
          )}
        </div>
        {!isBack && <FirstGame />}
        <ul className={css['games']}>
          {WORLDS.map(game => (
            <GameCard key={game} game={game} as={isBack ? 'h3' : 'h2'} />
          ))}
        </ul>
        {isBack && <FirstGame />}
      </section>
      {!running.isKept && <p className={parts['notice']}>{t('notSaved')}</p>}
      {running.error !== null && <FailureNote error={running.error} />}
      <LineOfLife />
      {!isBack && <Promises />}
    </div>
  )
}

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
