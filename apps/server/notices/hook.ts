// Notifications by webhook: in Discord's or Slack's format, or as signed JSON.

import { createHmac } from 'node:crypto'
import type { Channel } from '../store/register.ts'
import { linesOf, type NoticeMessage, pathOf, subjectOf, plainText, titleOf } from './message.ts'
import { type SendOutcome, outcomeOf } from './outcome.ts'
import { type OutsideSettings, post } from './outside.ts'

interface HookDeps {
  /** This server's public address, for links. */
  readonly address: string
  readonly outside: OutsideSettings
  readonly now: () => number
}

/** Escapes text written by players, so that it can't mention people in a channel or fake a link. */
const forDiscord = (text: string): string => text.replaceAll(/[\\*_~`|<>[\]()#@:-]/g, '\\$&')
const forSlack = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[*_~`]/g, '\u{200b}$&')

function textFor(message: NoticeMessage, { address }: HookDeps, escape: (text: string) => string): string {
  const plain = plainText(message)
  if (plain !== null) return plain
  return message.items
    .map(item => [titleOf(item), ...linesOf(item)].map(escape).join('\n') + `\n${address}${pathOf(item)}`)
    .join('\n\n')
}

const jsonFor = (message: NoticeMessage, { address, now }: HookDeps) => ({
  id: message.id,
  sent: new Date(now()).toISOString(),
  title: subjectOf(message),
  events: message.items.map(item => ({
    id: item.id,
    event: item.kind,
    game: item.game,
    name: item.tableName,
    table: address + pathOf(item),
    story: item.story,
  })),
  ...(message.note === undefined ? {} : { note: message.note }),
  ...(message.isTest ? { test: true } : {}),
})

function hookBody(form: Channel['form'], message: NoticeMessage, deps: HookDeps): string {
  if (form === 'discord')
    return JSON.stringify({
      content: textFor(message, deps, forDiscord).slice(0, 2000),
      allowed_mentions: { parse: [] },
    })
  if (form === 'slack') return JSON.stringify({ text: textFor(message, deps, forSlack).slice(0, 4000) })
  return JSON.stringify(jsonFor(message, deps))
}

/** HMAC-SHA256 of `time.body`. The time lets the receiver reject replayed messages. */
export const signatureOf = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')

export async function sendHook(
  { address, form, secret }: Pick<Channel, 'address' | 'form' | 'secret'>,
  message: NoticeMessage,
  deps: HookDeps,
): Promise<SendOutcome> {
  const body = hookBody(form, message, deps)
  const time = Math.floor(deps.now() / 1000)
  const signature = `t=${time},v1=${signatureOf(secret ?? '', time, body)}`
  const own = form === 'json' ? { 'x-tableworks-signature': signature, 'x-tableworks-id': message.id } : {}
  return outcomeOf(await post(address, { headers: { 'content-type': 'application/json', ...own }, body }, deps.outside))
}
