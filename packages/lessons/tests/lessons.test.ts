import { Chance, swiftChance } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import {
  answerTo,
  Attempt,
  type Challenge,
  attempt,
  finishedAt,
  fits,
  hasStrayed,
  isLit,
  type Lesson,
  letRivalsPlay,
  minutesFor,
  play,
  rehearse,
  rivalsChoice,
  search,
  servedBy,
  sightOf,
  starsFor,
  tableOf,
} from '../index.ts'

type Salt = typeof game

const LESSON: Lesson<Salt> = {
  id: 'two-goods',
  title: 'Two goods',
  goal: 'Take salt, then timber',
  intro: 'A harvest takes two of a good.',
  start: { seats: ['Ann', 'Ben'], seed: 'lesson 16' },
  rivals: ['sell 2 *', 'harvest salt'],
  steps: [
    { task: 'Look at the heaps', why: 'They never run out.', look: [{ kind: 'heap', good: 'salt' }] },
    {
      task: 'Take salt',
      why: 'You have ${money}, and salt is dear.',
      values: ({ position: { money }, seat }) => ({ money: money[seat] }),
      goal: { fact: 'harvested', good: 'salt' },
      lit: ['harvest salt'],
      answers: { 'harvest *': 'Timber is for later.' },
      elsewhere: 'Begin at the salt pans.',
      showMe: 'harvest salt',
    },
    {
      task: 'Take timber',
      why: 'Now the other good.',
      goal: [{ fact: 'harvested', good: 'timber' }, ({ position, seat }) => position.store.timber[seat] === 2],
      elsewhere: 'Only timber is missing.',
      showMe: 'harvest timber',
    },
  ],
  learned: 'That’s all.',
}
const rival = () => 'harvest timber'
const lessonWith = (change: Partial<Lesson<Salt>>): Lesson<Salt> => ({ ...LESSON, ...change })
const faultsOf = (lesson: Lesson<Salt>) => rehearse(game, lesson, rival).faults

describe('a pattern', () => {
  it.each([
    ['sell 2 salt', 'sell 2 salt', true],
    ['sell 2 salt', 'sell 2 salts', false],
    ['sell * salt', 'sell 6 salt', true],
    ['sell * salt', 'sell 6 timber', false],
    ['* at niigata/*', 'cotton at niigata/2', true],
    ['* at niigata/*', 'cotton at kobe/2', false],
    ['a*a', 'a', false],
    ['*', 'anything', true],
  ])('%s fits %s: %s', (pattern, name, isFitting) => {
    expect(fits(pattern, name)).toBe(isFitting)
  })
})

