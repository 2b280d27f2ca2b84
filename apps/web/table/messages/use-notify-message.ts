// Offers notifications once, to a player at an online table who has none.

import type { NoticeState } from '@tableworks/protocol'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { allowPush, canPush, isPushBlocked } from '../../notices/push.ts'
import { channelOf, useNoticesIf } from '../../notices/use-notices.ts'
import { remember, remembered } from '../../parts/remembered.ts'
import { t } from '../words.ts'
import type { TableModel } from '../table-model.ts'
import type { Message } from './message.ts'

const ANSWERED = 'tableworks asked to notify'

/** What to offer: notifications on this device, or e-mails if its browser can't show any. Null if the player has that already. */
function offerOf(state: NoticeState): { readonly key: string } | 'mail' | null {
  const { push, mail } = state.ways
  if (push !== null && canPush() && !isPushBlocked())
    return channelOf(state, 'push') === undefined ? { key: push } : null
  return mail && state.channels.length === 0 ? 'mail' : null
}

export function useNotifyMessage({ isAtTable, position }: TableModel): Message[] {
  const [notices, reload] = useNoticesIf(isAtTable)
  const [isAnswered, setAnswered] = useState(() => remembered(ANSWERED) !== null)
  const answer = () => {
    remember(ANSWERED, 'yes')
    setAnswered(true)
  }
  const isOver = position.seen.result !== null
  if (!isAtTable || isOver || isAnswered || notices.state !== 'ready' || notices.value === null) return []
  const offer = offerOf(notices.value)
  if (offer === null) return []
  const allow = async () => {
    if (offer === 'mail') return navigate('/notifications')
    await allowPush(offer.key)
    answer()
    reload()
  }
  return [
    {
      key: 'notify',
      kind: 'notify',
      title: t('messages.notify'),
      text: t(offer === 'mail' ? 'messages.notifyByMail' : 'messages.notifyText'),
      actions: [
        { label: t('notifyMe'), isMain: true, work: allow },
        { label: t('messages.notNow'), work: async () => answer() },
      ],
    },
  ]
}
