import type { LOBBY_ASKS } from '@tableworks/protocol'
import type { Asker, Work } from './asker.ts'

export const lobbyWork = ({ player, tables }: Asker): Work<keyof typeof LOBBY_ASKS> => ({
  lobby: wish => tables.lobby(player, wish),
  sit: wanted => tables.sit(player, wanted),
  list: async wanted => (await tables.list(player, wanted), null),
})
