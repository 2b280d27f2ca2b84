// A game's rules as a page with a search. Every clause has an address: /rules/GAME#SAT-5.

import { useEffect } from 'react'
import { RULES, type RulesPage, type RulesSection } from 'virtual:rules'
import { isPlayable } from '../games.ts'
import { usePageTitle } from '../page-title.ts'
import { ButtonLink, Failure, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import { SearchField, Sections, showPassage, useRulesSearch } from './rules-text.tsx'
import css from './rules.module.css'

export function Rules({ game }: { game: string }) {
  usePageTitle(t('rules.title', { game: nameOf(game) }))
  const [loaded] = useLoad(game, async () => (await RULES[game]?.())?.page ?? null)
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'failed') return <Failure error={loaded.error} />
  return loaded.value === null ? <NoRules game={game} /> : <Page game={game} page={loaded.value} />
}

const NoRules = ({ game }: { game: string }) => (
  <div className={parts['page']}>
    <h1>{t('rules.title', { game: nameOf(game) })}</h1>
    <p className={parts['text']}>{t('rules.missing')}</p>
    <p>
      <ButtonLink href="/">{t('notFound.back')}</ButtonLink>
    </p>
  </div>
)

function Page({ game, page }: { game: string; page: RulesPage }) {
  const search = useRulesSearch(page)
  useAnchor()
  return (
    <div className={css['rules']}>
      <div className={css['head']}>
        <h1>{t('rules.title', { game: nameOf(game) })}</h1>
        <SearchField search={search} />
        {isPlayable(game) && (
          <p>
            <ButtonLink href={`/how-to-play/${game}`}>{t('learn.howToPlay')}</ButtonLink>{' '}
            <ButtonLink href={`/new/${game}`}>{t('rules.play')}</ButtonLink>
          </p>
        )}
        {search.words === '' && <Contents sections={page.sections} />}
      </div>
      <Sections search={search} />
    </div>
  )
}

const Contents = ({ sections }: { sections: readonly RulesSection[] }) => (
  <nav className={css['contents']} aria-label={t('rules.contents')}>
    <ul translate="no" lang="en">
      {sections
        .filter(({ level }) => level === 2)
        .map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
    </ul>
  </nav>
)

/** The page renders after navigation, so it scrolls to the clause once the clause exists. */
function useAnchor(): void {
  useEffect(() => {
    const go = () => showPassage(decodeURIComponent(location.hash.slice(1)))
    go()
    addEventListener('hashchange', go)
    return () => removeEventListener('hashchange', go)
  }, [])
}