describe('a lesson at its table', () => {
  it('begins at its position, where undo stops', () => {
    const table = tableOf(game, lessonWith({ start: { ...LESSON.start, choices: 'harvest salt; harvest timber' } }))

    expect(table.step).toBe(0)
    expect(table.actor).toBe(0)
    expect(table.say(0, '/undo')).toHaveProperty('refusal')
  })

  it('lets rivals follow its script, and otherwise asks the bot', () => {
    expect(rivalsChoice(LESSON, ['harvest salt', 'harvest timber', 'sell 2 timber'])).toBe('sell 2 timber')
    expect(rivalsChoice(LESSON, ['harvest timber'])).toBe(null)
  })

  it('finishes a step with its goal, and reopens it after an undo', () => {
    const table = tableOf(game, LESSON)
    const looked = [0]
    expect(finishedAt(LESSON, looked, sightOf(table, LESSON))).toEqual(looked)

    play(table, 'harvest salt')
    expect(finishedAt(LESSON, looked, sightOf(table, LESSON))).toEqual([0, 1])

    table.say(0, '/undo')
    expect(finishedAt(LESSON, [0, 1], sightOf(table, LESSON))).toEqual(looked)
  })

  it('counts a move made while still looking toward the next step', () => {
    const table = tableOf(game, LESSON)
    play(table, 'harvest salt')

    expect(finishedAt(LESSON, [], sightOf(table, LESSON))).toEqual([0, 1])
  })

  it('waits at its end for a learner who only looks, even after a move', () => {
    const [look] = LESSON.steps as [Lesson<Salt>['steps'][0]]
    const looking = lessonWith({ steps: [look, look] })
    const table = tableOf(game, looking)
    play(table, 'harvest salt')

    expect(finishedAt(looking, [], sightOf(table, looking))).toEqual([])
  })

  it('counts only the learner’s facts', () => {
    const table = tableOf(game, LESSON)
    play(table, 'harvest timber')
    letRivalsPlay(table, LESSON, rival)

    expect(table.line.map(({ text }) => text)).toEqual(['harvest timber', 'harvest salt'])
    expect(finishedAt(LESSON, [0], sightOf(table, LESSON))).toEqual([0])
  })

  it('lights the options that serve the step, or all of them if its patterns match none', () => {
    const step = servedBy(LESSON, [])
    expect(isLit(step, ['harvest salt'], ['harvest salt', 'harvest timber'])).toBe(true)
    expect(isLit(step, ['harvest timber'], ['harvest salt', 'harvest timber'])).toBe(false)
    expect(isLit(step, ['sell 1 timber'], ['sell 1 timber'])).toBe(true)
    expect(isLit(servedBy(LESSON, [0, 1]), ['sell 1 salt'], ['sell 1 salt'])).toBe(true)
  })

  it('comments on other moves, but not on one that serves the step', () => {
    const step = servedBy(LESSON, [0])
    const offered = ['harvest salt', 'harvest timber', 'sell 1 salt']
    expect(answerTo(step, ['harvest salt'], offered)).toBe(null)
    expect(answerTo(step, ['harvest timber'], offered)).toBe('Timber is for later.')
    expect(answerTo(step, ['sell 1 salt'], offered)).toBe('Begin at the salt pans.')
    // None of the step's own choices is offered, so the learner is already elsewhere.
    expect(answerTo(step, ['sell 1 salt'], ['sell 1 salt', 'sell 2 salt'])).toBe(null)
  })

  it('knows when a learner has made as many choices as the step takes', () => {
    const [look, , timber] = LESSON.steps as [Lesson<Salt>['steps'][0], unknown, Lesson<Salt>['steps'][0]]
    expect(hasStrayed(timber, [])).toBe(false)
    expect(hasStrayed(timber, ['sell 1 salt'])).toBe(true)
    expect(hasStrayed(look, ['sell 1 salt'])).toBe(false)
  })
})

describe('the minutes of a lesson', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'salt').join(' ')

  it('are its words and actions, rounded up', () => {
    // Three actions, one "Next" and two harvests, take a quarter of a minute.
    const shortTexts = [LESSON, ...LESSON.steps]
      .flatMap(part => Object.entries(part))
      .flatMap(([name, text]) =>
        ['title', 'goal', 'intro', 'learned', 'task', 'why'].includes(name) && typeof text === 'string'
          ? text.split(' ')
          : [],
      ).length
    const filled = (count: number) => minutesFor(lessonWith({ intro: `${LESSON.intro} ${words(count - shortTexts)}` }))

    expect(minutesFor(LESSON)).toBe(1)
    expect(filled(150)).toBe(1)
    expect(filled(151)).toBe(2)
    expect(filled(350)).toBe(2)
  })
})

