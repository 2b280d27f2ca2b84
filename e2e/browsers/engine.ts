// What a test needs of a browser, whichever engine it has: an address, a script in the page, a finger and keys.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ChildProcess, spawn } from 'node:child_process'

/** One window of a browser that was started for this test and remembers nothing from before. */
export interface Driver {
  /** Name and version, as the browser says them. */
  readonly name: string
  goto(address: string): Promise<void>
  /** Evaluates an expression in the page, waiting for what it promises; what comes back is JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Presses at a point of the window. */
  click(x: number, y: number): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit'
  /** How to get it where it is missing. */
  readonly howToGet: string
  /** Starts it; null when it is not on this machine. */
  start(): Promise<Driver | null>
}

/** A program with a folder of its own, stopped and swept away together. */
export class Program {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'tableworks-browser-'))
  private readonly child: ChildProcess
  private said = ''

  constructor(command: string, args: (folder: string) => readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.child = spawn(command, args(this.folder), {
      env: { ...process.env, HOME: this.folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a group of its own: browsers have children
    })
    const keep = (chunk: Buffer) => (this.said += chunk.toString())
    this.child.stdout?.on('data', keep)
    this.child.stderr?.on('data', keep)
    this.child.on('error', error => (this.said += error.message))
  }

  /** The first match in what it says. */
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

/** Asks again and again until there is an answer. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  seconds = 30,
): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined && answer !== false) return answer
    if (performance.now() > end) throw new Error(`waited ${seconds} s for ${what}`)
    await new Promise(done => setTimeout(done, 50))
  }
}
