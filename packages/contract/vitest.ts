// Tests that all games share: promises, recorded games and guided turns.

import type { AnyGame, Option, Seat } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { fuzzGame } from './fuzz.ts'
import { check, PROMISES, type PromiseName, sentenceOf } from './promises.ts'
import type { BoardMoment } from './moments.ts'
import { recordedGame } from './recorded.ts'
import { scenesOf, type Tellings } from './scenes.ts'
import { fewestStarts, startsFor, randomSitting, type Sitting, tablesToLay } from './sitting.ts'
import { type CheckOptions, QUICK, type Reasons } from './walk.ts'

export interface Contract {
  /** How many random games; always enough to cover every seat count and every variant. */
  readonly games?: number
  readonly seats?: readonly number[]
  /** For games whose random games are long: plays one table for each seat count, with rotating variants. */
  readonly tables?: 'fewest'
  /** A check for each reason in the rules; if given, it must cover every reason in the game's words. */
  readonly reasons?: Reasons
  /** Promises this game can't keep, with the reason. */
  readonly except?: readonly { readonly promise: PromiseName; readonly reason: string }[]
}

const FEWEST_GAMES = 8
/** How many edited component sets, with one game each; `tw fuzz GAME --sets N` tries more. */
const SETS = 8

export function keepsThePromises(game: AnyGame, contract: Contract = {}): void {
  const { games = FEWEST_GAMES, seats = game.seats, tables, reasons, except = [] } = contract
  const look: CheckOptions = { ...QUICK, ...(reasons === undefined ? {} : { reasons }) }
  const starts =
    tables === 'fewest'
      ? fewestStarts(game, 'contract').filter(start => seats.includes(start.seats))
      : startsFor(game, Math.max(games, tablesToLay(game, seats)), 'contract', seats)
  const sittings = lazily(() => starts.map(start => randomSitting(game, start)))

  describe(`${game.name} keeps the promises of a game`, () => {
    if (reasons !== undefined)
      it('every reason it may give can be checked against the position', () => {
        expect(Object.keys(reasons).toSorted()).toEqual(Object.keys(game.words.refusals).toSorted())
      })

    for (const { name } of PROMISES) {
      const excuse = except.find(({ promise }) => promise === name)
      if (excuse !== undefined) it.skip(`${name} (except that: ${excuse.reason})`)
      else it(name, () => keeps(name, game, sittings(), look))
    }

    it('no component set it accepts leads to a decision without options', () => {
      const findings = fuzzGame(game, { games: Math.min(SETS, games), seed: 'sets', seats, editsSets: true })
      expect(findings.map(({ sentence }) => sentence)).toEqual([])
    })
  })
}

function keeps(name: PromiseName, game: AnyGame, sittings: readonly Sitting[], look: CheckOptions): void {
  for (const sitting of sittings) {
    const broken = check(name, game, sitting, look)
    if (broken !== null) throw new Error(sentenceOf(game, broken))
  }
}

/** Plays games when the first test needs them, not when tests are collected. */
function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}

/** How a recorded game ended. A rule change that alters a figure must explain it and re-record the game. */
export interface RecordedEnding {
  readonly choices: number
  readonly scores: readonly number[]
}

/** Checks that recorded games still replay to the same score sheet. `read` returns a game's file by its name. */
export function testReplays(
  game: AnyGame,
  endings: Readonly<Record<string, RecordedEnding>>,
  read: (name: string) => string,
): void {
  it.each(Object.entries(endings))('%s replays to the same score sheet', (name, { choices, scores }) => {
    const { file, problems, table } = recordedGame(game, read(name))
    expect(problems).toEqual([])
    expect(file.log).toHaveLength(choices)
    expect(file.result?.scores).toEqual(scores)
    expect(table.result).toEqual(file.result)
  })
}

/** The parts of a board's guided first turns and sounds that refer to the game; see GameUi. */
export interface Guide {
  readonly tour: readonly {
    readonly id: string
    readonly rule?: string | undefined
    readonly when: { readonly decision: string } | { readonly fact: string }
  }[]
  readonly sounds: object
  /** The minimum number of stops; 8 for a heavy game. */
  readonly fewest?: number
  /** The text of RULES.md. */
  readonly rules: string
}

