import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { rulesPage } from '../rules.config.ts'

const PAGE = rulesPage(`# A game

Some words.

## The round

- **T-1** is no clause, **TT-1** is one. See TT-2.
- **TT-2** Another, after TT-1.

## Questions

- **Q1** Why? Because of TT-2.
`)

describe('a RULES.md as a page', () => {
  it('has a section for every heading and a block for every point', () => {
    expect(PAGE.title).toBe('A game')
    expect(PAGE.sections.map(({ id, blocks }) => [id, blocks.length])).toEqual([
      ['', 1],
      ['the-round', 2],
      ['questions', 1],
    ])
  })

  it('gives every clause an anchor and turns every mention into a link', () => {
    const [first, second] = PAGE.sections[1]?.blocks ?? []
    expect(first?.clauses).toEqual(['TT-1'])
    expect(first?.html).toContain('<strong class="clause" id="TT-1"><a href="#TT-1">TT-1</a></strong>')
    expect(first?.html).toContain('See <a href="#TT-2">TT-2</a>')
    expect(second?.html).toContain('after <a href="#TT-1">TT-1</a>')
  })

  it('can be searched in small letters', () => {
    expect(PAGE.sections[2]?.blocks[0]?.text).toBe('q1 why? because of tt-2.')
  })

  it('reads the rules of a real game', () => {
    const source = readFileSync(path.join(import.meta.dirname, '../../../games/salt-and-timber/RULES.md'), 'utf8')
    const clauses = rulesPage(source).sections.flatMap(({ blocks }) => blocks.flatMap(block => block.clauses))
    expect(clauses).toEqual(expect.arrayContaining(['SAT-1', 'SAT-8', 'Q1']))
  })
})
