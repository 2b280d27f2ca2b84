// No party can choose the dice, and no player can undo the end alone. See docs/dice.md.

import {
  carriedDice,
  commitmentToNumber,
  digest,
  everythingAgrees,
  findingsOf,
  lateSeats,
  gameFileOf,
  type Memory,
  MOST_CONTINUATIONS,
  NOTHING_MIXED,
  openedSeed,
  readGameFile,
  type Seat,
  seedFrom,
  Table,
  verifyGameFile,
  writeGameFile,
} from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'

const ANN = 0
const BEN = 1
const NAMES: readonly [Seat, string][] = [
  [ANN, 'ann'],
  [BEN, 'ben'],
]
const number = (name: string): string => digest(`number of ${name}`)

const opened = (secret = 'host') =>
  new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom(secret, [], MOST_CONTINUATIONS) })
const commit = (table: Table, seat: Seat, of: string) => table.say(seat, `/commit ${commitmentToNumber(number(of))}`)
const reveal = (table: Table, seat: Seat, of: string) => table.say(seat, `/reveal ${number(of)}`)
const taken = { told: [] }
const refused = (because: string) => ({ refusal: { because, rule: null } })

/** Both players commit and reveal before the first move. */
function mixed(ann = 'ann', ben = 'ben', secret = 'host'): Table {
  const table = opened(secret)
  const answers = [commit(table, ANN, ann), commit(table, BEN, ben), reveal(table, ANN, ann), reveal(table, BEN, ben)]
  expect(answers).toEqual([taken, taken, taken, taken])
  return table
}
const seedOf = (table: Table) => (table.state.chance as { seed: string }).seed
const move = (table: Table) => table.say(table.actor ?? ANN, table.choices.at(-1) ?? '')
function toTheEnd(table: Table): Table {
  while (table.actor !== null) move(table)
  return table
}
const verdictOf = (table: Table) => verifyGameFile(game, readGameFile(writeGameFile(gameFileOf(table))))
const says = (table: Table, about: string) => findingsOf(verdictOf(table)).find(one => one.about === about)

