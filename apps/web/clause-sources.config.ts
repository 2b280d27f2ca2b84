// Marks the sources of clauses in RULES.md. In the text they follow a clause, as `[Setup, 63; ours]` or `*(Setup, line 63)*`.
// Tables of rulings have a *Lines* column. The page shows each source as a label next to the clause's number, and its lines in
// small print.

/** Ordered from the rulebook to our own rulings; `worked out` follows from the rulebook's text. */
const KINDS = ['printed', 'worked out', 'found', 'recalled', 'ours'] as const
type Kind = (typeof KINDS)[number]

function kindOf(part: string): Kind {
  if (/\bworked out\b/.test(part)) return 'worked out'
  if (/\brecalled\b/.test(part)) return 'recalled'
  if (/\bfound\b/.test(part)) return 'found'
  return /^reads |\bours\b/.test(part) ? 'ours' : 'printed'
}

const kindsIn = (sources: readonly string[]): Kind[] => {
  const found = new Set(sources.flatMap(source => source.split('; ')).map(kindOf))
  return KINDS.filter(kind => found.has(kind))
}

const NUMBERED = /(<strong class="clause"[^>]*>.*?<\/strong>)/
const IN_BRACKETS = /\s*\[([^\][]+)\](?=\s*<\/(?:li|p)>)/g
const IN_PARENTHESES = /\s*<em>\(((?:ours|[^()<]*, lines?\s\d)[^()<]*)\)<\/em>/g
const ROW = /<tr>.*?<\/tr>/gs

/** A clause, or a table of rulings, with its sources marked. */
export const withSources = (html: string): string =>
  html.includes('<tr>') ? withRowSources(html) : withClauseSources(html)

function withClauseSources(html: string): string {
  if (!NUMBERED.test(html)) return html
  const sources: string[] = []
  const small =
    (open: string, close: string) =>
    (_whole: string, source: string): string => {
      sources.push(source.replaceAll(/\s+/g, ' '))
      return ` <small class="origin">${open}${source}${close}</small>`
    }
  const quiet = html.replaceAll(IN_BRACKETS, small('[', ']')).replaceAll(IN_PARENTHESES, small('(', ')'))
  return sources.length === 0 ? html : withLabel(quiet, kindsIn(sources))
}

/** A ruling is our own. The lines in its row are those it interprets. */
const withRowSources = (html: string): string =>
  /<th>Lines<\/th>\s*<\/tr>/.test(html)
    ? html
        .replace('<th>Lines</th>', '<th class="origin">Lines</th>')
        .replaceAll(ROW, row =>
          withLabel(row.replace(/<td>([^<]*)<\/td>\s*<\/tr>/, '<td><small class="origin">$1</small></td></tr>'), [
            'ours',
          ]),
        )
    : html

const withLabel = (html: string, kinds: readonly Kind[]): string =>
  html.replace(NUMBERED, `$1 <span class="origin-label" data-origin="${kinds.at(-1)}">${kinds.join(', ')}</span>`)
