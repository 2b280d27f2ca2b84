import { type SayResult, type Refusal, sayRefusal, seedFrom, Table } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'

const ANN = 0
const BEN = 1

const opened = (secret = 'a') => new Table(saltAndTimber, { seatNames: ['Ann', 'Ben'], seed: seedFrom(secret) })
const hash = (table: Table) => table.referee.hash(table.state)
const refusal = (answer: SayResult | Refusal | null) => {
  const found = answer !== null && 'refusal' in answer ? (answer.refusal as Refusal) : (answer as Refusal | null)
  return found === null ? null : found.because
}

/** Ann and Ben harvest and sell until Ann can deliver; returns the table just before that. */
function beforeDelivery(): { table: Table; deliver: string } {
  for (let i = 0; i < 200; i++) {
    const table = opened(`try ${i}`)
    for (const text of [
      'harvest salt',
      'harvest salt',
      'harvest timber',
      'harvest salt',
      'harvest salt',
      'harvest timber',
    ])
      table.say(table.actor ?? 0, text)
    const deliver = table.choices.find(text => text.startsWith('deliver'))
    if (table.actor === ANN && deliver !== undefined) return { table, deliver }
  }
  throw new Error('no seed lets Ann deliver')
}

describe('a line at a table', () => {
  it('a choice by name is carried out, reported and logged', () => {
    const table = opened()
    const answer = table.say(ANN, 'harvest salt')
    expect(answer).toEqual({
      told: [{ fact: { kind: 'harvested', seat: ANN, good: 'salt', count: 2 }, only: null }],
    })
    expect(table.log).toEqual([{ seat: ANN, text: 'harvest salt', hash: hash(table), secret: false }])
    expect([table.step, table.actor, table.decision]).toEqual([1, BEN, 'turn'])
  })

  it('everything else is refused with a reason and changes nothing', () => {
    const table = opened()
    const before = hash(table)
    expect(refusal(table.say(BEN, 'harvest salt'))).toBe('notYourTurn')
    expect(refusal(table.say(ANN, 'sell 1 salt'))).toBe('tooFew')
    expect(refusal(table.say(ANN, 'sell 1 gold'))).toBe('noSuchValue')
    expect(refusal(table.say(ANN, 'dance'))).toBe('notUnderstood')
    expect(refusal(table.say(ANN, 'harvest salt', 7))).toBe('isStale')
    expect(refusal(table.say(ANN, '/dance'))).toBe('notUnderstood')
    expect([hash(table), table.log.length]).toEqual([before, 0])
  })

  it('a refusal is a sentence with its rule', () => {
    const table = opened()
    const why = table.why(ANN, 'sell 2 timber')
    expect(why === null ? '' : sayRefusal(saltAndTimber, why, ['Ann', 'Ben'])).toBe('You have 0 timber. (SAT-6)')
    expect(table.why(ANN, 'harvest timber')).toBeNull()
  })

  it('an unknown seat is refused', () => {
    const table = opened()
    table.say(ANN, 'harvest salt')
    for (const text of ['harvest salt', '/ask 0', '/agree']) expect(refusal(table.say(4, text))).toBe('noSuchSeat')
  })

  it('a refusal shortens a very long text', () => {
    const answer = opened().say(ANN, 'x'.repeat(10_000))
    expect(JSON.stringify(answer).length).toBeLessThan(300)
  })

  it('a text longer than any choice is refused before it is read', () => {
    const table = opened()
    for (const text of [`harvest salt${' '.repeat(60_000)}`, `/undo${' '.repeat(60_000)}`])
      expect(refusal(table.say(ANN, text))).toBe('tooLong')
    expect(table.log).toEqual([])
  })

  it('the log has one canonical spelling', () => {
    const table = opened()
    table.say(ANN, '  harvest   salt ')
    table.say(ANN, '/undo')
    table.say(ANN, ' /redo ')
    expect(table.log.map(line => line.text)).toEqual(['harvest salt', '/undo 0', '/redo'])
  })

  it('table talk is read to the last word', () => {
    const table = opened()
    table.say(ANN, 'harvest salt')
    for (const text of ['/undo 0 please', '/redo 1', '/ask 0 0', '/undo 0x0', '/undo 0e1', '/ask'])
      expect(refusal(table.say(ANN, text))).toMatch(/notUnderstood|noSuchStep/)
    expect(table.log).toHaveLength(1)
  })

  it('an error in the rules leaves the table unchanged', () => {
    const { table } = beforeDelivery()
    const broken = new Table(
      { ...saltAndTimber, steps: { ...saltAndTimber.steps, turn: { ...saltAndTimber.steps.turn, choose: fault } } },
      table.opening,
    )
    const before = hash(broken)
    expect(() => broken.say(ANN, 'harvest salt')).toThrow('step 0, turn of seat 0')
    expect([hash(broken), broken.step]).toEqual([before, 0])
  })
})