describe('numbers that players mix into the dice', () => {
  it('change every draw after the reveal, and each number matters', () => {
    const seeds = [mixed(), mixed('other'), mixed('ann', 'other'), opened()].map(table => {
      move(table)
      return seedOf(table)
    })
    expect(new Set(seeds).size).toBe(4)
  })

  it('give the same dice no matter the order of reveals, so the host can’t choose it', () => {
    const crossed = opened()
    for (const [seat, of] of NAMES) commit(crossed, seat, of)
    for (const [seat, of] of NAMES.toReversed()) expect(reveal(crossed, seat, of)).toEqual(taken)
    const table = mixed()
    for (const one of [table, crossed]) move(one)
    expect(seedOf(crossed)).toBe(seedOf(table))
  })

  it('leave the position unchanged until the next move', () => {
    expect(mixed().referee.hash(mixed().state)).toBe(opened().referee.hash(opened().state))
  })

  it('must match the commitment, come once, and come from a seat that committed', () => {
    const table = opened()
    expect(reveal(table, ANN, 'ann')).toEqual(refused('nothingCommitted'))
    commit(table, ANN, 'ann')
    expect(reveal(table, ANN, 'better')).toEqual(refused('otherNumber'))
    expect(reveal(table, ANN, 'ann')).toEqual(taken)
    expect(reveal(table, ANN, 'ann')).toEqual(refused('alreadyRevealed'))
    for (const text of ['/commit', '/commit 12', `/reveal ${'G'.repeat(64)}`])
      expect(table.say(BEN, text)).toMatchObject({ refusal: { because: 'notUnderstood' } })
  })

  it('can be committed to again until anyone reveals, so a seat’s next player can add a number', () => {
    const table = opened()
    commit(table, ANN, 'ann')
    commit(table, BEN, 'squatter')
    expect(commit(table, BEN, 'ben')).toEqual(taken)
    expect(reveal(table, BEN, 'squatter')).toEqual(refused('otherNumber'))
    expect(reveal(table, BEN, 'ben')).toEqual(taken)
    expect(commit(table, ANN, 'better')).toEqual(refused('commitmentsClosed'))
  })

  it('are committed to before anyone reveals, so players can’t adapt theirs to another’s', () => {
    const table = opened()
    commit(table, ANN, 'ann')
    reveal(table, ANN, 'ann')
    expect(commit(table, BEN, 'ben')).toEqual(refused('commitmentsClosed'))
  })

  it('no longer count once their seat has moved three times without revealing', () => {
    const table = opened()
    commit(table, ANN, 'ann')
    commit(table, BEN, 'ben')
    reveal(table, ANN, 'ann')
    const moveBen = () => {
      while (table.actor !== BEN) move(table)
      move(table)
    }
    moveBen()
    moveBen()
    expect(lateSeats(table.mixing)).toEqual([])
    moveBen()
    expect(lateSeats(table.mixing)).toEqual([BEN])
    expect(reveal(table, BEN, 'ben')).toEqual(refused('revealedTooLate'))
    expect(says(toTheEnd(table), 'players')).toEqual({
      about: 'players',
      isProven: true,
      says: 'From move 1 on, the dice mix in numbers from Ann. Before that they come from the host’s secret alone. Ben revealed no number in time.',
    })
  })

  it('wait for a player while the host moves for them: only the player’s own moves count', () => {
    const table = opened()
    commit(table, ANN, 'ann')
    commit(table, BEN, 'ben')
    expect(table.say(ANN, '/auto')).toEqual(refused('nothingToExcuse'))
    reveal(table, ANN, 'ann')
    expect(table.say(BEN, '/auto')).toMatchObject({ refusal: { because: 'notYourTurn' } })
    for (let i = 0; i < 4; i++) {
      while (table.actor !== BEN) move(table)
      expect(table.say(BEN, '/auto')).toEqual(taken)
      expect(table.say(BEN, '/auto')).toEqual(refused('nothingToExcuse'))
      move(table)
    }
    while (table.actor !== BEN) move(table)
    move(table)
    expect(table.mixing.moves).toEqual({ [BEN]: 1 })
    expect(reveal(table, BEN, 'ben')).toEqual(taken)
    expect(says(toTheEnd(table), 'players')?.says).toBe(
      'From move 1 on, the dice mix in numbers from Ann and Ben, with all of them from move 11 on. Before that they come from the host’s secret alone. The host made 4 moves for Ben in the meantime.',
    )
  })

  it('stay mixed in when the first move after a reveal is undone', () => {
    const table = mixed()
    const before = seedOf(table)
    move(table)
    const after = seedOf(table)
    expect(table.say(ANN, '/undo')).toEqual(taken)
    expect(seedOf(table)).toBe(before)
    move(table)
    // The dice are the same as before, so a player can't change them by undoing and moving again.
    expect(seedOf(table)).toBe(after)
  })

  it('don’t make a move for the same position stale', () => {
    const table = opened()
    const lines = table.log.length
    commit(table, BEN, 'ben')
    expect(table.say(ANN, table.choices[0] ?? '', lines)).toMatchObject({ told: expect.any(Array) as unknown })
    expect(table.say(BEN, table.choices[0] ?? '', lines)).toMatchObject({ refusal: { because: 'isStale' } })
  })

  it('are in the file, and checked', () => {
    const table = toTheEnd(mixed())
    const verdict = verdictOf(table)
    expect(verdict).toMatchObject({ problems: [], mixed: { by: ['Ann', 'Ben'], without: [], from: 1, whole: 1 } })
    expect(everythingAgrees(verdict)).toBe(true)

    const file = gameFileOf(table)
    const forged = file.log.map(([seat, text, hash]) => [seat, text.replace(number('ann'), number('eve')), hash])
    expect(verifyGameFile(game, { ...file, log: forged as typeof file.log }).problems[0]).toContain(
      'is refused: That is not the number you committed to.',
    )
  })

  it('are reported as missing when a file has commitments and no reveal', () => {
    const table = opened()
    commit(table, ANN, 'ann')
    expect(says(toTheEnd(table), 'players')).toMatchObject({ isProven: false })
    expect(says(toTheEnd(opened()), 'players')).toBeUndefined()
  })

  it('are part of the table’s memory', () => {
    const table = opened()
    commit(table, ANN, 'ann')
    commit(table, BEN, 'ben')
    reveal(table, ANN, 'ann')
    move(table)
    const memory = JSON.parse(JSON.stringify(table.memory())) as Memory
    const again = Table.recall(game, table.opening, table.log, memory)
    for (const one of [table, again]) {
      expect(one === null ? null : reveal(one, BEN, 'ben')).toEqual(taken)
      if (one !== null) toTheEnd(one)
    }
    expect(again?.log).toEqual(table.log)
  })
})

