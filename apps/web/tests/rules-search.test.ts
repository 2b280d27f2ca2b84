import { describe, expect, it } from 'vitest'
import { rulesPage } from '../rules.config.ts'
import { clauseIn, found, wordsIn } from '../rules/search.ts'

const PAGE = rulesPage(`# A game

## Selling

- **TT-1** Sell any number of a good.
- **TT-2** Buy one, as TT-1 says.

| No. | Ruling |
|---|---|
| R-1 | Corn may be sold twice |
| R-2 | Stone may not be sold |
`)

const textOf = (typed: string) =>
  found(PAGE.sections, wordsIn(typed)).flatMap(({ blocks }) => blocks.map(({ html }: { html: string }) => html))

describe('a search in the rules', () => {
  it('leaves out passages that lack a word', () => {
    expect(textOf('number good')).toHaveLength(1)
    expect(textOf('number stone')).toEqual([])
    expect(textOf('')).toHaveLength(3)
  })

  it('prefers passages with the whole phrase', () => {
    expect(textOf('a good')).toHaveLength(1)
    expect(textOf('sold be')).toHaveLength(1)
    expect(textOf('be sold')[0]).toContain('R-1')
    expect(textOf('may be')[0]).not.toContain('R-2')
  })

  it('leaves out table rows that don’t match, and keeps the header', () => {
    const [table = ''] = textOf('stone')
    expect(table).toContain('<th>Ruling</th>')
    expect(table).toContain('R-2')
    expect(table).not.toContain('R-1')
  })

  it('counts a section’s title for all its passages', () => {
    expect(textOf('selling number')).toHaveLength(1)
  })
})

describe('a single clause', () => {
  it('is its passage or its table row, without an anchor', () => {
    expect(clauseIn(PAGE, 'TT-2')).toMatchObject({ title: 'Selling' })
    expect(clauseIn(PAGE, 'TT-2')?.html).toContain('href="#TT-1"')
    expect(clauseIn(PAGE, 'TT-2')?.html).not.toContain(' id=')
    expect(clauseIn(PAGE, 'R-2')?.html).toContain('<p>Stone may not be sold</p>')
    expect(clauseIn(PAGE, 'R-2')?.html).not.toContain('Corn')
    expect(clauseIn(PAGE, 'TT-9')).toBeNull()
  })
})
