// Notifications by e-mail: plain text and simple HTML, with one-click unsubscribe (RFC 8058).

import { createHmac, timingSafeEqual } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Channel } from '../store/register.ts'
import { linesOf, type NoticeMessage, pathOf, subjectOf, plainText, titleOf } from './message.ts'
import { failed, type SendOutcome } from './outcome.ts'

export interface MailSettings {
  /** smtp://user:password@host:port, or smtps://. */
  readonly smtp: string
  readonly from: string
}

interface MailDeps {
  readonly address: string
  /** Signs the unsubscribe links. */
  readonly key: string
}

const TIMEOUT_MS = 15_000

export type Mailer = ReturnType<typeof openMailer>

export function openMailer({ smtp, from }: MailSettings) {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail: { to: string; subject: string; text: string } & Partial<Extra>): Promise<SendOutcome> {
      try {
        await transport.sendMail({ from, ...mail })
        return { made: 'sent' }
      } catch (error) {
        // Reports only the code, because the error's message may contain the address.
        const { responseCode, code } = error as { responseCode?: number; code?: string }
        return failed(responseCode === undefined ? (code ?? 'no answer') : `status ${responseCode}`)
      }
    },
  }
}

interface Extra {
  readonly html: string
  readonly messageId: string
  readonly headers: Readonly<Record<string, string>>
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export async function sendMail(
  { id, address: to }: Pick<Channel, 'id' | 'address'>,
  message: NoticeMessage,
  mailer: Mailer,
  deps: MailDeps,
): Promise<SendOutcome> {
  const stop = `${deps.address}/api/unsubscribe?key=${unsubscribeKey(id, deps.key)}`
  const settings = `${deps.address}/notifications`
  const parts = message.items.map(item => ({
    lines: [titleOf(item), ...linesOf(item)],
    link: deps.address + pathOf(item),
  }))
  const plain = plainText(message)
  const text = [
    ...(plain !== null ? [plain] : parts.map(({ lines, link }) => [...lines, link].join('\n'))),
    `Change what you get: ${settings}\nStop these e-mails: ${stop}`,
  ].join('\n\n')
  const html = [
    ...(plain !== null
      ? [`<p>${escaped(plain)}</p>`]
      : parts.map(({ lines: [title = '', ...more], link }) => {
          const body = [`<b>${escaped(title)}</b>`, ...more.map(escaped), `<a href="${link}">Open the table</a>`]
          return `<p>${body.join('<br>')}</p>`
        })),
    `<p><small><a href="${settings}">Change what you get</a> · <a href="${stop}">Stop these e-mails</a></small></p>`,
  ].join('\n')
  return mailer.send({
    to,
    subject: subjectOf(message),
    text,
    html,
    messageId: `<${message.id}@${new URL(deps.address).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  })
}

const sealOf = (channel: string, key: string): string =>
  createHmac('sha256', key).update(`unsubscribe ${channel}`).digest('hex')

const unsubscribeKey = (channel: string, key: string): string => `${channel}.${sealOf(channel, key)}`

/** The channel that an unsubscribe link belongs to; null if this server didn't make the link. */
export function channelToStop(given: string, key: string): string | null {
  const [, channel = '', seal = ''] = /^([0-9a-f]{16})\.([0-9a-f]{64})$/.exec(given) ?? []
  const isOurs = channel !== '' && timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(channel, key)))
  return isOurs ? channel : null
}
