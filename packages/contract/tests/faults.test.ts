// Plants one fault of each kind in Pebbles, and expects the right promise to catch it.

import {
  type AnyGame,
  type Bar,
  type Chance,
  nextSeat,
  type Refusal,
  type Seat,
  seatsOf,
  type Setting,
} from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { check, type CheckOptions, startsFor, type PromiseName, randomSitting } from '../index.ts'
import { type Fact, pebbles, result, type State, STONES, type View } from './pebbles.ts'

type Pebbles = typeof pebbles
type Act = Pebbles['steps']['act']
type Keep = Pebbles['steps']['keep']
type Round = Pebbles['steps']['round']
const { act, keep, round } = pebbles.steps

/** Pebbles with a changed turn. */
const withAct = (change: Partial<Act>): AnyGame => ({
  ...pebbles,
  steps: { ...pebbles.steps, act: { ...act, ...change } },
})

/** Pebbles with a different reason for refusals. */
const barring = (reason: (...asked: Parameters<Act['bar']>) => Refusal): AnyGame =>
  withAct({ bar: (...asked) => (act.bar(...asked) === null ? null : reason(...asked)) })

/** Pebbles with different bars for a turn's candidates. */
const offering = (bar: (option: Parameters<Act['choose']>[2], bar: Bar) => Bar): AnyGame =>
  withAct({
    offers: (g, frame, offer, why) => act.offers(g, frame, (option, own) => offer(option, bar(option, own)), why),
  })

/** Pebbles with an extra action before an option is carried out. */
const choosing = (before: (...now: Parameters<Act['choose']>) => void): AnyGame =>
  withAct({
    choose(...now) {
      before(...now)
      return act.choose(...now)
    },
  })

/** Pebbles with extra data in its initial state. */
const holding = (more: object): AnyGame => ({
  ...pebbles,
  setup: (...how: Parameters<Pebbles['setup']>) => ({ ...pebbles.setup(...how), ...more }),
})

/** Pebbles with a changed notation. */
const noting = (change: Partial<AnyGame['notation']>): AnyGame => ({
  ...pebbles,
  notation: { ...(pebbles.notation as AnyGame['notation']), ...change },
})

const saying = (words: object): AnyGame => ({ ...pebbles, words: { ...pebbles.words, ...words } })

const resulting = (change: (right: ReturnType<typeof result>) => object): AnyGame => ({
  ...pebbles,
  result: (g: State) => ({ ...result(g), ...change(result(g)) }),
})

/** Pebbles with an extra action before a secret choice is carried out. */
const keeping = (before: (...now: Parameters<Keep['choose']>) => void): AnyGame => ({
  ...pebbles,
  steps: {
    ...pebbles.steps,
    keep: {
      ...keep,
      choose(...now) {
        before(...now)
        return keep.choose(...now)
      },
    },
  },
})

/** Pebbles with an extra action when the table opens. */
const opening = (extra: (...now: Parameters<Round['run']>) => void): AnyGame => ({
  ...pebbles,
  steps: {
    ...pebbles.steps,
    round: {
      run(g, frame, flow) {
        if (g.round === 1 && frame.next === 0) extra(g, frame, flow)
        return round.run(g, frame, flow)
      },
    } satisfies Round,
  },
})

/** Pebbles with extra data in its first frame. */
const askingFirst = (more: (g: State) => object): AnyGame => ({
  ...pebbles,
  steps: {
    ...pebbles.steps,
    round: {
      run(g, frame, flow) {
        if (g.round > 1 || frame.next > 0) return round.run(g, frame, flow)
        frame.next += 1
        return flow.call('act', { seat: 0, left: 2, ...more(g) })
      },
    } satisfies Round,
  },
})

/** Pebbles with extra data in its view, which `imagine` accepts. */
const showing = (more: (g: State, seat: Seat | null) => object): AnyGame => ({
  ...pebbles,
  view: (g: State, seat: Seat | null) => ({ ...pebbles.view(g, seat), more: more(g, seat) }),
})

