import { type BoardMoment, momentsOf } from '@tableworks/contract'
import { type FactOf, type SeenOf, viewOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { ZONE } from '../../data/crater.ts'
import { game } from '../../index.ts'
import { upgradeCost } from '../../readings/upgrade.ts'
import { arrivalsIn, planOf } from '../parts/plan.ts'

type Fact = FactOf<typeof game>

const PLACES = [2, 3, 4].map(seats => ({ seats, variants: {}, secret: `plan ${seats}` }))
const isGoal = (name: string): boolean => /^(order|upgrade) /.test(name)

/** A choice in a random game, with the facts that follow. */
function* outcomes(decision: string) {
  for (const moment of momentsOf(game, PLACES, isGoal)) {
    const { referee, state, seen, box } = moment
    if (seen.decision !== decision) continue
    for (const option of referee.options(state)) {
      const world = referee.clone(state)
      const facts: Fact[] = []
      referee.choose(world, option, ({ fact }) => facts.push(fact as Fact))
      const after = viewOf(referee, world, seen.seat) as SeenOf<typeof game>
      const plan = planOf(seen, box, seen.seat ?? 0, { facts, after })
      yield { moment, option, world, facts, after, plan }
    }
  }
}

const times = (count: number, one: string): string[] => Array.from({ length: count }, () => one)

/** Cubes for which the hold had no room. */
const refusedIn = (facts: readonly Fact[]): string[] =>
  facts.flatMap(fact => {
    if (fact.kind === 'lostTholins') return times(fact.count, `${fact.seat} tholins`)
    return fact.kind === 'discarded' && fact.cube === fact.incoming ? [`${fact.seat} ${fact.cube}`] : []
  })

/** Plays on until all cubes have arrived, and returns them. */
function comesIn(
  { referee }: BoardMoment<typeof game>,
  world: BoardMoment<typeof game>['state'],
  facts: readonly Fact[],
) {
  const told = [...facts]
  while (world.frames.some(({ step }) => step === 'effects'))
    referee.choose(world, referee.options(world)[0] ?? '', ({ fact }) => told.push(fact as Fact))
  return [
    ...told.flatMap(fact => (fact.kind === 'gained' ? times(fact.count, `${fact.seat} ${fact.cube}`) : [])),
    ...refusedIn(told),
  ]
}

describe('The preview of the hovered option', () => {
  it('TTN-35 to TTN-41: a Pipe gives everything promised, even if a decision comes in between', () => {
    let asked = 0
    for (const { moment, option, world, facts, after, plan } of outcomes('turn.start')) {
      if (typeof option === 'string' || !('slot' in option)) continue
      expect(plan.pipe).toMatchObject(option)
      const promised = arrivalsIn(facts, after).flatMap(({ seat, cube, count }) => times(count, `${seat} ${cube}`))
      if (after.frames.some(({ step }) => step === 'effects')) asked += 1
      expect([...promised, ...refusedIn(facts)].sort()).toEqual(comesIn(moment, world, facts).sort())
    }
    expect(asked).toBeGreaterThan(0)
  })

  it('TTN-41: no loss is promised before the player has chosen it', () => {
    for (const { plan } of outcomes('turn.start')) expect(plan.change.tholins ?? 0).toBeGreaterThanOrEqual(0)
  })

  it('TTN-27: shows how the Dropship would be filled', () => {
    let filled = 0
    for (const { after, moment, plan } of outcomes('deploy.zone')) {
      const { dropshipPipes } = after.view
      expect(plan.cargo?.filter(one => one === 'pipe')).toHaveLength(dropshipPipes[moment.seen.seat ?? 0])
      filled += 1
    }
    expect(filled).toBeGreaterThan(0)
  })

  it('TTN-71: an upgrade shows its cost before the Module is chosen', () => {
    let upgrades = 0
    for (const { moment, option, plan } of outcomes('turn.upgrade')) {
      if (typeof option === 'string' || !('zone' in option)) continue
      const cost = upgradeCost(moment.g, moment.seen.seat ?? 0, ZONE[option['zone'] as keyof typeof ZONE])
      expect(plan.change).toEqual(cost === 0 ? {} : { silicium: -cost })
      upgrades += 1
    }
    expect(upgrades).toBeGreaterThan(0)
  })
})
