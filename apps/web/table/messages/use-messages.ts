// All messages of a table, the most urgent first.

import { useSocketState } from '../../online/use-socket-state.ts'
import { t } from '../words.ts'
import type { TableModel } from '../table-model.ts'
import { happenings } from './happenings.ts'
import { byUrgency, type Message } from './message.ts'
import { undoRequest, votes } from './requests.ts'
import { absences, lock, notes, openSeats, pause, refusedUndo, rematchOffer, standIns, watching } from './states.ts'
import { useNotifyMessage } from './use-notify-message.ts'

export function useMessages(table: TableModel): readonly Message[] {
  const { card, position } = table
  const { closed, close } = table.answering
  const network = useNetworkMessage(card.online !== undefined)
  const notify = useNotifyMessage(table)
  const isRunning = position.seen.result === null
  const messages = [
    ...network,
    ...lock(table),
    ...refusedUndo(table),
    ...undoRequest(table),
    ...votes(table),
    ...(isRunning ? standIns(table) : []),
    ...happenings(table),
    ...absences(table, close),
    ...openSeats(table, close),
    ...rematchOffer(table, close),
    ...pause(table),
    ...notes(table, close),
    ...watching(table, close),
    ...notify,
  ]
  return byUrgency(messages.filter(({ key }) => !closed.has(key)))
}

function useNetworkMessage(isOnline: boolean): Message[] {
  const state = useSocketState(isOnline)
  if (state === 'lost') return [{ key: state, kind: 'lost', title: t('messages.lost'), text: t('messages.lostText') }]
  if (state === 'banned')
    return [{ key: state, kind: 'lost', title: t('trouble.banned.title'), text: t('messages.bannedText') }]
  if (state === 'slowed')
    return [{ key: state, kind: 'lost', title: t('messages.slowed'), text: t('connection.slowed') }]
  return []
}
