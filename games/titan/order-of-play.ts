// Checks a position's order of play: which step can have called which, whose turn is next, and what must be left in the Dropships
// (invariants 9 and 10). Without this check, a broken position from a file would fail only later.

import { type PerSeat, perSeat, type Seat, seatsFrom, seatsOf, type StackedFrame } from '@tableworks/kernel'
import type { Law } from '@tableworks/table-kit'
import { DRONES, DROPSHIP_SPACES } from './data/pieces.ts'
import { leftInDropship } from './readings/dropship.ts'
import { type Frames, NONE, type State } from './state.ts'

type Step = keyof Frames

/** Which steps can call each step. Steps that never wait are left out. */
const CALLERS: Readonly<Partial<Record<Step, readonly Step[]>>> = {
  landing: [],
  land: ['landing'],
  'land.base': ['land'],
  'land.pipe': ['land'],
  'land.rig': ['land'],
  cycle: [],
  deployment: ['cycle'],
  'deploy.rig': ['deployment'],
  'deploy.zone': ['deployment'],
  turns: ['cycle'],
  turn: ['turns'],
  'turn.start': ['turn'],
  'turn.drone': ['turn'],
  'turn.upgrade': ['turn'],
  'drone.move': ['turn', 'turn.start'],
  'drone.act': ['turn', 'turn.start'],
  'upgrade.module': ['turn.upgrade'],
  effects: ['land', 'turn', 'turn.start'],
  overflow: ['effects', 'extract.rigs', 'extract.core'],
  purge: ['effects'],
  'extract.rigs': ['cycle'],
  'extract.core': ['cycle'],
}

/** Which parts of a sequence call a step. The frame counts the parts done, including this one. */
const PARTS: Readonly<Partial<Record<Step, readonly number[]>>> = {
  'land.base': [1],
  'land.pipe': [2, 3, 4],
  'land.rig': [5],
  deployment: [1],
  turns: [2],
  'extract.rigs': [3],
  'extract.core': [4],
  'turn.start': [1],
  'turn.drone': [2],
  'drone.move': [2],
  'drone.act': [2],
  'turn.upgrade': [3],
}
/** Gains can happen in every part of a turn but the last. */
const PARTS_WITH_GAINS: Readonly<Record<string, readonly number[]>> = { land: [1, 2, 3, 4, 5], turn: [1, 2] }
const SEQUENCES: readonly string[] = ['land', 'cycle', 'turn']
/** Decisions that any seat can get, even out of turn. */
const ANYBODY: readonly string[] = ['overflow', 'purge']

function brokenCall(frames: readonly StackedFrame[]): string | null {
  for (const [i, { step, frame }] of frames.entries()) {
    const caller = frames[i - 1]
    const callers = CALLERS[step as Step]
    if (callers === undefined || (caller === undefined ? callers.length > 0 : !callers.includes(caller.step as Step)))
      return `${step} after ${caller?.step ?? 'nothing'}`
    if (caller === undefined) continue
    const parts = step === 'effects' ? PARTS_WITH_GAINS[caller.step] : PARTS[step as Step]
    if (parts !== undefined && SEQUENCES.includes(caller.step) && !parts.includes(caller.frame['part'] as number))
      return `${step} in part ${String(caller.frame['part'])}`
    const goesOn = 'seat' in frame && 'seat' in caller.frame && !ANYBODY.includes(step)
    if (goesOn && frame['seat'] !== caller.frame['seat']) return `${step} for another seat`
  }
  return null
}

/** What is wrong if a gain in progress names a turn other than the one it interrupts. */
function brokenOnTurn(frames: readonly StackedFrame[]): string | null {
  const onTurn = find(frames, 'turn')?.seat ?? null
  const wrong = frames.find(({ frame }) => 'onTurn' in frame && frame['onTurn'] !== onTurn)
  return wrong === undefined ? null : `${wrong.step} in another seat’s turn`
}

const find = <K extends Step>(frames: readonly StackedFrame[], step: K): Frames[K] | undefined =>
  frames.find(frame => frame.step === step)?.frame as Frames[K] | undefined

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i])

/** TTN-16: which seats have landed, and which is landing. */
function brokenLanding(g: State, { landed }: Frames['landing'], frames: readonly StackedFrame[]): string | null {
  const order = seatsOf(g.seats).map(i => ((g.foreman + g.seats - 1 - i) % g.seats) as Seat)
  const isLanding = find(frames, 'land.base') === undefined ? 0 : 1
  if (find(frames, 'land')?.seat !== order[landed - 1]) return `${landed} have landed`
  const wrong = order.find((seat, i) => (g.base[seat] !== NONE) !== i < landed - isLanding)
  return wrong === undefined ? null : `seat ${wrong} has landed too early or too late`
}

/** What must be left in each Dropship: all of it for seats that have just deployed, otherwise what their turns have left. */
function expectedLeft(g: State, frames: readonly StackedFrame[]): PerSeat<number> | string {
  const order = seatsFrom(g.foreman, g.seats)
  const deployment = find(frames, 'deployment')
  if (deployment !== undefined) {
    const index = order.length - deployment.queue.length - 1
    if (!isSame(deployment.queue, order.slice(index + 1)) || frames.at(-1)?.frame['seat'] !== order[index])
      return 'the deployment order is wrong'
    if (g.deployed.length !== index) return `${g.deployed.length} Rigs are deployed`
    return perSeat(g.seats, seat => (order.indexOf(seat) < index ? DROPSHIP_SPACES : 0))
  }
  const turn = find(frames, 'turn')
  if (turn === undefined) return perSeat(g.seats, () => 0)
  const turns = DRONES.flatMap(() => order)
  const index = (turn.drone - 1) * g.seats + order.indexOf(turn.seat)
  if (g.turn !== turn.drone || !isSame(find(frames, 'turns')?.queue ?? [], turns.slice(index + 1)))
    return 'the turn order is wrong'
  const isUnused = find(frames, 'turn.start') !== undefined
  return perSeat(g.seats, seat => {
    const played = turns.slice(0, isUnused ? index : index + 1).filter(one => one === seat).length
    return DROPSHIP_SPACES - played
  })
}

export const ORDER_OF_PLAY: Readonly<Record<string, Law<State>>> = {
  'each step was called by a step that may call it': (_g, frames) => brokenCall(frames),
  'gains store the right active seat': (_g, frames) => brokenOnTurn(frames),
  'turns are in order, and each uses one Dropship space': (g, frames) => {
    const landing = find(frames, 'landing')
    const broken = landing === undefined ? null : brokenLanding(g, landing, frames)
    if (broken !== null) return broken
    const left = expectedLeft(g, frames)
    if (typeof left === 'string') return left
    const wrong = seatsOf(g.seats).find(seat => leftInDropship(g, seat) !== left[seat])
    return wrong === undefined ? null : `seat ${wrong} has ${leftInDropship(g, wrong)} left, not ${left[wrong]}`
  },
}