const fault = (g: { round: number }): never => {
  g.round = 99
  throw new Error('planted')
}

describe('undo and redo', () => {
  it('a seat may undo alone while nothing was revealed and no other seat chose', () => {
    const table = opened()
    const before = hash(table)
    table.say(ANN, 'harvest salt')
    const after = hash(table)

    expect(table.freeUndo(ANN)).toBe(0)
    expect(table.say(ANN, '/undo')).toEqual({ told: [] })
    expect([hash(table), table.step, table.redoSeat]).toEqual([before, 0, ANN])
    expect('told' in table.say(ANN, '/redo')).toBe(true)
    expect(hash(table)).toBe(after)
    expect(table.log.map(line => line.text)).toEqual(['harvest salt', '/undo 0', '/redo'])
  })

  it('not past another seat’s choice', () => {
    const table = opened()
    table.say(ANN, 'harvest salt')
    table.say(BEN, 'harvest salt')
    expect(refusal(table.say(ANN, '/undo 0'))).toBe('otherChose')
    expect(table.whyNoUndo(BEN, 1)).toBeNull()
    expect(refusal(table.whyNoUndo(BEN, 0))).toBe('otherChose')
  })

  it('not past a draw, even the seat’s own', () => {
    const { table, deliver } = beforeDelivery()
    table.say(ANN, deliver)
    expect(refusal(table.say(ANN, '/undo'))).toBe('wasDrawn')
  })

  it('not past something revealed without a draw', () => {
    const { turn } = saltAndTimber.steps
    const open: typeof turn.choose = (g, frame, option, flow) => {
      flow.reveal()
      return turn.choose(g, frame, option, flow)
    }
    const game = { ...saltAndTimber, steps: { ...saltAndTimber.steps, turn: { ...turn, choose: open } } }
    const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('a') })
    table.say(ANN, 'harvest salt')
    expect(refusal(table.say(ANN, '/undo'))).toBe('wasDrawn')
  })

  it('unknown steps are refused', () => {
    const table = opened()
    expect(refusal(table.say(ANN, '/undo'))).toBe('nothingToUndo')
    expect(refusal(table.say(ANN, '/redo'))).toBe('nothingToRedo')
    table.say(ANN, 'harvest salt')
    for (const step of ['7', '-1', '0.5', 'x']) expect(refusal(table.say(ANN, `/undo ${step}`))).toBe('noSuchStep')
    expect(refusal(table.say(ANN, '/ask 9'))).toBe('noSuchStep')
  })

  it('a new choice clears what was undone', () => {
    const table = opened()
    table.say(ANN, 'harvest salt')
    table.say(ANN, '/undo')
    table.say(ANN, 'harvest timber')
    expect(refusal(table.say(BEN, '/redo'))).toBe('nothingToRedo')
  })

  it('only the seat that chose may redo', () => {
    const table = opened()
    table.say(ANN, 'harvest salt')
    table.say(ANN, '/undo')
    expect(refusal(table.say(BEN, '/redo'))).toBe('notYourTurn')
  })
})