/** Stops and sounds must refer to the game's decisions and facts, and to clauses in its rules. */
export function testGuide({ words }: AnyGame, { tour, sounds, rules, fewest = 8 }: Guide): void {
  it(`the tour has ${fewest} to 14 stops, each at a decision or fact of this game and at a clause of its rules`, () => {
    expect(tour.length).toBeGreaterThanOrEqual(fewest)
    expect(tour.length).toBeLessThanOrEqual(14)
    expect(new Set(tour.map(({ id }) => id)).size).toBe(tour.length)
    for (const { when, rule } of tour) {
      const [known, name] = 'decision' in when ? [words.prompts, when.decision] : [words.facts, when.fact]
      expect(known).toHaveProperty([name])
      expect(rules).toMatch(new RegExp(`\\b${rule}\\b`))
    }
  })

  it('only facts of this game have sounds', () => {
    for (const kind of Object.keys(sounds)) expect(words.facts).toHaveProperty([kind])
  })
}

/** A scene as a board shows it; see GameUi. */
export interface SceneShape {
  readonly steps: readonly { readonly chapter: string; readonly title: string; readonly book?: SceneTableShape }[]
  readonly table: SceneTableShape
}
interface SceneTableShape {
  readonly title: string
  readonly rows: readonly {
    readonly kind?: string | undefined
    readonly values?: readonly unknown[] | undefined
    readonly across?: string | undefined
  }[]
}

/**
 * Scenes must refer to the game's facts. For every seat in these games, every scene must have distinct steps and tables with a
 * figure for each side. `fewest` is the minimum number of such scenes.
 */
export function testScenes(
  game: AnyGame,
  scenes: Tellings<SceneShape>,
  { games, fewest }: { readonly games: readonly string[]; readonly fewest: number },
): void {
  it('scenes open and close with facts of this game', () => {
    for (const [kind, telling] of Object.entries(scenes))
      for (const fact of [kind, ...(telling?.from ?? [])]) expect(game.words.facts).toHaveProperty([fact])
  })

  it('every scene of the recorded games is complete for every viewer', () => {
    let told = 0
    for (const text of games) {
      const { table } = recordedGame(game, text)
      for (const { scene } of scenesOf(table, scenes)) {
        told += 1
        const titles = scene.steps.map(({ chapter, title }) => `${chapter}: ${title}`)
        expect(new Set(titles).size).toBe(titles.length)
        const tables = [scene.table, ...scene.steps.flatMap(({ book }) => book ?? [])]
        for (const { values, across, kind } of tables.flatMap(({ rows }) => rows))
          expect(values?.length ?? (kind === 'heading' || across !== undefined ? table.sideNames.length : 0)).toBe(
            table.sideNames.length,
          )
      }
    }
    expect(told).toBeGreaterThanOrEqual(fewest)
  })
}

/** An item on a board, or a place's id. */
type Drawn = string | { readonly kind: string }

