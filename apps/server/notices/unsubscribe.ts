// The unsubscribe link in every e-mail. Mail programs POST to it directly (RFC 8058). A browser shows a button first, because
// link scanners open links too.

import type { FastifyInstance } from 'fastify'
import type { Notices } from './notices.ts'

const page = (content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/odd-browser.css">
<title>Tableworks</title><main class="odd-browser">${content}<p><a href="/">Tableworks</a></p></main></html>`

const ASK = page('<h1>Stop these e-mails?</h1><form method="post"><button>Stop e-mails</button></form>')
const STOPPED = page(
  '<h1>Stopped</h1><p>Tableworks won’t send you notifications by e-mail any more. We keep your address so you can recover your account with it. You can remove it on the Notifications page.</p>',
)
const UNKNOWN = page('<h1>Unknown link</h1><p>Open the link from the newest e-mail again.</p>')

const keyIn = (query: unknown): string => {
  const { key } = query as { key?: unknown }
  return typeof key === 'string' ? key : ''
}

export function addUnsubscribe(app: FastifyInstance, notices: Notices | null): void {
  // Ignores the form's body, because the URL contains everything.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume()
    body.on('end', () => done(null, null))
  })
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    body.resume()
    body.on('end', () => done(null, null))
  })
  app.get('/api/unsubscribe', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/html').send(ASK),
  )
  app.post('/api/unsubscribe', async (request, reply) => {
    const isKnown = (await notices?.unsubscribe(keyIn(request.query))) ?? false
    return reply
      .code(isKnown ? 200 : 404)
      .type('text/html')
      .send(isKnown ? STOPPED : UNKNOWN)
  })
}
