// Finds positions with one clearly best action. Cheap checks come first, and a position is dropped as soon as its second-best idea
// seems too close. The others are confirmed with new dice and hidden cards, because the best of many noisy results looks better
// than it is.

import { Chance, imagine, type Referee, type SeatView, swiftChance } from '@tableworks/kernel'
import { type ActionLine, Comparison, NOISE, type ResultsWanted, type RolloutOpening } from './comparing.ts'
import { searchPlayer, GREEDY } from './greedy.ts'
import { type Reason, reasonsIn } from './hint.ts'
import { actionOf, coreOf, type Idea, ideasIn, isSameCore } from './ideas.ts'
import type { Player } from './player.ts'
import { type BotEntry, levelsAmong, measureOf, playerAt, playersWith } from './players.ts'
import { quickBy } from './quick.ts'
import {
  betterFirst,
  gapIn,
  leadOf,
  type Mean,
  meanOf,
  type Measure,
  type Outcomes,
  type Prospect,
  prospectIn,
  victoryOf,
} from './results.ts'
import { ROLLOUT, rolloutPlayer } from './rollout.ts'

/** How far a position got. Each stage drops positions that don't make a puzzle. */
export const STAGES = ['searched', 'glanced', 'tried', 'confirmed'] as const
export type SearchStage = (typeof STAGES)[number]

/** What the search does one after another. */
export type SearchPart = 'ideas' | 'obvious' | 'glance' | 'trial' | 'votes' | 'field' | 'proof' | 'reasons'

/** A position's clearly best action. */
export interface Clearest {
  /** The best idea first, then the others from better to worse. */
  readonly ideas: readonly RatedIdea[]
  /** The theme of the best idea: a fact with a title in `Explaining.themes`. */
  readonly theme: string
  readonly reasons: readonly Reason[]
  readonly confirmed: Mean & { readonly times: number }
  /** How often bots of each level find the best idea, weakest first, from 0 to 1. */
  readonly found: readonly number[]
}

export interface RatedIdea extends Prospect {
  readonly choices: ActionLine
  /** The choices that make up this idea: one list for each way to the same result. */
  readonly cores: readonly ActionLine[]
}

export interface PositionSearch {
  readonly entry: BotEntry
  readonly referee: Referee
  readonly seen: SeatView
  readonly seed: string
  /** How much better the best idea must be than every other: in points, or in percent of the games won (`measureOf`). */
  readonly least: number
  /** Whether to keep puzzles that bots of every level solve. */
  readonly easy?: boolean
  /** Hears which part of the search begins, so that a caller with a clock can tell what each costs. */
  readonly onPart?: (part: SearchPart) => void
}

export interface PositionFinding {
  readonly stage: SearchStage
  readonly clearest: Clearest | null
}

/** Ideas in the first look, in addition to the best idea for each first choice. */
const GLANCED = 8
/** Sampled worlds in the first look, and actions per rollout for games that set no number. */
const GLANCES = 3
const ACTIONS_ON = 6
/** The first look is short, so this share of the required lead is enough. */
const HINTED = 0.5
/** A puzzle with more ways than this to the best result is too easy. */
const MOST_WAYS = 3
/** A race is near its end if it takes at most this many actions of each seat. */
const LAST_ACTIONS = 8
/** In a race, a puzzle's other ideas lose mostly. */
const HALF = 0.5
/** How many other ideas are also played to the end of the game, in batches of worlds. */
const RIVALS = 4
const BATCHES = [2, 2, 4, 4, 4, 4, 4]
/** The fewest worlds before a trial can pass. */
const FEWEST_TRIALS = 12
/** The trial continues while the best idea has at least this share of the required lead: little after two worlds, then more. */
const PROMISING = 0.6
const HOPEFUL = 0.25
/** How many of the remaining ideas get a few games to the end, in case one is better than it looks. */
const FIELD = 8
const FIELD_WORLDS = 3
/** The fewest and the most confirming games with each idea. A position that needs more makes a poor puzzle. */
const FEWEST_PROOFS = 32
const MOST_PROOFS = 128
const PROOFS = 8
/**
 * How many standard errors a lead must reach: in the confirming games, in the trial before them, and when the number of confirming
 * games is chosen.
 */
