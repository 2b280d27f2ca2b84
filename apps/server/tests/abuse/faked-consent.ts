// The owner asks for an undo, lets a bot take the opponent's seat and agree, then gives the seat back.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LOOK, planOf, TestPage } from '../page.ts'
import { startServer } from '../processes.ts'
import type { Attack } from './attack.ts'

const TABLES = 10

export const fakedConsent: Attack = {
  name: 'faked-consent',
  about: 'the owner of a table puts a bot in the seat of someone who was asked to agree to an undo',
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'faked-consent-'))
    const server = await startServer(folder)
    try {
      let faked = 0
      for (let table = 0; table < TABLES; table++) faked += (await hasFaked(server.address)) ? 1 : 0
      const figures = `${faked} of ${TABLES} undos were faked`
      if (faked > 0) throw new Error(figures)
      return figures
    } finally {
      server.child.kill('SIGKILL')
      await server.exited
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function hasFaked(address: string): Promise<boolean> {
  const [ann, ben] = [await TestPage.open(address), await TestPage.open(address)]
  const { table } = await ann.ask('create', planOf())
  const { key } = await ann.ask('invite', { table, seat: null })
  await ben.ask('join', { key, name: 'Ben', seat: null })
  const say = (who: TestPage, seat: 0 | 1, text: string, lines: number) =>
    who.ask('say', { table, seat, text, lines, look: LOOK })
  await say(ann, 0, 'harvest salt', 0)
  await say(ben, 1, 'harvest timber', 1)
  await say(ann, 0, '/ask 0', 2)
  await ann.ask('reseat', { table, seat: 1, bot: 'easy' }).catch(() => null)
  await ann.ask('reseat', { table, seat: 1, bot: null }).catch(() => null)
  const { steps } = await ben.ask('card', { table })
  await Promise.all([ann.close(), ben.close()])
  return steps === 0
}
