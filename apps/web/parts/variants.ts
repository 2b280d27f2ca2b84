// The variants of a game, as the set-up of a table and the table itself tell of them.

import type { AnyGame, Variant, VariantValue } from '@tableworks/kernel'
import { t } from '../words/index.ts'

type Chosen = Readonly<Record<string, VariantValue | undefined>>

/** Those that matter with so many seats and with what else is chosen. */
export function variantsThatMatter(game: AnyGame, seatCount: number, chosen: Chosen): [string, Variant][] {
  const now = (key: string) => chosen[key] ?? game.variants[key]?.default
  return Object.entries(game.variants).filter(
    ([, { seats, only = {} }]) =>
      (seats?.includes(seatCount) ?? true) && Object.entries(only).every(([key, value]) => now(key) === value),
  )
}

/** `names` are those a component set has for the values: the maps in it. */
export function sayVariantValue(
  variant: Variant,
  value: VariantValue,
  names: Readonly<Record<string, string>> = {},
): string {
  const name = names[String(value)]
  if (name !== undefined) return name
  if (value === true) return t('setUp.on')
  if (value === false) return t('setUp.off')
  return variant.isMoney === true ? `$${value}` : spelt(String(value))
}

/** A value as a person writes it: `deckAndHand` is "Deck and hand". */
const spelt = (value: string): string =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll(/[A-Z]/g, capital => ` ${capital.toLowerCase()}`)
