// Firefox over WebDriver BiDi, which it supports without a driver or a download.

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Driver, type Engine, Program } from './engine.ts'

const NAMES = [process.env['FIREFOX'], 'firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

const runs = (program: string | undefined): program is string =>
  program !== undefined && spawnSync(program, ['--version']).status === 0

/** Scrollbars that take up space, as on Windows, because they are the harder case. */
const PREFERENCES = 'user_pref("widget.gtk.overlay-scrollbars.enabled", false);\n'

export const Firefox: Engine = {
  name: 'Firefox',
  howToGet: 'apt-get install firefox-esr, or set FIREFOX',

  async start(): Promise<Driver | null> {
    const command = NAMES.find(runs)
    if (command === undefined) return null
    const program = new Program(command, folder => {
      writeFileSync(path.join(folder, 'user.js'), PREFERENCES)
      return ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0']
    })
    const [, address = ''] = await program.says(/WebDriver BiDi listening on (\S+)/)
    const line = await Line.open(`${address}/session`)
    const { capabilities } = await line.ask<{ capabilities: { browserName: string; browserVersion: string } }>(
      'session.new',
      { capabilities: {} },
    )
    const { contexts } = await line.ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
    const context = contexts[0]?.context

    return {
      name: `Firefox ${capabilities.browserVersion}`,
      goto: async url => void (await line.ask('browsingContext.navigate', { context, url, wait: 'complete' })),
      async evaluate(expression) {
        const answer = await line.ask<Evaluated>('script.evaluate', {
          expression: `(async () => JSON.stringify(await (${expression})))()`,
          target: { context },
          awaitPromise: true,
          userActivation: true,
        })
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text)
        return answer.result?.value === undefined ? undefined : (JSON.parse(answer.result.value) as unknown)
      },
      async click(x, y) {
        const actions = [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]
        await line.ask('input.performActions', { context, actions: [{ type: 'pointer', id: 'finger', actions }] })
      },
      resize: async (width, height) =>
        void (await line.ask('browsingContext.setViewport', { context, viewport: { width, height } })),
      async screenshot() {
        const { data } = await line.ask<{ data: string }>('browsingContext.captureScreenshot', { context })
        return Buffer.from(data, 'base64')
      },
      async close() {
        await line.ask('browser.close', {}).catch(() => undefined) // Firefox may exit before it answers.
        await program.stop()
      },
    }
  },
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

interface Answer {
  readonly id?: number
  readonly type: string
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

/** Requests and responses over one socket, matched by number. */
class Line {
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private asked = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.addEventListener('message', event => {
      const answer = JSON.parse(String(event.data)) as Answer
      if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer)
    })
  }

  static async open(address: string): Promise<Line> {
    const socket = new WebSocket(address)
    await new Promise((done, fail) => {
      socket.addEventListener('open', done)
      socket.addEventListener('error', () => fail(new Error(`Firefox does not answer at ${address}`)))
    })
    return new Line(socket)
  }

  async ask<T = unknown>(method: string, params: object): Promise<T> {
    const id = ++this.asked
    const answered = new Promise<Answer>(done => this.waiting.set(id, done))
    this.socket.send(JSON.stringify({ id, method, params }))
    const answer = await answered
    this.waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`)
    return answer.result as T
  }
}
