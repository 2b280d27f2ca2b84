// A course of self-play: generations of games, each played by the network trained on the earlier ones.

import { Fitter, examplesFrom, Network, type NetworkLearning, type Samples } from '@tableworks/bots'
import { type AnyGame, Chance, Referee, swiftChance, type VariantValue } from '@tableworks/kernel'
import { spreadOf, wilson } from '../many/intervals.ts'
import { playing } from '../many/playing.ts'
import { progress } from '../text/progress.ts'
import type { SavedCourse } from './saved.ts'
import type { DuelGame, LearningGame, LearningJob } from './worker.ts'

export interface CoursePlan {
  readonly game: string
  readonly seats: readonly number[]
  readonly variants: Readonly<Record<string, VariantValue>>
  readonly seed: string
  /** The network to start from, by the name of its file; if missing, teachers play the first generation. */
  readonly from?: string
  /** How many games the first generation has if teachers play it, and how many each other one has. */
  readonly first: number
  readonly games: number
  readonly hidden: number
  /** Every few generations there's a match: against which player, and with how many games for each table size. */
  readonly against: string
  readonly match: number
  readonly every: number
}

/** The result of a match at one table size. */
export interface Strength {
  readonly seats: number
  readonly games: number
  readonly share: number
  readonly low: number
  readonly high: number
  readonly lead: number
  readonly leadWithin: number | null
}

/** One generation, as the report shows it. */
export interface GenerationLine {
  readonly generation: number
  /** Games so far. */
  readonly games: number
  /**
   * Mean squared errors of the win probability and of the lead on this generation's games, before the network has learned from
   * them.
   */
  readonly errors: readonly number[]
  readonly score: number
  /** Empty between matches. */
  readonly strength: readonly Strength[]
}

export interface Course {
  readonly network: Network
  readonly lines: readonly GenerationLine[]
  /** The last match, in which the stored network plays. */
  readonly last: readonly Strength[]
}

export interface CourseDeps {
  readonly generations: number
  readonly game: AnyGame
  readonly learning: NetworkLearning
  readonly saved: SavedCourse
  /** The network that `from` names. */
  readonly start: Network | null
  readonly workers: number
  readonly progress: boolean | undefined
  tell(line: GenerationLine): void
  /** Games of the last match. */
  readonly last: number
}

/** Each fit also uses the latest games of earlier generations, twice as many as the new ones. */
const REMEMBERED = 2500
const OLD_FOR_NEW = 2
/** Targets are computed for this many games at a time, by the network's current weights. */
const GAMES_AT_ONCE = 30
/** Neighbouring positions are alike, so a pass uses only this share of them: in the first fit, and in later ones. */
const FIRST_PART = 0.5
const PART = 0.6
/** Learning rates: one per pass of the first fit, then by the number of games so far. */
const FIRST_RATES = [1e-3, 1e-3, 4e-4] as const
const RATES = [5e-4, 3e-4, 1.5e-4] as const
const GAMES_PER_RATE = 3000

export async function runCourse(plan: CoursePlan, deps: CourseDeps): Promise<Course> {
  const { saved } = deps
  const run = new CourseRun(plan, deps)
  for (let generation = 0; generation < deps.generations; generation++) {
    const before = saved.read(generation)
    if (before === null) saved.write(generation, await run.play(generation))
    else run.restore(before)
    const line = run.lines.at(-1)
    if (line !== undefined) deps.tell(line)
  }
  if (run.fitter === null) throw new Error('there is at least one generation')
  run.fitter = new Fitter(Network.load(run.fitter.network.store()))
  const last = await run.strength(`last ${plan.seed}`, deps.last)
  return { network: run.fitter.network, lines: run.lines, last }
}

/** What a finished generation passes on to the next ones, as plain data. */
export interface SavedGeneration {
  readonly samples: readonly Samples[]
  readonly weights: Float32Array
  readonly fitter: ReturnType<Fitter['saved']>
  readonly line: GenerationLine
}

class CourseRun {
  readonly lines: GenerationLine[] = []
  fitter: Fitter | null = null
  private readonly plan: CoursePlan
  private readonly deps: CourseDeps
  /** Samples of the latest games, oldest first. */
  private readonly remembered: Samples[] = []

  constructor(plan: CoursePlan, deps: CourseDeps) {
    this.plan = plan
    this.deps = deps
    if (deps.start !== null) this.fitter = new Fitter(deps.start)
  }

  restore({ samples, weights, fitter, line }: SavedGeneration): void {
    this.remember(samples)
    this.fitter = new Fitter(new Network(this.inputs(), this.plan.hidden, weights), fitter)
    this.lines.push(line)
  }

