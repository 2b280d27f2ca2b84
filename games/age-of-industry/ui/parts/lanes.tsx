// Sea lanes, and the lines from ships to their markets.

import { memo } from 'react'
import type { Point } from '../../data/map-drawing.ts'
import { isOpenLane } from '../../readings/board.ts'
import { INK_SOFT, SEA, SEA_INK, TRACK } from './signs/colours.ts'
import type { StaticProps } from './on-sheet.ts'

/** Sea lanes, dotted until the ship and both ports are built, and the lines from ships to their markets. */
export const Lanes = memo(function Lanes({ position, map, layout }: StaticProps) {
  return (
    <g fill="none" pointerEvents="none">
      {map.ships.map(site => {
        const d = layout.lanes[site]
        const isOpen =
          isOpenLane(position, map, site) || (map.sites[site]?.ends.length === 1 && position.counters[site] !== null)
        return (
          <g key={site}>
            <path d={d} stroke={SEA} strokeWidth="5" opacity=".75" />
            {isOpen ? (
              <>
                <path d={d} stroke={SEA_INK} strokeWidth="4.2" />
                <path d={d} stroke={TRACK} strokeWidth="1.8" strokeDasharray="7 4" />
              </>
            ) : (
              <path d={d} stroke={SEA_INK} strokeWidth="1.7" strokeDasharray="1 5" strokeLinecap="round" />
            )}
          </g>
        )
      })}
      {[...map.markets.entries()].map(([i, { ship }]) => (
        <ToMarket key={`m${i}`} from={layout.sites[ship]} to={layout.markets[i]} />
      ))}
      {[...map.ironMarkets.entries()].map(([i, { ship }]) => (
        <ToMarket key={`i${i}`} from={layout.sites[ship]} to={layout.ironMarkets[i]} />
      ))}
    </g>
  )
})

const ToMarket = ({ from, to }: { from: Point | undefined; to: Point | undefined }) =>
  from !== undefined &&
  to !== undefined && <path d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} stroke={INK_SOFT} strokeDasharray="4 2.5" />
