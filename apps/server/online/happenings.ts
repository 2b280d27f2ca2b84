// Events at a table other than moves. Each is stored with the change it describes, sent to everyone who watches, and shown to other
// players when they return.

import type { Store } from '@tableworks/host'
import type { Happening } from '@tableworks/protocol'
import type { KeptHappening } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import { NumberedLines } from './numbered-lines.ts'

/** The most events to send to a page, the newest first. */
const MOST_HAPPENINGS = 200

export class Happenings extends NumberedLines<KeptHappening> {
  constructor(store: ServerStore) {
    super((table, from) => store.happenings(table, from, MOST_HAPPENINGS))
  }

  /** Wraps a store for a host, and notifies listeners of events once they are stored. */
  announcing(store: ServerStore): Store {
    const announce = (table: string) => void this.heardOf(table).catch(() => undefined)
    return {
      ...store,
      addLine: async (id, seq, line, news, happened) => {
        const isAdded = await store.addLine(id, seq, line, news, happened)
        if (isAdded && happened != null) announce(id)
        return isAdded
      },
      changeRecord: async (id, change, happened = [], seats) => {
        const isChanged = await store.changeRecord(id, change, happened, seats)
        if (isChanged && happened.length > 0) announce(id)
        return isChanged
      },
    }
  }
}

/** An event as clients see it, without ids. */
export function happeningFor(viewer: string, { player, otherPlayer: _other, ...happening }: KeptHappening): Happening {
  return { ...happening, isMine: isByPlayer(happening) && player === viewer }
}

/** Whether the player did it themselves, rather than a host of the server, a vote, or the clock. */
const isByPlayer = ({ kind, detail }: Pick<KeptHappening, 'kind' | 'detail'>): boolean =>
  kind !== 'freed' && kind !== 'chatRemoved' && (kind !== 'botIn' || detail === undefined)