const SURE = 3
const LIKELY = 2
const AIM = 4
/** The smallest lead, in standard deviations, that the maximum number of confirming games can make sure. */
const EFFECT = AIM / Math.sqrt(MOST_PROOFS)
/** How often bots of each level choose. */
const VOTES = 6
/** A puzzle that bots solve more often than this is too easy. */
const OBVIOUS = 0.8
/** If the other ideas win more often than this, or the best one loses more often, the game is already decided. */
const DECIDED = 0.9
/** How many positions the stronger player may look at for each decision. */
const DEEP_POSITIONS = 1200
const MOST_REASONS = 3
const REASON_WORLDS = 8

/** Searches a position where a seat begins an action. */
export const searchPosition = (position: PositionSearch): PositionFinding => new Search(position).run()

/**
 * Plays ideas to the end again in new worlds. Returns how far the first idea is ahead of the closest other, and each idea's lead
 * and share of wins.
 */
export function proveAgain(position: PositionSearch, choices: readonly ActionLine[], times: number): Proof | null {
  return new Search(position).proof(choices, times)
}

export interface Proof {
  /** Whether the first idea is still clearly the best. */
  readonly isClear: boolean
  readonly times: number
  readonly gap: Mean
  readonly ends: readonly Prospect[]
}

/** An idea with its rollouts' results. All ideas share the same worlds. */
interface Tried extends Outcomes {
  /** Actions for this idea that lead to the same result in every world, best-looking first. Usually there's only one. */
  readonly ways: readonly Idea[]
  readonly leads: number[]
  readonly wins: number[]
}

class Search {
  private readonly position: PositionSearch
  private readonly explaining: NonNullable<BotEntry['explaining']>
  private readonly measure: Measure
  private readonly first: Comparison
  private readonly lastActions = (): number => LAST_ACTIONS * this.position.seen.seats

  constructor(position: PositionSearch) {
    this.position = position
    const { explaining } = position.entry
    if (explaining === undefined) throw new Error('a game without explanations has no puzzles')
    this.explaining = explaining
    this.measure = measureOf(position.entry)
    this.first = this.comparison(2, 'ideas')
  }

  run(): PositionFinding {
    const { seen, easy = false } = this.position
    this.begin('ideas')
    const all = [...ideasIn(this.first, seen, this.explaining)]
    this.begin('obvious')
    if (all.length < 2 || (!easy && this.isObvious(all[0]))) return dropped('searched')
    this.begin('glance')
    const glanced = this.isRun(all) ? null : this.glanced(withEachFirst(all))
    if (glanced === null) return dropped('searched')
    this.begin('trial')
    const tried = this.tried(glanced.slice(0, 1 + RIVALS))
    const [best] = tried ?? []
    if (tried === null || best === undefined) return dropped('glanced')
    this.begin('votes')
    const found = this.votes(best.ways.map(({ core }) => core))
    if (!easy && mean(found) > OBVIOUS) return dropped('glanced')
    const rest = new Set([...glanced, ...all.map(idea => [idea])].slice(1 + RIVALS).flat())
    const others = [...rest].filter(idea => !tried.some(one => one.ways.includes(idea))).slice(0, FIELD)
    this.begin('field')
    const surprises = this.surprises(best, others)
    this.begin('proof')
    const proved = this.proved([...tried, ...surprises])
    this.begin('reasons')
    return proved === null ? dropped('tried') : this.told(proved, found)
  }

  private begin(part: SearchPart): void {
    this.position.onPart?.(part)
  }

  proof(choices: readonly ActionLine[], times: number): Proof | null {
    const list = choices.map(line => begun([{ choices: line, core: line }]))
    this.playOut(list, this.comparison(times, 'proof', NOISE), { opening: this.opening() })
    const [best, ...others] = list
    if (best === undefined || others.length === 0) return null
    return {
      isClear: this.isProved([best, ...others]),
      times: best.leads.length,
      gap: this.closest(best, others),
      ends: list.map(prospectIn),
    }
  }