/** The same stones overall, but with these at the seats. */
function holdingStones(g: State, stones: State['stone']): State {
  const places = pebbles.hidden?.(g, null).flat() as [Record<string | number, number>, string | number][]
  stones.forEach((wanted, seat) => {
    const place = places.find(([holder, key]) => holder[key] === wanted)
    if (place === undefined) return
    place[0][place[1]] = g.stone[seat as Seat]
    g.stone[seat as Seat] = wanted
  })
  return g
}

function withoutHidden({ hidden: _hidden, ...open }: AnyGame): AnyGame {
  return open
}

const LOOK: CheckOptions = { positions: 12 }

/** The message about the first of twelve games that breaks the promise. */
function caught(name: PromiseName, game: AnyGame, look = LOOK): string | null {
  for (const start of startsFor(game, 12, 'faults')) {
    const broken = check(name, game, randomSitting(game, start), look)
    if (broken !== null) return broken.message
  }
  return null
}

function catches(name: PromiseName, faults: Record<string, readonly [game: AnyGame, message: RegExp]>): void {
  describe(name, () => {
    it('is kept by a good game', () => expect(caught(name, pebbles)).toBeNull())
    for (const [fault, [game, message]] of Object.entries(faults))
      it(`catches ${fault}`, () => expect(caught(name, game)).toMatch(message))
  })
}

let calls = 0

const notNow = { because: 'notYours', rule: 'PEB-2' }

const took = (seat: number, count: unknown): Fact => ({ kind: 'took', seat, count }) as Fact

catches('the active seat always has an option', {
  'an empty list': [
    withAct({ options: (g, frame) => (g.pebbles[frame.seat] > 2 ? [] : act.options(g, frame)) }),
    /^act of seat \d has no option$/,
  ],
  'a decision for a missing seat': [
    withAct({ choose: (_g, _frame, _option, flow) => flow.goto('act', { seat: 5, left: 0 }) }),
    /there is no such seat/,
  ],
})

catches('listing options changes nothing', {
  'a list that costs something': [
    withAct({
      options(g, frame) {
        g.pebbles[frame.seat] += 1
        return act.options(g, frame)
      },
    }),
    /listing its options changed the state/,
  ],
  'a bar that costs something': [
    withAct({
      bar(g, frame, option) {
        g.pebbles[frame.seat] += 1
        return act.bar(g, frame, option, true)
      },
    }),
    /listing its options changed the state/,
  ],
})

catches('listing twice gives the same list', {
  'a list that is reversed each time': [
    withAct({ options: (g, frame) => (calls++ % 2 ? act.options(g, frame) : act.options(g, frame).toReversed()) }),
    /the second list differs/,
  ],
})

catches('every listed option can be carried out', {
  'an option that throws': [
    choosing((_g, _frame, option) => {
      if (typeof option === 'object' && 'stone' in option && option.stone > 4) throw new Error('too heavy')
    }),
    /"stone":\d.* is listed, but then: too heavy/,
  ],
  'an endless passage': [
    {
      ...pebbles,
      steps: {
        ...pebbles.steps,
        round: {
          run: (...[g, frame, flow]: Parameters<typeof round.run>) =>
            g.round > 1 ? flow.again() : round.run(g, frame, flow),
        },
      },
    },
    /never reaches a decision/,
  ],
})

catches('the options are the candidates that are not barred', {
  'a quick list that misses an option': [
    withAct({ options: (g, frame) => act.options(g, frame).slice(g.pebbles[frame.seat] > 2 ? 1 : 0) }),
    /the list, and the candidates that are not barred, differ/,
  ],
  'a bar that is too strict': [offering((option, bar) => (option === 'rest' ? notNow : bar)), /differ at/],
})

catches('an option is listed if and only if it is not barred', {
  'a bar that only checks disabled choices': [
    withAct({
      bar: (g, frame, option) =>
        typeof option === 'object' && 'stone' in option ? null : act.bar(g, frame, option, true),
    }),
    /'show \d' is neither barred nor listed/,
  ],
  'a bar on a listed option': [
    withAct({ bar: (g, frame, option) => (g.round > 1 ? notNow : act.bar(g, frame, option, true)) }),
    /is listed, and barred: notYours/,
  ],
})

