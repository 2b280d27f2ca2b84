import {
  type GameFile,
  gameFileOf,
  loadState,
  openGameFile,
  Problem,
  readGameFile,
  Referee,
  savedState,
} from '@tableworks/kernel'
import { seedFrom, swiftChance, Table, verifyGameFile, writeGameFile } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'

function played(opening: Partial<ConstructorParameters<typeof Table>[1]> = {}): Table {
  const table = new Table(saltAndTimber, { seatNames: ['Ann', 'Ben'], seed: seedFrom('s', ['a', 'b']), ...opening })
  table.say(0, 'harvest salt')
  table.say(0, '/undo')
  while (table.actor !== null) table.say(table.actor, table.choices.at(-1) ?? '')
  return table
}
const fileOf = (table: Table) => readGameFile(writeGameFile(gameFileOf(table)))
const verdict = (file: GameFile) => verifyGameFile(saltAndTimber, file).problems

describe('the game file', () => {
  it('contains a whole game and reads back unchanged', () => {
    const table = played()
    const file = gameFileOf(table)
    expect(readGameFile(writeGameFile(file))).toEqual(file)
    expect(verdict(file)).toEqual([])
    expect(openGameFile(saltAndTimber, file).result).toEqual(table.result)
  })

  it('is readable, with one log entry per line', () => {
    const lines = writeGameFile(gameFileOf(played())).split('\n')
    expect(lines).toContainEqual(expect.stringMatching(/^ {4}\[0,"harvest salt","[0-9a-f]{16}"\],$/))
    expect(lines).toContainEqual(expect.stringMatching(/^ {4}\[0,"\/undo 0","[0-9a-f]{16}"\],$/))
  })

  it('an unfinished game opens at its last position', () => {
    const table = new Table(saltAndTimber, { seatNames: ['Ann', 'Ben'], seed: seedFrom('s') })
    table.say(0, 'harvest salt')
    const again = openGameFile(saltAndTimber, fileOf(table))
    expect([again.step, again.actor]).toEqual([1, 1])
  })

  it('reports what was changed in it', () => {
    const file = gameFileOf(played())
    const changed = (change: Partial<GameFile>) => verdict({ ...file, ...change }).join('; ')

    expect(changed({ seed: { ...file.seed, secret: 'other' } })).toContain('does not match the commitment')
    expect(changed({ log: file.log.map((line, i) => (i === 2 ? [line[0], 'harvest salt', line[2]] : line)) })).toMatch(
      /^line 3 of the log/,
    )
    expect(
      changed({ log: file.log.map((line, i) => (i === 2 ? [line[0], line[1], '0000000000000000'] : line)) }),
    ).toContain('the file says 0000')
    expect(changed({ log: [[5, 'harvest salt', '']] })).toContain('there is no seat 5')
    expect(changed({ result: null })).toContain('the result differs')
    expect(changed({ variants: { rounds: 7 } })).toContain("'rounds' cannot be 7")
    expect(changed({ game: 'titan' })).toContain('a game of titan')
    expect(changed({ components: { ...file.components, hash: 'f00' } })).toContain(
      "'standard' differs from the one known here",
    )
  })

  it('an unreadable file is reported with its invalid field', () => {
    const file = JSON.parse(writeGameFile(gameFileOf(played()))) as Record<string, unknown>
    const problem = (change: object) => () => readGameFile(JSON.stringify({ ...file, ...change }))

    expect(() => readGameFile('not json')).toThrow('not a game file')
    expect(problem({ format: 'x' })).toThrow('the file.format should be "tableworks game 1"')
    expect(problem({ log: [['a', 'b', 'c']] })).toThrow('the file.log[0][0] should be a whole number')
    expect(problem({ log: [[0, 'b', 'c', 'd']] })).toThrow('the file.log[0] should be [seat, text, hash]')
    expect(problem({ seats: 'Ann' })).toThrow('the file.seats should be a list')
    expect(problem({ extra: 1 })).toThrow("the file has no field 'extra'")
    expect(problem({ seed: {} })).toThrow(Problem)
  })

  it('contains neither the secret nor guessable hashes when sealed', () => {
    const file = gameFileOf(played(), { sealed: true })
    expect(file.seed.secret).toBeNull()
    expect(file.log.every(([, , hash]) => hash === '')).toBe(true)
    expect(verdict(file)).toEqual([
      'this game’s dice are still sealed, so it can’t be replayed; export it again after the game',
    ])
  })

  it('contains neither the starting position nor secret choices when sealed', () => {
    const hushed = {
      ...saltAndTimber,
      steps: { ...saltAndTimber.steps, turn: { ...saltAndTimber.steps.turn, secret: true } },
    }
    const position = new Referee(hushed).open(2, {}, swiftChance('p'))
    const table = new Table(hushed, { seatNames: ['Ann', 'Ben'], seed: seedFrom('s'), position })
    table.say(0, 'harvest salt')
    expect(gameFileOf(table, { sealed: true })).toMatchObject({ position: null, log: [[0, '', '']] })
    expect(gameFileOf(table).log[0]?.[1]).toBe('harvest salt')
  })

  it('includes its component set unless it’s the standard set', () => {
    const tables = { ...saltAndTimber.components.tables, O1: { salt: 1, timber: 0, pays: 30 } }
    const file = fileOf(played({ components: { name: 'generous', tables } }))
    expect(file.components).toMatchObject({ name: 'generous', tables })
    expect(verdict(file)).toEqual([])
    expect(gameFileOf(played()).components.tables).toBeNull()
  })

  it('may start at any position', () => {
    const referee = new Referee(saltAndTimber)
    const position = referee.open(2, {}, swiftChance('p'))
    referee.choose(position, { crop: 'salt' })
    const file = fileOf(played({ position }))
    expect(file.position).toMatchObject({ g: { store: { salt: [2, 0] }, box: null } })
    expect(verdict({ ...file, position: { ...(file.position as object), frames: [] } })).not.toEqual([])
  })
})

