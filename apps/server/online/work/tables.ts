import type { TABLE_ASKS } from '@tableworks/protocol'
import type { Asker, Work } from './asker.ts'

export const tableWork = (asker: Asker): Work<keyof typeof TABLE_ASKS> => {
  const { player, tables, spend } = asker
  return {
    tables: () => tables.tables(player),
    card: ({ table }) => tables.card(table, player),
    create: async plan => ({ table: await tables.create(player, plan, spend) }),
    rematch: async wanted => ({ table: await tables.rematch(player, wanted, spend) }),
    context: ({ table }) => tables.context(player, table),
    invite: async wanted => ({ key: await tables.invite(player, wanted) }),
    tableCode: ({ table }) => tables.tableCode(player, table),
    useTableCode: async ({ code }) => ({ key: await tables.keyForCode(code) }),
    uninvite: async wanted => (await tables.uninvite(player, wanted), null),
    knock: ({ key }) => tables.knock(player, key),
    join: wanted => tables.join(player, wanted),
    leave: async ({ table }) => (await tables.leave(player, table), null),
    reseat: async wanted => (await tables.reseat(player, wanted), null),
    rename: async wanted => (await tables.rename(player, wanted), null),
    pause: async wanted => (await tables.pause(player, wanted), null),
    proposeBot: async wanted => (await tables.proposeBot(player, wanted), null),
    vote: async wanted => (await tables.vote(player, wanted), null),
  }
}
