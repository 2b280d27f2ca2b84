import { type AnyGame, type Refusal, seedFrom, type SeatView, Table } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { expect, test } from 'vitest'
import { type Choice, choicesOf, placeState, press, stageOf } from '../option/choices.ts'
import { rangesIn } from '../option/ranges.ts'
import type { Voice } from '../voice.ts'

const game: AnyGame = saltAndTimber
const voice: Voice = {
  prompt: ({ step }) => step,
  option: (decision, option) => `I ${game.notation.write(decision, option)}`,
  fact: ({ kind }) => kind,
  refusal: ({ because }) => because,
}

const REFUSAL: Refusal = { because: 'tooFew', rule: 'SAT-6' }

const choice = (name: string, path: readonly string[], open = true): Choice => ({
  name,
  option: name,
  label: name,
  path,
  open,
  refusal: open ? null : REFUSAL,
})

function seenAfter(...texts: string[]): SeatView {
  const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('kit') })
  for (const text of texts) table.say(table.actor ?? 0, text)
  return table.view(table.actor ?? 0)
}

test('every offered option gets its wording and its place', () => {
  const places = { turn: (option: { crop?: string }) => (option.crop === undefined ? null : `field-${option.crop}`) }
  const [first] = choicesOf({ seen: seenAfter(), game, voice, places })

  expect(first).toEqual({
    name: 'harvest salt',
    option: { crop: 'salt' },
    label: 'I harvest salt',
    path: ['field-salt'],
    open: true,
    refusal: null,
  })
})

test('a useless choice is legal but not highlighted', () => {
  const places = { turn: (option: { crop?: string }) => (option.crop === undefined ? null : `field-${option.crop}`) }
  const isWaste = (option: unknown) => (option as { crop?: string }).crop === 'salt'
  const choices = choicesOf({ seen: seenAfter(), game, voice, places, isWaste })
  expect(choices[0]).toMatchObject({ open: true, isWaste: true })
  expect(placeState({ choices, stage: stageOf(choices, []) }, 'field-salt')).toBe('dim')
  const [advised] = choicesOf({ seen: seenAfter(), game, voice, places, isWaste, isAdvised: () => true })
  expect(advised).not.toHaveProperty('isWaste')
})

test('buttons keep the candidates’ order, legal or not', () => {
  const candidates = [
    { option: { count: 2, good: 'salt' }, refusal: REFUSAL },
    { option: { crop: 'salt' }, refusal: null },
    { option: { crop: 'timber' }, refusal: null },
  ]
  const choices = choicesOf({ seen: seenAfter(), game, voice, candidates })
  expect(choices.map(({ name }) => name)).toEqual(['sell 2 salt', 'harvest salt', 'harvest timber'])
})

test('barred candidates come last', () => {
  const candidates = [
    { option: { crop: 'salt' }, refusal: null },
    { option: { count: 2, good: 'salt' }, refusal: REFUSAL },
  ]
  const choices = choicesOf({ seen: seenAfter(), game, voice, candidates })

  expect(choices.map(({ name, refusal }) => [name, refusal])).toEqual([
    ['harvest salt', null],
    ['harvest timber', null],
    ['sell 2 salt', REFUSAL],
  ])
})

test('a seat that isn’t deciding has no choices, barred or not', () => {
  const candidates = [{ option: { crop: 'salt' }, refusal: REFUSAL }]

  expect(choicesOf({ seen: { ...seenAfter(), choices: [] }, game, voice, candidates })).toEqual([])
})

test('a name the notation can’t read is a bug and throws', () => {
  expect(() => choicesOf({ seen: { ...seenAfter(), choices: ['fly'] }, game, voice })).toThrow(/cannot read 'fly'/)
})

const BOARD = [
  choice('pass', []),
  choice('take a', ['a']),
  choice('b to c', ['b', 'c']),
  choice('b to d', ['b', 'd']),
  choice('b to d dear', ['b', 'd']),
  choice('b stays', ['b']),
  choice('take e', ['e'], false),
]

test('the first stage shows first places and buttons', () => {
  const stage = stageOf(BOARD, [])

  expect([...stage.places.keys()]).toEqual(['a', 'b', 'e'])
  expect(stage.buttons.map(({ name }) => name)).toEqual(['pass'])
})

test('picking a place leaves the choices that continue from there; a complete one becomes a button', () => {
  const stage = stageOf(BOARD, ['b'])

  expect([...stage.places.keys()]).toEqual(['c', 'd'])
  expect(stage.buttons.map(({ name }) => name)).toEqual(['b stays'])
})