  /**
   * The ideas, best first, if a few rollouts show that the best one might be clear. Actions with the same result count as one idea.
   */
  private glanced(ideas: readonly Idea[]): Idea[][] | null {
    const list = ideas.map(idea => begun([idea]))
    for (const played of this.glances(list)) {
      const ranked = this.ranked(list)
      if (played > 1 ? this.isHopeless(ranked) : this.isEasyRun(ranked)) return null
    }
    const [best, ...others] = this.ranked(list)
    if (best === undefined || others.length === 0 || best.ways.length > MOST_WAYS) return null
    const isHinted = this.closest(best, others).mean >= HINTED * this.position.least
    return isHinted ? [best, ...others].map(({ ways }) => [...ways]) : null
  }

  /** Short rollouts, whose ends are estimated. In a race, games to the end, because estimates don't tell who wins. */
  private *glances(list: readonly Tried[]): Generator<number> {
    if (this.measure === 'wins')
      return yield* this.games(list, this.comparison(GLANCES, 'glance', NOISE), { actions: this.lastActions })
    const actions = this.position.entry.advice?.rollouts?.actions ?? (() => ACTIONS_ON)
    for (const leads of this.comparison(GLANCES, 'glance').leads(linesOf(list), actions)) {
      note(list, leads)
      yield worldsIn(list)
    }
  }

  /** The ideas, best first, if games to the end show that the best one is clear. */
  private tried(ideas: readonly (readonly Idea[])[]): Tried[] | null {
    const list = ideas.flat().map(idea => begun([idea]))
    for (const [nth, batch] of BATCHES.entries()) {
      this.playOut(list, this.comparison(batch, `trial ${nth}`, NOISE))
      const ranked = this.ranked(list)
      if (nth === 0 ? this.isHopeless(ranked) : !this.isPromising(ranked) || isDecided(ranked)) return null
      if (worldsIn(ranked) >= FEWEST_TRIALS && this.isClear(ranked, LIKELY)) return ranked
    }
    return null
  }

  /** Whether a race isn't near its end, is won with the worst-looking idea, or lost with the best-looking. */
  private isRun(ideas: readonly Idea[]): boolean {
    if (this.measure === 'lead') return false
    const winsWith = (some: readonly Idea[]): boolean | undefined => {
      const list = some.map(idea => begun([idea]))
      this.playOut(list, this.comparison(1, 'run', NOISE), { actions: this.lastActions })
      return list[0]?.wins.map(share => share === 1)[0]
    }
    return winsWith(ideas.slice(-1)) !== false || winsWith(ideas.slice(0, 1)) !== true
  }

  /** Whether most ideas win the first race that they are compared in. */
  private isEasyRun(ranked: readonly Tried[]): boolean {
    return this.measure === 'wins' && mean(ranked.map(share)) > HALF
  }

  /** After two worlds. Most positions are dropped here, and hardly any puzzle. */
  private isHopeless([best, ...others]: readonly Tried[]): boolean {
    if (best === undefined || others.length === 0) return true
    return this.closest(best, others).mean < HOPEFUL * this.position.least
  }

  private isPromising([best, ...others]: readonly Tried[]): boolean {
    if (best === undefined || others.length === 0 || best.ways.length > MOST_WAYS) return false
    return others.every(one => {
      const { mean: gap, error } = this.gapOf(best, one)
      return gap >= PROMISING * this.position.least && gap >= EFFECT * error * Math.sqrt(best.leads.length)
    })
  }

  /** Other ideas that do too well in a few games to be left out of the comparison. */
  private surprises(best: Tried, rest: readonly Idea[]): Tried[] {
    if (rest.length === 0) return []
    const list = [begun(best.ways), ...rest.map(idea => begun([idea]))]
    this.playOut(list, this.comparison(FIELD_WORLDS, 'field', NOISE))
    const [yardstick, ...others] = list
    return others.filter(one => yardstick !== undefined && this.gapOf(yardstick, one).mean < this.position.least)
  }

  /**
   * The ideas with their confirming games, best first; null if the best one isn't clear. The number of games is fixed beforehand,
   * because stopping while the lead looks good would overstate it. Only a doubtful lead ends them early.
   */
  private proved(tried: readonly Tried[]): Tried[] | null {
    const times = this.timesFor(tried)
    if (times > MOST_PROOFS) return null
    const list = waysIn(tried).map(way => begun([way]))
    for (let batch = 0; batch * PROOFS < times; batch++) {
      this.playOut(list, this.comparison(Math.min(PROOFS, times - batch * PROOFS), `proof ${batch}`, NOISE), {
        opening: this.opening(),
      })
      if (!this.isPromising(joined(list))) return null
    }
    const [best, ...others] = joined(list)
    return best === undefined || !this.isProved([best, ...others]) ? null : [best, ...this.ranked(others)]
  }

