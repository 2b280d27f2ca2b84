// The rehearsing player: the few actions that look best are played on, each through the same imagined worlds and the same
// dice, by a quick player for every seat; what stands then decides. Luck is shared, so only the actions differ.

import { Chance, imagine, type Option, type Referee, SEPARATOR, type State } from '@tableworks/kernel'
import { type Action, Acting } from './acting.ts'
import type { Advice, Rehearsal } from './advice.ts'
import { Patience } from './patience.ts'
import type { Player } from './player.ts'

/** How one of these players plays. */
export interface RehearsingManner {
  readonly name: string
  readonly explain: string
  /** How many actions are rehearsed. */
  readonly candidates: number
  /** Unfinished actions kept side by side while they are listed. */
  readonly width: number
  /** How many worlds the first opinion counts for. */
  readonly trust: number
  /** Positions looked at for one decision, at most. */
  readonly positions: number
}

export const REHEARSING: RehearsingManner = {
  name: 'rehearsing',
  explain: 'plays its best actions on, several times over the same dice, before it takes one',
  candidates: 5,
  width: 3,
  trust: 1,
  positions: 8000,
}

/** One action more, and two and a half times as many positions: what more thinking brings. */
export const THOROUGH: RehearsingManner = {
  ...REHEARSING,
  name: 'thorough',
  explain: 'plays its best actions on, many times over the same dice, before it takes one',
  candidates: 6,
  positions: 20_000,
}

export const rehearsing = (advice: Advice, rehearsal: Rehearsal, quick: Player, manner: RehearsingManner): Player => ({
  name: manner.name,
  explain: manner.explain,
  choose(seen, means) {
    const [only] = seen.choices
    if (only !== undefined && seen.choices.length === 1) return only
    if (!rehearsal.at.includes(seen.decision ?? '')) return quick.choose(seen, means)
    const { referee, chance, enough } = means
    const patience = new Patience(manner.positions, enough)
    const acting = new Acting(referee, advice, patience)
    const imagined = (): State => imagine(referee, seen, chance)
    const world = imagined()
    const stage = new Stage(referee, advice, rehearsal, seen.seat ?? 0, patience)
    const listed = acting.actions(world, manner.width, chance).slice(0, manner.candidates)
    const best = bestRehearsed(listed, stage, imagined, chance, manner, patience)
    return lineOf(referee, world, best.choices)
  },
})

/** Where actions are rehearsed: the same world and dice for each of them. */
class Stage {
  private readonly referee: Referee
  private readonly acting: Acting
  private readonly advice: Advice
  private readonly rehearsal: Rehearsal
  private readonly seat: number
  private readonly patience: Patience

  constructor(referee: Referee, advice: Advice, rehearsal: Rehearsal, seat: number, patience: Patience) {
    this.referee = referee
    this.acting = new Acting(referee, advice, patience)
    this.patience = patience
    this.advice = advice
    this.rehearsal = rehearsal
    this.seat = seat
  }

  /** What the seat is left with when it has acted like this and everybody has played on for a while. */
  play(world: State, choices: readonly Option[], dice: Chance, guesses: Chance): number {
    const state = this.referee.clone(world)
    state.chance = dice.branch()
    this.acting.carryOut(state, choices)
    const most = this.rehearsal.actions(state.g)
    for (let played = 0; played < most && state.frames.length > 0; played++) {
      if (this.patience.isGone()) break
      this.acting.act(state, guesses)
    }
    return this.judged(state)
  }

  private judged(state: State): number {
    const result = this.referee.result(state)
    const scores = result?.scores ?? this.rehearsal.judge?.(state.g)
    if (scores === undefined) return this.advice.value(state.g, this.seat)
    return (scores[this.seat] ?? 0) - Math.max(...scores.filter((_score, seat) => seat !== this.seat))
  }
}

interface Candidate {
  readonly action: Action
  /** The first opinion: how much better or worse than the action that looks best. */
  readonly looks: number
  /** The sum of what rehearsals showed, against the same. */
  shown: number
  times: number
}

/** Sequential halving: all are rehearsed for a while, the better half goes on, until one is left or patience is over. */
function bestRehearsed(
  listed: readonly Action[],
  stage: Stage,
  imagined: () => State,
  chance: Chance,
  { trust }: RehearsingManner,
  patience: Patience,
): Action {
  const [first] = listed
  if (first === undefined) throw new Error('a waiting seat has no option')
  let left = listed.map((action): Candidate => ({ action, looks: action.value - first.value, shown: 0, times: 0 }))
  const merit = ({ looks, shown, times }: Candidate) => (shown + trust * looks) / (times + trust)
  for (let rounds = Math.ceil(Math.log2(left.length)); rounds > 0 && left.length > 1; rounds--) {
    patience.share(rounds - 1)
    while (!patience.isOver()) rehearse(left, first, stage, imagined(), chance, patience)
    left = left.toSorted((a, b) => merit(b) - merit(a)).slice(0, Math.ceil(left.length / 2))
  }
  return left[0]?.action ?? first
}

/** One world for all of them. What patience cut short says nothing fair. */
function rehearse(
  left: readonly Candidate[],
  first: Action,
  stage: Stage,
  world: State,
  chance: Chance,
  patience: Patience,
): void {
  const dice = chance.branch()
  const guesses = chance.branch()
  const play = ({ choices }: Action) => stage.play(world, choices, new Chance({ ...dice }), new Chance({ ...guesses }))
  const yardstick = play(first)
  const shown: number[] = []
  for (const { action } of left) {
    if (patience.isGone()) return
    shown.push(action === first ? 0 : play(action) - yardstick)
  }
  if (patience.isGone()) return
  for (const [i, candidate] of left.entries()) {
    candidate.times += 1
    candidate.shown += shown[i] ?? 0
  }
}

/** The choices as a table is told them, up to where chance speaks. */
function lineOf(referee: Referee, world: State, choices: readonly Option[]): string {
  const state = referee.clone(world)
  const names: string[] = []
  for (const [i, choice] of choices.entries()) {
    names.push(referee.name(state, choice))
    if (i < choices.length - 1) referee.choose(state, choice)
  }
  return names.join(SEPARATOR)
}
