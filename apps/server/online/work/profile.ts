import type { PROFILE_ASKS } from '@tableworks/protocol'
import type { Asker, Work } from './asker.ts'

export const profileWork = ({ player, tables: { profiles } }: Asker): Work<keyof typeof PROFILE_ASKS> => ({
  profile: ({ mark }) => profiles.profile(player, mark),
  history: ({ mark, before }) => profiles.history(player, mark, before),
  nameMe: async ({ name }) => (await profiles.name(player, name), null),
  exportMe: () => profiles.exported(player),
})
