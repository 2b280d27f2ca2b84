// The map: the engraved sheet, and on it everything that is built, with the network or the prices a hand is near.

import { PanZoom, usePicked } from '@tableworks/board-kit'
import { mapOf } from '../../readings/board.ts'
import { Engraving } from './engraving/base.tsx'
import { say } from '../words.ts'
import type { Builds, SheetProps, OnSheet } from './on-sheet.ts'
import type { Thing } from '../things.ts'
import { Lanes } from './lanes.tsx'
import { Gains, Glow, Routes, RoutedCubes } from './network.tsx'
import { Tracks, Links, Tags } from './rails.tsx'
import { Towns, Names } from './towns.tsx'
import { Markets } from './markets.tsx'
import { Badges, Pending } from './counters.tsx'
import { Ships } from './ships.tsx'
import css from './sheet.module.css'

export function Sheet(props: SheetProps) {
  const { position, layout, cut } = props
  const map = mapOf(position)
  const { width, height } = layout.plate
  const on: OnSheet = { ...props, map, builds: useBuilds(props.pointed) }
  return (
    <PanZoom
      key={cut}
      label={say('map', { map: map.name })}
      width={width}
      height={height}
      className={css['frame']}
      buttons="inside"
    >
      <g className={css['sheet']}>
        <Engraving map={map.id} cut={cut} background={map.drawing.background} labels={map.drawing.labels} />
        <Lanes {...on} />
        <Glow network={props.network} layout={layout} />
        <Tracks {...on} />
        <Routes {...on} />
        <Towns {...on} />
        <Markets {...on} />
        <Ships {...on} />
        <Pending {...on} />
        <Badges {...on} />
        <Links {...on} />
        <Names {...on} />
        <Tags {...on} />
        <RoutedCubes {...on} />
        <Gains {...on} />
      </g>
    </PanZoom>
  )
}

function useBuilds(pointed: Thing | null): Builds {
  const first = pointed?.kind === 'card' || pointed?.kind === 'slot' ? pointed : null
  const all = sitesIn(usePicked<Thing>().next)
  const withCard = sitesIn(usePicked<Thing>(first).next)
  return first === null || withCard.size === 0 ? { card: null, sites: all } : { card: first, sites: withCard }
}

const sitesIn = (things: readonly Thing[]): ReadonlySet<string> =>
  new Set(things.flatMap(thing => (thing.kind === 'site' ? [thing.site] : [])))
