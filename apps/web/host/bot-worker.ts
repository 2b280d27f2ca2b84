// The worker the bots of this device think in.

import { botRoom } from '@tableworks/host'
import { expose } from 'comlink'
import { loadGame } from '../games.ts'
import { loadBots } from './bot-entries.ts'

expose(botRoom(loadGame, loadBots))
