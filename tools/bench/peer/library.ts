// boardgame.io in production mode, as its users ship it, without its own expensive checks.

import { createRequire } from 'node:module'
import type { Internal, MakeClient, MakeMcts } from './boardgame-io.ts'
import { installPeer } from './install.ts'

// The library reads the mode when it loads and again at every move, so the mode stays set.
process.env['NODE_ENV'] = 'production'

installPeer()

// The library's entries are folders, which only `require` can resolve.
const require = createRequire(import.meta.url)
export const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as Internal
export const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' }
export const { Client } = require('boardgame.io/client') as { Client: MakeClient }
export const { MCTSBot } = require('boardgame.io/ai') as { MCTSBot: MakeMcts }