const agreed = (table: Table, to: number) => {
  table.say(ANN, `/ask ${to}`)
  return table.say(BEN, `/agree ${table.request?.id}`)
}

describe('dice after undone draws', () => {
  const HARVESTS = ['salt', 'salt', 'timber', 'salt', 'salt', 'timber']
  /** Both numbers are revealed, and Ann can deliver an order and draw another. */
  function beforeDelivery(): { table: Table; deliver: string } {
    for (let i = 0; i < 200; i++) {
      const table = mixed('ann', 'ben', `try ${i}`)
      for (const crop of HARVESTS) table.say(table.actor ?? ANN, `harvest ${crop}`)
      const deliver = table.choices.find(text => text.startsWith('deliver'))
      if (deliver !== undefined) return { table, deliver }
    }
    throw new Error('no seed lets Ann deliver')
  }
  /** Ann delivered, and both agreed to undo it. */
  function takenBack(): { table: Table; deliver: string } {
    const { table, deliver } = beforeDelivery()
    table.say(ANN, deliver)
    expect(table.line.at(-1)?.drew).toBe(true)
    expect(agreed(table, HARVESTS.length)).toEqual(taken)
    return { table, deliver }
  }
  const seedAfter = (table: Table, seat: Seat, text: string) => {
    expect(table.say(seat, text)).not.toHaveProperty('refusal')
    return seedOf(table)
  }

  it('differ, and stay the same no matter how often a player asks, undoes and redoes before', () => {
    const { table: known, deliver } = takenBack()
    const before = seedOf(known)
    const after = seedAfter(known, ANN, deliver)
    expect(after).not.toBe(before)
    const { table: padded } = takenBack()
    for (let i = 0; i < 3; i++) {
      padded.say(BEN, '/ask 0')
      padded.say(BEN, `/decline ${padded.request?.id}`)
      for (const text of ['sell 1 salt', '/undo', '/redo', '/undo'])
        expect(padded.say(ANN, text)).not.toHaveProperty('refusal')
    }
    expect(padded.log.length).toBeGreaterThan(known.log.length + 10)
    expect(seedAfter(padded, ANN, deliver)).toBe(after)
  })

  it('continue as before when everything is redone', () => {
    const { table, deliver } = beforeDelivery()
    table.say(ANN, deliver)
    const { table: again } = takenBack()
    again.say(ANN, '/redo')
    expect(seedAfter(again, BEN, 'sell 1 salt')).toBe(seedAfter(table, BEN, 'sell 1 salt'))
  })

  it('differ each time everyone agrees again', () => {
    const { table, deliver } = takenBack()
    const seeds = [1, 2, 3].map(() => {
      const seed = seedAfter(table, ANN, deliver)
      agreed(table, HARVESTS.length)
      return seed
    })
    expect(new Set(seeds).size).toBe(3)
  })

  it('stay the same at tables from before players’ numbers', () => {
    const old = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('try 0') })
    for (const crop of HARVESTS) old.say(old.actor ?? ANN, `harvest ${crop}`)
    old.say(ANN, 'deliver O8')
    agreed(old, HARVESTS.length)
    old.say(ANN, 'deliver O8')
    expect(old.log.slice(-4).map(({ hash }) => hash)).toEqual([
      'e3b24d25764a346d',
      'e3b24d25764a346d',
      'f0af56833553a1ab',
      '16306b6bd38c918d',
    ])
  })

  it('are counted in a table’s memory, and a memory without the count is ignored', () => {
    const { table, deliver } = takenBack()
    table.say(ANN, deliver)
    const memory = JSON.parse(JSON.stringify(table.memory())) as Memory
    const again = Table.recall(game, table.opening, table.log, memory) as Table
    for (const one of [table, again]) agreed(one, HARVESTS.length)
    expect(seedAfter(again, ANN, deliver)).toBe(seedAfter(table, ANN, deliver))
    const { redraws: _redraws, ...older } = memory
    expect(Table.recall(game, table.opening, table.log.slice(0, memory.lines), { ...older, foreseen: true })).toBeNull()
  })
})

