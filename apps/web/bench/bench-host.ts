// The bench's tables: a recorded game just before one of its moves, held only in memory. Their ids name the position, so the table
// page opens them like any other table.

import {
  fileIn,
  HostError,
  type Imported,
  MemoryStore,
  recordOfFile,
  DeviceHost,
  type TableLink,
  type Wanted,
} from '@tableworks/host'
import { readGameFile } from '@tableworks/kernel'
import { loadGame } from '../games.ts'
import { WorkerBots } from '../host/bots.ts'
import { cutAt } from './positions.ts'
import { recordingOf } from './recordings.ts'

const MARK = 'bench'
const BETWEEN = '~'

export const benchTable = (game: string, recording: string, step: number): string =>
  [MARK, game, recording, step].join(BETWEEN)

const isOfBench = (table: unknown): table is string => typeof table === 'string' && table.startsWith(MARK + BETWEEN)

/** Adds the bench's tables to this device's tables. */
export const withBench = (here: TableLink): TableLink =>
  new Proxy(here, {
    get(target, name) {
      if (name === 'then') return undefined // Without this, `await` would treat the proxy as a promise.
      return async (...args: unknown[]) => {
        const host = isOfBench(args[0]) ? await hostOf(args[0]) : target
        return (Reflect.get(host, name) as (...args: unknown[]) => unknown).apply(host, args)
      }
    },
  })

const hosts = new Map<string, Promise<TableLink>>()

function hostOf(table: string): Promise<TableLink> {
  const known = hosts.get(table) ?? openHost(table)
  hosts.set(table, known)
  return known
}

/** A host with one table. The developer plays the active seat and bots play the rest, so no hand-over screen hides the position. */
async function openHost(table: string): Promise<TableLink> {
  const [, id = '', name = '', step = ''] = table.split(BETWEEN)
  const game = await loadGame(id)
  const recording = await recordingOf(game, name)
  if (recording === null || !/^\d+$/.test(step)) throw new HostError('missing')
  const last = readGameFile(recording).log.length
  if (Number(step) > last) throw new HostError('missing')
  let actor: number | null = null
  const file = cutAt(game, recording, at => {
    actor = at.actor
    return at.step === Number(step)
  })
  const host = new DeviceHost({
    store: new MemoryStore(),
    load: loadGame,
    bots: new WorkerBots(),
    now: () => Date.now(),
    random: () => table,
    tellOthers: () => undefined,
    takeBots: (_table, taken) => {
      queueMicrotask(taken)
      return { isHeld: true, release: () => undefined }
    },
    persist: async () => true,
    importing: (source, wanted) => ({ answer: importedHere(source, wanted), stop: () => undefined }),
  })
  const seats = readGameFile(file).seats.length
  await host.imported(
    file,
    Array.from({ length: seats }, (_, seat) => (seat === actor ? null : 'normal')),
  )
  return host
}

async function importedHere(source: string, wanted: Wanted): Promise<Imported> {
  const file = fileIn(source)
  return recordOfFile(await loadGame(file.game), file, wanted)
}