describe('rehearsing a lesson', () => {
  it('finds no fault in a good lesson', () => expect(faultsOf(LESSON)).toEqual([]))

  const [look, salt, timber] = LESSON.steps
  const stepsWith = (change: object) => [look, { ...salt, ...change }, timber] as Lesson<Salt>['steps']
  it.each([
    ['a refused choice', { showMe: 'deliver O3' }, /'deliver O3', is orderOpen/],
    ['a goal that isn’t reached', { goal: { fact: 'sold' } }, /step 2: "Show me" doesn't reach its goal/],
    ['a goal that is met at once', { goal: () => true }, /step 2: the goal is already met when the step begins/],
    ['a pattern that fits nothing', { answers: { 'sell *': 'No.' } }, /step 2: no option fits 'sell \*'/],
    ['a "Show me" that is dim', { lit: ['harvest timber'] }, /step 2: 'harvest salt' in "Show me" isn't lit/],
    [
      'a goal that is met on the way',
      { showMe: 'harvest salt; harvest salt' },
      /step 2: the goal is already met before/,
    ],
    ['a text that nothing fills', { why: 'It costs {price}.' }, /step 2: nothing fills \{price\}/],
    ['a text that is too long', { task: 'x'.repeat(61) }, /step 2: its task has 61 letters, at most 60/],
  ])('reports %s', (_what, change, fault) => {
    expect(faultsOf(lessonWith({ steps: stepsWith(change) })).join('\n')).toMatch(fault)
  })

  it('reports a position that the rules or the laws refuse', () => {
    expect(faultsOf(lessonWith({ start: { ...LESSON.start, choices: 'sell 1 salt' } }))[0]).toMatch(/^its position: /)
    const broken = { ...LESSON.start, arrange: (g: { bag: unknown[] }) => void g.bag.pop() }
    expect(faultsOf(lessonWith({ start: broken }))[0]).toMatch(/^its position: /)
  })
})

describe('a challenge', () => {
  const challenge: Challenge<Salt> = {
    id: 'six-dollars',
    title: 'Six dollars',
    aim: 'Earn $6 in two turns',
    start: LESSON.start,
    rivals: ['harvest timber'],
    over: ({ facts, seat }) => facts.filter(fact => fact.seat === seat).length === 2,
    measure: ({ position, seat }) => position.money[seat],
    stars: [5, 7, 9],
    best: 'harvest salt; sell 2 salt',
    learned: 'Sell both at once.',
  }

  it('is played by its best line', () => {
    expect(attempt(game, challenge, rival)).toMatchObject({ faults: [], reached: 9 })
  })

  it('reports a line that falls short', () => {
    const { faults } = attempt(game, { ...challenge, best: 'harvest salt; sell 1 salt' }, rival)
    expect(faults).toEqual(['its best line reaches only 6'])
  })

  it('is searched: the same dice always find the same line', () => {
    const { referee, state } = tableOf(game, challenge)
    const found = () =>
      search(Attempt.from({ challenge, referee, rival }, state), { tries: 60, chance: new Chance(swiftChance('any')) })
    expect(found().reached).toBe(9)
    expect(found()).toEqual(found())
  })

  it('is over as soon as a rival ends it, and stops there', () => {
    const over: Challenge<Salt>['over'] = ({ facts }) => facts.some(fact => fact.seat === 1)
    const { referee, state } = tableOf(game, challenge)
    const tried = Attempt.from({ challenge: { ...challenge, over }, referee, rival }, state)
    const copy = tried.copy()
    copy.play('harvest salt')
    expect([tried.isOver, copy.isOver, copy.seen.actor]).toEqual([false, true, 0])
    expect(tried.line).toEqual([])
  })

  it('asks rivals without a script for a move of its level', () => {
    const asked: string[] = []
    const { referee, state } = tableOf(game, challenge)
    const one: Challenge<Salt> = { ...challenge, rivals: [], level: 'hard' }
    const ask = (_seen: unknown, _referee: unknown, level: string) => (asked.push(level), 'harvest timber')
    Attempt.from({ challenge: one, referee, rival: ask }, state).play('harvest salt')
    expect(asked).toEqual(['hard'])
  })

  it('gives a star for each number reached', () => {
    expect([4, 5, 8, 9].map(reached => starsFor(challenge.stars, reached))).toEqual([0, 1, 2, 3])
  })
})