describe('a table that continues under later rules', () => {
  const later = { ...game, rules: game.rules + 1 }
  /** Continues from a table's position without its dice, with the numbers its players had mixed in. */
  function carriedOn(before: Table, to = later.rules): Table {
    const carried = carriedDice(game.rules, to, before.mixing, before.continued)
    const position = { ...before.state, chance: { a: 0, b: 0, c: 0, d: 0 } }
    return new Table(later, { ...before.opening, position, carried })
  }
  const played = () => {
    const table = mixed()
    move(table)
    return table
  }
  const fileOf = (table: Table) => readGameFile(writeGameFile(gameFileOf(table)))

  it('keeps the numbers: they stay in the dice, and no seat commits or reveals again', () => {
    const table = carriedOn(played())
    expect(table.mixing.reveals.map(({ seat }) => seat)).toEqual([ANN, BEN])
    expect(commit(table, ANN, 'ann')).toEqual(refused('commitmentsClosed'))
    expect(reveal(table, ANN, 'ann')).toEqual(refused('alreadyRevealed'))
    const alone = opened()
    move(alone)
    expect(seedOf(table)).not.toBe(seedOf(carriedOn(alone)))
  })

  it('draws from an unused seed that follows from its secret and its rules', () => {
    const before = played()
    const seeds = [before, carriedOn(before), carriedOn(before, later.rules + 1)].map(seedOf)
    expect(new Set(seeds).size).toBe(3)
    expect(seedOf(carriedOn(played()))).toBe(seeds[1])
  })

  it('still accepts a number that was committed to before', () => {
    const before = opened()
    for (const [seat, of] of NAMES) commit(before, seat, of)
    reveal(before, ANN, 'ann')
    move(before)
    move(before)
    const table = carriedOn(before)
    expect(table.mixing.moves).toEqual({ [BEN]: 1 })
    expect(reveal(table, BEN, 'other')).toEqual(refused('otherNumber'))
    expect(reveal(table, BEN, 'ben')).toEqual(taken)
  })

  it('continues with the secret that no end has shown', () => {
    const before = toTheEnd(mixed())
    agreed(before, 2)
    const table = carriedOn(before)
    expect(table.continued).toBe(1)
    const shown = carriedDice(game.rules, later.rules, before.mixing, 0)
    const { position = before.state } = table.opening
    expect(seedOf(new Table(later, { ...before.opening, position, carried: shown }))).not.toBe(seedOf(table))
  })

  it('says so in its file, whose dice are proven from there on', () => {
    const verdict = verifyGameFile(later, fileOf(toTheEnd(carriedOn(played()))))
    expect(verdict).toMatchObject({ problems: [], diceUnproven: null, began: { from: 1, to: 2 } })
    const found = Object.fromEntries(findingsOf(verdict).map(({ about, says: said }) => [about, said]))
    expect(found['began']).toBe(
      'Play began under rules 1 and continued under rules 2 from a position in the file. What came before is not proven.',
    )
    expect(found['players']).toBe(
      'From move 1 on, the dice mix in numbers from Ann and Ben. They were first mixed in under earlier rules.',
    )
    expect(everythingAgrees(verdict)).toBe(false)
  })

  it('doesn’t let a host add other numbers, or rules that don’t exist', () => {
    const file = fileOf(toTheEnd(carriedOn(played())))
    const { carried = carriedDice(1, 2, NOTHING_MIXED, 0) } = file
    const problemOf = (change: object) => verifyGameFile(later, { ...file, ...change }).problems[0]
    const reveals = [{ seat: ANN, number: number('eve') }] as const
    expect(problemOf({ carried: { ...carried, reveals } })).toBe(
      'a number in the dice does not match the commitment it came with',
    )
    expect(problemOf({ carried: { ...carried, to: 3 } })).toBe(
      'the file continues from rules 1 under rules 3, but its rules are 2',
    )
    expect(problemOf({ position: null })).toBe('the file continues from earlier rules but has no position')
  })
})