test('a press makes a single choice, opens a menu for several, continues, or says why not', () => {
  expect(press(BOARD, [], 'a')).toMatchObject({ choose: { name: 'take a' } })
  expect(press(BOARD, [], 'b')).toEqual({ pick: ['b'] })
  expect(press(BOARD, ['b'], 'c')).toMatchObject({ choose: { name: 'b to c' } })
  expect(press(BOARD, ['b'], 'd')).toMatchObject({ menu: [{ name: 'b to d' }, { name: 'b to d dear' }] })
  expect(press(BOARD, [], 'e')).toMatchObject({ why: [{ name: 'take e' }] })
  expect(press(BOARD, [], 'nowhere')).toBeNull()
})

test('pressing the picked place steps back, and another first place replaces the pick', () => {
  expect(press(BOARD, ['b'], 'b')).toEqual({ pick: [] })
  expect(press(BOARD, ['b'], 'a')).toMatchObject({ choose: { name: 'take a' } })
  expect(press(BOARD, ['b'], 'e')).toMatchObject({ why: [{ name: 'take e' }] })
})

test('places are highlighted, greyed, picked, other or quiet', () => {
  const states = (picked: string[]) =>
    ['a', 'b', 'c', 'e', 'z'].map(id => placeState({ choices: BOARD, stage: stageOf(BOARD, picked) }, id))

  expect(states([])).toEqual(['lit', 'lit', 'quiet', 'greyed', 'quiet'])
  expect(states(['b'])).toEqual(['other', 'picked', 'lit', 'greyed', 'quiet'])
})

test('a lesson dims legal choices, which can still be pressed', () => {
  const seen = seenAfter()
  const places = { turn: (option: object) => ('crop' in option ? { kind: String(option.crop) } : { kind: 'order' }) }
  const isAdvised = (names: readonly string[]) => names.every(name => name === 'harvest salt')
  const candidates = [{ option: { order: 'O1' }, refusal: REFUSAL }]
  const choices = choicesOf({ seen, game, voice, places, candidates, isAdvised })
  const states = ['salt', 'timber', 'order'].map(id => placeState({ choices, stage: stageOf(choices, []) }, id))

  expect(states).toEqual(['lit', 'dim', 'greyed'])
  expect(press(choices, [], 'timber')).toMatchObject({ choose: { name: 'harvest timber' } })
})

test('choices that differ in one number become one dial, lowest first, per combination of other values', () => {
  const sell = (count: number, good: string): Choice => ({
    ...choice(`sell ${count} ${good}`, []),
    option: { count, good },
  })
  const six = [3, 1, 2, 5, 4, 6].map(count => sell(count, 'salt'))
  const two = [1, 2].map(count => sell(count, 'timber'))
  const { ranges, singles } = rangesIn([choice('pass', []), ...six, ...two], 'turn', game)

  expect(ranges.map(({ field, values }) => ({ field, values }))).toEqual([
    { field: 'count', values: [1, 2, 3, 4, 5, 6] },
  ])
  expect(singles.map(({ name }) => name)).toEqual(['pass', 'sell 1 timber', 'sell 2 timber'])
})

test('a line of choices can be made in several ways, and is named after its last choice', () => {
  const seen = seenAfter()
  const steps = ['salt', 'timber'].map(crop => ({ decision: 'turn', option: { crop } }))
  const ways = [[{ kind: 'a' }, { kind: 'b' }], [{ kind: 'b' }]]
  const [first, second] = choicesOf({ seen, game, voice, lines: [{ steps, ways }] }).slice(-2)
  expect(first).toEqual({
    name: 'harvest salt; harvest timber',
    option: { crop: 'salt' },
    rest: [{ crop: 'timber' }],
    label: 'I harvest timber',
    path: ['a', 'b'],
    open: true,
    refusal: null,
  })
  expect(second).toEqual({ ...first, path: ['b'] })
})

test('a line that continues in several ways counts once at its first place, and each way leads on', () => {
  const line = (path: readonly string[]): Choice => choice('build', [...path])
  const both = [line(['space', 'way']), line(['space', 'card'])]
  expect(stageOf(both, []).places.get('space')).toHaveLength(1)
  expect([...stageOf(both, ['space']).places.keys()]).toEqual(['way', 'card'])
  expect(press(both, ['space'], 'card')).toEqual({ choose: both[1] })
})
