// Untrusted positions: laws refuse impossible values and orders of play, and every accepted position can be played.

import {
  Chance,
  loadState,
  Problem,
  Referee,
  savedState,
  type State as Position,
  swiftChance,
} from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'

const referee = new Referee(game)

/** A random game after this many choices, or at the next decision of this kind. */
function positionAt(seats: number, choices: number, decision?: string): Position {
  const state = referee.open(seats, {}, swiftChance('outside'))
  const chance = new Chance(swiftChance('choices'))
  const waits = () => decision === undefined || referee.waiting(state)?.decision === decision
  for (let made = 0; made < choices || !waits(); made++) referee.choose(state, chance.pick(referee.options(state)))
  return state
}

interface Saved {
  g: Record<string, never>
  frames: { step: string; frame: Record<string, never> }[]
}

const saved = (state: Position): Saved => JSON.parse(JSON.stringify(savedState(state))) as Saved

/** Why a changed position is refused. */
function complaint(state: Position, change: (position: Saved) => void): string {
  const position = saved(state)
  change(position)
  try {
    loadState(referee, position)
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
  return 'it is let in'
}

/** Sets the value at a path: `g.droneAt.2`. */
function put(position: Saved, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let at: Record<string, unknown> = position as never
  for (const key of keys) at = at[key] as Record<string, unknown>
  at[last] = value
}

describe('An untrusted position', () => {
  const turn = positionAt(3, 150, 'turn.start')
  const zone = positionAt(3, 0, 'deploy.zone')
  const landing = positionAt(3, 6, 'land.pipe')

  it('is accepted as it was saved', () => {
    for (const state of [turn, zone, landing]) expect(complaint(state, () => {})).toBe('it is let in')
  })

  it.each([
    ['a Drone without a zone', 'droneAt.2', -1],
    ['a Drone behind the Rock', 'droneAt.0', 9],
    ['a Drone past the Core', 'droneAt.0', 37],
    ['an unknown Foreman', 'foreman', 3],
    ['a sixth cycle', 'cycle', 6],
    ['a fifth turn', 'turn', 5],
    ['a Pipe of an unknown seat', 'pipes.0', 6],
    ['a Rig that doesn’t exist', 'site.0', 30],
    ['something in the Core', 'site.36', 0],
    ['negative Credits', 'credits.1', -1],
    ['a hole in a list', 'credits.1', null],
    ['a Base on the middle ring', 'base.0', 14],
    ['an unknown deposit', 'deposits.0', 'gold'],
    ['a negative number of cubes in a well', 'tholins.0', -1],
    ['an unknown controller', 'controller.0', 3],
    ['a Module of an unknown colour', 'module.0', 'green'],
    ['a Core token of an unknown seat', 'coreTokens.0', 3],
    ['an unknown load', 'droneLoad.0', 'water'],
    ['a negative number of cubes in a hold', 'hold.water.0', -1],
    ['an overfull hold', 'hold.water.0', 31],
    ['a negative number of cubes in a Dropship', 'dropship.water.0', -1],
    ['a Rig in orbit that doesn’t exist', 'display', [30]],
    ['an unknown deployed colour', 'deployed', ['green']],
    ['an order that doesn’t exist', 'openOrder', 'venus'],
    ['Mars in the pile', 'orderPile', ['mars']],
    ['an Objective twice', 'objectives', ['rig-control', 'rig-control', 'network-size', 'silicium', 'water']],
    ['a claim by an unknown seat', 'claims.0', [3]],
    ['fewer claims than Objectives', 'claims', []],
  ])('with %s is refused', (_what, path, value) => {
    const field = path.split('.')[0] ?? ''
    const said = complaint(turn, position => put(position, `g.${path}`, value))
    expect(said).toBe(`a law is broken, all ids exist in the box, and all lists have the right length: ${field}`)
  })

  it.each([
    ['a seat of another table', 'frames.1.frame.queue', [3], 'queue of turns'],
    ['a fifth Drone', 'frames.3.frame.drone', 5, 'drone of turn.start'],
    ['a part number that is too high', 'frames.0.frame.part', 6, 'part of cycle'],
  ])('whose frames store %s is refused', (_what, path, value, said) => {
    expect(complaint(turn, position => put(position, path, value))).toBe(
      `a law is broken, all ids in frames exist in the box: ${said}`,
    )
  })

  it.each([
    ['a Rig', 'rig', 'green-1'],
    ['a way', 'way', 'up'],
    ['a zone', 'zone', 'M12'],
    ['a cube', 'incoming', 'gold'],
    ['a cause', 'cause', 'luck'],
  ])('whose frame names %s that doesn’t exist is refused', (_what, field, value) => {
    const said = complaint(turn, ({ frames }) => Object.assign(frames[3]?.frame ?? {}, { [field]: value }))
    expect(said).toBe(`a law is broken, all ids in frames exist in the box: ${field} of turn.start`)
  })

  it.each([
    ['a count of 0', { seat: 0, what: 'water', count: 0, cause: 'rig', zone: 0 }],
    ['an unknown cube', { seat: 0, what: 'gold', count: 1, cause: 'rig', zone: 0 }],
    ['an unknown cause', { seat: 0, what: 'water', count: 1, cause: 'luck', zone: 0 }],
    ['a zone behind the Rock', { seat: 0, what: 'water', count: 1, cause: 'rig', zone: 9 }],
    ['a seat of another table', { seat: 3, zone: 0 }],
  ])('with pending gains that have %s is refused', (_what, effect) => {
    const said = complaint(positionAt(3, 150, 'purge'), ({ frames }) => {
      const effects = frames.find(({ step }) => step === 'effects')
      Object.assign(effects?.frame ?? {}, { queue: [effect] })
    })
    expect(said).toBe('a law is broken, all ids in frames exist in the box: queue of effects')
  })

  it('in which a player has no Base is refused', () => {
    const unlanded = (one: number) => (position: Saved) => {
      put(position, `g.base.${one}`, -1)
      for (let i = 0; i < 4; i++) put(position, `g.droneAt.${4 * one + i}`, -1)
    }
    expect(complaint(turn, unlanded(1))).toContain('every player has landed: a Base is missing')
    const lander = Number(landing.frames.at(-1)?.frame['seat'])
    expect(complaint(landing, unlanded(lander))).toContain('every player has landed: land.pipe without a Base')
    const early = complaint(landing, ({ frames }) => put({ frames } as Saved, 'frames.2.step', 'turn.drone'))
    expect(early).toContain('every player has landed: turn.drone before the first cycle')
  })

  const drone = positionAt(3, 150, 'turn.drone')
  const { turn: number, seat } = { ...(drone.g as { turn: number }), seat: Number(drone.frames.at(-1)?.frame['seat']) }

  it.each([
    ['a step called by one that never calls it', 'frames.2.step', 'deployment', 'deployment after turns'],
    ['a part that calls another step', 'frames.0.frame.part', 1, 'turns in part 1'],
    ['another seat’s turn', 'frames.2.frame.seat', (seat + 1) % 3, 'turn.drone for another seat'],
    ['a different turn order', 'frames.1.frame.queue', [seat], 'the turn order is wrong'],
    ['a turn number that isn’t its Drone’s', 'g.turn', (number % 4) + 1, 'the turn order is wrong'],
    ['an overfull Dropship', 'g.dropship.water.0', 9, 'left, not'],
  ])('with %s is refused', (_what, path, value, said) => {
    expect(complaint(drone, position => put(position, path, value))).toContain(said)
  })

  it('in which Rigs are deployed or Bases land out of order is refused', () => {
    expect(complaint(zone, position => put(position, 'frames.1.frame.queue', []))).toContain(
      'the deployment order is wrong',
    )
    expect(complaint(zone, position => put(position, 'g.deployed', ['blue']))).toContain('1 Rigs are deployed')
    expect(complaint(landing, position => put(position, 'frames.0.frame.landed', 3))).toContain('3 have landed')
  })

  it('a changed position is either refused or can be played to the end', () => {
    const chance = new Chance(swiftChance('changes'))
    const values = [-2, -1, 0, 1, 2, 3, 7, 36, 37, 99, 'U01', 'C', 'water', 'cream', 'mars', 'slot', 'turn.start', null]
    let played = 0
    for (let i = 0; i < 400; i++) {
      const position = saved(positionAt(2 + (i % 3), chance.below(120)))
      const paths = pathsIn(position)
      put(position, chance.pick(paths), chance.pick(values))
      const state = letIn(position)
      if (state === null) continue
      referee.playout(state, chance)
      played += 1
    }
    expect(played).toBeGreaterThan(10)
  })
})

const FIXED: readonly string[] = ['chance', 'g.box', 'g.seats', 'g.options']

function pathsIn(value: unknown, path = ''): string[] {
  if (FIXED.includes(path)) return []
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, part]) => pathsIn(part, path === '' ? key : `${path}.${key}`))
}

function letIn(position: unknown): Position | null {
  try {
    return loadState(referee, position)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
