// Who plays Victory Through Industry besides the random player.

import type { BotEntry } from '@tableworks/bots'

export const players: BotEntry['players'] = {}
