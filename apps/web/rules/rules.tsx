// The rules of a game as a page to read and to search. Every clause has an address: /rules/GAME#SAT-5.

import { useDeferredValue, useEffect, useState } from 'react'
import { RULES, type RulesPage, type RulesSection } from 'virtual:rules'
import { isPlayable } from '../games.ts'
import { usePageTitle } from '../page-title.ts'
import { ButtonLink, Failure, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { t } from '../words/index.ts'
import { nameOf } from '../worlds.ts'
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
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.toLowerCase().split(/\s+/).filter(Boolean))
  const sections = words.length === 0 ? page.sections : found(page.sections, words)
  const count = sections.reduce((sum, { blocks }) => sum + blocks.length, 0)
  useAnchor()
  useMarks(words)
  return (
    <div className={css['rules']}>
      <div className={css['head']}>
        <h1>{t('rules.title', { game: nameOf(game) })}</h1>
        <label className={parts['field']}>
          <span>{t('rules.search')}</span>
          <input
            className={parts['input']}
            type="search"
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        </label>
        <p role="status" className={parts['explain']}>
          {words.length > 0 && (count === 0 ? t('rules.none', { words: typed }) : t('rules.found', { count }))}
        </p>
        <WayOn game={game} />
        {words.length === 0 && <Contents sections={page.sections} />}
      </div>
      <div className={css['text']} lang="en" translate="no" data-rules>
        {sections.map(section => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </div>
  )
}

/** Back to the table one came from in the middle of a turn; otherwise to a new one. */
function WayOn({ game }: { game: string }) {
  const [table] = useState(tableBehind)
  if (table === null && !isPlayable(game)) return null
  return (
    <p className={table === null ? undefined : css['back']}>
      {table === null ? (
        <>
          <ButtonLink href={`/how-to-play/${game}`}>{t('home.howToPlay')}</ButtonLink>{' '}
          <ButtonLink href={`/new/${game}`}>{t('rules.play')}</ButtonLink>
        </>
      ) : (
        <ButtonLink kind="strong" href={table}>
          {t('rules.back')}
        </ButtonLink>
      )}
    </p>
  )
}

function tableBehind(): string | null {
  const from = (history.state as { from?: unknown } | null)?.from
  return typeof from === 'string' && from.startsWith('/table/') ? from : null
}

const found = (sections: readonly RulesSection[], words: readonly string[]): RulesSection[] =>
  sections
    .map(section => ({
      ...section,
      blocks: section.blocks.filter(({ text }) =>
        words.every(word => text.includes(word) || section.title.toLowerCase().includes(word)),
      ),
    }))
    .filter(({ blocks }) => blocks.length > 0)

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

function Section({ section: { id, title, level, blocks } }: { section: RulesSection }) {
  const Heading = level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4'
  return (
    <section className={css['section']}>
      {level > 1 && <Heading id={id}>{title}</Heading>}
      {blocks.map(({ html }) => (
        // Our own RULES.md, turned into markup when the page was built.
        // oxlint-disable-next-line react/no-danger
        <div key={html} className={css['block']} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </section>
  )
}

/** The page comes after its address, so the clause is looked for once it is here. */
function useAnchor(): void {
  useEffect(() => {
    const go = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      target?.scrollIntoView({ block: 'center' })
      for (const old of document.querySelectorAll('[data-meant]')) old.removeAttribute('data-meant')
      target?.closest('[data-rules] tr, [data-rules] > section > div')?.setAttribute('data-meant', '')
    }
    go()
    addEventListener('hashchange', go)
    return () => removeEventListener('hashchange', go)
  }, [])
}

/** Found words are painted over, where the browser can; the text itself is left alone. */
function useMarks(words: readonly string[]): void {
  const key = words.join(' ')
  useEffect(() => {
    if (!('highlights' in CSS)) return undefined
    const ranges =
      key === '' ? [] : [...document.querySelectorAll('[data-rules] > section > div')].flatMap(rangesOf(key))
    CSS.highlights.set('found', new Highlight(...ranges))
    return () => void CSS.highlights.delete('found')
  }, [key])
}

const rangesOf =
  (key: string) =>
  (block: Element): Range[] => {
    const ranges: Range[] = []
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const word of key.split(' ')) {
        const text = node.textContent?.toLowerCase() ?? ''
        for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + word.length)
          ranges.push(range)
        }
      }
    return ranges
  }