describe('an untrusted state', () => {
  const referee = new Referee(saltAndTimber)
  const state = () => JSON.parse(JSON.stringify(savedState(referee.open(3, {}, swiftChance('p'))))) as Saved
  type Saved = {
    g: Record<string, unknown>
    frames: { step: string; frame: Record<string, unknown> }[]
    chance: object
  }
  const problem = (change: (saved: Saved) => void) => () => {
    const saved = state()
    change(saved)
    return loadState(referee, saved)
  }

  it('comes back unchanged', () => {
    const saved = state()
    expect(referee.hash(loadState(referee, saved))).toBe(referee.hash(referee.open(3, {}, swiftChance('p'))))
  })

  it('reports what is wrong with it', () => {
    expect(problem(saved => delete saved.g['money'])).toThrow('g.money is missing')
    expect(problem(saved => (saved.g['coins'] = 1))).toThrow("g has no field 'coins'")
    expect(problem(saved => (saved.g['money'] = 'much'))).toThrow('g.money should be a list')
    expect(problem(saved => (saved.g['price'] = { salt: 'x', timber: 1 }))).toThrow('g.price.salt should be a number')
    expect(problem(saved => (saved.g['price'] = { timber: 1 }))).toThrow('g.price.salt is missing')
    expect(problem(saved => (saved.g['money'] = [3, 'x', 3]))).toThrow('g.money[1] should be a number')
    expect(problem(saved => (saved.g['bag'] = []))).toThrow('a law is broken, every order is in the bag')
    expect(problem(saved => (saved.g['seats'] = 9))).toThrow('is for 2, 3, 4 seats, not 9')
    expect(problem(saved => (saved.g['options'] = { rounds: 3 }))).toThrow("'rounds' cannot be 3")
    expect(problem(saved => (saved.frames[1]!.step = 'dance'))).toThrow(
      "frames[1].step: salt-and-timber has no step 'dance'",
    )
    expect(problem(saved => (saved.frames[1]!.frame['seat'] = 7))).toThrow('frames[1].frame.seat')
    expect(problem(saved => saved.frames.pop())).toThrow('the last frame should be a decision')
    expect(problem(saved => (saved.chance = { seed: 'x', drawn: 0 }))).toThrow('64 hexadecimal digits')
    expect(problem(saved => (saved.chance = { a: 0.5, b: 1, c: 1, d: 1 }))).toThrow(
      'chance.a should be a 32-bit number',
    )
    expect(problem(saved => (saved.g['money'] = [3, 3]))).toThrow(Problem)
    expect(() => loadState(referee, null)).toThrow('the state should be an object')
  })

  it('accepts no inherited names such as "constructor"', () => {
    for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
      expect(problem(saved => (saved.g[name] = 1))).toThrow(`g has no field '${name}'`)
      expect(problem(saved => Object.assign(saved, { [name]: 1 }))).toThrow(`the state has no field '${name}'`)
      expect(problem(saved => (saved.g['price'] = { salt: 1, timber: 1, [name]: 1 }))).toThrow(
        `g.price has no field '${name}'`,
      )
      expect(problem(saved => (saved.g['price'] = { salt: 1, timber: 1, coal: 1 }))).toThrow("no field 'coal'")
      expect(problem(saved => (saved.g['options'] = { [name]: 1 }))).toThrow(`no variant '${name}'`)
      expect(problem(saved => (saved.frames[1]!.step = name))).toThrow('frames[1].step is not a name in this game')
    }
  })

  it('has a draw count within range', () => {
    const seed = '0'.repeat(64)
    for (const drawn of [2 ** 53, 2 ** 32, -1, 0.5])
      expect(problem(saved => (saved.chance = { seed, drawn }))).toThrow('chance.drawn should be a whole number')
    expect(problem(saved => (saved.chance = { seed, drawn: 1000 }))).not.toThrow()
  })

  it('contains only whole numbers, short lists and names of the game', () => {
    for (const money of [0.5, 1e308, 2 ** 53, -(2 ** 40)])
      expect(problem(saved => (saved.g['money'] = [3, money, 3]))).toThrow('g.money[1] should be a whole number')
    expect(problem(saved => (saved.g['delivered'] = ['constructor']))).toThrow('g.delivered[0] is not a name')
    expect(problem(saved => (saved.g['delivered'] = ['x'.repeat(201)]))).toThrow('g.delivered[0] is longer than 200')
    expect(problem(saved => (saved.g['delivered'] = Array.from({ length: 10_001 }, () => 1)))).toThrow(
      'the limit is 10000',
    )
  })

  it('is tested by random play, so later failures in the rules show at once', () => {
    // Seat 1 doesn't decide yet, so the loader checks only the form of its order.
    expect(problem(saved => ((saved.g['order'] as string[])[1] = 'O99'))).toThrow('the rules fail on it')
  })

  it('has frames with the right kinds of value', () => {
    expect(problem(saved => (saved.frames[0]!.frame['next'] = []))).toThrow('frames[0].frame.next should be: number')
    expect(problem(saved => (saved.frames[0]!.frame['next'] = '1'))).toThrow('frames[0].frame.next should be: number')
  })

  it('contains only what its rules can read', () => {
    expect(problem(saved => (saved.g['bag'] = [...(saved.g['bag'] as string[]), 'x'.repeat(5000)]))).toThrow(Problem)
    expect(problem(saved => (saved.frames = Array.from({ length: 1000 }, () => saved.frames[0]!)))).toThrow(
      'the state.frames has 1000 items; the limit is 100',
    )
  })
})
