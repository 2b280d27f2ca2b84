// Reduces the options of card decisions for the search: when building, to the cards with the best targets; when discarding, to
// those with the worst.

import type { Option, Seat } from '@tableworks/kernel'
import type { Face } from '../data/cards.ts'
import type { Options } from '../notation.ts'
import { siteAt } from '../readings/board.ts'
import { allowedBy, buildObstacle } from '../readings/building.ts'
import { faceSet } from '../readings/cards.ts'
import { type Standing, standingOf } from '../readings/standing.ts'
import type { State } from '../state.ts'

const CARDS_READ = 4
const DISCARDS_READ = 1

type CardOption = Options['playCard']

/** The most promising options in a card decision. */
export function promisingCards(decision: string, options: readonly Option[], g: State, seat: Seat): readonly Option[] {
  const isDiscard = decision === 'discardCard'
  if (!isDiscard && options.length <= CARDS_READ) return options
  const standing = standingOf(g, seat)
  const judged = options.map(option => {
    const { card, price } = cardOf(option as CardOption, standing)
    const use = bestUse(standing, card)
    return { option, worth: (isDiscard ? 0 - use : use) - price / 5 }
  })
  judged.sort((a, b) => b.worth - a.worth)
  return judged.slice(0, isDiscard ? DISCARDS_READ : CARDS_READ).map(({ option }) => option)
}

function cardOf(option: CardOption, { map }: Standing): { card: Face; price: number } {
  if ('card' in option) return { card: option.card, price: 0 }
  return { card: option.face, price: map.rules.cardPrices[option.slot - 1] ?? 0 }
}

/** A rough value for the best thing a card can build now: its level plus half its profit. */
function bestUse(standing: Standing, card: Face): number {
  const cards = faceSet([card])
  let best = 0
  for (let site = 0; site < standing.map.sites.length; site++)
    for (const allowed of siteAt(standing.map, site).allows) {
      const level = standing.next[allowed.number] ?? null
      if (level === null || allowedBy(standing, cards, allowed, site) === 0) continue
      if (buildObstacle(standing, allowed, site) !== null) continue
      best = Math.max(best, level.level + (0.5 * level.profit - level.cost - level.coal - level.iron) / 5)
    }
  return best
}
