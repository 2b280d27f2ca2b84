// Searches the rules, leaving out passages and table rows that don't match.

import type { RulesBlock, RulesPage, RulesSection } from 'virtual:rules'

/** The typed words in lower case. */
export const wordsIn = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean)

/**
 * The passages that contain the words as a phrase. If there are none, those that contain every word; a section's title counts for
 * all its passages.
 */
export function found(sections: readonly RulesSection[], words: readonly string[]): RulesSection[] {
  if (words.length === 0) return [...sections]
  const exact = matching(sections, [words.join(' ')])
  return exact.length > 0 ? exact : matching(sections, words)
}

const matching = (sections: readonly RulesSection[], terms: readonly string[]): RulesSection[] =>
  sections
    .map(section => {
      const title = section.title.toLowerCase()
      const matches = (text: string) => terms.every(term => text.includes(term) || title.includes(term))
      return { ...section, blocks: section.blocks.flatMap(block => matchingPart(block, matches)) }
    })
    .filter(({ blocks }) => blocks.length > 0)

const ROW = /<tr>.*?<\/tr>\s*/gs

function matchingPart(block: RulesBlock, matches: (text: string) => boolean): RulesBlock[] {
  if (!matches(block.text)) return []
  if (!block.html.includes('<tr>')) return [block]
  let rows = 0
  const html = block.html.replaceAll(ROW, row => {
    if (row.includes('<th')) return row
    const isMeant = matches(plain(row))
    if (isMeant) rows += 1
    return isMeant ? row : ''
  })
  return rows === 0 ? [] : [{ ...block, html }]
}

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').toLowerCase()

/** A clause as HTML: its passage or its table row; null if the rules don't have it. */
export function clauseIn(page: RulesPage, clause: string): { readonly title: string; readonly html: string } | null {
  for (const { title, blocks } of page.sections) {
    const block = blocks.find(({ clauses }) => clauses.includes(clause))
    if (block === undefined) continue
    const row = block.html.match(ROW)?.find(one => one.includes(`id="${clause}"`))
    return { title, html: withoutIds(row === undefined ? block.html : cellsOf(row)) }
  }
  return null
}

/** A cell of the Lines column needs a label when it's shown outside its table. */
const cellsOf = (row: string): string =>
  [...row.matchAll(/<td>(.*?)<\/td>/gs)]
    .map(([, cell = '']) => cell.replace(/^<small class="origin">/, '$&Rulebook lines '))
    .filter(cell => cell !== '')
    .map(cell => `<p>${cell}</p>`)
    .join('')

/** The same passage may also be open in the panel. */
const withoutIds = (html: string): string => html.replaceAll(/ id="[^"]*"/g, '')
