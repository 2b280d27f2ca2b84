// Pebbles: the smallest game with a secret, a secret choice, a draw, an undoable choice and a tie-break. It keeps every
// promise; faults.test.ts plants one fault at a time in it.
//
// A seat holds one secret stone. On its turn it takes up to two pebbles, one or both at a time, may show its stone for
// as many points as the stone is worth, and rests. A seat that has shown a stone draws two others, keeps one in secret
// and puts the other back. Pebbles are points too.

import {
  type Chance,
  defineGame,
  notation,
  type OptionsIn,
  type VariantValues,
  type PerSeat,
  perSeat,
  type StatePlace,
  placesIn,
  type Result,
  type Seat,
  type Setting,
  seatsOf,
  stepsFor,
  whole,
  wordsFor,
} from '@tableworks/kernel'

export const STONES = [1, 2, 3, 4, 5, 6, 7, 8] as const
type Stone = (typeof STONES)[number]

const TAKEN_IN_A_TURN = 2
const VARIANTS = {
  rounds: { name: 'Rounds', explain: 'How many turns each seat has.', values: [2, 3], default: 2 },
} as const

export interface State extends Setting<null, VariantValues<typeof VARIANTS>> {
  round: number
  pebbles: PerSeat<number>
  /** Each seat's secret stone. */
  stone: PerSeat<Stone>
  /** The second stone a seat has drawn, until it has chosen which to keep. */
  spare: PerSeat<Stone | null>
  bag: Stone[]
  shown: { seat: Seat; stone: Stone }[]
}
interface Frames {
  round: { next: number }
  act: { seat: Seat; left: number }
  keep: { seat: Seat; left: number }
}
export type Fact =
  | { kind: 'took'; seat: Seat; count: number }
  | { kind: 'showed'; seat: Seat; stone: Stone }
  | { kind: 'drew'; seat: Seat; stone: Stone }
  | { kind: 'kept'; seat: Seat }
  | { kind: 'keptThis'; seat: Seat; stone: Stone }

const NOTATION = notation(
  { count: whole(1, TAKEN_IN_A_TURN), stone: STONES },
  { act: ['take {count}', 'show {stone}', 'rest'], keep: ['keep {stone}'] },
)
type Options = OptionsIn<typeof NOTATION>

const { decide, passage } = stepsFor<State, Frames, Options, Fact>()

const round = passage('round', (g, frame, flow) => {
  const seat = seatsOf(g.seats)[frame.next]
  if (seat !== undefined) {
    frame.next += 1
    return flow.call('act', { seat, left: TAKEN_IN_A_TURN })
  }
  if (g.round === g.variants.rounds) return flow.end()
  g.round += 1
  return flow.goto('round', { next: 0 })
})

const TAKES = Array.from({ length: TAKEN_IN_A_TURN }, (_, i) => ({ count: i + 1 }))

const act = decide('act', {
  candidates: (g, { seat }) => [...TAKES, { stone: g.stone[seat] }, 'rest'],
  bar(g, { seat, left }, option) {
    if (option === 'rest') return null
    if ('count' in option) return option.count <= left ? null : { because: 'tooMany', rule: 'PEB-1', left }
    if (option.stone !== g.stone[seat]) return { because: 'notYours', rule: 'PEB-2' }
    return g.bag.length > 0 ? null : { because: 'bagEmpty', rule: 'PEB-2' }
  },
  choose(g, { seat, left }, option, flow) {
    if (option === 'rest') return flow.end()
    if ('count' in option) {
      g.pebbles[seat] += option.count
      flow.tell?.({ kind: 'took', seat, count: option.count })
      return flow.goto('act', { seat, left: left - option.count })
    }
    g.shown.push({ seat, stone: option.stone })
    const stone = (g.stone[seat] = drawStone(g, flow.chance))
    const spare = (g.spare[seat] = g.bag.length > 0 ? drawStone(g, flow.chance) : null)
    flow.tell?.({ kind: 'showed', seat, stone: option.stone })
    flow.tell?.({ kind: 'drew', seat, stone }, seat)
    if (spare === null) return flow.goto('act', { seat, left })
    flow.tell?.({ kind: 'drew', seat, stone: spare }, seat)
    return flow.goto('keep', { seat, left })
  },
})

const keep = decide('keep', {
  secret: true,
  candidates: (g, { seat }) => [g.stone[seat], g.spare[seat]].flatMap(stone => (stone === null ? [] : [{ stone }])),
  bar: (g, { seat }, { stone }) =>
    stone === g.stone[seat] || stone === g.spare[seat] ? null : { because: 'notYours', rule: 'PEB-3' },
  choose(g, { seat, left }, { stone }, flow) {
    const back = stone === g.stone[seat] ? g.spare[seat] : g.stone[seat]
    if (back !== null) g.bag.push(back)
    g.stone[seat] = stone
    g.spare[seat] = null
    flow.tell?.({ kind: 'kept', seat })
    flow.tell?.({ kind: 'keptThis', seat, stone }, seat)
    return flow.goto('act', { seat, left })
  },
})

