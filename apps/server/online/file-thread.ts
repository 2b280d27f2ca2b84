// A thread that reads and replays one game file, then exits.

import { parentPort, workerData } from 'node:worker_threads'
import { GAMES } from '@tableworks/games'
import { fileIn, HostError, hostErrorOf, recordOfFile, type Wanted } from '@tableworks/host'

const { source, wanted } = workerData as { source: string; wanted: Wanted }
try {
  const file = fileIn(source)
  const game = Object.hasOwn(GAMES, file.game) ? GAMES[file.game] : undefined
  if (game === undefined) throw new HostError('unknownGame', file.game)
  parentPort?.postMessage({ made: recordOfFile(game, file, wanted) })
} catch (error) {
  parentPort?.postMessage({ failed: hostErrorOf(error) })
}
