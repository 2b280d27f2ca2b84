import type { TABLE_ASKS } from '@tableworks/protocol'
import type { Asker, Work } from './asker.ts'

export const tableWork = (asker: Asker): Work<keyof typeof TABLE_ASKS> => {
  const { player, tables, spend } = asker
  return {
    tables: () => tables.cards.listFor(player),
    card: ({ table }) => tables.cards.of(table, player),
    create: async plan => ({ table: await tables.newTables.create(player, plan, spend) }),
    rematch: async wanted => ({ table: await tables.newTables.rematch(player, wanted, spend) }),
    context: ({ table }) => tables.context(player, table),
    invite: async wanted => ({ key: await tables.invitations.invite(player, wanted) }),
    tableCode: ({ table }) => tables.invitations.newCode(player, table),
    useTableCode: async ({ code }) => ({ key: await tables.invitations.keyForCode(code) }),
    uninvite: async wanted => (await tables.invitations.withdraw(player, wanted), null),
    knock: ({ key }) => tables.invitations.knock(player, key),
    join: wanted => tables.arrivals.join(player, wanted),
    leave: async ({ table }) => (await tables.changes.leave(player, table), null),
    reseat: async wanted => (await tables.changes.reseat(player, wanted), null),
    rename: async wanted => (await tables.rename(player, wanted), null),
    pause: async wanted => (await tables.votes.pause(player, wanted), null),
    proposeBot: async wanted => (await tables.votes.proposeBot(player, wanted), null),
    vote: async wanted => (await tables.votes.vote(player, wanted), null),
  }
}
