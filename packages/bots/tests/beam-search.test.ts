import {
  Chance,
  defineGame,
  notation,
  type OptionsIn,
  Referee,
  type Seat,
  type Setting,
  stepsFor,
  swiftChance,
  viewOf,
  whole,
} from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { type Advice, GREEDY, searchPlayer } from '../index.ts'

// A one-turn game: rest for a coin, or go, choose a door, and take the prize behind it. Only the frame records which door was
// chosen.

interface State extends Setting {
  coins: number
}
interface Frames {
  turn: { seat: Seat }
  door: { seat: Seat }
  room: { seat: Seat; most: number }
}
const NOTATION = notation(
  { side: ['left', 'right'], count: whole(0, 5) },
  { turn: ['go', 'rest'], door: ['open {side}'], room: ['take {count}'] },
)
type Options = OptionsIn<typeof NOTATION>
const { decide } = stepsFor<State, Frames, Options, never>()

const turn = decide('turn', {
  candidates: () => ['go', 'rest'],
  choose(g, { seat }, option, flow) {
    if (option === 'go') return flow.goto('door', { seat })
    g.coins += 1
    return flow.end()
  },
})
const door = decide('door', {
  candidates: () => [{ side: 'left' }, { side: 'right' }],
  choose: (_g, { seat }, { side }, flow) => flow.goto('room', { seat, most: side === 'right' ? 5 : 0 }),
})
const room = decide('room', {
  candidates: (_g, { most }) => Array.from({ length: most + 1 }, (_, count) => ({ count })),
  choose(g, _frame, { count }, flow) {
    g.coins += count
    return flow.end()
  },
})

const walk = defineGame<State, Frames, Options, never, number>({
  id: 'walk',
  name: 'Walk',
  rules: 1,
  seats: [1],
  variants: {},
  components: { name: 'none', tables: {} },
  openBox: () => null,
  setup: setting => ({ ...setting, coins: 0 }),
  first: ['turn', { seat: 0 }],
  steps: { turn, door, room },
  notation: NOTATION,
  words: { prompts: { turn: 'Go?', door: 'Which?', room: 'How many?' }, facts: {}, refusals: {}, sheet: {} },
  view: g => g.coins,
  imagine: (coins, setting) => ({ ...setting, coins }),
  result: ({ coins }) => ({ places: [1], scores: [coins], sheet: [], ties: [] }),
  laws: {},
  mostChoices: 3,
})
const advice: Advice<State> = { value: ({ coins }) => coins, begins: ['turn'], pauses: [] }

describe('Searching an action to its end', () => {
  it('keeps equal values whose next steps may differ', () => {
    const referee = new Referee(walk)
    const state = referee.open(1, {}, swiftChance('walk'))
    const deps = { referee, chance: new Chance(swiftChance('dice')) }

    expect(searchPlayer(advice, GREEDY).choose(viewOf(referee, state, 0), deps)).toBe('go')
  })
})
