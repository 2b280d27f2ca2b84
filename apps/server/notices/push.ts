// Notifications by Web Push.

import type { Channel } from '../store/register.ts'
import { linesOf, type NoticeMessage, pathOf, plainText, subjectOf } from './message.ts'
import { type OutsideSettings, post } from './outside.ts'
import { encrypted, type PushSubscriptionKeys, type VapidKeys, vapidHeader } from './push-message.ts'
import { type SendOutcome, outcomeOf } from './outcome.ts'

/** A notification that couldn't be delivered within a day is out of date. */
const KEEP_SECONDS = 24 * 60 * 60
const MOST_CHARACTERS = 600

interface PushDeps {
  readonly keys: VapidKeys
  /** Where push services can reach the host. */
  readonly contact: string
  readonly outside: OutsideSettings
  readonly now: () => number
}

export async function sendPush(
  { address }: Pick<Channel, 'address'>,
  message: NoticeMessage,
  deps: PushDeps,
): Promise<SendOutcome> {
  const subscription = JSON.parse(address) as PushSubscriptionKeys
  const { endpoint } = subscription
  const { items } = message
  const single = items.length === 1 ? items[0] : undefined
  const lines = single === undefined ? items.map(({ tableName, gameName }) => tableName || gameName) : linesOf(single)
  const body = plainText(message) ?? lines.join('\n')
  const payload = {
    title: subjectOf(message),
    body: body.slice(0, MOST_CHARACTERS),
    url: single === undefined ? (message.note === undefined ? '/games' : '/you') : pathOf(single),
    // A later notification about the same table replaces this one.
    tag: single?.table ?? 'tables',
  }
  const answer = await post(
    endpoint,
    {
      headers: {
        authorization: vapidHeader(deps.keys, { endpoint, contact: deps.contact, now: deps.now() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEEP_SECONDS),
        urgency: 'normal',
        topic: payload.tag.replaceAll(/[^\w-]/g, '').slice(0, 32),
      },
      body: encrypted(JSON.stringify(payload), subscription),
    },
    deps.outside,
  )
  return outcomeOf(answer)
}
