// Converts a RULES.md to a page: sections of blocks, with an anchor for every clause and links wherever one is mentioned.

import { Marked, type Token, type Tokens } from 'marked'
import { withSources } from './clause-sources.config.ts'

interface RulesBlock {
  clauses: string[]
  html: string
  text: string
}
interface RulesSection {
  id: string
  title: string
  level: number
  blocks: RulesBlock[]
}

/** Clause numbers in the rules: SAT-5, EMP-12a, AMB-3, R-38, Q1, R7. */
const NUMBER = String.raw`(?:[A-Z]{1,5}-\d+[a-z]?|[QR]\d+)`
const CLAUSE = new RegExp(`^${NUMBER}$`)
/** Where a clause is defined: in bold, or in the first cell of a table row. */
const NUMBERED = new RegExp(`\\*\\*(${NUMBER})\\.?\\*\\*|^\\| *(${NUMBER}) *\\|`, 'gm')

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

export function rulesPage(source: string): { title: string; sections: RulesSection[] } {
  const marked = new Marked({ gfm: true })
  const known = new Set([...source.matchAll(NUMBERED)].map(([, inBold, inTable]) => inBold ?? inTable ?? ''))
  const defined = new Set<string>()

  const block = (token: Token): RulesBlock => {
    const clauses: string[] = []
    const anchor = (whole: string, words: string) => {
      const id = words.replace(/\.$/, '')
      if (!CLAUSE.test(id) || defined.has(id)) return whole
      defined.add(id)
      clauses.push(id)
      return `<strong class="clause" id="${id}"><a href="#${id}">${id}</a></strong>`
    }
    const html = withSources(
      marked
        .parser([token])
        .replaceAll(/<strong>([^<]+)<\/strong>/g, anchor)
        .replaceAll(/(?<=<tr>\s*<td>)([^<]+)(?=<\/td>)/g, anchor),
    )
    return { clauses, html: withLinks(html, known), text: plain(html).toLowerCase() }
  }

  // The same heading may occur twice, for example for two maps.
  const addresses = new Map<string, number>()
  const addressOf = (name: string): string => {
    const count = (addresses.get(slug(name)) ?? 0) + 1
    addresses.set(slug(name), count)
    return count === 1 ? slug(name) : `${slug(name)}-${count}`
  }

  let title = ''
  const sections: RulesSection[] = []
  for (const token of marked.lexer(source)) {
    if (token.type === 'space') continue
    if (token.type === 'heading') {
      const { text, depth } = token as Tokens.Heading
      const name = plain(marked.parseInline(text) as string)
      if (depth === 1 && title === '') title = name
      sections.push({ id: depth === 1 ? '' : addressOf(name), title: name, level: depth, blocks: [] })
    } else {
      if (sections.length === 0) sections.push({ id: '', title: '', level: 1, blocks: [] })
      const blocks = pieces(token).map(block)
      sections.at(-1)?.blocks.push(...(sections.at(-1)?.level === 1 ? blocks.map(aboutSources) : blocks))
    }
  }
  return { title, sections }
}

/** What the opening says about clauses and their sources is only for readers who want to see these. */
const aboutSources = (block: RulesBlock): RulesBlock =>
  /\bclause\b/.test(block.text) ? { ...block, html: `<div class="about-sources">${block.html}</div>` } : block

/** Each list item is a separate block for the search. A table stays whole, because single rows would lose their header. */
function pieces(token: Token): Token[] {
  if (token.type !== 'list') return [token]
  const list = token as Tokens.List
  return list.items.map((item, i) => ({ ...list, items: [item], start: list.ordered ? (list.start || 1) + i : '' }))
}

/** Mentions of clauses become links, except inside links and anchors. */
function withLinks(html: string, known: ReadonlySet<string>): string {
  const mention = new RegExp(`(<a [^>]*>.*?</a>|<[^>]+>)|\\b(${NUMBER})\\b`, 'g')
  return html.replaceAll(mention, (whole, tag?: string, id?: string) =>
    tag !== undefined || id === undefined || !known.has(id) ? whole : `<a href="#${id}">${id}</a>`,
  )
}