catches('the reason of a refusal is true', {
  'a need that is met': [
    withAct({
      bar: (g, frame, option) =>
        act.bar(g, frame, option, true) === null
          ? null
          : { because: 'tooMany', rule: 'PEB-1', left: 0, need: 1, have: 2 },
    }),
    /a false reason: .*"need":1,"have":2/,
  ],
})

it('the reason of a refusal is true catches a false reason with the game’s own checks', () => {
  const bagEmpty = ({ g }: { g: State }) => g.bag.length === 0
  const wrong = barring(() => ({ because: 'bagEmpty', rule: 'PEB-2' }))
  const look = { ...LOOK, reasons: { bagEmpty } }
  expect(caught('the reason of a refusal is true', pebbles, look)).toBeNull()
  expect(caught('the reason of a refusal is true', wrong, look)).toMatch(/false reason: .*bagEmpty/)
})

catches('an option written down and read back is the same option', {
  'two options with one name': [
    withAct({ options: (g, frame) => [...act.options(g, frame), 'rest'] }),
    /two options are named 'rest'/,
  ],
  'an unreadable name': [
    withAct({ options: (g, frame) => [{ count: 9 }, ...act.options(g, frame)] }),
    /'take 9' is listed and cannot be chosen/,
  ],
  'a name that looks like table talk': [
    noting({ write: (_decision, option) => `/${String(option)}` }),
    /like table talk/,
  ],
  'a name that is read as another option': [noting({ read: () => ({ option: 'rest' }) }), /'take 1' is read as "rest"/],
})

catches('everything not listed is refused with a reason and changes nothing', {
  'a name accepted in capitals': [
    noting({ read: (_decision, text) => pebbles.notation.read('act', text.toLowerCase()) }),
    /is accepted, meant for line/,
  ],
  'a refusal without words': [
    barring(() => ({ because: 'someReason', rule: null })),
    /there is no reason for 'someReason'/,
  ],
})

catches('a game survives being saved', {
  'a Map in the state': [holding({ known: new Map() }), /state\.g\.known is not plain data/],
  'a Date in the state': [holding({ begun: new Date(0) }), /state\.g\.begun is not plain data/],
  'an undefined in the state': [holding({ last: undefined }), /state\.g\.last is not plain data/],
  'a hole in a list': [holding({ cups: Object.assign([1], { length: 2 }) }), /g\.cups is not plain data/],
  'a function in a view': [
    { ...pebbles, view: (g: State, seat: 0) => ({ ...pebbles.view(g, seat), mine: () => 1 }) },
    /views\.0\.mine is not plain data/,
  ],
  'a Map in a view': [
    { ...pebbles, view: (g: State, seat: 0) => ({ ...pebbles.view(g, seat), mine: new Map() }) },
    /views\.0\.mine is not plain data/,
  ],
})

catches('a copy is independent of the original', {
  'a shared list': [{ ...pebbles, clone: (g: State) => ({ ...g, pebbles: [...g.pebbles] }) }, /the copy shares g\.\w+/],
  'a forgotten field': [
    { ...pebbles, clone: (g: State) => ({ ...pebbles.clone?.(g), round: 1 }) },
    /the copy is not the same: g\.round/,
  ],
})

catches('the same seed and choices give the same game', {
  'its own dice': [choosing(g => void (g.pebbles[0] += Math.floor(Math.random() * 1000))), /the state differs/],
  'rules that depend on listeners': [
    choosing((g, _frame, _option, flow) => void (g.pebbles[0] += flow.tell === undefined ? 0 : 1)),
    /differs without listeners/,
  ],
  'a modified box': [
    (tables => ({ ...choosing(() => void (tables.used += 1)), components: { name: 'standard', tables } }))({ used: 0 }),
    /the tables of the box have changed/,
  ],
})

let tablesLaid = 0
catches('a game file replays to the same game', {
  'a set-up that remembers the last one': [
    {
      ...pebbles,
      setup: (...how: Parameters<Pebbles['setup']>) => ({ ...pebbles.setup(...how), round: -(tablesLaid++ % 9) }),
    },
    /the state is .*, the file says/,
  ],
})

