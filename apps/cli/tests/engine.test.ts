import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { Engine, LONGEST_LINE } from '../engine/engine.ts'
import { folder, tw } from './tw.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as any other language would read them
type Answer = any

async function engine(...lines: (string | object)[]): Promise<Answer[]> {
  const input = lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  const { code, out, err } = await tw(['engine'], { input })
  expect(err).toBe('')
  expect(code).toBe(0)
  return out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

const NEW = { id: 'n', do: 'new', game: 'salt-and-timber', seats: 2, seed: 'x', options: {} }
const at = (ask: object): object => ({ table: 't1', ...ask })

describe('tw engine', () => {
  it('returns positions with the documented fields', async () => {
    const [opened, chosen] = await engine(NEW, at({ id: 2, do: 'choose', seat: 0, option: 'harvest salt' }))

    expect(opened).toEqual({
      id: 'n',
      table: 't1',
      step: 0,
      actor: 0,
      decision: 'turn',
      options: ['harvest salt', 'harvest timber'],
      over: false,
    })
    expect(chosen).toEqual({ ...opened, id: 2, table: undefined, step: 1, actor: 1 })
  })

  it('plays a whole game whose file can be verified', async () => {
    const machine = new Engine()
    const ask = (line: object): Answer => JSON.parse(machine.answer(JSON.stringify(line)))
    let position = ask(NEW)
    for (let i = 0; !position.over; i++) {
      const option = position.options[i % position.options.length]
      position = ask({ do: 'choose', table: 't1', seat: position.actor, option })
    }

    expect(position).toMatchObject({ step: 12, actor: null, decision: null, options: [], over: true })
    expect(position.result.scores).toHaveLength(2)

    const file = path.join(folder(), 'game.json')
    writeFileSync(file, JSON.stringify(ask({ do: 'file', table: 't1' }).file))
    expect((await tw(['verify', file])).code).toBe(0)
  })

  it('keeps tables separate, and forgets closed ones', async () => {
    const answers = await engine(
      NEW,
      { ...NEW, seats: 3 },
      { do: 'choose', table: 't2', seat: 0, option: 'harvest timber' },
      at({ do: 'close' }),
      at({ id: 9, do: 'state' }),
      { do: 'view', table: 't2', seat: 1 },
    )

    expect(answers.map(({ table }) => table)).toEqual(['t1', 't2', undefined, undefined, undefined, undefined])
    expect(answers[3]).toEqual({ id: null, closed: 't1' })
    expect(answers[4]).toEqual({ id: 9, error: { code: 'no-table', message: "there is no table 't1'" } })
    expect(answers[5].view.store.timber).toEqual([2, 0, 0])
  })

  it('shows each seat only what it may know', async () => {
    const [, , ann, ben, spectator] = await engine(
      NEW,
      at({ do: 'choose', seat: 0, option: 'harvest salt' }),
      at({ do: 'view', seat: 0 }),
      at({ do: 'view', seat: 1, since: 0 }),
      at({ do: 'view', seat: null }),
    )

    expect(ann.options).toEqual([])
    expect(ben.options).toEqual(['harvest salt', 'harvest timber'])
    expect(ben.told.map(({ says }: Answer) => says)).toEqual(['seat 0 harvests 2 salt.'])
    expect(ann.view.ownOrder).not.toBe(ben.view.ownOrder)
    expect(spectator.view.ownOrder).toBeNull()
    for (const { view } of [ann, ben, spectator]) expect(view).not.toHaveProperty('bag')
  })

  it('refuses with the reason and its rule, and changes nothing', async () => {
    const [, tooFew, notYours, talk, stale, unknown, why, may, after] = await engine(
      NEW,
      at({ id: 1, do: 'choose', seat: 0, option: 'sell 1 salt' }),
      at({ id: 2, do: 'choose', seat: 1, option: 'harvest salt' }),
      at({ id: 3, do: 'choose', seat: 0, option: '/ask 0' }),
      at({ id: 4, do: 'choose', seat: 0, option: 'harvest salt', step: 7 }),
      at({ id: 5, do: 'choose', seat: 0, option: 'dance' }),
      at({ id: 6, do: 'why', seat: 0, option: 'sell 1 salt' }),
      at({ id: 7, do: 'why', seat: 0, option: 'harvest salt' }),
      at({ id: 8, do: 'options' }),
    )

    const message = 'You have 0 salt. (SAT-6)'
    expect(tooFew).toEqual({ id: 1, error: { code: 'refused', message, because: 'tooFew', rule: 'SAT-6' } })
    expect(notYours.error.message).toBe('It’s seat 0’s turn.')
    expect(talk.error.because).toBe('notOffered')
    expect(stale.error.because).toBe('isStale')
    expect(unknown.error.message).toContain('Not understood: dance.')
    expect(why).toEqual({ id: 6, refusal: expect.objectContaining({ because: 'tooFew' }), rule: 'SAT-6', message })
    expect(may).toMatchObject({ refusal: null, rule: null })
    expect(after.options).toEqual([
      { option: 'harvest salt', says: 'harvest salt' },
      { option: 'harvest timber', says: 'harvest timber' },
    ])
  })

  it('undoes, redoes, and asks all seats for consent', async () => {
    const [, first, back, again, , tooFar, byAll, nothing] = await engine(
      NEW,
      at({ do: 'choose', seat: 0, option: 'harvest salt' }),
      at({ do: 'undo' }),
      at({ do: 'redo' }),
      at({ do: 'bot', level: 'hard' }),
      at({ do: 'undo', to: 0 }),
      at({ do: 'undo', to: 0, consent: true }),
      at({ do: 'undo' }),
    )

    expect(first.step).toBe(1)
    expect(back.step).toBe(0)
    expect(again).toEqual(first)
    expect(tooFar.error.because).toBe('otherChose')
    expect(byAll.step).toBe(0)
    expect(nothing.error.message).toBe('There is nothing to undo.')
  })

  it('returns other seats’ suggestions, and how to accept them', () => {
    const machine = new Engine()
    const ask = (line: object): Answer => JSON.parse(machine.answer(JSON.stringify(at(line))))
    let position = ask({ do: 'new', game: 'victory-through-industry', seats: 2, seed: 'x' })
    const suggesting = { do: 'suggest', seat: 1, suggestion: 'give wood take wood' }
    expect(ask(suggesting).error).toMatchObject({ because: 'noTurnToSuggestIn', rule: 'VTI-74' })
    // Both take a forest first, and run it until seat 0 has wood and a move left.
    const first = () => ask({ do: 'choose', seat: position.actor, option: position.options[0] })
    while (position.decision !== 'move' || position.actor !== 1) position = first()
    while (position.decision !== 'move' || position.actor !== 0) position = first()
    do position = first()
    while (position.decision !== 'move')
    expect(position.actor).toBe(0)

    const { suggestions } = ask(suggesting)
    expect(suggestions).toMatchObject([
      { by: 1, to: 0, suggestion: 'give wood take wood', says: 'seat 1 suggests a trade to seat 0: wood for wood.' },
    ])
    expect(ask({ do: 'suggestions' })).toMatchObject({ suggestions })
    expect(ask({ do: 'withdraw', seat: 1 })).toMatchObject({ suggestions: [] })
    ask(suggesting)
    expect(ask({ do: 'choose', seat: 0, option: suggestions[0].option })).toMatchObject({
      actor: 1,
      decision: 'answer',
    })
  })

  it('lets a bot choose for the seat to move', async () => {
    const levels = ['beginner', 'easy', 'normal', 'hard']
    const bots = levels.map(level => at({ do: 'bot', level }))
    const [, ...answers] = await engine(NEW, ...bots, at({ id: 1, do: 'bot', level: 'godlike' }))

    for (const [i, { seat, option, level, step, player }] of answers.slice(0, 4).entries()) {
      expect({ seat, step }).toEqual({ seat: i % 2, step: i + 1 })
      expect(option).toMatch(/^(harvest|sell|deliver) /)
      expect({ level, player }).toEqual({ level: levels[i], player: undefined })
    }
    expect(answers[4].error.message).toMatch(/^there is no level 'godlike'; levels are random, /)
  })
})

describe('A line of several choices', () => {
  const NEW_AGE = { do: 'new', game: 'age-of-industry', seats: 2, seed: 'x' }

  it('comes from a bot joined by semicolons, begins with an option, and can be sent again', async () => {
    const [before, first] = await engine(NEW_AGE, at({ do: 'bot', level: 'expert' }))
    const { seat, option, step, options, error } = first
    expect(error).toBeUndefined()
    const parts: string[] = option.split('; ')

    expect(parts.length).toBeGreaterThan(1)
    expect(before.options).toContain(parts[0])
    expect(before.options).not.toContain(option)
    expect(step).toBe(parts.length)
    const [, again] = await engine(NEW_AGE, at({ do: 'choose', seat, option }))
    expect(again).toMatchObject({ step, options })
  })
})

describe('A state', () => {
  let saved: Answer
  beforeAll(async () => {
    saved = (await engine(NEW, at({ do: 'choose', seat: 0, option: 'harvest salt' }), at({ do: 'state' })))[2]
  })
  const load = (state: unknown) => ({ id: 'l', do: 'load', game: 'salt-and-timber', state })

  it('can be loaded unchanged: the same options, the same hash, the same dice', async () => {
    const play = ['harvest salt', 'sell 1 salt', 'harvest timber']
    const choices = play.map((option, i) => at({ do: 'choose', seat: (i + 1) % 2, option }))
    const [opened, state, ...rest] = await engine(
      load(saved.state),
      at({ do: 'state' }),
      ...choices,
      at({ do: 'state' }),
    )
    const original = await engine(
      NEW,
      at({ do: 'choose', seat: 0, option: 'harvest salt' }),
      ...choices,
      at({ do: 'state' }),
    )

    expect(opened).toMatchObject({ id: 'l', table: 't1', step: 0, actor: 1, decision: 'turn', over: false })
    expect(state).toEqual({ ...saved, id: null })
    expect(rest.at(-1).hash).toBe(original.at(-1).hash)
  })

  it('makes a table that supports undo, and whose file can be verified', async () => {
    const [, , undone, , { file }] = await engine(
      load(saved.state),
      at({ do: 'choose', seat: 1, option: 'harvest timber' }),
      at({ do: 'undo' }),
      at({ do: 'redo' }),
      at({ do: 'file' }),
    )
    expect(undone).toMatchObject({ step: 0, actor: 1 })

    const name = path.join(folder(), 'loaded.json')
    writeFileSync(name, JSON.stringify(file))
    expect((await tw(['verify', name])).code).toBe(0)
  })

  it('is rejected with the name of the wrong field', async () => {
    const broken = (change: (state: Answer) => void) => {
      const state = structuredClone(saved.state)
      change(state)
      return load(state)
    }
    const answers = await engine(
      broken(state => delete state.g.price),
      broken(state => (state.g.money = 'much')),
      broken(state => (state.g.gold = 1)),
      broken(state => (state.frames[1].step = 'turnip')),
      broken(state => (state.frames[1].frame.seat = 5)),
      broken(state => (state.chance.seed = 'abc')),
      broken(state => (state.g.options.rounds = 7)),
      broken(state => state.g.bag.pop()),
      load(null),
      load([]),
    )

    expect(answers.map(({ error }) => error.code)).toEqual(Array.from(answers, () => 'bad-state'))
    expect(answers.map(({ error }) => error.message)).toEqual([
      'g.price is missing',
      'g.money should be a list',
      "g has no field 'gold'",
      "frames[1].step: salt-and-timber has no step 'turnip'",
      'frames[1].frame.seat should be a seat at this table',
      'the state.chance.seed should be 64 hexadecimal digits',
      expect.stringContaining("variant 'rounds' cannot be 7"),
      expect.stringContaining('a law is broken, every order is in the bag'),
      'the state should be an object',
      'the state should be an object',
    ])
  })
})

describe('Any input', () => {
  it('gets a response per line, and play continues', async () => {
    const garbage = ['moo', '', '[1]', 'null', '"new"', '{"id":1}', '{"id":2,"do":7}', '{"id":3,"do":"chose"}']
    const tricks = ['{"id":4,"do":"__proto__"}', '{"id":5,"do":"toString"}', '{"id":{},"do":"games"}']
    const wrong: object[] = [
      { id: 6, do: 'new', game: 'go', seats: 2 },
      { id: 7, do: 'new', game: 'salt-and-timber', seats: 1 },
      { id: 8, do: 'new', game: 'salt-and-timber', seats: 2, options: { constructor: 1 } },
      { id: 9, do: 'new', game: 'salt-and-timber', seats: 2, options: { rounds: 7 } },
      { id: 10, do: 'choose', table: 't9', seat: 0, option: 'x' },
      { id: 11, do: 'choose', table: 't1', seat: 4, option: 'x' },
      { id: 12, do: 'choose', table: 't1', seat: 0 },
    ]
    const answers = await engine(NEW, ...garbage, ...tricks, ...wrong, at({ id: 'last', do: 'view' }))

    expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
      ['n', undefined],
      [null, 'bad-json'],
      [null, 'bad-ask'],
      [null, 'bad-ask'],
      [null, 'bad-ask'],
      [1, 'bad-ask'],
      [2, 'bad-ask'],
      [3, 'unknown-ask'],
      [4, 'unknown-ask'],
      [5, 'unknown-ask'],
      [null, 'bad-ask'],
      [6, 'unknown-game'],
      [7, 'bad-ask'],
      [8, 'bad-ask'],
      [9, 'bad-ask'],
      [10, 'no-table'],
      [11, 'bad-ask'],
      [12, 'bad-ask'],
      ['last', undefined],
    ])
    expect(answers[7].error.message).toContain("did you mean 'choose'?")
  })

  it('may be too long, too deep or not text at all', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000)
    const answers = await engine(
      'x'.repeat(LONGEST_LINE + 10),
      `{"id":1,"do":"load","game":"salt-and-timber","state":${deep}}`,
      '\u0000\uFFFD\u0007',
      { id: 2, do: 'games' },
    )

    expect(answers[0].error.code).toBe('too-long')
    expect(answers[1]).toMatchObject({ id: 1, error: { code: 'bad-state' } })
    expect(answers[2].error.code).toBe('bad-json')
    expect(answers[3].games.length).toBeGreaterThan(0)
  })

  it('may arrive all at once, without a last newline, or not at all', async () => {
    const many = Array.from({ length: 5000 }, (_, id) => ({ id, do: 'undo', table: 't1' }))
    const answers = await engine(NEW, ...many)

    expect(answers).toHaveLength(5001)
    expect(answers.at(-1).id).toBe(4999)
    expect(await tw(['engine'])).toEqual({ code: 0, out: '', err: '' })
  })
})
