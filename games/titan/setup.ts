// Set-up before the first Base lands: RULES.md TTN-1 to TTN-10.

import { type Chance, perSeat, type Seat } from '@tableworks/kernel'
import { draw, drawMany, recordOf } from '@tableworks/table-kit'
import { craterOf } from './data/board.ts'
import { CORE, isUpper, perSlot, type PerZone, perZone, ringOf } from './data/crater.ts'
import { COMMON, CUBES } from './data/cubes.ts'
import { CATEGORIES, IDS_OF, type ObjectiveId, PERMANENT_IDS } from './data/objectives.ts'
import { PILE_IDS } from './data/orders.ts'
import { CONTROL_TOKENS, CORE_DEUTERIUM, DEPOSITS_PER_SEAT, DRONES, ICE_PER_SEAT, PIPES } from './data/pieces.ts'
import { COLOURS, rigsOf } from './data/rigs.ts'
import { revealRigs } from './rules/prepare.ts'
import { drawOrder } from './rules/orders.ts'
import { EMPTY, ICE, NONE, type Site, type State } from './state.ts'

export function setup({ seats, variants, box }: Pick<State, 'seats' | 'variants' | 'box'>, chance: Chance): State {
  const { deposits, site } = layDeposits({ seats, box }, chance)
  const none = () => perSeat(seats, () => 0)
  const g: State = {
    seats,
    variants,
    box,
    cycle: 0,
    turn: 0,
    foreman: 0,
    credits: none(), // TTN-10
    pipes: perSlot<number>(box.slots.all, () => NONE),
    network: perZone(() => 0),
    site,
    base: perSeat(seats, () => NONE),
    deposits,
    tholins: perZone(() => 0),
    deuterium: perZone(zone => (zone === CORE ? CORE_DEUTERIUM * seats : 0)), // TTN-8
    controller: perZone(() => NONE),
    module: perZone(() => null),
    coreTokens: box.slots.core.map(() => NONE),
    droneAt: perSeat(seats, () => DRONES.map(() => NONE)).flat(),
    droneLoad: perSeat(seats, () => DRONES.map(() => null)).flat(),
    hold: recordOf(CUBES, none),
    holdPipes: perSeat(seats, () => PIPES), // TTN-9
    dropship: recordOf(COMMON, none),
    dropshipPipes: none(),
    controlTokens: perSeat(seats, () => CONTROL_TOKENS),
    pipesGone: none(),
    display: [],
    deployed: [],
    stacks: recordOf(COLOURS, rigsOf),
    openOrder: null,
    isMarsOpen: true, // TTN-80
    orderPile: [...PILE_IDS],
    fulfilled: perSeat(seats, () => []),
    hasOrdered: false,
    objectives: [],
    claims: [],
  }
  revealRigs(g, chance) // TTN-4
  g.openOrder = drawOrder(g, chance) // TTN-6
  g.objectives = [...PERMANENT_IDS, ...CATEGORIES.map(category => draw([...IDS_OF[category]], chance) as ObjectiveId)] // TTN-7
  g.claims = g.objectives.map(() => [])
  g.foreman = chance.below(seats) as Seat // TTN-10
  return g
}

/** TTN-3, A-3: two tokens on every upper zone. The rest, mixed with ice, go on the middle zones. */
function layDeposits({ seats, box }: Pick<State, 'seats' | 'box'>, chance: Chance) {
  const all = COMMON.flatMap(resource => Array.from({ length: box.deposits[resource].count }, () => resource))
  const kept = drawMany(all, DEPOSITS_PER_SEAT * seats, chance)
  const deposits: State['deposits'] = perZone(() => [null, null]).flat()
  const site: PerZone<Site> = perZone(() => EMPTY)
  const { zones } = craterOf({ seats, box })
  for (const zone of zones) if (isUpper(zone)) deposits.splice(2 * zone, 2, ...kept.splice(0, 2))
  const mixed = chance.shuffle([...kept, ...Array.from({ length: ICE_PER_SEAT * seats }, () => 'ice' as const)])
  for (const zone of zones) {
    if (ringOf(zone) !== 'middle') continue
    const token = mixed.pop()
    if (token === 'ice') site[zone] = ICE
    else if (token !== undefined) deposits[2 * zone] = token
  }
  return { deposits, site }
}
