// The map: the engraved sheet with everything built on it, prices and the hovered network.

import { PanZoom, usePicked } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { mapOf } from '../../readings/board.ts'
import { linkObstacle } from '../../readings/rail.ts'
import { saleObstacle } from '../../readings/selling.ts'
import { standingOf } from '../../readings/standing.ts'
import type { Position } from '../table.ts'
import { Engraving } from './engraving/base.tsx'
import { say } from '../words.ts'
import type { Builds, OnSheet, SheetProps, StaticProps } from './on-sheet.ts'
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
  const on: OnSheet = { ...props, map, builds: useBuilds(props) }
  const fixed: StaticProps = { map, layout, position }
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
        <Lanes {...fixed} />
        <Glow network={props.network} layout={layout} />
        <Tracks {...on} />
        <Routes {...on} />
        <Towns {...on} />
        <Markets {...fixed} />
        <Ships {...on} />
        <Pending {...on} />
        <Badges {...on} />
        <Links {...on} />
        <Names map={map} layout={layout} />
        <Tags {...on} />
        <RoutedCubes {...on} />
        <Gains {...on} />
      </g>
    </PanZoom>
  )
}

function useBuilds({ pointed, position, seen: { seat } }: SheetProps): Builds {
  const first = pointed?.kind === 'card' || pointed?.kind === 'slot' ? pointed : null
  const all = sitesIn(usePicked<Thing>().lit)
  const withCard = sitesIn(usePicked<Thing>(first).lit)
  const action = pointed?.kind === 'action' && seat !== null ? pointed.action : null
  const { sites, links } = mapOf(position)
  const card = withCard.size > 0 ? first : null
  const isElsewhere = action === 'rail' || action === 'sell'
  return {
    card,
    isNarrowed: card !== null || isElsewhere,
    sites: isElsewhere ? NO_SITES : card === null ? all : withCard,
    links: idsOf(action === 'rail' ? links.filter((_link, i) => canLay(position, seat, i)) : []),
    sellers: idsOf(action === 'sell' ? sites.filter(({ id }) => canSell(position, seat, id)) : []),
  }
}

const NO_SITES: ReadonlySet<string> = new Set()

const canLay = (position: Position, seat: Seat | null, link: number): boolean =>
  seat !== null && linkObstacle(standingOf(position, seat), link) === null

function canSell(position: Position, seat: Seat | null, site: string): boolean {
  const { sites, markets, portSites } = mapOf(position)
  const outlets = [...portSites.flatMap(port => sites[port]?.id ?? []), ...markets.map(({ id }) => id)]
  return seat !== null && outlets.some(outlet => saleObstacle(position, seat, { site, outlet }) === null)
}

const idsOf = (list: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id))

const sitesIn = (things: readonly Thing[]): ReadonlySet<string> =>
  new Set(things.flatMap(thing => (thing.kind === 'site' ? [thing.site] : [])))
