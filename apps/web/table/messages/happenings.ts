// Messages about what other people did at the table. They stay until the player closes them.

import type { Happening } from '@tableworks/protocol'
import { isMine } from '../../online/seats.ts'
import { sayHappening } from '../../online/table-events.ts'
import { t } from '../words.ts'
import type { TableModel } from '../table-model.ts'
import type { Message, MessageKind } from './message.ts'

/** Events left out here, because another message shows for as long as they matter. */
const SHOWN_BY_STATE: ReadonlySet<Happening['kind']> = new Set([
  'ask',
  'paused',
  'pauseAsked',
  'resumeAsked',
  'botAsked',
  'locked',
] as const)

/** Only the last event of a topic counts. An undo, for example, may be declined first and allowed later. */
const TOPICS: Partial<Readonly<Record<Happening['kind'], string>>> = {
  ask: 'undo',
  agree: 'undo',
  decline: 'undo',
  undo: 'undo',
  redo: 'undo',
  pauseAsked: 'pause',
  paused: 'pause',
  resumeAsked: 'pause',
  resumed: 'pause',
  botIn: 'bot',
  botOut: 'bot',
}

const isOutdated = ({ n, kind, seat }: Happening, all: readonly Happening[]): boolean => {
  const topic = TOPICS[kind]
  return all.some(
    later =>
      later.n > n && topic !== undefined && TOPICS[later.kind] === topic && (topic !== 'bot' || later.seat === seat),
  )
}

export function happenings(table: TableModel): Message[] {
  const { events } = table
  return events.fresh.flatMap(one => {
    const isElsewhere = SHOWN_BY_STATE.has(one.kind) || isOutdated(one, events.all)
    const message = isElsewhere ? null : messageOf(table, one)
    return message === null ? [] : [{ key: `happened ${one.n}`, close: () => events.close(one.n), ...message }]
  })
}

type Told = Omit<Message, 'key' | 'close'>

function messageOf(table: TableModel, happening: Happening): Told | null {
  const { card, position } = table
  const { kind, seat, name, detail } = happening
  const told = (as: MessageKind, title = sayHappening(happening, card).replace(/\.$/, ''), text = ''): Told => ({
    kind: as,
    seat,
    title,
    text,
  })
  if (kind === 'decline') {
    const why = typeof detail === 'string' ? `${t('messages.quoted', { reason: detail })} ` : ''
    const title = t(askedByMe(table, happening) ? 'messages.declinedYours' : 'messages.declined', { name })
    return { ...told('declined', title, `${why}${t('messages.playContinues')}`), seat: null }
  }
  if (kind === 'agree') {
    if (!isLastAnswer(table, happening)) return null
    return { ...told('undone', t('messages.undone'), t('messages.everyoneAgreed')), seat: null }
  }
  if (kind === 'undo') return { ...told('undoByOther', t('messages.tookBack', { name })), ...showJournal(table) }
  if (kind === 'joined' || kind === 'tookOver') return position.seen.result === null ? told('newPlayer') : null
  // A bot that plays for the viewer has its own message.
  if (kind === 'botIn' && card.online !== undefined && seat !== null && isMine(card.online, seat)) return null
  return told('news')
}

const showJournal = ({ tabs, position }: TableModel): Pick<Told, 'text' | 'actions'> => ({
  text: t('messages.nowAt', { step: position.last }),
  actions: [{ label: t('messages.showMe'), work: async () => tabs.toRail('journal') }],
})

const requestBefore = ({ events }: TableModel, { n }: Happening): Happening | undefined =>
  events.all.findLast(one => one.kind === 'ask' && one.n < n)

const askedByMe = (table: TableModel, answer: Happening): boolean => requestBefore(table, answer)?.isMine === true

/** Whether this was the last answer needed, so that the table is back at the requested step. */
const isLastAnswer = (table: TableModel, answer: Happening): boolean =>
  requestBefore(table, answer)?.detail === answer.detail
