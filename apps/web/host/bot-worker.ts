// The room bots think in. It is handed views and nothing else, so it has nothing to cheat with.

import { playersWith } from '@tableworks/bots'
import { Chance, digestOf, Referee, swiftChance } from '@tableworks/kernel'
import { expose } from 'comlink'
import { loadGame } from '../games.ts'
import { loadBots } from './bot-entries.ts'
import type { Question } from './bots.ts'

export interface BotRoom {
  choose(question: Question, limit: number): Promise<string>
}

const referees = new Map<string, Referee>()

async function refereeFor({ game, components }: Question): Promise<Referee> {
  const key = `${game} ${components === null ? '' : digestOf(components.tables)}`
  const found = referees.get(key) ?? new Referee(await loadGame(game), components ?? undefined)
  referees.set(key, found)
  return found
}

const room: BotRoom = {
  async choose(question, limit) {
    const players = playersWith(await loadBots(question.game))
    const player = players[question.level] ?? players.normal
    const referee = await refereeFor(question)
    const end = performance.now() + limit
    const chance = new Chance(swiftChance(question.dice))
    return player.choose(question.seen, { referee, chance, enough: () => performance.now() > end })
  },
}

expose(room)
