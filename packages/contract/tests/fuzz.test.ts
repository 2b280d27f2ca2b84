import { type AnyGame, openGameFile, readGameFile, verifyGameFile, writeGameFile } from '@tableworks/kernel'
import { assert, describe, expect, it } from 'vitest'
import { check, fuzz, fuzzGame, variantSets, startsFor, PROMISES, randomSitting, sentenceOf, shrink } from '../index.ts'
import { fewestStarts } from '../sitting.ts'
import { pebbles, type State } from './pebbles.ts'

/** Pebbles with a law against four pebbles: two rounds of taking break it. */
const modest: AnyGame = {
  ...pebbles,
  laws: { 'nobody is rich': (g: State) => (Math.max(...g.pebbles) > 3 ? `${Math.max(...g.pebbles)} pebbles` : null) },
}

describe('Fuzzing', () => {
  it('finds nothing in a good game, and reports progress', () => {
    const progress = [...fuzz(pebbles, { games: 10, seed: 'monday' })]

    expect(progress.map(({ played }) => played)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(progress.at(-1)).toMatchObject({ games: 10, findings: [] })
    expect(progress.at(-1)?.choices).toBeGreaterThan(50)
  })

  it('finds each broken promise once, and the same for the same seed', () => {
    const findings = fuzzGame(modest, { games: 20, seed: 'monday' })

    expect(findings.map(({ promise }) => promise)).toContain('nothing is created or lost')
    expect(new Set(findings.map(({ promise }) => promise)).size).toBe(findings.length)
    expect(fuzzGame(modest, { games: 20, seed: 'monday' })).toEqual(findings)
  })

  it('shrinks a finding to the choices that matter and saves it as a game file', () => {
    const [finding] = fuzzGame(modest, { games: 20, seed: 'monday', promises: ['nothing is created or lost'] })
    assert(finding?.file)

    expect(finding.message).toBe('nobody is rich: 4 pebbles')
    expect(finding.line.filter(text => text.startsWith('take')).length).toBeLessThanOrEqual(4)
    expect(finding.line.filter(text => text.startsWith('show'))).toEqual([])
    expect(finding.sentence).toMatch(/^Pebbles breaks a promise: nothing is created or lost\n {2}nobody is rich/)

    const file = readGameFile(writeGameFile(finding.file))
    expect(verifyGameFile(pebbles, file).problems).toEqual([])
    expect(Math.max(...(openGameFile(pebbles, file).state.g as State).pebbles)).toBe(4)
  })

  it('reports a table that can’t even be set up', () => {
    const jammed: AnyGame = {
      ...pebbles,
      setup: () => {
        throw new Error('the lid is stuck')
      },
    }
    const findings = fuzzGame(jammed, { games: 1, seed: 'x' })

    expect(findings[0]).toMatchObject({ message: 'the lid is stuck', line: [], file: null })
  })
})

describe('A sitting', () => {
  it('is the same for the same start', () => {
    const sittings = () => startsFor(pebbles, 3, 'x').map(start => randomSitting(pebbles, start))

    expect(sittings()).toEqual(sittings())
  })

  it('covers every seat count and every value of every variant', () => {
    const starts = startsFor(pebbles, 4, 'x')

    expect(starts.map(({ seats, variants }) => [seats, variants['rounds']])).toEqual([
      [2, 2],
      [2, 3],
      [3, 2],
      [3, 3],
    ])
  })

  it('covers a long game with few tables: every seat count, and every value of every variant at some of them', () => {
    const starts = fewestStarts(pebbles, 'x')

    expect(starts.map(({ seats, variants, secret }) => [seats, variants['rounds'], secret])).toEqual([
      [2, 3, 'x 1'],
      [3, 2, 'x 2'],
    ])
    const three = { ...pebbles.variants['rounds'], values: [2, 3, 4] }
    const more = fewestStarts({ ...pebbles, variants: { rounds: three } } as typeof pebbles, 'x')
    expect(more.map(({ seats, variants }) => [seats, variants['rounds']])).toEqual([
      [2, 4],
      [3, 3],
      [2, 2],
    ])
  })

  it('tries a variant that depends on another together with it, and only at its seat counts', () => {
    const choice = (values: string[], more = {}) => ({
      name: '',
      explain: '',
      values,
      default: values[0] ?? '',
      ...more,
    })
    const variants = {
      map: choice(['japan', 'minnesota']),
      ore: choice(['few', 'many'], { only: { map: 'minnesota' } }),
      bank: choice(['closed', 'open'], { seats: [3] }),
    }

    expect(variantSets({ ...pebbles, variants }, 2)).toEqual([
      { map: 'japan', ore: 'few', bank: 'closed' },
      { map: 'minnesota', ore: 'few', bank: 'closed' },
      { map: 'minnesota', ore: 'few', bank: 'closed' },
      { map: 'minnesota', ore: 'many', bank: 'closed' },
    ])
  })
})

describe('A broken promise', () => {
  it('has a report that reproduces it', () => {
    const sitting = { seats: 2, variants: { rounds: 2 }, secret: 's', line: ['take 2', 'rest', 'rest', 'take 2'] }
    const broken = check('nothing is created or lost', modest, sitting)

    expect(broken && sentenceOf(modest, broken)).toBe(
      'Pebbles breaks a promise: nothing is created or lost\n' +
        '  nobody is rich: 4 pebbles\n' +
        "  at step 4 of a table with 2 seats, rounds 2, seed 's'\n" +
        '  choices: take 2; rest; rest; take 2',
    )
  })

  it('of whole games isn’t shrunk, because a part of a game can’t show it', () => {
    const broken = { promise: 'a game ends', message: '', seats: 2, variants: {}, secret: 's', line: ['rest'] } as const

    expect(shrink(pebbles, broken)).toBe(broken)
  })

  it('has a unique name', () => {
    expect(new Set(PROMISES.map(({ name }) => name)).size).toBe(PROMISES.length)
  })
})
