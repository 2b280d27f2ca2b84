// Pieces that move across the board after something has happened.

import type { Trip } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { BoardMap } from '../../data/board.ts'
import type { Face } from '../../data/cards.ts'
import type { Cube } from '../../data/industries.ts'
import type { Fact } from '../../facts.ts'
import type { Thing } from '../things.ts'
import type { Cut } from './plates.ts'
import { CubeSign, Tile } from './signs/pieces.tsx'
import { CardBack, CardFace } from '../trays/card.tsx'

interface Looking {
  readonly viewer: Seat
  readonly map: BoardMap
  readonly cut: Cut
}

/** Cards and counters move only for the viewer, because only the viewer's hand and stacks are on the sheet. */
export const tripsFor =
  (looking: Looking) =>
  (fact: Fact): readonly Trip<Thing>[] => {
    const hand: Thing = { kind: 'hand', seat: looking.viewer }
    const isOwn = 'seat' in fact && fact.seat === looking.viewer
    switch (fact.kind) {
      case 'built':
        if (!isOwn) return []
        return [
          {
            from: { kind: 'stack', industry: fact.industry, seat: fact.seat },
            to: { kind: 'site', site: fact.site },
            piece: <Built {...fact} />,
          },
        ]
      case 'exported':
        return Array.from({ length: fact.cubes }, () => cubeTrip(fact))
      case 'soldCube':
        return [cubeTrip(fact)]
      case 'tookCard':
        return isOwn
          ? [{ from: { kind: 'slot', slot: fact.slot }, to: hand, piece: <Taken {...fact} {...looking} /> }]
          : []
      case 'drew':
        return isOwn ? [{ from: { kind: 'deck' }, to: hand, piece: <Drawn deck={fact.deck} /> }] : []
      default:
        return []
    }
  }

const Drawn = ({ deck }: { readonly deck: number }) => (
  <div style={{ width: 50 }}>
    <CardBack count={deck} />
  </div>
)

const Built = ({ industry, level, seat }: Extract<Fact, { kind: 'built' }>) => (
  <svg viewBox="0 0 34 34" width="34" height="34">
    <Tile industry={industry} level={level} seat={seat} x={16.5} y={16.5} size={32} />
  </svg>
)

const cubeTrip = ({ site, cube }: { readonly site: string; readonly cube: Cube }): Trip<Thing> => ({
  from: { kind: 'site', site },
  to: { kind: 'demand', cube },
  piece: (
    <svg viewBox="-8 -8 16 16" width="20" height="20">
      <CubeSign cube={cube} x={0} y={0} size={13} />
    </svg>
  ),
})

const Taken = ({ card, map, cut }: Looking & { readonly card: Face }) => (
  <div style={{ width: 50 }}>
    <CardFace face={card} map={map} cut={cut} />
  </div>
)