describe('the end of a game', () => {
  it('is a barrier: no player can undo the last move alone', () => {
    const table = toTheEnd(opened())
    const last = table.line.at(-1)?.seat ?? ANN
    expect(table.freeUndo(last)).toBe(table.step)
    expect(table.say(last, '/undo')).toEqual(refused('gameEnded'))
  })

  it('can be undone by everyone together, with dice that the end has not shown', () => {
    const table = toTheEnd(opened())
    const shown = openedSeed(table.opening.seed, 0)
    expect(agreed(table, 2)).toEqual(taken)
    expect([table.step, table.continued]).toEqual([2, 1])
    // A player who knows the finished game's secret replays the same log, but every draw differs.
    const known = new Table(game, { ...table.opening, seed: shown })
    for (const { seat, text } of table.log) known.repeat(seat, text)
    move(table)
    move(known)
    expect(seedOf(known)).not.toBe(seedOf(table))
  })

  it('is recorded in the file if play continues', () => {
    const table = toTheEnd(opened())
    agreed(table, 2)
    toTheEnd(table)
    const verdict = verdictOf(table)
    expect(verdict).toMatchObject({ problems: [], continued: 1, diceUnproven: null })
    expect(everythingAgrees(verdict)).toBe(false)
    expect(says(table, 'continued')?.says).toBe('Play continued after the end, when everything hidden had been shown.')
  })

  it('is final when the host has no fresh dice left', () => {
    const table = toTheEnd(opened())
    for (let i = 0; i < MOST_CONTINUATIONS; i++) {
      agreed(table, 2)
      toTheEnd(table)
    }
    expect(table.say(ANN, '/ask 2')).toEqual(refused('endIsFinal'))
    expect(table.say(table.line.at(-1)?.seat ?? ANN, '/undo')).toEqual(refused('endIsFinal'))
  })

  it('shows one secret at a time, each the commitment to the next', () => {
    const table = toTheEnd(opened())
    const { seed } = table.opening
    const secrets = Array.from({ length: MOST_CONTINUATIONS + 1 }, (_, i) => openedSeed(seed, i).secret)
    expect(new Set(secrets).size).toBe(MOST_CONTINUATIONS + 1)
    // The file shown after the first end is valid and keeps the other secrets.
    const file = { ...gameFileOf(table), seed: openedSeed(seed, 0) }
    expect(verifyGameFile(game, file)).toMatchObject({ problems: [], diceUnproven: null })
    expect(writeGameFile(file)).not.toContain(secrets[1])
  })

  it('could be undone alone in earlier releases: such logs still replay, and count as continued', () => {
    const old = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('old') })
    toTheEnd(old)
    const last = old.line.at(-1)?.seat ?? ANN
    expect(old.say(last, '/undo')).toEqual(refused('endIsFinal'))
    expect(old.repeat(last, '/undo')).toEqual(taken)
    expect(old.continued).toBe(1)
  })
})
