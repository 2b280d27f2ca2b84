import type { PROFILE_ASKS } from '@tableworks/protocol'
import type { Asker, Work } from './asker.ts'

export const profileWork = ({ player, tables: { profiles, changes } }: Asker): Work<keyof typeof PROFILE_ASKS> => ({
  profile: ({ mark }) => profiles.profile(player, mark),
  history: ({ mark, before }) => profiles.history(player, mark, before),
  nameMe: async ({ name }) => {
    const before = await profiles.name(player, name)
    await changes.renamePlayer(player, before, name)
    return null
  },
  exportMe: () => profiles.exported(player),
})
