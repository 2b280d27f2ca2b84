// Reads and replays game files. A long file takes a while, so the page can terminate the worker.

import { fileIn, type Imported, recordOfFile, type Wanted } from '@tableworks/host'
import type { OnLine } from '@tableworks/kernel'
import { expose } from 'comlink'
import { isPlayable, loadGame } from '../games.ts'
import { type FileCheck, checkFile } from '../verify/check.ts'

export interface FileRoom {
  check(chosen: Blob, onLine: OnLine): Promise<FileCheck>
  imported(source: string, wanted: Wanted, onLine: OnLine): Promise<Imported>
}

/** Caps progress at a hundred messages. */
function nowAndThen(onLine: OnLine): OnLine {
  let shown = -1
  return (done, of) => {
    const percent = Math.floor((100 * done) / of)
    if (percent === shown) return
    shown = percent
    onLine(done, of)
  }
}

const room: FileRoom = {
  check: (chosen, onLine) =>
    checkFile(chosen, async game => (isPlayable(game) ? loadGame(game) : null), nowAndThen(onLine)),
  async imported(source, wanted, onLine) {
    const file = fileIn(source)
    return recordOfFile(await loadGame(file.game), file, wanted, nowAndThen(onLine))
  },
}

expose(room)
