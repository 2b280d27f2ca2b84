// Ship spaces and the ships on them.

import type { Counter } from '../../state.ts'
import { Place } from '../things.ts'
import { Steamer } from './signs/pieces.tsx'
import type { OnSheet } from './on-sheet.ts'
import { SourceRing } from './network.tsx'
import { isDim, labelOf } from './counters.tsx'
import css from './sheet.module.css'

export function Ships(props: OnSheet) {
  const { map, layout, position, plan } = props
  const { ship } = layout.plate
  return map.ships.map(site => {
    const [x, y] = layout.sites[site] ?? [0, 0]
    const counter = shipShown(props, site)
    return (
      <Place
        key={site}
        of={{ kind: 'site', site: map.sites[site]?.id ?? '' }}
        label={labelOf(props, site)}
        tapTwice
        className={isDim(props, map.sites[site]?.id ?? '') ? css['dim'] : undefined}
        shape={{ x: x - ship * 0.7, y: y - ship * 0.55, width: ship * 1.4, height: ship, rx: 6 }}
      >
        <rect x={x - ship * 0.7} y={y - ship * 0.55} width={ship * 1.4} height={ship} fill="transparent" />
        <g opacity={counter === (position.counters[site] ?? null) ? 1 : 0.65}>
          <Steamer counter={counter} x={x} y={y} size={ship} />
        </g>
        {plan?.sources.includes(site) && <SourceRing x={x} y={y} r={ship * 0.75} />}
      </Place>
    )
  })
}

/** The ship on the space, or the one the hovered option would build. */
function shipShown({ position, plan }: OnSheet, site: number): Counter | null {
  if (plan === null || plan.counter?.site !== site) return position.counters[site] ?? null
  const { seat, level } = plan.counter
  return { owner: seat, industry: 'ship', level, flipped: false, coal: 0, iron: 0 }
}
