// The flow of frames in a minimal game: call, goto, end, again, sequence, single options.

import {
  defineGame,
  type Fact,
  notation,
  type OptionsIn,
  perSeat,
  Referee,
  type Seat,
  type Setting,
} from '@tableworks/kernel'
import { type Passage, stepsFor, swiftChance } from '@tableworks/kernel'
import { describe, expect, it, vi } from 'vitest'

interface State extends Setting<null, object> {
  trace: string[]
  coins: number
}
interface Frames {
  day: { part: number }
  ask: { seat: Seat; left: number }
  forced: { seat: Seat }
  bell: object
}
const NOTATION = notation({ coin: [1, 2] }, { ask: ['stop', 'take {coin}'], forced: ['nod'] })
type Options = OptionsIn<typeof NOTATION>
const { decide, passage, sequence } = stepsFor<State, Frames, Options, Fact>()

const day = sequence('day', [
  g => void g.trace.push('morning'),
  (_g, _frame, flow) => flow.call('ask', { seat: 0, left: 2 }),
  g => void g.trace.push('noon'),
  (_g, _frame, flow) => flow.call('forced', { seat: 1 }),
  g => void g.trace.push('evening'),
])
const ask = decide('ask', {
  candidates: (_g, { left }) => (left === 0 ? ['stop'] : ['stop', { coin: 1 }, { coin: 2 }]),
  choose(g, frame, option, flow) {
    if (option === 'stop') return flow.goto('bell', {})
    g.coins += option.coin
    frame.left -= 1
    return flow.again()
  },
})
const forced = decide('forced', {
  takesOnlyOption: true,
  candidates: () => ['nod'],
  choose(g, _frame, option, flow) {
    g.trace.push(option)
    return flow.end()
  },
})
const bell = passage('bell', (g, _frame, flow) => {
  g.trace.push('bell')
  return flow.end()
})

const game = defineGame({
  id: 'flow',
  name: 'Flow',
  rules: 1,
  seats: [2],
  variants: {},
  components: { name: 'none', tables: {} },
  openBox: () => null,
  setup: (setting): State => ({ ...setting, trace: [], coins: 0 }),
  first: ['day', { part: 0 }],
  steps: { day, ask, forced, bell },
  notation: NOTATION,
  words: { prompts: { ask: 'Take?', forced: 'Nod.' }, facts: {}, refusals: {}, sheet: {} },
  view: g => g.trace,
  imagine: (trace: string[], setting): State => ({ ...setting, trace, coins: 0 }),
  result: g => ({ places: [1, 1], scores: perSeat(2, () => g.coins), sheet: [], ties: [] }),
  laws: {},
  mostChoices: 10,
})

const opened = () => {
  const referee = new Referee(game)
  const state = referee.open(2, {}, swiftChance('flow'))
  return { referee, state, g: state.g as State }
}

describe('the flow of frames', () => {
  it('a sequence runs its parts in order and waits for its calls', () => {
    const { referee, state, g } = opened()
    expect(g.trace).toEqual(['morning'])
    expect(referee.waiting(state)).toEqual({ decision: 'ask', seat: 0 })

    referee.choose(state, 'stop')
    expect(g.trace).toEqual(['morning', 'bell', 'noon', 'nod', 'evening'])
    expect(referee.waiting(state)).toBeNull()
  })

  it('again keeps the same frame and its data', () => {
    const { referee, state, g } = opened()
    referee.choose(state, { coin: 2 })
    referee.choose(state, { coin: 1 })
    expect(g.coins).toBe(3)
    expect(referee.options(state)).toEqual(['stop'])
    expect(referee.waiting(state)?.decision).toBe('ask') // only one option is left, but the seat must still choose it
  })

  it('a decision that takes its only option never waits', () => {
    const { referee, state, g } = opened()
    referee.choose(state, 'stop')
    expect(g.trace).toContain('nod')
  })

  it('a mid-turn position is plain data', () => {
    const { referee, state } = opened()
    referee.choose(state, { coin: 2 })
    expect(state.frames).toEqual([
      { step: 'day', frame: { part: 2 } },
      { step: 'ask', frame: { seat: 0, left: 1 } },
    ])
    const other = referee.clone(state)
    referee.choose(other, 'stop')
    expect(referee.waiting(state)?.decision).toBe('ask')
  })

  it('the first frame is not shared between tables', () => {
    const { referee, state } = opened()
    referee.choose(state, 'stop')
    expect(opened().g.trace).toEqual(['morning'])
  })

  it('an endless passage is stopped and named', () => {
    const endless = { ...game, steps: { ...game.steps, bell: passage('bell', (_g, _frame, flow) => flow.again()) } }
    const referee = new Referee(endless)
    const state = referee.open(2, {}, swiftChance('flow'))
    expect(() => referee.choose(state, 'stop')).toThrow('never reaches a decision: day > bell')
  })

  it('backTo removes everything above a step', () => {
    const leaving = {
      ...game,
      steps: { ...game.steps, bell: passage('bell', (_g, _frame, flow) => flow.backTo('day')) },
    }
    const referee = new Referee(leaving)
    const state = referee.open(2, {}, swiftChance('flow'))
    state.frames.push({ step: 'ask', frame: { seat: 1, left: 0 } })
    referee.choose(state, 'stop')
    expect((state.g as State).trace).toEqual(['morning', 'noon', 'nod', 'evening'])
  })

  it('backTo without such a step is an error, and so are two moves in one step', () => {
    const wrong = (run: Passage<State, Frames, Fact, object>['run']) => {
      const referee = new Referee({ ...game, steps: { ...game.steps, bell: passage('bell', run) } })
      const state = referee.open(2, {}, swiftChance('flow'))
      return () => referee.choose(state, 'stop')
    }
    expect(wrong((_g, _frame, flow) => flow.backTo('bell'))).toThrow("there is no 'bell' below")
    expect(
      wrong((_g, _frame, flow) => {
        flow.call('bell', {})
        return flow.end()
      }),
    ).toThrow('a step moved twice')
  })

  it('a game defined with another copy of the kernel is rejected with that reason', async () => {
    vi.resetModules()
    const second = await import('@tableworks/kernel')
    expect(second.Referee).not.toBe(Referee)
    expect(() => new second.Referee(game)).toThrow('the kernel is loaded twice: flow was defined with one copy')
  })

  it('choosing after the end is an error', () => {
    const { referee, state } = opened()
    referee.choose(state, 'stop')
    expect(referee.options(state)).toEqual([])
    expect(() => referee.choose(state, 'stop')).toThrow('the game is over')
    expect(referee.result(state)?.places).toEqual([1, 1])
  })
})

