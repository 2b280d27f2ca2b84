import { GAMES } from '@tableworks/games'
import { seedFrom, Table } from '@tableworks/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { BotThreads } from '../online/bot-threads.ts'

const bots = new BotThreads(1)
afterAll(() => bots.close())

function questionFor(level: string) {
  const game = GAMES['titans-of-industry']
  if (game === undefined) throw new Error('Titans of Industry is missing')
  const table = new Table(game, { seatNames: ['Ada', 'Bruno', 'Clara'], seed: seedFrom('threads'), variants: {} })
  const seen = table.view(table.actor)
  return { game: game.id, components: null, level, seen, dice: 'a'.repeat(64) }
}

describe('bot threads', () => {
  it('never make an easy bot wait for earlier experts, and drop a cancelled job', async () => {
    const answered: string[] = []
    const ask = async (level: string, owner: string, table: string) => {
      const thinking = bots.think(questionFor(level), { owner, table, isBotOnly: false })
      return { thinking, done: thinking.answer.then(text => text !== null && answered.push(table)) }
    }
    const experts = await Promise.all(['1', '2', '3', '4'].map(table => ask('expert', 'visitor', table)))
    const easy = await ask('easy', 'stranger', 'easy')
    expect(bots.queued).toBe(3) // one expert and the easy bot are running
    experts[3]?.thinking.interrupt()
    expect(bots.queued).toBe(2)
    await Promise.all([...experts, easy].map(({ done }) => done))
    expect(answered.filter(table => table !== 'easy')).toEqual(['1', '2', '3'])
    expect(answered).toContain('easy')
  }, 120_000)
})
