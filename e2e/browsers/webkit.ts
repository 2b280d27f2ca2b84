// WebKit, the engine in Safari and in all browsers on an iPhone: its GTK port, over WebDriver and under Xvfb.

import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Driver, type Engine, Program } from './engine.ts'

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map(folder => path.join(folder, name))
    .find(existsSync)

export const WebKit: Engine = {
  name: 'WebKit',
  howToGet: 'apt-get install webkit2gtk-driver xvfb',

  async start(): Promise<Driver | null> {
    const command = onPath('WebKitWebDriver')
    const screenCommand = onPath('Xvfb')
    if (command === undefined || screenCommand === undefined) return null

    // Xvfb prints the number of the free display it found.
    const screen = new Program(screenCommand, () => ['-displayfd', '1', '-screen', '0', '1800x1600x24'])
    const [, number = ''] = await screen.says(/^(\d+)\n/)
    const port = 20_000 + (process.pid % 20_000)
    const program = new Program(command, () => [`--port=${port}`], { DISPLAY: `:${number}`, GDK_BACKEND: 'x11' })
    const at = `http://127.0.0.1:${port}`
    const { sessionId, capabilities } = await firstAnswer<{
      sessionId: string
      capabilities: { browserVersion: string }
    }>(`${at}/session`, { capabilities: { alwaysMatch: {} } })
    const session = `${at}/session/${sessionId}`

    return {
      name: `WebKit ${capabilities.browserVersion}`,
      goto: async url => void (await ask(`${session}/url`, { url })),
      evaluate: expression => evaluate(session, expression),
      async click(x, y) {
        const actions = [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]
        const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }
        await ask(`${session}/actions`, { actions: [finger] })
      },
      async resize(width, height) {
        // The window has borders and bars, so it's resized, measured and resized again.
        await ask(`${session}/window/rect`, { width, height })
        const size = (await evaluate(session, '[innerWidth, innerHeight]')) as [number, number]
        await ask(`${session}/window/rect`, { width: 2 * width - size[0], height: 2 * height - size[1] })
      },
      screenshot: async () => Buffer.from(await ask<string>(`${session}/screenshot`), 'base64'),
      async close() {
        await ask(session, undefined, 'DELETE').catch(() => undefined) // the process is killed in any case
        await program.stop()
        await screen.stop()
      },
    }
  },
}

async function evaluate(session: string, expression: string): Promise<unknown> {
  const script = `const done = arguments[0]
    ;(async () => JSON.stringify(await (${expression})))().then(
      value => done({ value }), error => done({ error: String(error) }))`
  const answer = await ask<{ value?: string | null; error?: string }>(`${session}/execute/async`, { script, args: [] })
  if (answer.error !== undefined) throw new Error(answer.error)
  return typeof answer.value === 'string' ? (JSON.parse(answer.value) as unknown) : undefined
}

async function ask<T = unknown>(address: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${address}: ${value.error}: ${value.message}`)
  return value
}

/** The driver takes a moment to listen. */
async function firstAnswer<T>(address: string, body: object): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask<T>(address, body)
    } catch (error) {
      if (tries > 100 || !(error instanceof TypeError)) throw error
      await new Promise(done => setTimeout(done, 100))
    }
  }
}
