// A move that would end the turn waits for confirmation, if the player has turned that on.

import type { Choice } from '@tableworks/board-kit'
import type { Foresight } from '@tableworks/host'
import type { Refusal, SeatView } from '@tableworks/kernel'
import { useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { TableSession } from './session.ts'
import type { Shown } from './shown.ts'

export interface Confirming {
  /** Sends a move, or holds it for confirmation. */
  readonly choose: (choice: Choice) => Promise<Refusal | 'held' | null>
  /** The move to confirm. */
  readonly waiting: Choice | null
  readonly confirm: () => void
  readonly cancel: () => void
}

export function useConfirming(session: TableSession, state: Shown, seen: SeatView, foresight: Foresight): Confirming {
  const { viewer, position } = state
  const { confirmTurn } = useSettings()
  const [unconfirmed, setUnconfirmed] = useState<{ seq: number; choice: Choice } | null>(null)
  const isNow = position.step === position.last
  const waiting = unconfirmed?.seq === position.seq && isNow ? unconfirmed.choice : null
  const say = async ({ name }: Choice): Promise<Refusal | null> => (viewer === null ? null : session.say(viewer, name))
  // A line of choices that a board builds from names has no single option.
  const endsTurn = ({ name, option, rest = [] }: Choice) =>
    option === '' ? foresight.lineEndsTurn(seen, name) : foresight.endsTurn(seen, option, ...rest)
  return {
    waiting,
    choose: async choice => {
      if (!confirmTurn || !endsTurn(choice)) return say(choice)
      setUnconfirmed({ seq: position.seq, choice })
      return 'held'
    },
    confirm: () => {
      setUnconfirmed(null)
      if (waiting !== null) void say(waiting)
    },
    cancel: () => setUnconfirmed(null),
  }
}
