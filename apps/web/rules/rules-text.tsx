// The text of the rules with a search, for the rules page and the panel beside a table.

import { type RefObject, useDeferredValue, useEffect, useState } from 'react'
import type { RulesPage, RulesSection } from 'virtual:rules'
import { TextField } from '../parts/fields.tsx'
import { Check, partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'
import css from './rules.module.css'
import { found, wordsIn } from './search.ts'

/** The search in the rules, and the matching sections. */
export function useRulesSearch(page: RulesPage) {
  const [typed, setTyped] = useState('')
  const [hasSources, setHasSources] = useState(false)
  const words = useDeferredValue(wordsIn(typed).join(' '))
  const sections = found(page.sections, wordsIn(words))
  useMarks(words)
  return { typed, setTyped, words, sections, hasSources, setHasSources }
}

export type RulesSearch = ReturnType<typeof useRulesSearch>

export function SearchField({ search }: { search: RulesSearch }) {
  const { typed, setTyped, words, sections, hasSources, setHasSources } = search
  const count = sections.reduce((sum, { blocks }) => sum + blocks.length, 0)
  return (
    <>
      <TextField type="search" label={t('rules.search')} value={typed} onChange={setTyped} />
      <p role="status" className={parts['explain']}>
        {words === '' && t('rules.intro')}
        {words !== '' && (count === 0 ? t('rules.none', { words: typed }) : t('rules.found', { count }))}
      </p>
      <Check label={t('rules.sources')} checked={hasSources} onChange={setHasSources} />
    </>
  )
}

export const Sections = ({ search }: { search: RulesSearch }) => (
  <div className={css['text']} lang="en" translate="no" data-rules data-sources={search.hasSources || undefined}>
    {search.sections.map(section => (
      <Section key={section.id} section={section} />
    ))}
  </div>
)

function Section({ section: { id, title, level, blocks } }: { section: RulesSection }) {
  const Heading = level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4'
  return (
    <section className={css['section']}>
      {level > 1 && <Heading id={id}>{title}</Heading>}
      {blocks.map(({ html }) => (
        <Markup key={html} html={html} />
      ))}
    </section>
  )
}

/** Our own RULES.md, converted to HTML at build time. */
export const Markup = ({ html }: { html: string }) => (
  // The HTML contains no untrusted text.
  // oxlint-disable-next-line react/no-danger
  <div className={css['block']} dangerouslySetInnerHTML={{ __html: html }} />
)

/** Scrolls to a clause or heading and marks it. */
export function showPassage(id: string): void {
  const target = document.getElementById(id)
  target?.scrollIntoView({ block: 'center' })
  for (const old of document.querySelectorAll('[data-meant]')) old.removeAttribute('data-meant')
  target?.closest('[data-rules] tr, [data-rules] > section > div')?.setAttribute('data-meant', '')
}

/** Where a link within the rules leads; null for any other link. */
export function passageLinkedBy(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href') ?? ''
  return href.startsWith('#') ? decodeURIComponent(href.slice(1)) : null
}

/** Scrolls to the passage once it has rendered. */
export function usePassage(id: string | null, inside: RefObject<Element | null>): void {
  useEffect(() => {
    if (id !== null && inside.current !== null) showPassage(id)
  }, [id, inside])
}

/** Highlights matches with the CSS Highlight API where available, without changing the text. */
function useMarks(key: string): void {
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
