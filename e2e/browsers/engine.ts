// What a test needs from any browser engine: navigation, a script in the page, a pointer and keys.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ChildProcess, spawn } from 'node:child_process'

/** One window of a browser started for this test, with a new profile. */
export interface Driver {
  /** The browser's name and version. */
  readonly name: string
  goto(address: string): Promise<void>
  /** Evaluates an expression in the page and awaits its promise. The result is JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Presses at a point in the window. */
  click(x: number, y: number): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit'
  /** How to install it. */
  readonly howToGet: string
  /** Starts it; null if it isn't installed. */
  start(): Promise<Driver | null>
}

/** A program with a temporary folder. Both are removed together. */
export class Program {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'tableworks-browser-'))
  private readonly child: ChildProcess
  private said = ''

  constructor(command: string, args: (folder: string) => readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.child = spawn(command, args(this.folder), {
      env: { ...process.env, HOME: this.folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // A process group of its own, because browsers have child processes.
    })
    const keep = (chunk: Buffer) => (this.said += chunk.toString())
    this.child.stdout?.on('data', keep)
    this.child.stderr?.on('data', keep)
    this.child.on('error', error => (this.said += error.message))
  }

  /** Waits for the first match in its output. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    return until(`the browser to say ${pattern}`, () => pattern.exec(this.said))
  }

  async stop(): Promise<void> {
    const { pid } = this.child
    if (pid !== undefined && this.child.exitCode === null) {
      const gone = new Promise(done => this.child.once('exit', done))
      process.kill(-pid, 'SIGTERM')
      const late = setTimeout(() => process.kill(-pid, 'SIGKILL'), 5000)
      await gone
      clearTimeout(late)
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Polls until there is a result. The limit is so long that only a hanging page reaches it, even on a busy machine. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  seconds = 120,
): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined && answer !== false) return answer
    if (performance.now() > end) throw new Error(`waited ${seconds} s for ${what}`)
    await new Promise(done => setTimeout(done, 50))
  }
}
