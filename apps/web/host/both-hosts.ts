// The tables of this device and those of the server, asked alike: the name of a table says whose it is.

import type { TableCard, TableLink } from '@tableworks/host'
import { ONLINE } from '@tableworks/protocol'
import { hasBeenOnline, onlineTables } from '../online/here.ts'

/** A damaged record of this browser may be called by anything. */
const isOnline = (table: unknown): boolean => typeof table === 'string' && table.startsWith(ONLINE)

/** How long a list of tables waits for a server that does not answer. */
const PATIENCE_MS = 2500

export function bothHosts(here: TableLink): TableLink {
  const hostOf = async (table: string) => (isOnline(table) ? onlineTables() : here)

  return {
    keeping: () => here.keeping(),
    async tables() {
      const [own, others] = await Promise.all([here.tables(), theirs()])
      return [...own, ...others].sort((a, b) => b.updated - a.updated)
    },
    oddTables: () => here.oddTables(),
    raw: table => (isOnline(table) ? onlineTables().then(there => there.exported(table)) : here.raw(table)),
    create: plan => here.create(plan),
    playNow: (game, person) => here.playNow(game, person),
    rematch: async table => (await hostOf(table)).rematch(table),
    open: async (table, wake, seated) => (await hostOf(table)).open(table, wake, seated),
    close: async (table, ticket) => (await hostOf(table)).close(table, ticket),
    card: async table => (await hostOf(table)).card(table),
    look: async (table, look) => (await hostOf(table)).look(table, look),
    moments: async (table, seat, moments) => (await hostOf(table)).moments(table, seat, moments),
    say: async (table, seat, text, lines, look) => (await hostOf(table)).say(table, seat, text, lines, look),
    undo: async (table, look) => (await hostOf(table)).undo(table, look),
    redo: async (table, look) => (await hostOf(table)).redo(table, look),
    stand: async (table, seat, decision, answer) => (await hostOf(table)).stand(table, seat, decision, answer),
    pause: async (table, paused) => (await hostOf(table)).pause(table, paused),
    pace: ms => here.pace(ms),
    course: async table => (await hostOf(table)).course(table),
    ending: async table => (await hostOf(table)).ending(table),
    async branch(table, seat, step) {
      if (!isOnline(table)) return here.branch(table, seat, step)
      // What if: on this device, from the file of a finished game.
      const file = await (await (await onlineTables()).exported(table)).text()
      const copied = await here.imported(file)
      return here.branch(copied ?? '', seat, step)
    },
    rename: async (table, name) => (await hostOf(table)).rename(table, name),
    remove: async table => (await hostOf(table)).remove(table),
    restore: table => here.restore(table),
    exported: async table => (await hostOf(table)).exported(table),
    glance: source => here.glance(source),
    imported: (source, bots, onLine) => here.imported(source, bots, onLine),
    stopImport: () => here.stopImport(),
    boxes: game => here.boxes(game),
    keepBox: (game, name, tables) => here.keepBox(game, name, tables),
    componentsOf: async table => (await hostOf(table)).componentsOf(table),
    removeBox: hash => here.removeBox(hash),
  }
}

/** The tables of the server; none for whoever was never there, or while it does not answer. */
async function theirs(): Promise<TableCard[]> {
  if (!hasBeenOnline()) return []
  const late = new Promise<TableCard[]>(done => setTimeout(() => done([]), PATIENCE_MS))
  return Promise.race([onlineTables().then(there => there.tables()), late]).catch(() => [])
}