  private isProved([best, ...others]: readonly Tried[]): boolean {
    if (best === undefined || !this.isClear([best, ...others])) return false
    const winsLess = others.some(one => share(one) > share(best))
    return !isDecided([best, ...others]) && !winsLess
  }

  private told([best, ...others]: readonly Tried[], found: readonly number[]): PositionFinding {
    const idea = best?.ways[0]
    const second = others[0]?.ways[0]
    const theme = this.themeOf(idea)
    if (best === undefined || idea === undefined || second === undefined || theme === null) return dropped('tried')
    const ideas = [best, ...others].map(one => ({
      choices: one.ways[0]?.choices ?? [],
      cores: one.ways.map(({ core }) => core),
      ...prospectIn(one),
    }))
    const confirmed = { ...this.closest(best, others), times: best.leads.length }
    return { stage: 'confirmed', clearest: { ideas, theme, reasons: this.reasons(idea, second), confirmed, found } }
  }

  /** Several facts may share a title; the first of them names the theme. */
  private themeOf(idea: Idea | undefined): string | null {
    const told = this.first.facts(idea?.choices ?? [])
    const titles = Object.entries(this.explaining.themes ?? {})
    const title = titles.find(([fact]) => told.has(fact))?.[1]
    return titles.find(([, one]) => one === title)?.[0] ?? null
  }

  private reasons(best: Idea, second: Idea): Reason[] {
    const compared = this.comparison(REASON_WORLDS, 'reasons')
    const said = reasonsIn(compared.differences(best.choices, second.choices), this.explaining)
    return [
      ...said.filter(({ worth }) => worth > 0).slice(0, MOST_REASONS),
      ...said.filter(({ worth }) => worth < 0).slice(0, 1),
    ]
  }

  /** Whether bots of all levels choose this idea. The weakest are asked first: they are quick, and often settle it. */
  private isObvious(idea: Idea | undefined): boolean {
    return idea === undefined || this.levels().every(level => this.finds(level, 0, [idea.core]))
  }

  /** How often bots of each level, weakest first, find one of these ideas. */
  private votes(cores: readonly ActionLine[]): number[] {
    return this.levels().map(level =>
      mean(Array.from({ length: VOTES }, (_, i) => (this.finds(level, i, cores) ? 1 : 0))),
    )
  }

  private finds(level: string, time: number, cores: readonly ActionLine[]): boolean {
    const { entry, referee, seen } = this.position
    const chance = this.chance(`${level} ${time}`)
    const world = imagine(referee, seen, chance)
    const names = actionOf(playerAt(playersWith(entry), level), this.first, referee, world, chance)
    const core = coreOf(this.first, names, this.explaining)
    return cores.some(one => isSameCore(one, core))
  }

  /** The levels that are quick enough to ask often. */
  private levels(): string[] {
    return levelsAmong(playersWith(this.position.entry)).filter(level => level !== 'expert')
  }

  /** Games to the end, in which a stronger player may make the first moves after the idea. */
  private playOut(list: readonly Tried[], compared: Comparison, how?: ResultsWanted): void {
    for (const _ of this.games(list, compared, how));
  }

  /** The same, one world at a time; yields how many were played. */
  private *games(list: readonly Tried[], compared: Comparison, how?: ResultsWanted): Generator<number> {
    const side = this.position.seen.seat ?? 0
    for (const results of compared.results(linesOf(list), how)) {
      note(
        list,
        results.map(result => leadOf(result, side)),
      )
      for (const [i, one] of list.entries()) {
        const result = results[i]
        if (result !== undefined) one.wins.push(victoryOf(result, side))
      }
      yield worldsIn(list)
    }
  }

  private opening(): RolloutOpening {
    const { entry, referee, seen } = this.position
    return { by: quickBy(deepPlayer(entry, seen.seats), referee), actions: seen.seats }
  }

