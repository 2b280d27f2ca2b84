import {
  everythingAgrees,
  findingsOf,
  type GameFile,
  gameFileOf,
  type Opening,
  readGameFile,
  seedFrom,
  swiftChance,
  Table,
  verifyGameFile,
  writeGameFile,
} from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'

const opening: Opening = { seatNames: ['Ann', 'Ben', 'Cat'], seed: seedFrom('s', ['a', 'b', 'c']) }

function played(more: Partial<Opening> = {}): Table {
  const table = new Table(game, { ...opening, ...more })
  while (table.actor !== null) table.say(table.actor, table.choices.at(-1) ?? '')
  return table
}
const file = (more: Partial<Opening> = {}): GameFile => gameFileOf(played(more))
const read = (changed: object): GameFile => readGameFile(writeGameFile(changed as GameFile))
const verdict = (changed: object) => verifyGameFile(game, read(changed))
/** The findings that are unproven or wrong. */
const doubts = (changed: object): string[] => {
  const found = verdict(changed)
  expect(everythingAgrees(found)).toBe(false)
  return [...found.problems, ...findingsOf(found).flatMap(({ isProven, says }) => (isProven ? [] : [says]))]
}

/** A forged position just before the end. */
function forged(edit: (g: Record<string, unknown>) => void, chance: object = swiftChance('mine')) {
  const table = played()
  const state = table.at(table.step - 1)
  edit(state.g as Record<string, unknown>)
  return { ...state, chance } as NonNullable<Opening['position']>
}

describe('a verdict', () => {
  it('says that everything agrees for a whole game from the set-up, and only then', () => {
    const found = verdict(file())
    expect(everythingAgrees(found)).toBe(true)
    expect(findingsOf(found).map(({ says }) => says)).toEqual([
      'Play began at the set-up.',
      'Played with the standard component set.',
      'Played and checked with rules 1.',
      'All 18 states were compared.',
      'Every roll and draw follows from the secret, and the secret matches its commitment.',
      'The game was played to its end.',
    ])
  })

  it('reports a starting position', () => {
    const rich = file({ position: forged(g => (g['money'] = [99, 3, 3])) })
    expect(doubts(rich)).toEqual(['Play began at a position in the file. What came before is not proven.'])
  })

  it('doesn’t accept a position’s dice as following from the secret', () => {
    const loaded = file({ position: forged(() => undefined, { seed: 'ab'.repeat(32), drawn: 7 }) })
    expect(verdict(loaded)).toMatchObject({ began: 'position', diceUnproven: 'position', problems: [] })
    expect(doubts(loaded)).toContain('The dice are not proven: they come with the given position, not from the secret.')
  })

  it('compares the position with the header', () => {
    const begun = file({ position: forged(() => undefined) })
    expect(doubts({ ...begun, seats: ['Ann', 'Ben'] })).toContain('the position has 3 seats, but the table has 2')
    expect(doubts({ ...begun, variants: { rounds: 10 } })).toContain(
      'the position has rounds 6, but the table has rounds 10',
    )
  })

  it('doesn’t vouch for unknown rules', () => {
    expect(doubts({ ...file(), rules: 999 })).toEqual([
      'Played with rules 999, which are unknown here. Checked with rules 1.',
    ])
    const other = file().log.map(([seat, said]) => [seat, said, '0'.repeat(16)])
    expect(doubts({ ...file(), rules: 999, log: other })[0]).toMatch(
      /^line 1 of the log .* the file says 0+; the game was played with rules 999, but this version has rules 1$/,
    )
  })

  it('recognises a component set by its content, not its name', () => {
    const tables = { ...game.components.tables, O1: { salt: 1, timber: 0, pays: 30 } }
    const own = file({ components: { name: 'generous', tables } })
    expect(doubts(own)).toEqual([
      expect.stringMatching(/^Played with a custom component set, “generous” \([0-9a-f]{12}\), not with the standard/),
    ])
    expect(doubts({ ...own, components: { ...own.components, name: 'standard' } })).toContain(
      "the file’s component set is named 'standard' but has other values",
    )
    const { components } = file()
    expect(doubts({ ...file(), components: { ...components, name: 'generous' } })).toContain(
      "the file calls the standard component set 'generous'",
    )
    expect(() => read({ ...file(), components: { ...components, tables: 5 } })).toThrow(
      'the file.components.tables should be an object',
    )
  })

  it('counts the states it could compare', () => {
    const log = file().log.map(([seat, said, hash], i) => [seat, said, i % 3 === 0 ? hash : ''])
    expect(doubts({ ...file(), log })).toEqual(['6 of 18 states were compared. The others are not proven.'])
  })

  it('says when a game is still running', () => {
    const table = new Table(game, opening)
    table.say(0, 'harvest salt')
    expect(doubts(gameFileOf(table))).toEqual(['The game is not over yet.'])
  })

  it('of a sealed game says only that', () => {
    expect(doubts(gameFileOf(played(), { sealed: true }))).toContain(
      'The dice are still sealed, so nothing can be replayed yet.',
    )
  })

  it('reports progress line by line', () => {
    const heard: string[] = []
    verifyGameFile(game, file(), (done, of) => heard.push(`${done}/${of}`))
    expect([heard.length, heard.at(-1)]).toEqual([18, '18/18'])
  })
})

describe('an untrusted file', () => {
  it('is limited before it is read', () => {
    expect(() => readGameFile('['.repeat(200_000) + ']'.repeat(200_000))).toThrow('more than 64 levels deep')
    expect(() => readGameFile(`"${'x'.repeat(17_000_000)}"`)).toThrow('longer than 16777216 characters')
    expect(() => readGameFile(JSON.stringify({ text: '[[[['.repeat(100) }))).toThrow("the file has no field 'text'")
    expect(() => read({ ...file(), seats: ['A'.repeat(201)] })).toThrow('the file.seats[0] is longer than 200')
    expect(() => read({ ...file(), log: Array.from({ length: 100_001 }, () => [0, '/redo', '']) })).toThrow(
      'the file.log has 100001 items; the limit is 100000',
    )
    expect(() => read({ ...file(), log: [[0, ' '.repeat(20_001), '']] })).toThrow('longer than 20000')
  })

  it('accepts no inherited field names', () => {
    for (const name of ['constructor', 'toString'])
      expect(() => read({ ...file(), [name]: 1 })).toThrow(`the file has no field '${name}'`)
  })
})
