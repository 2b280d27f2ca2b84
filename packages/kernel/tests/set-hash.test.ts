import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { digestOf, findingsOf, gameFileOf, hashOfTables, seedFrom, Table, verifyGameFile } from '../index.ts'
import type { AnyGame, Components } from '../index.ts'

const SOURCED = { mines: { coal: { cost: 1, levels: [{ profit: 4, source: 'found' }], source: 'seed' } } }

/** A table's file after one move. */
function fileOf(played: AnyGame, components?: Components) {
  const seatNames = ['Ann', 'Ben']
  const seed = seedFrom('hashes')
  const table = new Table(played, components === undefined ? { seatNames, seed } : { seatNames, seed, components })
  const { actor, referee, state } = table
  const [first] = referee.options(state)
  if (actor !== null && first !== undefined) table.say(actor, referee.name(state, first))
  return gameFileOf(table)
}

const problemsOf = (played: AnyGame, file: ReturnType<typeof fileOf>) => verifyGameFile(played, file).problems

describe('A component set’s hash', () => {
  it('covers its values, not their sources', () => {
    const { coal } = SOURCED.mines
    const corrected = { mines: { coal: { ...coal, source: 'found', fieldSources: { cost: 'seed' } } } }
    expect(hashOfTables(corrected)).toBe(hashOfTables(SOURCED))
    expect(hashOfTables({ mines: { coal: { cost: 1, levels: [{ profit: 4 }] } } })).toBe(hashOfTables(SOURCED))
    expect(hashOfTables({ mines: { coal: { ...coal, cost: 2 } } })).not.toBe(hashOfTables(SOURCED))
    expect(hashOfTables({ mines: { coal: { ...coal, levels: [{ profit: 5 }] } } })).not.toBe(hashOfTables(SOURCED))
  })

  it('a file with the standard set opens under a former hash, but no other', () => {
    const former = digestOf('the standard set with its sources')
    const later: AnyGame = { ...game, components: { ...game.components, formerHashes: [former] } }
    const file = fileOf(later)
    const before = { ...file, components: { ...file.components, hash: former } }
    expect(problemsOf(later, before)).toEqual([])
    expect(findingsOf(verifyGameFile(later, before))[1]?.says).toBe('Played with the standard component set.')
    expect(problemsOf(game, before)[0]).toMatch(/^the file’s component set 'standard' differs from the one known here/)
  })

  it('a file with its own set opens under a hash that included the sources', () => {
    const tables = { ...game.components.tables, O1: { salt: 1, timber: 0, pays: 30, source: 'found' } }
    const sourced: AnyGame = { ...game, openBox: given => game.openBox(withoutSources(given)) }
    const file = fileOf(sourced, { name: 'mine', tables })
    expect(file.components.hash).not.toBe(digestOf(tables))
    expect(problemsOf(sourced, file)).toEqual([])
    expect(problemsOf(sourced, { ...file, components: { ...file.components, hash: digestOf(tables) } })).toEqual([])
    expect(problemsOf(sourced, { ...file, components: { ...file.components, hash: digestOf('else') } })).toHaveLength(1)
  })

  it('a copy of the standard set under another name is the standard set', () => {
    const { tables } = game.components
    const file = fileOf(game, { name: 'my copy', tables: { ...tables } })
    expect(file.components).toEqual({ name: 'standard', hash: hashOfTables(tables), tables: null })
    expect(problemsOf(game, { ...file, components: { ...file.components, name: 'my copy', tables } })).toEqual([])
  })
})

function withoutSources(tables: unknown): unknown {
  const { O1, ...rest } = tables as { O1: Record<string, unknown> }
  const { source: _source, ...order } = O1
  return { ...rest, O1: order }
}
