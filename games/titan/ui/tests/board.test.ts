import { readFileSync } from 'node:fs'
import { type BoardMoment, momentsOf } from '@tableworks/contract'
import { testBoard, testGuide, testMarks } from '@tableworks/contract/vitest'
import { seatsOf } from '@tableworks/kernel'
import { expect, it } from 'vitest'
import { craterOf, slotId } from '../../data/board.ts'
import type { SlotId, ZoneId } from '../../data/crater.ts'
import { CUBES } from '../../data/cubes.ts'
import { DRONES } from '../../data/pieces.ts'
import { COLOURS, rigId } from '../../data/rigs.ts'
import { game } from '../../index.ts'
import { openOrders } from '../../readings/orders.ts'
import { about } from '../about.ts'
import { ui } from '../index.ts'
import { stagesOf } from '../trays/turn-steps.tsx'
import { baseOf, marks, places, type Thing } from '../things.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

testGuide(game, { tour: ui.tour, sounds: ui.sounds ?? {}, rules: read('RULES.md') })

/** The ways to lay a Pipe that are offered or that a player might expect. */
function ways({ seen, referee, state }: BoardMoment<typeof game>): Thing[] {
  const laid = new Set<string>(seen.view.glance.pipes.map(({ slot }) => slot))
  return referee.candidates(state).flatMap(({ option }): Thing[] => {
    if (typeof option === 'string' || !('slot' in option) || laid.has(String(option['slot']))) return []
    const from = 'from' in option ? option['from'] : (baseOf(seen, seen.actor ?? 0) ?? 'C')
    return [{ kind: 'way', from: from as ZoneId, slot: option['slot'] as SlotId }]
  })
}

/** Everything the board draws. */
function drawn(moment: BoardMoment<typeof game>): Thing[] {
  const { seen, g } = moment
  const { view, actor } = seen
  const seat = actor ?? 0
  return [
    ...view.glance.zones.map(({ zone }): Thing => ({ kind: 'zone', zone })),
    ...craterOf(g).slots.map((slot): Thing => ({ kind: 'slot', slot: slotId(g, slot) })),
    ...(seen.decision === null ? [] : ways(moment)),
    ...view.glance.drones.map(({ owner, drone }): Thing => ({ kind: 'drone', drone, seat: owner })),
    ...view.display.map((rig): Thing => ({ kind: 'rig', rig: rigId(rig) })),
    ...COLOURS.flatMap((colour): Thing[] => [
      { kind: 'stack', colour },
      { kind: 'module', colour },
    ]),
    ...(['silicium', 'water', 'hydrocarbons', 'titanium', 'pipe'] as const).map((cargo): Thing => ({
      kind: 'bay',
      cargo,
      seat,
    })),
    ...CUBES.map((cube): Thing => ({ kind: 'cubes', cube, seat })),
    ...openOrders(view).map((order): Thing => ({ kind: 'order', order })),
    ...view.objectives.map((objective): Thing => ({ kind: 'objective', objective })),
    { kind: 'pipes', seat },
    { kind: 'hold', seat },
    { kind: 'dropship', seat },
    { kind: 'orbit' },
    { kind: 'orders' },
    { kind: 'objectives' },
    { kind: 'clock' },
    { kind: 'saturn' },
    ...craterOf(g).rocks.map((rock): Thing => ({ kind: 'rock', slot: slotId(g, rock.slot) })),
    ...stagesOf(seen).map((_stage, stage): Thing => ({ kind: 'stage', stage })),
  ]
}

testBoard(game, { places, about, drawn }, () => [
  ...momentsOf(
    game,
    game.seats.map(seats => ({ seats, variants: {}, secret: `ui ${seats}` })),
  ),
])

testMarks(game, { places, marks, games: ['typical', 'every-rule'].map(name => read(`tests/games/${name}.json`)) })

it('TTN-52: the Drone in question belongs to the deciding seat', () => {
  let asked = 0
  for (const { seen } of momentsOf(game, [{ seats: 4, variants: {}, secret: 'drones' }])) {
    const top = seen.frames.at(-1)
    if (top?.step !== 'turn.drone') continue
    for (const seat of seatsOf(seen.seats))
      expect(places['turn.drone']('drone', { ...seen, seat: 0 }, seat)).toEqual({
        kind: 'drone',
        drone: top.frame.drone,
        seat,
      })
    asked += 1
  }
  expect(asked).toBeGreaterThan(DRONES.length)
})

it('every fact in a story shows somewhere on the board', () => {
  expect(Object.keys(game.words.stories ?? {}).filter(kind => !(kind in marks))).toEqual([])
})