describe('legality', () => {
  const dear = { because: 'dear', rule: 'FLO-1' }
  const taking = (rules: Partial<typeof ask> & Pick<Parameters<typeof decide>[1], 'candidates' | 'unoffered'>) => {
    const referee = new Referee({
      ...game,
      steps: { ...game.steps, ask: decide('ask', { choose: ask.choose, ...rules } as never) },
    })
    return { referee, state: referee.open(2, {}, swiftChance('a walk')) }
  }
  const walk = taking({
    offers(_g, _frame, offer, why) {
      offer('stop', null)
      offer({ coin: 1 }, why && dear)
    },
    unoffered: () => ({ because: 'noSuchCoin', rule: 'FLO-2' }),
  })

  it('a walk gives the list, the candidates with their reasons, and the bar of any option', () => {
    const { referee, state } = walk
    expect(referee.options(state)).toEqual(['stop'])
    expect(referee.candidates(state)).toEqual([
      { option: 'stop', refusal: null },
      { option: { coin: 1 }, refusal: dear },
    ])
    expect(referee.bar(state, 'stop')).toBeNull()
    expect(referee.bar(state, { coin: 1 })).toEqual(dear)
    expect(referee.bar(state, { coin: 2 })).toEqual({ because: 'noSuchCoin', rule: 'FLO-2' })
  })

  it('candidates are checked one by one, and no reasons are built while listing options', () => {
    const asked: boolean[] = []
    const { referee, state } = taking({
      candidates: () => ['stop', { coin: 1 }],
      bar(_g, _frame, option, why) {
        asked.push(why)
        return option === 'stop' ? null : why && dear
      },
    })
    expect(referee.options(state)).toEqual(['stop'])
    expect(asked).toEqual([false, false])
    expect(referee.candidates(state).map(({ refusal }) => refusal)).toEqual([null, dear])
  })

  it('an option without a reason is refused as not offered', () => {
    const { referee, state } = taking({ candidates: () => ['stop'] })
    expect(referee.bar(state, 'stop')).toBeNull()
    expect(referee.bar(state, { coin: 2 })).toMatchObject({ because: 'notOffered' })
  })

  it('a walk may list another decision in between', () => {
    const { referee, state } = taking({
      offers(_g, _frame, offer) {
        offer('stop', null)
        if (walk.referee.options(walk.state).length === 1) offer({ coin: 2 }, null)
      },
    })
    expect(referee.options(state)).toEqual(['stop', { coin: 2 }])
  })

  it('a decision without candidates is an error', () => {
    expect(() => taking({})).toThrow("'ask' has neither offers nor candidates")
  })
})

describe('the types of steps', () => {
  it('a misspelt step, a wrong frame and an unknown option field do not compile', () => {
    const wrong = {
      // @ts-expect-error -- there is no step 'asks'
      misspelt: passage('bell', (_g, _frame, flow) => flow.goto('asks', { seat: 0, left: 1 })),
      // @ts-expect-error -- the frame of 'ask' needs `left`
      frame: passage('bell', (_g, _frame, flow) => flow.call('ask', { seat: 0 })),
      // @ts-expect-error -- an option of 'ask' has no field `note`
      option: decide('ask', { candidates: () => [{ note: 1 }], choose: (_g, _f, _o, flow) => flow.end() }),
      // @ts-expect-error -- a path that does not say where play goes
      moved: decide('forced', { candidates: () => ['nod'], choose: () => {} }),
      // @ts-expect-error -- 'bell' is a passage, not a decision
      kind: decide('bell', { candidates: () => [], choose: (_g, _f, _o, flow) => flow.end() }),
      // @ts-expect-error -- a step is missing from the table
      table: defineGame({ ...game, steps: { day, ask, forced } }),
    }
    expect(Object.keys(wrong)).toHaveLength(6)
  })
})