describe('undo by consent', () => {
  it('needs every seat to agree', () => {
    const { table, deliver } = beforeDelivery()
    const before = hash(table)
    table.say(ANN, deliver)
    table.say(ANN, `/ask ${table.step - 1}`)
    expect(table.request).toEqual({ id: 7, by: ANN, to: 6, agreed: [ANN] })
    expect(refusal(table.say(ANN, '/agree 7'))).toBe('alreadyAgreed')
    table.say(BEN, '/agree 7')
    expect([hash(table), table.request]).toEqual([before, null])
  })

  it('ends with one refusal, and with the next move', () => {
    const table = opened()
    table.say(ANN, 'harvest salt')
    table.say(ANN, '/ask 0')
    table.say(BEN, '/decline 1')
    expect(table.request).toBeNull()
    expect(refusal(table.say(BEN, '/agree 1'))).toBe('nothingAsked')
    expect(refusal(table.say(BEN, '/decline 1'))).toBe('nothingAsked')

    table.say(ANN, '/ask 0')
    table.say(BEN, 'harvest salt')
    expect(table.request).toBeNull()
  })

  it('agreeing counts only for the named request', () => {
    const table = opened()
    for (const seat of [ANN, BEN, ANN, BEN] as const) table.say(seat, 'harvest salt')
    table.say(ANN, '/ask 3')
    expect(refusal(table.say(ANN, '/ask 0'))).toBe('alreadyAsked')
    expect(refusal(table.say(BEN, '/ask 0'))).toBe('alreadyAsked')
    // The asker withdraws the request and asks for more, while an agreement to the first is still on its way.
    table.say(ANN, '/decline 4')
    table.say(ANN, '/ask 0')
    expect(refusal(table.say(BEN, '/agree 4'))).toBe('noSuchRequest')
    expect(refusal(table.say(BEN, '/decline 4'))).toBe('noSuchRequest')
    expect(refusal(table.say(BEN, '/agree'))).toBe('notUnderstood')
    expect([table.step, table.request?.to]).toEqual([4, 0])
    table.say(BEN, '/agree 6')
    expect([table.step, table.request]).toEqual([0, null])
  })

  it('the number of requests is limited', () => {
    const table = opened()
    table.say(ANN, 'harvest salt')
    for (let i = 0; i < 3; i++) {
      table.say(ANN, '/ask 0')
      table.say(BEN, `/decline ${table.log.length - 1}`)
    }
    expect(refusal(table.say(ANN, '/ask 0'))).toBe('askedEnough')
    expect('told' in table.say(BEN, '/ask 0')).toBe(true)
    table.say(ANN, `/decline ${table.log.length - 1}`)
    table.say(BEN, 'harvest salt')
    expect('told' in table.say(ANN, '/ask 0')).toBe(true)
  })

  it('accepted requests are unlimited', () => {
    const table = opened()
    for (let i = 0; i < 5; i++) table.say(table.actor ?? ANN, 'harvest salt')
    for (let to = 4; to >= 0; to--) {
      expect('told' in table.say(ANN, `/ask ${to}`)).toBe(true)
      table.say(BEN, `/agree ${table.request?.id}`)
      expect(table.step).toBe(to)
    }
  })

  it('a line counts from the log length the player saw, even if undo has led to the same step again', () => {
    const table = opened()
    table.say(ANN, 'harvest salt')
    const { step } = table
    const seen = table.log.length
    table.say(ANN, '/undo')
    table.say(ANN, 'harvest timber')
    expect(table.step).toBe(step)
    expect(refusal(table.say(BEN, 'harvest salt', seen))).toBe('isStale')
    expect('told' in table.say(BEN, 'harvest salt', table.log.length)).toBe(true)
  })

  it('a log from before requests had ids is still read', () => {
    const table = opened()
    for (const [seat, text] of [
      [ANN, 'harvest salt'],
      [ANN, '/ask 0'],
      [BEN, '/agree'],
    ] as const)
      expect('told' in table.repeat(seat, text)).toBe(true)
    expect([table.step, table.log.at(-1)?.text]).toEqual([0, '/agree 1'])
  })

  it('undone draws are drawn again, so no player knows the cards', () => {
    const { table, deliver } = beforeDelivery()
    const drawn = () => JSON.stringify(table.told(ANN).findLast(({ fact }) => fact.kind === 'drew'))
    table.say(ANN, deliver)
    const orders = new Set([drawn()])
    for (let i = 0; i < 12; i++) {
      table.say(ANN, `/ask ${table.step - 1}`)
      table.say(BEN, `/agree ${table.log.length - 1}`)
      table.say(ANN, deliver)
      orders.add(drawn())
    }
    expect(orders.size).toBeGreaterThan(3)
  })

  it('redo restores the same draw', () => {
    const { table, deliver } = beforeDelivery()
    table.say(ANN, deliver)
    const after = hash(table)
    table.say(ANN, '/ask 6')
    table.say(BEN, '/agree 7')
    table.say(ANN, '/redo')
    expect(hash(table)).toBe(after)
  })
})