let takenInAll = 0
catches('undo and redo return to the same position', {
  'data outside the state': [
    {
      ...choosing(g => void (g.pebbles[0] = takenInAll += 1)),
      setup(...how: Parameters<Pebbles['setup']>) {
        takenInAll = 0
        return pebbles.setup(...how)
      },
    },
    /the table is not as it was/,
  ],
})

/** Pebbles whose seats claim to decide at the same time. */
const together = (game: AnyGame): AnyGame => ({
  ...game,
  steps: {
    ...game.steps,
    round: {
      ...round,
      together: {
        later: (g, { next }) => seatsOf(g.seats).slice(next),
        asking: (_g, _frame, seat) => ({ next: seat }),
      },
    } satisfies Round,
  },
})

catches('seats that decide together don’t affect each other', {
  'a draw before the last answer': [together(pebbles), /something is drawn before seat \d has answered/],
  'options that depend on an earlier answer': [
    together(
      withAct({
        options: (g, frame) =>
          g.pebbles.some(count => count > 0) && frame.left === 2 ? ['rest'] : [{ count: 1 }, 'rest'],
      }),
    ),
    /seat \d had other options when it answered/,
  ],
})

catches('nothing is created or lost', {
  'a lost stone': [choosing(g => void (g.round > 1 && g.bag.pop())), /every stone is somewhere: /],
})

catches('an imagined table keeps the laws too', {
  'a stone imagined twice': [
    {
      ...pebbles,
      imagine: (...how: Parameters<Pebbles['imagine']>) => ({ ...pebbles.imagine(...how), bag: [...STONES] }),
    },
    /imagined by seat 0: every stone is somewhere/,
  ],
})

catches('two tables that differ only in what a seat may not know look the same to it', {
  'a view of another’s stone': [
    { ...pebbles, view: (g: State, seat: 0 | null) => ({ ...pebbles.view(g, seat), second: g.stone[1] }) },
    /can tell them apart by view\.second/,
  ],
  'options that depend on another’s stone': [
    withAct({
      options: (g, frame) =>
        act.options(g, frame).slice(g.stone[nextSeat(frame.seat, g.seats)] > 4 && frame.left > 0 ? 1 : 0),
    }),
    /can tell them apart by choices/,
  ],
  'a refusal that reveals another’s stone': [
    barring((g, { seat }) => ({ because: 'tooMany', rule: 'PEB-1', left: g.stone[nextSeat(seat, g.seats)] })),
    /can tell them apart by the answer to '.*': refusal\.left/,
  ],
  'a view of another’s stone that `imagine` repeats': [
    {
      ...pebbles,
      view: (g: State, seat: Seat | null) => ({ ...pebbles.view(g, seat), stones: g.stone }),
      imagine: ({ stones, ...seen }: View & { stones: State['stone'] }, setting: Setting, chance: Chance) =>
        holdingStones(pebbles.imagine(seen, setting as State, chance), stones),
    },
    /can tell them apart by view\.stones/,
  ],
  'the next draw from the bag': [showing(g => [g.bag[0]]), /can tell them apart by view\.more/],
  'a score that counts hidden things': [
    showing(g => ({ ifEndedNow: g.stone.map((stone, seat) => stone + g.pebbles[seat as Seat]) })),
    /can tell them apart by view\.more\.ifEndedNow/,
  ],
  'a disabled option that reveals another’s stone': [
    withAct({
      offers(g, frame, offer, why) {
        act.offers(g, frame, offer, why)
        offer({ stone: g.stone[nextSeat(frame.seat, g.seats)] }, notNow)
      },
    }),
    /can tell them apart by candidates/,
  ],
})