  /** Whether the first idea is surely better than all others by enough. */
  private isClear([best, ...others]: readonly Tried[], errors = SURE): boolean {
    if (best === undefined) return false
    const gaps = others.map(one => this.gapOf(best, one))
    return gaps.every(({ mean: gap, error }) => gap >= this.position.least && gap >= errors * error)
  }

  /** The ideas, best first. Those with the same result count as one. */
  private ranked(list: readonly Tried[]): Tried[] {
    const order = betterFirst(this.measure)
    return joined(list).toSorted((a, b) => order(prospectIn(a), prospectIn(b)))
  }

  /** How many confirming games are needed to make the closest lead sure, assuming that the trial measured it correctly. */
  private timesFor([best, ...others]: readonly Tried[]): number {
    if (best === undefined) return FEWEST_PROOFS
    const needed = others.map(one => {
      const { mean: gap, error } = this.gapOf(best, one)
      return one.leads.length * ((AIM * error) / gap) ** 2
    })
    return Math.max(FEWEST_PROOFS, Math.ceil(Math.max(0, ...needed)))
  }

  private gapOf(one: Tried, other: Tried): Mean {
    return gapIn(this.measure, one, other)
  }

  /** The smallest lead over another idea. */
  private closest(best: Tried, others: readonly Tried[]): Mean {
    return others.map(one => this.gapOf(best, one)).reduce((least, gap) => (gap.mean < least.mean ? gap : least))
  }

  private comparison(worlds: number, what: string, noise = 0): Comparison {
    const { entry, referee, seen } = this.position
    return new Comparison(entry, seen, { referee, chance: this.chance(what) }, worlds, noise)
  }

  private chance(what: string): Chance {
    return new Chance(swiftChance(`${this.position.seed} ${what}`))
  }
}

const dropped = (stage: SearchStage): PositionFinding => ({ stage, clearest: null })

/** The best-looking ideas, and the best of each first choice. */
function withEachFirst(all: readonly Idea[]): Idea[] {
  const firsts = new Set<string | undefined>()
  return all.filter(({ choices: [first] }, i) => {
    const isNew = !firsts.has(first)
    firsts.add(first)
    return isNew || i < GLANCED
  })
}

/** The strongest player that is quick enough for the first moves of a rollout. */
function deepPlayer(entry: BotEntry, seats: number): Player {
  const { advice, explaining } = entry
  if (advice !== undefined) {
    const rollouts = advice.rollouts ?? { at: advice.begins, actions: () => seats }
    return rolloutPlayer(advice, rollouts, searchPlayer(advice, GREEDY), { ...ROLLOUT, positions: DEEP_POSITIONS })
  }
  if (explaining?.deep !== undefined) return explaining.deep
  const players = playersWith(entry)
  return playerAt(players, levelsAmong(players).at(-1) ?? 'normal')
}

const begun = (ways: readonly Idea[]): Tried => ({ ways, leads: [], wins: [] })

/** Joins ideas with the same result in every world, such as two actions of one turn in either order. */
function joined(list: readonly Tried[]): Tried[] {
  const same = Map.groupBy(list, ({ leads }) => leads.join(' '))
  return [...same.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, ways: [first, ...others].flatMap(({ ways }) => ways) }],
  )
}

/** Every action with the best result, and one for each other idea. */
const waysIn = ([best, ...others]: readonly Tried[]): Idea[] => [
  ...(best?.ways ?? []),
  ...others.flatMap(({ ways }) => ways.slice(0, 1)),
]

const linesOf = (list: readonly Tried[]): ActionLine[] => list.map(({ ways: [idea] }) => idea?.choices ?? [])

function note(list: readonly Tried[], leads: readonly number[]): void {
  for (const [i, lead] of leads.entries()) list[i]?.leads.push(lead)
}

/** In how many worlds they were played. */
const worldsIn = ([best]: readonly Tried[]): number => best?.leads.length ?? 0

/** Whether the game is won without the best idea, or lost with it. */
const isDecided = ([best, ...others]: readonly Tried[]): boolean =>
  best === undefined || share(best) < 1 - DECIDED || mean(others.map(share)) > DECIDED

const mean = (values: readonly number[]): number => meanOf(values).mean

const share = ({ wins }: Tried): number => mean(wins)
