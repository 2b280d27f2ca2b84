import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { GAMES } from '@tableworks/games'
import { describe, expect, it } from 'vitest'
import { clauseIn } from '../rules/search.ts'
import { rulesPage } from '../rules.config.ts'

const GAMES_FOLDER = path.resolve(import.meta.dirname, '../../../games')

const PAGE = rulesPage(`# A game

Some words.

## The round

- **Note** is no clause, **TT-1** is one. See TT-2 and R-7.
- **TT-2** Another, after TT-1.

| No. | Ruling |
|---|---|
| R-7 | Yes, as TT-1 says |

## Questions

- **Q1** Why? Because of TT-2.
`)

const SOURCED = rulesPage(`# A game

## The round

- **TT-1** Take one. [Setup, 63]
- **TT-2** Take two. [Setup, 63; two worked out; found F5; the order is recalled]
- **TT-3** Take three. [ours; reads Setup, 63]
- **TT-4** Two. *(Setup, line
  63)* Three. *(ours: R7)*

| # | Ruling | Lines |
|---|---|---|
| R7 | Yes | 12–14 |
`)

describe('a RULES.md as a page', () => {
  it('has a section for every heading and a block for every list item', () => {
    expect(PAGE.title).toBe('A game')
    expect(PAGE.sections.map(({ id, blocks }) => [id, blocks.length])).toEqual([
      ['', 1],
      ['the-round', 3],
      ['questions', 1],
    ])
  })

  it('gives every clause an anchor and turns every mention into a link', () => {
    const [first, second] = PAGE.sections[1]?.blocks ?? []
    expect(first?.clauses).toEqual(['TT-1'])
    expect(first?.html).toContain('<strong class="clause" id="TT-1"><a href="#TT-1">TT-1</a></strong>')
    expect(first?.html).toContain('See <a href="#TT-2">TT-2</a> and <a href="#R-7">R-7</a>')
    expect(second?.html).toContain('after <a href="#TT-1">TT-1</a>')
  })

  it('gives every ruling at the start of a row an anchor', () => {
    const table = PAGE.sections[1]?.blocks[2]
    expect(table?.clauses).toEqual(['R-7'])
    expect(table?.html).toContain('<td><strong class="clause" id="R-7">')
  })

  it('puts a label of its source beside the number, and the lines in small print', () => {
    const [clause, mixed, reading, twice] = SOURCED.sections[1]?.blocks ?? []
    expect(clause?.html).toContain(
      '</strong> <span class="origin-label" data-origin="printed">printed</span> Take one.',
    )
    expect(clause?.html).toContain('Take one. <small class="origin">[Setup, 63]</small></li>')
    expect(mixed?.html).toContain('data-origin="recalled">printed, worked out, found, recalled</span>')
    expect(reading?.html).toContain('data-origin="ours">ours</span>')
    expect(twice?.html).toContain('data-origin="ours">printed, ours</span>')
    expect(twice?.html).toContain('Two. <small class="origin">(Setup, line\n63)</small> Three.')
  })

  it('marks every ruling of a table as ours', () => {
    const table = SOURCED.sections[1]?.blocks[4]
    expect(table?.html).toContain('</strong> <span class="origin-label" data-origin="ours">ours</span></td>')
    expect(table?.html).toContain('<td><small class="origin">12–14</small></td>')
    expect(clauseIn(SOURCED, 'R7')?.html).toContain('<p><small class="origin">Rulebook lines 12–14</small></p>')
  })

  it('gives each of two equal headings its own address', () => {
    const { sections } = rulesPage('# A game\n\n## Selling\n\n## Selling\n')
    expect(sections.map(({ id }) => id)).toEqual(['', 'selling', 'selling-2'])
  })

  it('sets apart what the opening says about clauses and sources', () => {
    const { sections } = rulesPage(
      '# A game\n\nIn our own words, every clause with its number.\n\nA zone is a place.\n',
    )
    expect(sections[0]?.blocks.map(({ html }) => html.startsWith('<div class="about-sources">'))).toEqual([true, false])
  })

  it('leaves text without a source unchanged', () => {
    expect(PAGE.sections.flatMap(({ blocks }) => blocks).filter(({ html }) => html.includes('origin'))).toEqual([])
  })

  it('can be searched in lower case', () => {
    expect(PAGE.sections[2]?.blocks[0]?.text).toBe('q1 why? because of tt-2.')
  })

  it('converts the rules of a real game', () => {
    expect(clausesOf('salt-and-timber')).toEqual(expect.arrayContaining(['SAT-1', 'SAT-8', 'Q1']))
  })
})

describe.each(Object.values(GAMES))('$name', ({ id, notation, words }) => {
  it('links every prompt and every sentence to a clause of its rules', () => {
    const { prompts, facts } = words.clauses ?? { prompts: {}, facts: {} }
    expect(Object.keys(prompts).toSorted()).toEqual(notation.decisions.toSorted())
    expect(Object.keys(facts).toSorted()).toEqual(Object.keys(words.facts).toSorted())
    expect(clausesOf(id)).toEqual(expect.arrayContaining([...Object.values(prompts), ...Object.values(facts)]))
  })

  it('links every refusal of its rules, its board and its gallery to a clause', () => {
    const folder = path.join(GAMES_FOLDER, id)
    const sources = globSync(['rules.ts', 'rules/*.ts', 'ui/**/*.{ts,tsx}'], { cwd: folder }).map(file =>
      readFileSync(path.join(folder, file), 'utf8'),
    )
    const named = sources.flatMap(source => [...source.matchAll(/\brule(?:: |=)['"]([^'"]+)['"]/g)])
    expect(named.length).toBeGreaterThan(0)
    expect(clausesOf(id)).toEqual(expect.arrayContaining(named.map(([, rule]) => rule)))
  })
})

/** The clauses that have an anchor on a game's rules page. */
function clausesOf(game: string): string[] {
  const source = readFileSync(path.join(GAMES_FOLDER, game, 'RULES.md'), 'utf8')
  return rulesPage(source).sections.flatMap(({ blocks }) => blocks.flatMap(({ clauses }) => clauses))
}
