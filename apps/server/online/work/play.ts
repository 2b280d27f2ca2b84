import type { PLAY_ASKS } from '@tableworks/protocol'
import type { Asker, Work } from './asker.ts'

/** Requests about positions and watching, which the connection handles itself. */
type OfConnection = 'watch' | 'unwatch' | 'look' | 'say' | 'decline' | 'undo' | 'redo'

export const playWork = (asker: Asker): Work<Exclude<keyof typeof PLAY_ASKS, OfConnection>> => {
  const { host } = asker.tables
  return {
    moments: async ({ table, seat, moments }) => (await asker.seated(table)).moments(table, seat, moments),
    stand: async ({ table, seat, decision, answer }) => {
      await (await asker.seated(table)).stand(table, seat, decision, answer)
      return null
    },
    prepare: async ({ table, seat, plan }) => {
      await (await asker.seated(table)).prepare(table, seat, plan)
      return null
    },
    course: async ({ table }) => {
      await asker.seats(table)
      return host.course(table)
    },
    ending: async ({ table }) => {
      await asker.seats(table)
      return host.ending(table)
    },
    exported: async ({ table }) => {
      await asker.seats(table)
      return host.sealedFile(table)
    },
    componentsOf: async ({ table }) => {
      await asker.seats(table)
      return host.componentsOf(table)
    },
  }
}
