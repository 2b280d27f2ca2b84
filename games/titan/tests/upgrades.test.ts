// Positions from earlier rules, so that running tables can continue.

import { Chance, Referee, type SavedState, type StackedFrame, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { ZONE } from '../data/crater.ts'
import { game } from '../index.ts'
import { rigColour } from '../readings/rigs.ts'
import type { Frames, State } from '../state.ts'

const referee = new Referee(game)

/** The frames in rules 1. */
const asRules1 = (frames: readonly StackedFrame[]): StackedFrame[] =>
  frames.map(({ step, frame: { onTurn: _onTurn, ...frame } }) => ({
    step,
    frame: step === 'purge' ? { seat: frame['seat'] } : frame,
  }))

/** Every position in several random games where cubes arrive or Tholins are removed. */
function* interrupted(): Generator<{ g: State; frames: StackedFrame[] }> {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const state = referee.open(4, {}, swiftChance(seed))
    const chance = new Chance(swiftChance(`choices ${seed}`))
    while (state.frames.length > 0) {
      if (state.frames.some(({ step }) => step === 'overflow' || step === 'purge'))
        yield { g: state.g as State, frames: state.frames }
      referee.choose(state, chance.pick(referee.options(state)))
    }
  }
}

describe('Upgrades to rules 2', () => {
  it('TTN-78: gains get their turn, and a Tholins removal gets its red Rig or Module', () => {
    const met = { overflow: 0, purge: 0 }
    for (const { g, frames } of interrupted()) {
      const upgraded = game.upgrades?.[2]?.({ g, frames: asRules1(frames) } as unknown as SavedState).frames ?? []
      const { step } = upgraded.at(-1) as { step: keyof typeof met }
      met[step] += 1
      expect(upgraded.map(frame => withoutCause(g, frame))).toEqual(frames.map(frame => withoutCause(g, frame)))
      for (const [law, broken] of Object.entries(game.laws)) expect([law, broken(g, upgraded)]).toEqual([law, null])
    }
    expect(met.overflow).toBeGreaterThan(20)
    expect(met.purge).toBeGreaterThan(20)
  })
})

/** Rules 1 didn't store what removes Tholins. The upgrade looks for a red Rig, or else a red Module. */
function withoutCause(g: State, { step, frame }: StackedFrame): unknown {
  if (step !== 'purge') return { step, frame }
  const { seat, cause, zone } = frame as unknown as Frames['purge']
  const isRed =
    cause === 'rig'
      ? rigColour(g, ZONE[zone]) === 'red'
      : g.module[ZONE[zone]] === 'red' && g.controller[ZONE[zone]] === seat
  return { step, seat, isRed }
}
