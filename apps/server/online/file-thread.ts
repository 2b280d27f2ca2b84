// A thread that reads and replays game files.

import { parentPort } from 'node:worker_threads'
import { GAMES } from '@tableworks/games'
import { fileIn, HostError, hostErrorOf, recordOfFile } from '@tableworks/host'
import type { FileToRead, Reply } from './game-files.ts'

function replyTo({ source, wanted }: FileToRead): Reply {
  try {
    const file = fileIn(source)
    const game = Object.hasOwn(GAMES, file.game) ? GAMES[file.game] : undefined
    if (game === undefined) throw new HostError('unknownGame', file.game)
    return { made: recordOfFile(game, file, wanted) }
  } catch (error) {
    return { failed: hostErrorOf(error) }
  }
}

parentPort?.on('message', (file: FileToRead) => parentPort?.postMessage(replyTo(file)))
