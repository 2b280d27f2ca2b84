// What happens at a table besides moves: kept with the change it tells of, told to everyone who watches, and to those who
// were away when they come back.

import type { Store } from '@tableworks/host'
import type { Happening } from '@tableworks/protocol'
import type { KeptHappening } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import { NumberedLines } from './numbered-lines.ts'

/** The most that a page gets: the newest. */
const MOST_HAPPENINGS = 200

export class Happenings extends NumberedLines<KeptHappening> {
  constructor(store: ServerStore) {
    super((table, from) => store.happenings(table, from, MOST_HAPPENINGS))
  }

  /** The store for a host. Listeners hear of what happened as soon as it is stored. */
  announcing(store: ServerStore): Store {
    const announce = (table: string) => void this.heardOf(table).catch(() => undefined)
    return {
      ...store,
      addLine: async (id, seq, line, news, happened) => {
        const isAdded = await store.addLine(id, seq, line, news, happened)
        if (isAdded && happened != null) announce(id)
        return isAdded
      },
      changeRecord: async (id, change, happened = []) => {
        await store.changeRecord(id, change, happened)
        if (happened.length > 0) announce(id)
      },
    }
  }
}

/** The public form, without ids. */
export function happeningFor(viewer: string, { player, otherPlayer, ...happening }: KeptHappening): Happening {
  const doer = happening.kind === 'botIn' ? (otherPlayer ?? player) : player
  return { ...happening, isMine: doer === viewer }
}