catches('two set-ups that differ only in what a seat may not know look the same to it', {
  'a fact of the set-up that reveals a stone': [
    opening((g, _frame, flow) => flow.tell?.(took(0, g.stone[0]))),
    /seat 1 can tell two set-ups apart by hearing\.0\.fact\.fact\.count/,
  ],
  'a fact of the set-up for the wrong seat': [
    opening((g, _frame, flow) => flow.tell?.({ kind: 'drew', seat: 0, stone: g.stone[0] }, nextSeat(0, g.seats))),
    /seat 1 can tell two set-ups apart by hearing\.0/,
  ],
  'a frame of the set-up that holds a stone': [
    askingFirst(g => ({ mine: g.stone[0] })),
    /seat 1 can tell two set-ups apart by sight\.frames/,
  ],
  'a prompt of the set-up that names a stone': [
    {
      ...askingFirst(g => ({ left: g.stone[0] > 4 ? 2 : 1 })),
      view: (g: State, seat: Seat | null) => pebbles.view(g, seat),
    },
    /seat 1 can tell two set-ups apart by sight\.(frames|prompt)/,
  ],
  'a first player chosen by a stone': [
    {
      ...pebbles,
      steps: {
        ...pebbles.steps,
        round: {
          run(g, frame, flow) {
            if (g.round === 1 && frame.next === 0 && g.stone[0] < g.stone[1]) frame.next += 1
            return round.run(g, frame, flow)
          },
        } satisfies Round,
      },
    },
    /can tell two set-ups apart by sight/,
  ],
})

catches('a secret choice is known only to its own seat', {
  'a secret choice told to all': [
    keeping((_g, { seat }, { stone }, flow) => flow.tell?.(took(seat, stone))),
    /can tell \{"stone":\d\} from \{"stone":\d\} by hearing\.0\.fact\.fact\.count/,
  ],
  'a secret choice stored where all can see it, and imagined so': [
    {
      ...keeping((g, _frame, { stone }) => void Object.assign(g, { last: stone })),
      setup: (...how: Parameters<Pebbles['setup']>) => ({ ...pebbles.setup(...how), last: 0 }),
      clone: (g: State & { last: number }) => ({ ...pebbles.clone?.(g), last: g.last }),
      view: (g: State & { last: number }, seat: Seat | null) => ({ ...pebbles.view(g, seat), last: g.last }),
    },
    /can tell .* from .* by sight\.view\.last/,
  ],
  'a secret choice that determines the next decision': [
    {
      ...pebbles,
      steps: {
        ...pebbles.steps,
        keep: {
          ...keep,
          choose: (g, frame, option, flow) => keep.choose(g, { ...frame, left: option.stone % 3 }, option, flow),
        },
      },
    },
    /can tell .* from .* by sight\.frames/,
  ],
})

catches('views in the middle of a choice reveal no more than the choice itself', {
  'a secret visible while a fact is told': [
    choosing((g, { seat }, _option, flow) => {
      g.shown.push({ seat, stone: g.stone[seat] })
      flow.tell?.(took(seat, 0))
      g.shown.pop()
    }),
    /in the middle of .* sees/,
  ],
})

catches('a seat learns exactly what it sees', {
  'a fact that reveals a secret': [
    choosing((g, { seat }, _option, flow) => flow.tell?.(took(seat, g.stone[seat]))),
    /hears what it cannot see: 0\.fact\.fact\.count/,
  ],
  'a secret in a frame': [
    withAct({
      choose(g, frame, option, flow) {
        if (option === 'rest' || 'stone' in option) return act.choose(g, frame, option, flow)
        const leaky = { ...frame, left: frame.left - option.count, mine: g.stone[frame.seat] }
        return flow.goto('act', leaky)
      },
    }),
    /sees what no fact told: frames/,
  ],
  'a decision skipped because of hidden information': [
    {
      ...pebbles,
      steps: {
        ...pebbles.steps,
        keep: {
          ...keep,
          takesOnlyOption: true,
          options: (g: State, frame: Parameters<Keep['options']>[1]) =>
            keep.options(g, frame).filter(({ stone }, i) => stone > 4 || i === 0),
        },
      },
    },
    /(hears what it cannot see|sees what no fact told)/,
  ],
})

const withDeck = (g: State, chance: Chance): State => ({ ...g, bag: chance.shuffle(g.bag) })

