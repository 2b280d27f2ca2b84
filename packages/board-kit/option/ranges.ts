// Groups choices that differ only in one whole number into a dial instead of a row of buttons.

import type { AnyGame, Option } from '@tableworks/kernel'
import type { Choice } from './choices.ts'

/** Choices whose names differ only in a number, lowest first. */
export interface Range {
  readonly field: string
  readonly choices: readonly Choice[]
  readonly values: readonly number[]
}

export interface Sorted {
  readonly ranges: readonly Range[]
  readonly singles: readonly Choice[]
}

/** Fewer choices than this stay buttons, which are quicker to use than a dial. */
const FEWEST = 5

/** Splits choices into dials and buttons. The buttons keep their order. */
export function rangesIn(
  choices: readonly Choice[],
  decision: string,
  { notation }: Pick<AnyGame, 'notation'>,
): Sorted {
  const families = new Map<string, Choice[]>()
  const familyOf = ({ option }: Choice): string | null => {
    const field = numberField(option)
    return field === null ? null : `${notation.patternOf(decision, option)} ${field} ${rest(option, field)}`
  }
  for (const choice of choices) {
    const key = familyOf(choice)
    if (choice.open && key !== null) families.set(key, [...(families.get(key) ?? []), choice])
  }
  const ranges = [...families.values()].filter(family => family.length >= FEWEST).map(rangeOf)
  const inRange = new Set(ranges.flatMap(range => range.choices))
  // If some numbers of a pattern are legal, the illegal ones are left out.
  const isBeyond = (choice: Choice) => !choice.open && families.has(familyOf(choice) ?? '')
  return { ranges, singles: choices.filter(choice => !inRange.has(choice) && !isBeyond(choice)) }
}

function rangeOf(family: readonly Choice[]): Range {
  const field = numberField(family[0]?.option ?? '') ?? ''
  const valueOf = ({ option }: Choice): number => (typeof option === 'string' ? 0 : Number(option[field]))
  const choices = family.toSorted((a, b) => valueOf(a) - valueOf(b))
  return { field, choices, values: choices.map(valueOf) }
}

/** The only field that holds a number; null if there is none, or more than one. */
function numberField(option: Option): string | null {
  if (typeof option === 'string') return null
  const fields = Object.keys(option).filter(field => typeof option[field] === 'number')
  return fields.length === 1 ? (fields[0] ?? null) : null
}

const rest = (option: Option, field: string): string =>
  typeof option === 'string' ? option : JSON.stringify({ ...option, [field]: null })
