// Every value and every clause of every game names its source.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { GAMES } from '@tableworks/games'
import { type AnyGame, findingsOf, hashOfTables, readGameFile, verifyGameFile } from '@tableworks/kernel'
import { sourcedFields } from '@tableworks/table-kit'
import { describe, expect, it } from 'vitest'
import { asidesOf, type Plain, rowsOf } from '../components/tables-of.ts'
import { rulesPage } from '../rules.config.ts'

const GAMES_FOLDER = path.resolve(import.meta.dirname, '../../../games')

/** Our own teaching game has no sources. */
const FIVE = Object.values(GAMES).filter(({ id }) => id !== 'salt-and-timber')

/** Sources in an entry that don't belong to a field. */
const ASIDES: Readonly<Record<string, readonly string[]>> = {
  'age-of-industry': ['face'],
  titan: ['name'],
}

function asidesIn(value: Plain): string[] {
  const inside = (rowsOf(value) ?? []).flatMap(([, part]) => asidesIn(part))
  return [...new Set([...asidesOf(value).map(([field]) => field), ...inside])]
}

const recordedIn = (id: string): string[] =>
  globSync('tests/games/*.json', { cwd: path.join(GAMES_FOLDER, id) }).map(file => path.join(GAMES_FOLDER, id, file))

const isLabelled = (html: string, clause: string): boolean =>
  new RegExp(`id="${clause}"><a[^>]*>[^<]*</a></strong> <span class="origin-label"`).test(html)

describe.each(FIVE)('$name', (game: AnyGame) => {
  const { tables, formerHashes = [] } = game.components

  it('every field of every component table has a source', () => {
    const fields = sourcedFields(tables)
    expect(fields.length).toBeGreaterThan(100)
    expect(fields.filter(({ source }) => source === null).map(({ path: field }) => field.join('.'))).toEqual([])
  })

  it('a source by field names a field of its entry', () => {
    expect(asidesIn(tables as Plain)).toEqual(ASIDES[game.id] ?? [])
  })

  it('every clause says whether it’s printed, found, recalled or ours', () => {
    const { sections } = rulesPage(readFileSync(path.join(GAMES_FOLDER, game.id, 'RULES.md'), 'utf8'))
    const blocks = sections.flatMap(section => section.blocks)
    expect(blocks.flatMap(({ clauses }) => clauses).length).toBeGreaterThan(100)
    expect(blocks.flatMap(({ clauses, html }) => clauses.filter(clause => !isLabelled(html, clause)))).toEqual([])
  })

  it('games recorded with an earlier hash of the standard set open with the current one', () => {
    const [recorded = ''] = recordedIn(game.id)
    const file = readGameFile(readFileSync(recorded, 'utf8'))
    expect(formerHashes).not.toContain(hashOfTables(tables))
    for (const hash of [...formerHashes, hashOfTables(tables)]) {
      const verdict = verifyGameFile(game, { ...file, components: { ...file.components, hash } })
      expect(verdict.problems).toEqual([])
      expect(findingsOf(verdict)).toContainEqual(
        expect.objectContaining({ says: 'Played with the standard component set.' }),
      )
    }
    expect(formerHashes.length).toBeGreaterThan(0)
  })
})
