import { type Memory, MOST_CONTINUATIONS, type Opening, seedFrom, Table } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'

const ANN = 0
const BEN = 1
const opening: Opening = { seatNames: ['Ann', 'Ben'], seed: seedFrom('memory', [], MOST_CONTINUATIONS) }

/** A table after this many choices, always taking the first option. */
function played(choices: number): Table {
  const table = new Table(game, opening)
  for (let i = 0; i < choices && table.actor !== null; i++)
    table.say(table.actor, table.choices[i % table.choices.length] ?? '')
  return table
}

/** A memory read back from disk. */
const kept = (table: Table): Memory => JSON.parse(JSON.stringify(table.memory())) as Memory
const recalled = (table: Table): Table => {
  const found = Table.recall(game, opening, table.log, kept(table))
  if (found === null) throw new Error('the memory does not hold')
  return found
}

/** Everything visible at a table. */
const seen = (table: Table) => ({
  log: table.log,
  steps: Array.from({ length: table.step + 1 }, (_, step) => table.referee.hash(table.at(step))),
  views: [ANN, BEN, null].map(seat => table.view(seat as 0 | 1 | null)),
  told: [ANN, BEN, null].map(seat => table.told(seat as 0 | 1 | null)),
  line: table.line,
  request: table.request,
  redo: table.redoSeat,
  free: [table.freeUndo(ANN), table.freeUndo(BEN)],
})

describe('a table restored from its memory', () => {
  it.each([1, 15, 16, 17, 32, 40])('is the same after %i choices, at every step', choices => {
    const table = played(choices)
    expect(seen(recalled(table))).toEqual(seen(table))
  })

  it('still knows what was undone, requested and foreseen', () => {
    const table = played(20)
    const by = table.line.at(-1)?.seat ?? ANN
    table.say(by, '/ask 3')
    expect(seen(recalled(table))).toEqual(seen(table))
    const { id } = table.request ?? { id: -1 }
    table.say(by === ANN ? BEN : ANN, `/agree ${id}`)
    expect(table.step).toBe(3)
    expect(table.redoSeat).not.toBeNull()

    const again = recalled(table)
    expect(seen(again)).toEqual(seen(table))
    // Both must draw the same fresh dice from here on.
    for (const one of [table, again])
      for (let i = 0; i < 12; i++) one.say(one.actor ?? ANN, one.choices[i % one.choices.length] ?? '')
    expect(seen(again)).toEqual(seen(table))
  })

  it('counts how often a seat has asked', () => {
    const table = played(4)
    for (let i = 0; i < 3; i++) {
      table.say(ANN, '/ask 0')
      table.say(BEN, `/decline ${table.log.length - 1}`)
    }
    expect(recalled(table).say(ANN, '/ask 0')).toMatchObject({ refusal: { because: 'askedEnough' } })
  })

  it('continues with later lines', () => {
    const table = played(10)
    const memory = kept(table)
    table.say(table.actor ?? ANN, table.choices[0] ?? '')
    const again = Table.recall(game, opening, table.log, memory)
    expect(again?.log).toHaveLength(10)
    const last = table.log.at(-1)
    again?.repeat(last?.seat ?? ANN, last?.text ?? '')
    expect(again?.log).toEqual(table.log)
  })
})

it('a new table has nothing to remember', () => {
  expect(Table.recall(game, opening, [], kept(played(0)))).toBeNull()
})

describe('an invalid memory is ignored', () => {
  const table = played(20)
  const memory = kept(table)
  const without = (change: object) => Table.recall(game, opening, table.log, { ...memory, ...change })

  it('another log', () => {
    expect(Table.recall(game, opening, table.log.slice(0, 10), memory)).toBeNull()
    expect(Table.recall(game, opening, table.log.toReversed(), memory)).toBeNull()
  })
  it('another state', () => {
    const g = { ...memory.mark.state.g, money: [99, 99] }
    expect(without({ mark: { ...memory.mark, state: { ...memory.mark.state, g } } })).toBeNull()
    expect(without({ mark: { step: 0, state: {} } })).toBeNull()
  })
  it('changed rules', () => {
    const setup: typeof game.setup = (...given) => ({ ...game.setup(...given), later: 1 })
    expect(Table.recall({ ...game, setup }, opening, table.log, memory)).toBeNull()
  })
  it('invalid data', () => {
    for (const odd of [{}, { lines: 20 }, null, 'text'])
      expect(Table.recall(game, opening, table.log, odd as never)).toBeNull()
  })
})
