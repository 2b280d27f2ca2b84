import type { PACE_ASKS } from '@tableworks/protocol'
import type { Asker, Work } from './asker.ts'

export const paceWork = ({ player, tables: { holidays } }: Asker): Work<keyof typeof PACE_ASKS> => ({
  holidays: () => holidays.state(player),
  takeHoliday: async wish => (await holidays.take(player, wish), null),
  endHoliday: async () => (await holidays.end(player), null),
})
