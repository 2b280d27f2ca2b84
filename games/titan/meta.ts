// Name, seats and length. The rulebook's ambiguities are all ruled on (RULES.md, A numbers); no ruling is a variant.

export const NAME = 'Titan'
export const SEATS = [2, 3, 4] as const

/** TTN-11 */
export const CYCLES = 5
export const TURNS_PER_CYCLE = 4

export const VARIANTS = {} as const

/** Far more than any game takes: the longest of thousands had a quarter of it. */
const MOST_CHOICES_PER_TURN = 60
export const mostChoices = ({ seats }: { readonly seats: number }): number =>
  seats * CYCLES * TURNS_PER_CYCLE * MOST_CHOICES_PER_TURN
