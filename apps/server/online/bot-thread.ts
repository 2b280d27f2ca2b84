// A worker thread that runs bots. It receives only the view of the bot's seat.

import { parentPort } from 'node:worker_threads'
import { GAMES } from '@tableworks/games'
import { playersFor } from '@tableworks/games/bots'
import { botRoom, HostError, type BotQuestion } from '@tableworks/host'

const room = botRoom(
  async game => {
    const found = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined
    if (found === undefined) throw new HostError('unknownGame', game)
    return found
  },
  async game => playersFor(game),
)

parentPort?.on('message', (question: BotQuestion) => {
  void room.choose(question).then(
    text => parentPort?.postMessage({ text }),
    (error: unknown) => parentPort?.postMessage({ failed: String(error) }),
  )
})
parentPort?.postMessage('awake')
