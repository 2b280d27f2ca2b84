import type { TALK_ASKS } from '@tableworks/protocol'
import { messageFor } from '../chat.ts'
import { happeningFor } from '../happenings.ts'
import type { Asker, Work } from './asker.ts'

export const talkWork = (asker: Asker): Work<keyof typeof TALK_ASKS> => {
  const { player, tables } = asker
  return {
    chat: async said => (await tables.say(player, said), null),
    chatSince: async ({ table, from }) => {
      await asker.seats(table)
      return (await tables.chat.since(table, from)).map(line => messageFor(player, line))
    },
    happenings: async ({ table, from }) => {
      await asker.seats(table)
      return (await tables.happenings.since(table, from)).map(one => happeningFor(player, one))
    },
    note: async ({ table }) => {
      await asker.seats(table)
      return { text: await tables.chat.note(table, player) }
    },
    keepNote: async given => (await tables.keepNote(player, given), null),
  }
}
