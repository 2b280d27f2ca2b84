// Offers notifications once, to a player at an online table who has none.

import { useState } from 'react'
import { allowPush, canPush, isPushBlocked } from '../../notices/push.ts'
import { channelOf, useNoticesIf } from '../../notices/use-notices.ts'
import { remember, remembered } from '../../parts/remembered.ts'
import { t } from '../words.ts'
import type { TableModel } from '../table-model.ts'
import type { Message } from './message.ts'

const ANSWERED = 'tableworks asked to notify'

export function useNotifyMessage({ isAtTable, position }: TableModel): Message[] {
  const [notices, reload] = useNoticesIf(isAtTable)
  const [isAnswered, setAnswered] = useState(() => remembered(ANSWERED) !== null)
  const answer = () => {
    remember(ANSWERED, 'yes')
    setAnswered(true)
  }
  const isOver = position.seen.result !== null
  if (!isAtTable || isOver || isAnswered || notices.state !== 'ready' || !canPush() || isPushBlocked()) return []
  const state = notices.value
  if (state === null || state.ways.push === null || channelOf(state, 'push') !== undefined) return []
  const key = state.ways.push
  const allow = async () => {
    await allowPush(key)
    answer()
    reload()
  }
  return [
    {
      key: 'notify',
      kind: 'notify',
      title: t('messages.notify'),
      text: t('messages.notifyText'),
      actions: [
        { label: t('notifyMe'), isMain: true, work: allow },
        { label: t('messages.notNow'), work: async () => answer() },
      ],
    },
  ]
}