  async play(generation: number): Promise<SavedGeneration> {
    const { plan, fitter: before } = this
    const chance = new Chance(swiftChance(`fit ${plan.seed} ${generation}`))
    const games = await this.gamesOf(generation)
    const fresh = games.map(({ samples }) => samples)
    const fitter = before ?? new Fitter(this.randomNetwork(chance))
    const errors = fitter.errors(fresh.flatMap(samples => examplesFrom(samples, null)))
    if (before === null) fitFirst(fitter, fresh, chance)
    else this.fit(fitter, fresh, chance)
    this.remember(fresh)
    this.fitter = fitter
    const scores = games.flatMap(game => game.scores)
    const line = {
      generation,
      games: this.gamesSoFar() + games.length,
      errors,
      score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
      strength: generation % plan.every === 0 ? await this.strength(`curve ${plan.seed}`, plan.match) : [],
    }
    this.lines.push(line)
    const { weights } = fitter.network
    return { samples: fresh, weights, fitter: fitter.saved(), line }
  }

  private fit(fitter: Fitter, fresh: readonly Samples[], chance: Chance): void {
    const older = chance.shuffle([...this.remembered]).slice(0, OLD_FOR_NEW * fresh.length)
    const slower = Math.floor(this.gamesSoFar() / GAMES_PER_RATE)
    const rate = RATES[Math.min(slower, RATES.length - 1)] ?? RATES[0]
    pass(fitter, [...fresh, ...older], { rate, part: PART, isFirst: false }, chance)
  }

  private gamesSoFar(): number {
    return this.lines.at(-1)?.games ?? 0
  }

  private remember(samples: readonly Samples[]): void {
    this.remembered.push(...samples)
    this.remembered.splice(0, Math.max(0, this.remembered.length - REMEMBERED))
  }

  private async gamesOf(generation: number): Promise<LearningGame[]> {
    const { seed, games, first } = this.plan
    const what = `generation ${generation}, games`
    const count = this.fitter === null ? first : games
    return this.played<LearningGame>(this.job(`${seed} ${generation}`, null), what, count)
  }

  /** A match at each table size. */
  async strength(seed: string, games: number): Promise<Strength[]> {
    const { seats, against } = this.plan
    const played = await this.played<DuelGame>(this.job(seed, against), 'match', games * seats.length)
    return seats.map(count => {
      const own = played.filter(game => game.seats === count)
      const wins = own.reduce((sum, { win }) => sum + win, 0)
      const lead = spreadOf(own.map(game => game.lead))
      return {
        seats: count,
        games: own.length,
        share: wins / own.length,
        ...wilson(wins, own.length),
        lead: lead.mean,
        leadWithin: lead.within,
      }
    })
  }

  private job(seed: string, against: string | null): LearningJob {
    const { game, variants, seats, hidden } = this.plan
    const network = this.fitter?.network
    const stored = network === undefined ? null : { inputs: network.inputs, hidden, weights: network.weights }
    return { game, variants, seats, seed, network: stored, against }
  }

  private async played<G extends { readonly number: number }>(
    job: LearningJob,
    what: string,
    count: number,
  ): Promise<G[]> {
    const games: G[] = []
    const shown = progress(what, count, this.deps.progress)
    const worker = new URL('worker.ts', import.meta.url)
    await playing({ worker, data: job }, { from: 0, to: count, workers: this.deps.workers }, game => {
      games.push(game as unknown as G)
      shown.at(games.length)
      return undefined
    })
    shown.end()
    return games
  }

  private inputs(): number {
    const { seats, variants } = this.plan
    return this.deps.learning.inputs.count(new Referee(this.deps.game).setting(seats[0] ?? 2, variants))
  }

  private randomNetwork(chance: Chance): Network {
    return Network.random(this.inputs(), this.plan.hidden, () => chance.below(FINE) / FINE)
  }
}

const FINE = 1_000_000

function fitFirst(fitter: Fitter, games: readonly Samples[], chance: Chance): void {
  for (const rate of FIRST_RATES) pass(fitter, games, { rate, part: FIRST_PART, isFirst: true }, chance)
}

interface Passing {
  readonly rate: number
  readonly part: number
  /** Whether only the outcomes are targets, because there's no network yet to judge positions. */
  readonly isFirst: boolean
}

/** One pass over games in random order. */
function pass(fitter: Fitter, games: readonly Samples[], { rate, part, isFirst }: Passing, chance: Chance): void {
  const shuffled = chance.shuffle([...games])
  for (let at = 0; at < shuffled.length; at += GAMES_AT_ONCE) {
    const some = shuffled.slice(at, at + GAMES_AT_ONCE)
    const examples = some.flatMap(samples => examplesFrom(samples, isFirst ? null : fitter.network))
    fitter.pass(
      examples.filter(() => chance.below(FINE) < part * FINE),
      rate,
      chance,
    )
  }
}