describe('looking back', () => {
  it('every step of a long game can be viewed again without changing it', () => {
    const table = new Table(saltAndTimber, {
      seatNames: ['Ann', 'Ben', 'Cat', 'Dan'],
      variants: { rounds: 10 },
      seed: seedFrom('w'),
    })
    const hashes = [hash(table)]
    while (table.actor !== null) {
      table.say(table.actor, table.choices[table.step % table.choices.length] ?? '')
      hashes.push(hash(table))
    }
    expect(table.step).toBe(40)
    for (const step of [0, 1, 15, 16, 17, 32, 39, 40]) expect(table.referee.hash(table.at(step))).toBe(hashes[step])
    expect(() => table.at(41)).toThrow('no step 41')
    expect(hash(table)).toBe(hashes[40])
  })

  it('a seat learns what it may know, from any step on', () => {
    const { table, deliver } = beforeDelivery()
    table.say(ANN, deliver)
    const kinds = (seat: 0 | 1 | null) => table.told(seat, 6).map(({ fact }) => fact.kind)
    expect(kinds(ANN)).toEqual(['delivered', 'drew'])
    expect(kinds(BEN)).toEqual(['delivered'])
    expect(kinds(null)).toEqual(['delivered'])
  })

  it('a view shows the options only to the seat that decides', () => {
    const table = opened()
    expect(table.view(ANN).choices).toEqual(['harvest salt', 'harvest timber'])
    expect(table.view(BEN).choices).toEqual([])
    expect(table.view(null).choices).toEqual([])
  })
})

const open = (seatNames: string[], variants = {}) =>
  new Table(saltAndTimber, { seatNames, variants, seed: seedFrom('a') })

describe('opening a table', () => {
  it('names invalid values', () => {
    expect(() => open(['Ann'])).toThrow('Salt and Timber is for 2, 3, 4 seats, not 1')
    expect(() => open(['Ann', 'Ben'], { rounds: 7 })).toThrow("variant 'rounds' cannot be 7; it may be 6, 10")
    expect(() => open(['Ann', 'Ben'], { speed: 1 })).toThrow("no variant 'speed'; it has rounds")
  })

  it('also accepts option values as text, and only at their seat counts', () => {
    expect(open(['Ann', 'Ben'], { rounds: '10' }).variants).toEqual({ rounds: 10 })
    const duel = { ...saltAndTimber, variants: { rounds: { ...saltAndTimber.variants['rounds']!, seats: [2] } } }
    const three = { seatNames: ['Ann', 'Ben', 'Cat'], variants: { rounds: 10 }, seed: seedFrom('a') }
    expect(() => new Table(duel, three)).toThrow("variant 'rounds' is for 2 seats, not 3")
  })

  it('doesn’t save the default of a variant that was added later, so saved states keep their hashes', () => {
    const later = { name: 'Haste', explain: '', values: [0, 1], default: 0, addedLater: true } as const
    const game = { ...saltAndTimber, variants: { ...saltAndTimber.variants, haste: later } }
    const table = (variants: Record<string, unknown>, begun = {}) =>
      new Table(game, { seatNames: ['Ann', 'Ben'], variants, seed: seedFrom('a'), ...begun })
    expect(table({ haste: '0' }).variants).toEqual({ rounds: 6 })
    expect(hash(table({}))).toBe(hash(open(['Ann', 'Ben'])))
    expect(table({ haste: '1' }).variants).toEqual({ rounds: 6, haste: 1 })
    expect(hash(table({ haste: 1 }))).not.toBe(hash(open(['Ann', 'Ben'])))
    expect(() => table({}, { position: table({ haste: 1 }).state })).toThrow(
      'the position has haste 1, but the table has haste as usual',
    )
  })

  it('the same secret and entropy open the same table', () => {
    expect(hash(opened('x'))).toBe(hash(opened('x')))
    expect(hash(opened('x'))).not.toBe(hash(opened('y')))
  })
})

describe('the view when a fact is told', () => {
  it('is the position mid-step as that seat may see it, without a decision', () => {
    const { table, deliver } = beforeDelivery()
    const before = table.view(ANN).view as { ownOrder: string }
    table.say(ANN, deliver)
    const { step } = table
    const delivered = table.viewWhenTold(ANN, step, 0)
    const drew = table.viewWhenTold(ANN, step, 1)
    expect(delivered).toMatchObject({ actor: null, decision: null, choices: [], frames: [], seat: ANN })
    expect(delivered.view).toMatchObject({ ownOrder: before.ownOrder })
    expect(drew.view).toMatchObject({ ownOrder: (table.view(ANN).view as typeof before).ownOrder })
    // Ben learns only about the delivery, and sees his own order at that moment, not the one Ann drew.
    const bens = table.viewWhenTold(BEN, step, 0)
    expect(bens.view).toMatchObject({ seat: BEN, ownOrder: (table.view(BEN).view as typeof before).ownOrder })
    expect(JSON.stringify(bens)).not.toContain(`"${(drew.view as typeof before).ownOrder}"`)
  })

  it('changes nothing at the table', () => {
    const { table, deliver } = beforeDelivery()
    table.say(ANN, deliver)
    const now = hash(table)
    table.viewWhenTold(ANN, table.step, 0)
    expect(hash(table)).toBe(now)
  })
})
