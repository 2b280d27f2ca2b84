import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ASKS } from '../engine/asks.ts'
import { Engine } from '../engine/engine.ts'
import { VERBS } from '../verbs/index.ts'

const PAGE = readFileSync(path.resolve(import.meta.dirname, '../../../docs/tw.md'), 'utf8')

describe('docs/tw.md', () => {
  it('shows the engine’s actual responses', () => {
    const transcript = /```transcript\n(.*?)```/s.exec(PAGE)?.[1] ?? ''
    const asks = [...transcript.matchAll(/^> (.*)\n< (.*)$/gm)]
    const engine = new Engine()

    expect(asks.length).toBeGreaterThan(10)
    for (const [, ask = '', answer] of asks) expect(engine.answer(ask)).toBe(answer)
  })

  it('covers every command and every request', () => {
    for (const { name } of VERBS) expect(PAGE).toContain(`tw ${name}`)
    for (const ask of Object.keys(ASKS)) expect(PAGE).toContain(`{"do":"${ask}"`)
  })
})
