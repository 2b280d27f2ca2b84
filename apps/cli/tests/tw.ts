// Runs the real program in a process.

import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PROGRAM = path.resolve(import.meta.dirname, '../tw.ts')

export interface Ran {
  code: number | null
  out: string
  err: string
}

export function tw(args: readonly string[], { input = '', cwd = process.cwd() } = {}): Promise<Ran> {
  const env = { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' }
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd, env })
  const ran: Ran = { code: null, out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ran.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.err += text))
  child.stdin.on('error', () => {}) // A program that exits early doesn't read all of its input.
  child.stdin.end(input)
  return new Promise(done => child.on('close', code => done({ ...ran, code })))
}

export const wordsOf = (line: string): string[] => line.split(' ').slice(1)

/** `tw` for a command line without quotes. */
export const run = (line: string): Promise<Ran> => tw(wordsOf(line))

export const folder = (): string => mkdtempSync(path.join(tmpdir(), 'tw-'))
