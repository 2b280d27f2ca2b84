import type { SAFETY_ASKS } from '@tableworks/protocol'
import type { Asker, Work } from './asker.ts'

export const safetyWork = (asker: Asker): Work<keyof typeof SAFETY_ASKS> => {
  const { player, tables } = asker
  return {
    report: async given => {
      if (given.table !== null) await asker.seats(given.table)
      return { n: await tables.safety.report(player, given) }
    },
    manners: () => tables.safety.manners(player),
    relate: async given => (await tables.safety.relate(player, given), null),
  }
}
