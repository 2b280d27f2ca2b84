// What other players do at an online table apart from moving: join, leave, undo, ask, answer, pause, rename. Found by comparing the
// old and new state of the page.

import type { TableCard, TablePosition, TableTalk } from '@tableworks/host'
import type { Request } from '@tableworks/kernel'
import { isMine, isStandIn } from '../online/seats.ts'
import { t } from '../words/index.ts'

export interface Known {
  readonly card: TableCard
  readonly position: Pick<TablePosition, 'talk' | 'request' | 'paused' | 'last'>
}

/** As sentences, the most relevant first. */
export function happeningsBetween(before: Known, after: Known): string[] {
  if (after.card.online === undefined || before.card.id !== after.card.id) return []
  return [...seatChanges(before.card, after.card), ...tableChanges(before, after), ...talkIn(before, after)]
}

function seatChanges(before: TableCard, after: TableCard): string[] {
  return after.sides.slice(0, after.seats.length).flatMap((name, seat) => {
    const [was, is] = [holding(before, seat), holding(after, seat)]
    const formerly = before.sides[seat] ?? name
    if (isMine(after.online, seat) || isMine(before.online, seat)) return ownSeatChanges(before, after, seat)
    if (was === 'open' && is !== 'open') return [t('happened.joined', { name })]
    if (was !== 'open' && is === 'open') return [t('happened.left', { name: formerly })]
    if (formerly !== name) return [t('happened.tookOver', { name, formerly })]
    if (was === 'person' && is === 'standIn') return [t('happened.botIn', { name })]
    if (was === 'standIn' && is === 'person') return [t('happened.botOut', { name })]
    return []
  })
}

/** A bot in the viewer's seat matters if another player put it there. */
function ownSeatChanges(before: TableCard, after: TableCard, seat: number): string[] {
  if (holding(before, seat) !== 'person' || holding(after, seat) !== 'standIn') return []
  return [t('happened.botForYou')]
}

type Holding = 'open' | 'person' | 'standIn' | 'bot'

function holding(card: TableCard, seat: number): Holding {
  if (card.online?.open.some(one => one === seat) === true) return 'open'
  if (card.seats[seat]?.bot === null) return 'person'
  return isStandIn(card, seat) ? 'standIn' : 'bot'
}

function tableChanges(before: Known, after: Known): string[] {
  const { name } = after.card
  return [
    ...(before.card.name === name ? [] : [name === null ? t('happened.unnamed') : t('happened.renamed', { name })]),
    ...(before.position.paused === after.position.paused
      ? []
      : [t(after.position.paused ? 'happened.paused' : 'happened.resumed')]),
  ]
}

/** Other people's undos, requests and answers; bots agree to everything. */
function talkIn(before: Known, after: Known): string[] {
  const { card, position } = after
  const heard = before.position.talk.at(-1)?.line ?? -1
  return position.talk
    .filter(({ line, seat }) => line > heard && !isMine(card.online, seat) && card.seats[seat]?.bot === null)
    .map(talk => sayTalk(talk, before.position.request, after))
}

function sayTalk({ word, seat }: TableTalk, asked: Request | null, { card, position }: Known): string {
  const name = card.sides[seat] ?? ''
  if (word === 'decline') return t(asked?.by === seat ? 'happened.withdrew' : 'happened.declined', { name })
  return t(`happened.${word}`, { name, step: word === 'ask' ? (position.request?.to ?? position.last) : position.last })
}
