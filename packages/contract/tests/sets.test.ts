import { type AnyGame, Problem, readGameFile, verifyGameFile, writeGameFile } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { assert, describe, expect, it } from 'vitest'
import { editedBox, fuzzGame, startsFor, randomSitting, sentenceOf } from '../index.ts'
import { withEdits } from '../sitting.ts'
import { pebbles } from './pebbles.ts'

const { turn } = saltAndTimber.steps
type Orders = Record<string, { pays: number }>

/** A version of Salt and Timber that gets stuck once an order pays nothing. */
const stuck: AnyGame = {
  ...saltAndTimber,
  steps: {
    ...saltAndTimber.steps,
    turn: {
      ...turn,
      options: (g: { box: Orders }, frame: never) => (isFree(g.box) ? [] : turn.options(g as never, frame)),
    },
  },
}
const isFree = (orders: Orders): boolean => Object.values(orders).some(({ pays }) => pays === 0)

describe('Edited component sets', () => {
  it('are accepted, differ from the standard set, and are the same for the same seed', () => {
    const starts = () => startsFor(saltAndTimber, 20, 'x').map(start => withEdits(saltAndTimber, start))

    expect(starts()).toEqual(starts())
    const { tables } = saltAndTimber.components
    const sets = starts().map(({ edits = [] }) => editedBox(tables, edits))
    for (const set of sets) expect(() => saltAndTimber.openBox(set)).not.toThrow()
    expect(sets.filter(set => JSON.stringify(set) !== JSON.stringify(tables)).length).toBeGreaterThan(15)
  })

  it('that leave a seat without options are found, with the edit that matters and the game as a file', () => {
    const [finding] = fuzzGame(stuck, { games: 30, seed: 'x', editsSets: true })
    assert(finding?.file)

    expect(finding).toMatchObject({ promise: 'the active seat always has an option', line: [] })
    expect(finding.edits).toHaveLength(1)
    expect(finding.sentence).toMatch(/components: O\d+(\/pays)? = (0|\{.*"pays":0\})\n/)
    const file = readGameFile(writeGameFile(finding.file))
    expect(verifyGameFile(saltAndTimber, file).problems).toEqual([])
    expect(isFree(file.components.tables as Orders)).toBe(true)
  })

  it('that a game rejects with an unexpected error are found', () => {
    const careless: AnyGame = {
      ...saltAndTimber,
      openBox(tables: Orders) {
        if (isFree(tables)) throw new TypeError('pays is not a function')
        return saltAndTimber.openBox(tables)
      },
    }
    const [finding] = fuzzGame(careless, { games: 30, seed: 'x', editsSets: true })

    expect(finding).toMatchObject({ message: 'pays is not a function', file: null })
  })

  it('swap values that only fit together, when no single edit would be accepted', () => {
    const paid = (orders: Orders) =>
      Object.values(orders)
        .map(({ pays }) => pays)
        .toSorted((one, other) => one - other)
        .join()
    const asPrinted = paid(saltAndTimber.components.tables as Orders)
    const strict: AnyGame = {
      ...saltAndTimber,
      openBox(tables: Orders) {
        if (paid(tables) !== asPrinted) throw new Problem('every sum should be paid once')
        return saltAndTimber.openBox(tables)
      },
    }
    const edits = startsFor(strict, 20, 'x').flatMap(start => withEdits(strict, start).edits ?? [])
    expect(edits.filter(([path]) => path.endsWith('/pays')).length).toBeGreaterThan(1)
  })

  it('of a game without components are the standard ones', () => {
    expect(startsFor(pebbles, 3, 'x').map(start => withEdits(pebbles, start).edits)).toEqual([[], [], []])
  })

  it('are listed in the report', () => {
    const start = { seats: 2, variants: {}, secret: 's', edits: [['O1/pays', 3], ['O2/salt']] as const }
    const broken = { ...randomSitting(pebbles, { ...start, edits: [] }), ...start, line: [] }

    expect(sentenceOf(pebbles, { ...broken, promise: 'a game ends', message: 'no' })).toContain(
      'components: O1/pays = 3; O2/salt removed',
    )
  })
})

describe('editedBox', () => {
  it('removes an entry from a list without leaving a hole', () => {
    expect(editedBox({ prices: [1, 2, 3] }, [['prices/1']])).toEqual({ prices: [1, 3] })
  })

  it('lets an edit reach into an earlier one, and leaves that edit unchanged', () => {
    const whole = { pays: 1 }

    expect(
      editedBox({ O1: { pays: 5 } }, [
        ['O1', whole],
        ['O1/pays', 2],
      ]),
    ).toEqual({ O1: { pays: 2 } })
    expect(whole).toEqual({ pays: 1 })
  })
})
