// The worker that runs this device's bots.

import { playersWith } from '@tableworks/bots'
import { botRoom } from '@tableworks/host'
import { expose } from 'comlink'
import { loadGame } from '../games.ts'
import { loadBots } from './bot-entries.ts'

expose(botRoom(loadGame, async (game, table) => playersWith(await loadBots(game, table))))