catches('no seat learns anything without a draw', {
  'a deck with its order in the state': [
    {
      ...withAct({
        choose(g, frame, option, flow) {
          if (option === 'rest' || 'count' in option) return act.choose(g, frame, option, flow)
          g.shown.push({ seat: frame.seat, stone: option.stone })
          g.stone[frame.seat] = g.bag.pop() ?? 1 // bypasses `flow.chance`, so the table doesn't notice the draw
          return flow.goto('act', frame)
        },
      }),
      setup: (setting: Setting, chance: Chance) => withDeck(pebbles.setup(setting as State, chance), chance),
      imagine: (seen: View, setting: Setting, chance: Chance) =>
        withDeck(pebbles.imagine(seen, setting as State, chance), chance),
    },
    /learned without a draw: from 'show \d', which can be undone freely, seat \d learns/,
  ],
})

catches('exactly what is hidden is imagined anew', {
  'a view that reveals everything': [
    {
      ...pebbles,
      view: ({ box: _box, variants: _variants, seats: _seats, ...all }: State) => all,
      imagine: (seen: object, setting: object) => ({ ...setting, ...seen }),
    },
    /every imagined table equals the real one/,
  ],
  'a hidden place that the game doesn’t name': [
    { ...pebbles, hidden: (g: State, seat: 0) => pebbles.hidden?.(g, seat).map(places => places.slice(-1)) ?? [] },
    /changes visible things when it imagines/,
  ],
  'a game that hides something and claims not to': [
    withoutHidden(pebbles),
    /seat 0 changes visible things when it imagines/,
  ],
})

catches('every decision, option, fact and score line has words', {
  'a missing prompt': [saying({ prompts: {} }), /there is no prompt for 'act'/],
  'a prompt with a field the frame lacks': [saying({ prompts: { act: 'Take {many}.' } }), /needs \{many\}/],
  'a missing sentence': [saying({ facts: {} }), /there is no sentence for '\w+'/],
  'a missing word for a score line': [saying({ sheet: { pebbles: 'Pebbles' } }), /no word for the score line 'stones'/],
  'a fact without words': [
    choosing((_g, { seat }, _option, flow) => flow.tell?.(took(seat, {}))),
    /not a proper sentence: 'Ann takes \[object Object\]/,
  ],
})

catches('its text board can be printed at every position', {
  'a line that is too long': [
    { ...pebbles, textBoard: () => ['x'.repeat(101)] },
    /a line of the text board is 101 characters long, not 100 at most/,
  ],
  'a missing value': [
    { ...pebbles, textBoard: (view: View) => [`a bag of ${String((view as Partial<State>).bag)}`] },
    /the text board has a line 'a bag of undefined'/,
  ],
  'a text board that throws': [
    {
      ...pebbles,
      textBoard: () => {
        throw new Error('no pen')
      },
    },
    /no pen/,
  ],
})

catches('a game ends', {
  'an endless turn': [
    withAct({
      choose: (g, frame, option, flow) => (option === 'rest' ? flow.again() : act.choose(g, frame, option, flow)),
    }),
    /after 43 choices, the game’s own limit, seat 0 still has to choose/,
  ],
  'an option without a name': [
    noting({ read: () => ({ misread: { field: '', value: '', expected: '' } }) }),
    /after 0 choices seat 0 has an option that can’t be chosen/,
  ],
})

catches('a line of choices happens as a whole or not at all', {
  'a state that isn’t copied': [{ ...pebbles, clone: (g: State) => g }, /something has changed|leads elsewhere/],
})

catches('the result follows from the score sheet', {
  'a score from nowhere': [
    resulting(({ scores }) => ({ scores: scores.map(score => score + 1) })),
    /not the sums of the sheet/,
  ],
  'places out of order': [
    resulting(({ scores }) => ({ places: scores.map((_, side) => side + 1) })),
    /places do not follow/,
  ],
  'a side without a score': [
    resulting(({ scores }) => ({ scores: scores.slice(1) })),
    /scores has 1 values for 2 sides/,
  ],
  'a result that changes the state': [
    { ...pebbles, result: (g: State) => result(Object.assign(g, { round: g.round + 1 })) },
    /asking for the result changes the state/,
  ],
})
