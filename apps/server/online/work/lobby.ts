import type { LOBBY_ASKS } from '@tableworks/protocol'
import type { Asker, Work } from './asker.ts'

export const lobbyWork = ({ player, tables }: Asker): Work<keyof typeof LOBBY_ASKS> => ({
  lobby: wish => tables.listings.lobby(player, wish),
  sit: wanted => tables.arrivals.sit(player, wanted),
  alerts: () => tables.alerts.of(player),
  setAlert: async wanted => (await tables.alerts.set(player, wanted), null),
  list: async wanted => (await tables.listings.list(player, wanted), null),
})
