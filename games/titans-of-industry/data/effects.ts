// What advancements can do. A card has one of these effects, its amount and, if needed, the good or facility it refers to.

import { Problem, shape } from '@tableworks/kernel'
import { FACILITY_IDS, type FacilityId } from './facilities.ts'
import { type Material, MATERIALS } from './goods.ts'

/** When a card takes effect: kept all game; resolved at once and discarded; or kept and scored at the end. */
export const KINDS = ['keep', 'once', 'end'] as const
export type Kind = (typeof KINDS)[number]

interface EffectRule {
  readonly kind: Kind
  /** Whether it has a number: dollars, cubes or market share. */
  readonly hasAmount: boolean
  readonly targets: readonly (Material | FacilityId)[] | null
}

const lasting = (hasAmount: boolean, targets: EffectRule['targets'] = null): EffectRule => ({
  kind: 'keep',
  hasAmount,
  targets,
})

const EFFECTS = {
  /** Dollars from the bank for each cube of a good that another player buys (TOI-45). */
  saleBonus: lasting(true, MATERIALS),
  /** Cubes added to a Produce action with a facility. */
  extraCubes: lasting(true, FACILITY_IDS),
  /** Dollars off each Produce action. */
  cheaperUse: lasting(true),
  /** Two uses for the price of one, plus this many cubes. */
  secondUseFree: lasting(true),
  /** One unit of the goods for real estate may be left out. */
  waiveGood: lasting(false),
  /** A price may change before the action. */
  changePrice: lasting(false),
  /** Wood, stone and steel replace each other. */
  substitute: lasting(false),
  /** Dollars per unsold cube. */
  payUnsold: lasting(true),
  /** Unsold cubes that may be kept. */
  keepUnsold: lasting(true),
  /** Market share for each grid in which consumers bought. */
  shareByGrid: lasting(true),
  /** Dollars of rent for each card, instead of the usual rent. */
  rent: lasting(true),
  /** How many dollars lower prices look to consumers. */
  lookCheaper: lasting(true),
  /** Dollars at once. */
  grant: { kind: 'once', hasAmount: true, targets: null },
  /** Every facility is used at once, for free. */
  useAll: { kind: 'once', hasAmount: false, targets: null },
  /** Market share at the end, by its formula. */
  score: { kind: 'end', hasAmount: false, targets: null },
} as const satisfies Record<string, EffectRule>

export type Effect = keyof typeof EFFECTS
export const EFFECT_IDS = Object.keys(EFFECTS) as Effect[]
export type Target = Material | FacilityId

export const anEffect = shape.oneOf(...EFFECT_IDS)
export const aTarget = shape.oneOf(...MATERIALS, ...FACILITY_IDS)

export interface EffectFields {
  readonly effect: Effect
  readonly target: Target | null
  readonly kind: Kind
  readonly amount: number | null
  readonly formula: object | null
}

/** Checks that a card's fields match its effect. */
export function checkEffect({ effect, target, kind, amount, formula }: EffectFields, path: string): void {
  const rule: EffectRule = EFFECTS[effect]
  const isFor = `for "${effect}"`
  if (kind !== rule.kind) throw new Problem(`${path}.kind should be "${rule.kind}" ${isFor}`)
  if ((amount === null) === rule.hasAmount)
    throw new Problem(`${path}.amount should be ${rule.hasAmount ? 'a whole number from 0 to 99' : 'null'} ${isFor}`)
  if ((formula === null) === (effect === 'score'))
    throw new Problem(`${path}.formula should be ${effect === 'score' ? 'an object' : 'null'} ${isFor}`)
  const targets = rule.targets ?? [null]
  if (!targets.some(one => one === target))
    throw new Problem(`${path}.target should be ${targets.map(one => JSON.stringify(one)).join(' or ')} ${isFor}`)
}
