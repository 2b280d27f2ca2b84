// The last person at a table hands the seat to a bot and keeps watching. The game must not play itself to the end.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LOOK, planOf, TestPage } from '../page.ts'
import { startServer } from '../processes.ts'
import type { Attack } from './attack.ts'

const WATCHED_MS = 30_000
/** Bots move slowly enough for people to follow. */
const MOST_A_SECOND = 5

export const handedOver: Attack = {
  name: 'handed-over',
  about: 'the last person at a table lets a bot play: how many moves are made in half a minute?',
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'handed-over-'))
    const server = await startServer(folder)
    try {
      const ann = await TestPage.open(server.address)
      const seats = ['Ann', 'Ada', 'Bruno', 'Clara'].map((name, i) => ({ name, bot: i === 0 ? null : 'easy' }))
      const { table } = await ann.ask('create', planOf({ game: 'titans-of-industry', seats }))
      await ann.ask('watch', { table })
      await ann.ask('look', { table, look: LOOK })
      await ann.ask('reseat', { table, seat: 0, bot: 'easy' })
      const alone = await movesIn(ann, table)
      await ann.ask('pause', { table, paused: false }).catch(() => null)
      const letOn = await movesIn(ann, table)
      const figures = `${alone} moves in ${WATCHED_MS / 1000} s without anyone asking for them, ${letOn} when asked for`
      if (alone > 0 || letOn > (MOST_A_SECOND * WATCHED_MS) / 1000) throw new Error(figures)
      return figures
    } finally {
      server.child.kill('SIGKILL')
      await server.exited
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function movesIn(page: TestPage, table: string): Promise<number> {
  const { steps } = await page.ask('card', { table })
  await new Promise(done => setTimeout(done, WATCHED_MS))
  return (await page.ask('card', { table })).steps - steps
}
