// The eight Action cards from Railways (EMP-9). Four slots with one or two icons each were found. We chose the icons.

import { Problem, shape } from '@tableworks/kernel'
import { from, listOf, type Sourced, sourceShape, tableOf } from '@tableworks/table-kit'

export const CARD_IDS = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'] as const
export type CardId = (typeof CARD_IDS)[number]

export const ACTIONS = [
  'exchange-2',
  'exchange-3',
  'add-train',
  'passenger-owned',
  'passenger-unowned',
  'move-one',
  'move-two',
  'produce',
  'upgrade-residential',
  'upgrade-commercial',
  'upgrade-leisure',
  'upgrade-industrial',
  'upgrade-any',
  'reduce-pollution',
] as const
export type Action = (typeof ACTIONS)[number]

const SLOTS = ['a', 'b', 'c', 'd'] as const
type Slot = (typeof SLOTS)[number]
const POSITIONS = [1, 2] as const

/** An icon is named after its card, slot and position: `A5a2` is the second icon in slot a of card A5. */
export type IconId = `${CardId}${Slot}${(typeof POSITIONS)[number]}`
export const ICON_IDS: readonly IconId[] = CARD_IDS.flatMap(card =>
  SLOTS.flatMap(slot => POSITIONS.map(position => `${card}${slot}${position}` as const)),
)
/** The card an icon is printed on. */
export const cardOf = (icon: IconId): CardId => icon.slice(0, 2) as CardId

export interface Icon {
  readonly id: IconId
  readonly action: Action
  /** The option to claim it, created once, because no option is listed more often. */
  readonly claim: { readonly icon: IconId }
}

/** A card's icons, slot by slot. */
export type ActionCard = Readonly<Record<Slot, readonly Action[]>> & Sourced
export type ActionTable = Readonly<Record<CardId, ActionCard>>

const card = (a: Action[], b: Action[], c: Action[], d: Action[]): ActionCard => ({
  a,
  b,
  c,
  d,
  ...from('reconstructed'),
})

export const ACTION_CARDS: ActionTable = {
  A1: card(['exchange-2', 'produce'], ['upgrade-residential'], ['add-train', 'move-one'], ['passenger-owned']),
  A2: card(['exchange-3', 'produce'], ['upgrade-commercial'], ['move-two'], ['passenger-unowned', 'reduce-pollution']),
  A3: card(['exchange-2'], ['upgrade-leisure', 'upgrade-any'], ['add-train', 'move-one'], ['passenger-owned']),
  A4: card(['exchange-3', 'produce'], ['upgrade-residential', 'upgrade-industrial'], ['add-train'], ['move-one']),
  A5: card(['exchange-2', 'produce'], ['upgrade-residential'], ['move-two'], ['passenger-owned', 'passenger-unowned']),
  A6: card(['exchange-3'], ['upgrade-commercial', 'upgrade-any'], ['add-train', 'move-one'], ['passenger-owned']),
  A7: card(['exchange-2', 'produce'], ['upgrade-leisure', 'upgrade-industrial'], ['move-two'], ['reduce-pollution']),
  A8: card(
    ['upgrade-any'],
    ['upgrade-leisure', 'upgrade-commercial'],
    ['move-two'],
    ['passenger-owned', 'passenger-unowned'],
  ),
}

/** A card's icons in reading order. */
export const iconsOf = (id: CardId, printed: ActionCard): Icon[] =>
  SLOTS.flatMap(slot =>
    POSITIONS.flatMap(position => {
      const action = printed[slot][position - 1]
      const icon: IconId = `${id}${slot}${position}`
      return action === undefined ? [] : [{ id: icon, action, claim: { icon } }]
    }),
  )

/**
 * How many icons a set needs besides these. Markers can cover three, and move two can't be used twice (EMP-57), so every side still
 * has a choice.
 */
const FEWEST_OTHERS = 2

const someIcons = listOf(1, 2, shape.oneOf(...ACTIONS))
const cardShape = shape.record<ActionCard>({ a: someIcons, b: someIcons, c: someIcons, d: someIcons, ...sourceShape })
const aCard = (value: unknown, path: string): ActionCard => {
  const found = cardShape(value, path)
  const others = SLOTS.flatMap(slot => found[slot]).filter(action => action !== 'move-two')
  if (others.length < FEWEST_OTHERS)
    throw new Problem(`${path} should have at least ${FEWEST_OTHERS} icons that are not move-two`)
  return found
}

export const someActionCards = tableOf(CARD_IDS, aCard)
