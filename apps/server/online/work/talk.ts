import type { TALK_ASKS } from '@tableworks/protocol'
import { messagesFor } from '../chat.ts'
import { happeningFor } from '../happenings.ts'
import type { Asker, Work } from './asker.ts'

export const talkWork = (asker: Asker): Work<keyof typeof TALK_ASKS> => {
  const { player, tables } = asker
  return {
    chat: async said => (await tables.say(player, said), null),
    chatSince: async ({ table, from }) => {
      await asker.seats(table)
      const [lines, muted] = await Promise.all([tables.chat.since(table, from), tables.safety.mutedBy(player)])
      return messagesFor(player, lines, muted)
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