const keyOf = (drawn: Drawn): string =>
  typeof drawn === 'string' ? drawn : JSON.stringify(Object.entries(drawn).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The text of an item's card. */
interface Described {
  readonly name: string
  readonly what: string
  readonly does: readonly string[]
  readonly now: readonly string[]
  readonly rule: string
}

/** Where a board places its options, and what it draws; see GameUi. */
export interface BoardOf<G> {
  readonly places: Readonly<Record<string, (option: never, seen: never, seat: Seat) => Drawn | readonly Drawn[] | null>>
  /** Everything on the board at a moment that can hold a choice. */
  readonly drawn: (moment: BoardMoment<G>) => Iterable<Drawn>
  /** Describes each kind of item; checked for everything drawn; see GameUi. */
  readonly about?: Readonly<Record<string, (thing: never, at: never) => Described>>
  /** Decisions that random games hardly ever reach. */
  readonly rare?: readonly string[]
}

const SIDE_NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus']
/** Whether no sentence is missing or has a gap, and the current situation is described. */
const isWhole = ({ name, what, does, now, rule }: Described): boolean =>
  now.length > 0 &&
  [name, what, ...does, ...now].every(text => text.trim() !== '' && !/undefined|NaN|\{/.test(text)) &&
  /^[A-Z]+-\d+/.test(rule)

const NOTHING_SAID: Described = { name: '', what: '', does: [], now: [], rule: '' }

/** At all these moments every choice must be possible on the board, and disabled choices must give a reason with its rule. */
export function testBoard<G extends AnyGame>(
  game: G,
  board: BoardOf<G>,
  moments: () => Iterable<BoardMoment<G>>,
): void {
  const pathOf = (decision: string, option: Option, { seen }: BoardMoment<G>): readonly string[] => {
    const where = board.places[decision]?.(option as never, seen as never, seen.actor ?? 0) ?? null
    return [where ?? []].flat().map(keyOf)
  }

  it('every candidate has a button or a path of drawn places, and no two options share one', () => {
    const met = new Set<string>(board.rare)
    for (const moment of moments()) {
      const { decision } = moment.seen
      if (decision === null) continue
      met.add(decision)
      const drawn = new Set([...board.drawn(moment)].map(keyOf))
      const { referee, state } = moment
      const pathsOf = (options: readonly Option[]) =>
        options.map(option => pathOf(decision, option, moment)).filter(path => path.length > 0)
      const candidates = pathsOf(referee.candidates(state).map(({ option }) => option))
      expect(candidates.flat().filter(id => !drawn.has(id))).toEqual([])
      const paths = pathsOf(referee.options(state))
      expect(new Set(paths.map(String)).size).toBe(paths.length)
    }
    expect([...met]).toEqual(expect.arrayContaining([...game.notation.decisions]))
  })

  const { about } = board
  if (about !== undefined)
    it('everything drawn is described, with its current meaning and a rule', () => {
      const met = new Set<string>()
      const decisions = new Set<string | null>()
      const isFirst = (decision: string | null) => !decisions.has(decision) && decisions.add(decision)
      // Positions change little from one choice to the next, so testing a quarter of them is enough, plus the first position of
      // each decision.
      for (const moment of [...moments()].filter(({ seen }, nth) => nth % 4 === 0 || isFirst(seen.decision))) {
        const { seen, box } = moment
        const faults: object[] = []
        for (const thing of board.drawn(moment)) {
          if (typeof thing === 'string') throw new Error(`'${thing}' is an id, and only things are described`)
          met.add(thing.kind)
          const at = { seen, box, sideNames: SIDE_NAMES } as never
          const said = about[thing.kind]?.(thing as never, at) ?? NOTHING_SAID
          if (!isWhole(said)) faults.push({ thing, said })
        }
        expect(faults).toEqual([])
      }
      expect([...met].sort()).toEqual(Object.keys(about).sort())
    })

  it('disabled choices give a reason with a rule', () => {
    let greyed = 0
    for (const { referee, state } of moments()) {
      const refusals = referee.candidates(state).map(({ refusal }) => refusal)
      expect(refusals.filter(refusal => refusal?.rule === null)).toEqual([])
      greyed += refusals.filter(refusal => refusal !== null).length
    }
    expect(greyed).toBeGreaterThan(100)
  })
}

/** Where a board places options and facts; see GameUi. */
export interface MarksOf {
  readonly places: BoardOf<never>['places']
  readonly marks: Readonly<Record<string, ((fact: never, seen: never) => Drawn | readonly Drawn[] | null) | undefined>>
  /** The recorded games' texts. */
  readonly games: readonly string[]
}

/** In recorded games, a rival's move must never mark another seat's items. */
export function testMarks(game: AnyGame, { places, marks, games }: MarksOf): void {
  it('an item with an owner is marked only for its owner’s actions', () => {
    let owned = 0
    const expectOwner = (where: Drawn | readonly Drawn[] | null, seat: unknown) => {
      const owners = [where ?? []]
        .flat()
        .flatMap(thing => (typeof thing === 'object' && 'seat' in thing ? thing.seat : []))
      owned += owners.length
      expect(owners.filter(owner => owner !== seat)).toEqual([])
    }
    for (const text of games) {
      const { table, facts } = recordedGame(game, text)
      const seen = table.view(null) as never
      for (const { seat, decision, option } of table.line)
        expectOwner(places[decision]?.(option as never, seen, seat) ?? null, seat)
      for (const fact of facts)
        expectOwner(marks[fact.kind]?.(fact as never, seen) ?? null, (fact as { seat?: unknown }).seat)
    }
    expect(owned).toBeGreaterThan(0)
  })
}
