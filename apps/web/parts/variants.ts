// A game's variants, for the set-up form and the table's details.

import type { AnyGame, Variant, VariantValue } from '@tableworks/kernel'
import { t } from '../words/index.ts'

type Chosen = Readonly<Record<string, VariantValue | undefined>>

/** The variants that apply given the number of seats and the other choices. */
export function variantsThatMatter(
  game: Pick<AnyGame, 'variants'>,
  seatCount: number,
  chosen: Chosen,
): [string, Variant][] {
  const now = (key: string) => chosen[key] ?? game.variants[key]?.default
  return Object.entries(game.variants).filter(
    ([, { seats, only = {} }]) =>
      (seats?.includes(seatCount) ?? true) && Object.entries(only).every(([key, value]) => now(key) === value),
  )
}

/** `names` holds the component set's names for values, such as its maps. */
export function sayVariantValue(
  variant: Variant,
  value: VariantValue,
  names: Readonly<Record<string, string>> = {},
): string {
  const name = names[String(value)]
  if (name !== undefined) return name
  if (value === true) return t('yes')
  if (value === false) return t('no')
  return variant.isMoney === true ? `$${value}` : spelt(String(value))
}

/** A value's label: `deckAndHand` becomes "Deck and hand". */
const spelt = (value: string): string =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll(/[A-Z]/g, capital => ` ${capital.toLowerCase()}`)
