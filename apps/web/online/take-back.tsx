// Lets a player take their seat back from a bot.

import type { TableCard } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { navigate } from 'wouter/use-browser-location'
import { ActButton } from '../parts/parts.tsx'
import { t } from '../words/index.ts'
import { onlineTables } from './here.ts'
import { finishedForMe, isStandIn } from './seats.ts'

/** The viewer's seat that a bot plays for now, if any. */
export const lentSeat = (card: TableCard): Seat | undefined =>
  card.result === null && finishedForMe(card) === undefined
    ? card.online?.mine.find(seat => isStandIn(card, seat))
    : undefined

export const takeBack = async (table: string, seat: Seat): Promise<void> => {
  await (await onlineTables()).ask('reseat', { table, seat, bot: null })
}

/** In lists: takes the seat back and opens the table. */
export function TakeBackButton({ card, label }: { card: TableCard; label: string }) {
  const seat = lentSeat(card)
  if (seat === undefined) return null
  const work = async () => {
    await takeBack(card.id, seat)
    navigate(`/table/${card.id}`)
  }
  return (
    <ActButton kind="strong" aria-label={label} work={work}>
      {t('tableRow.takeBack')}
    </ActButton>
  )
}
