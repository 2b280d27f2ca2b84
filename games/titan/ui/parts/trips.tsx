// Pieces that move across the board after something has happened.

import type { Trip } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Fact } from '../../facts.ts'
import type { Seen } from '../table.ts'
import { baseOf, type Thing } from '../things.ts'
import { CubeIcon } from './signs/cube.tsx'

/** Cubes move to the hold on screen, or to the Base if the hold isn't shown. */
export const tripsFor =
  (seen: Seen, viewer: Seat) =>
  (fact: Fact): Trip<Thing>[] => {
    const home = (seat: Seat): Thing => {
      const base = baseOf(seen, seat)
      return seat === viewer || base === null ? { kind: 'hold', seat } : { kind: 'zone', zone: base }
    }
    switch (fact.kind) {
      case 'gained':
      case 'extracted':
        return Array.from({ length: 'count' in fact ? fact.count : 1 }, () => ({
          from: { kind: 'zone', zone: fact.zone },
          to: home(fact.seat),
          piece: <CubeIcon cube={fact.cube} size={26} />,
        }))
      case 'loaded':
        return [
          {
            from: { kind: 'zone', zone: fact.zone },
            to: { kind: 'drone', drone: fact.drone, seat: fact.seat },
            piece: <CubeIcon cube={fact.cube} size={22} />,
          },
        ]
      case 'purgedHold':
        return [purged(home(fact.seat))]
      case 'purgedWell':
        return [purged({ kind: 'zone', zone: fact.zone })]
      default:
        return []
    }
  }

const purged = (from: Thing): Trip<Thing> => ({
  from,
  to: { kind: 'orbit' },
  piece: <CubeIcon cube="tholins" size={22} />,
})
