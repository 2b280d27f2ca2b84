import type { GROUP_ASKS } from '@tableworks/protocol'
import type { Asker, Work } from './asker.ts'

export const groupWork = ({ player, tables: { groups } }: Asker): Work<keyof typeof GROUP_ASKS> => ({
  groups: () => groups.groups(player),
  group: ({ group }) => groups.group(player, group),
  groupHistory: wanted => groups.history(player, wanted),
  makeGroup: wanted => groups.make(player, wanted),
  renameGroup: async wanted => (await groups.rename(player, wanted), null),
  inviteToGroup: ({ group }) => groups.invite(player, group),
  renewGroupLink: ({ group }) => groups.renew(player, group),
  knockAtGroup: ({ key }) => groups.knock(player, key),
  joinGroup: wanted => groups.join(player, wanted),
  leaveGroup: async ({ group }) => (await groups.leave(player, group), null),
  removeMember: async wanted => (await groups.remove(player, wanted), null),
})