function drawStone(g: State, chance: Chance): Stone {
  const [stone] = g.bag.splice(chance.below(g.bag.length), 1)
  if (stone === undefined) throw new Error('the bag is empty')
  return stone
}

function setup(setting: Setting<null, State['variants']>, chance: Chance): State {
  const bag = [...STONES]
  const pebbles = perSeat(setting.seats, () => 0)
  const g: State = {
    ...setting,
    round: 1,
    pebbles,
    stone: perSeat(0, () => 1),
    spare: perSeat(setting.seats, () => null),
    bag,
    shown: [],
  }
  g.stone = perSeat(setting.seats, () => drawStone(g, chance))
  return g
}

export interface View extends Pick<State, 'round' | 'pebbles' | 'shown'> {
  seat: Seat | null
  own: Stone | null
  ownSpare: Stone | null
  hasSpare: boolean[]
}

const view = ({ round: now, pebbles, shown, stone, spare }: State, seat: Seat | null): View => ({
  seat,
  own: seat === null ? null : stone[seat],
  ownSpare: seat === null ? null : spare[seat],
  hasSpare: spare.map(one => one !== null),
  round: now,
  pebbles,
  shown,
})

function hidden({ seats, stone, spare, bag }: State, seat: Seat | null): StatePlace[][] {
  const others = seatsOf(seats).filter(one => one !== seat)
  const spares = others.filter(one => spare[one] !== null)
  return [
    [
      ...others.map((one): StatePlace => [stone, one]),
      ...spares.map((one): StatePlace => [spare, one]),
      ...placesIn(bag),
    ],
  ]
}

function imagine(seen: View, setting: Setting<null, State['variants']>, chance: Chance): State {
  const { seat, own, ownSpare, hasSpare, ...open } = seen
  const known = [own, ownSpare, ...open.shown.map(({ stone }) => stone)]
  const bag = STONES.filter(stone => !known.includes(stone))
  const g: State = { ...setting, ...open, stone: perSeat(0, () => 1), spare: perSeat(0, () => null), bag }
  g.stone = perSeat(setting.seats, one => (one === seat && own !== null ? own : drawStone(g, chance)))
  g.spare = perSeat(setting.seats, one => (one === seat ? ownSpare : hasSpare[one] ? drawStone(g, chance) : null))
  return g
}

export function result({ seats, pebbles, shown }: State): Result {
  const stones = seatsOf(seats).map(seat =>
    shown.filter(one => one.seat === seat).reduce((sum, one) => sum + one.stone, 0),
  )
  const scores = seatsOf(seats).map(seat => pebbles[seat] + (stones[seat] ?? 0))
  const isAhead = (a: number, b: number) =>
    scores[a] === scores[b] ? (stones[a] ?? 0) > (stones[b] ?? 0) : (scores[a] ?? 0) > (scores[b] ?? 0)
  const places = scores.map((_, side) => 1 + scores.filter((_score, other) => isAhead(other, side)).length)
  const sheet = [
    { line: 'pebbles', values: [...pebbles] },
    { line: 'stones', values: stones },
  ]
  return { places, scores, sheet, ties: [{ line: 'stones', values: stones }] }
}

export const pebbles = defineGame<State, Frames, Options, Fact, View>({
  id: 'pebbles',
  name: 'Pebbles',
  rules: 1,
  seats: [2, 3],
  variants: VARIANTS,
  components: { name: 'standard', tables: {} },
  openBox: () => null,
  setup,
  first: ['round', { next: 0 }],
  steps: { round, act, keep },
  notation: NOTATION,
  words: wordsFor<Frames, Options, Fact>()({
    prompts: {
      act: 'Take up to {left|pebble|pebbles}, show your stone, or rest.',
      keep: 'Keep one of your two stones; the other goes back.',
    },
    facts: {
      took: '{seat} takes {count|pebble|pebbles}.',
      showed: '{seat} shows the stone {stone}.',
      drew: 'You draw the stone {stone}.',
      kept: '{seat} keeps a stone and puts the other back.',
      keptThis: 'You keep the stone {stone}.',
    },
    refusals: {
      tooMany: 'You may take {left|more|more}.',
      bagEmpty: 'The bag is empty; you keep your stone.',
      notYours: 'That is not your stone.',
    },
    sheet: { pebbles: 'Pebbles', stones: 'Stones shown' },
  }),
  view,
  hidden,
  imagine,
  result,
  laws: {
    'every stone is somewhere': g => {
      const all = [
        ...g.bag,
        ...g.stone,
        ...g.spare.filter(one => one !== null),
        ...g.shown.map(({ stone }) => stone),
      ].sort((a, b) => a - b)
      return all.join() === STONES.join() ? null : all.join(' ')
    },
  },
  clone: g => ({
    ...g,
    pebbles: perSeat(g.seats, seat => g.pebbles[seat]),
    stone: perSeat(g.seats, seat => g.stone[seat]),
    spare: perSeat(g.seats, seat => g.spare[seat]),
    bag: [...g.bag],
    shown: g.shown.map(one => ({ ...one })),
  }),
  mostChoices: 3 * 3 * (1 + TAKEN_IN_A_TURN) + 2 * STONES.length,
})
