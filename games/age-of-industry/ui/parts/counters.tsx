// Town spaces with their counters, and the counter that the hovered option would build.

import { useForeseen } from '@tableworks/board-kit'
import { INDUSTRY_TABLE } from '../../data/industries.ts'
import type { game } from '../../index.ts'
import { nextLevel } from '../../readings/standing.ts'
import { CounterBadges, CounterSign, SpaceSign, Steamer, Tile } from './signs/pieces.tsx'
import { askedOf, type Seen } from '../table.ts'
import { Place, type Thing } from '../things.ts'
import { say } from '../words.ts'
import { tagScale } from './layout.ts'
import type { OnSheet } from './on-sheet.ts'
import { SourceRing } from './network.tsx'
import { Rails } from './rails.tsx'
import { billOf } from './bill.ts'
import css from './sheet.module.css'

export function Space(props: OnSheet & { readonly site: number }) {
  const { map, layout, position, plan, builds, site } = props
  const row = map.sites[site]
  const [x, y] = layout.sites[site] ?? [0, 0]
  const { tile } = layout.plate
  if (row === undefined || row.symbol === 'ship') return null
  const counter = position.counters[site] ?? null
  const colour = map.places[row.place]?.colour ?? 'brown'
  const ghost = plan?.counter?.site === site ? plan.counter : null
  return (
    <Place
      of={{ kind: 'site', site: row.id }}
      label={labelOf(props, site)}
      tapTwice
      className={isDim(props, row.id) ? css['dim'] : undefined}
      shape={{ x: x - tile / 2 - 1, y: y - tile / 2 - 1, width: tile + 2, height: tile + 2, rx: 5 }}
    >
      {counter === null ? (
        <SpaceSign symbol={row.symbol} colour={colour} x={x} y={y} size={tile} />
      ) : (
        <CounterSign counter={counter} x={x} y={y} size={tile} />
      )}
      {ghost !== null && (
        <g opacity=".72">
          <Tile industry={ghost.industry} level={ghost.level} seat={ghost.seat} x={x} y={y} size={tile} />
        </g>
      )}
      {(plan?.sources.includes(site) || builds.sellers.has(row.id)) && <SourceRing x={x} y={y} r={tile * 0.72} />}
    </Place>
  )
}

/** Whether the hovered card or action can't use it. */
export const isDim = ({ builds: { isNarrowed, sites } }: OnSheet, site: string): boolean =>
  isNarrowed && !sites.has(site)

export function labelOf({ map, position, sideNames }: OnSheet, site: number): string {
  const name = map.sites[site]?.name ?? ''
  const counter = position.counters[site] ?? null
  if (counter === null) return say('site', { site: name })
  return say('siteWith', {
    site: name,
    level: counter.level,
    industry: INDUSTRY_TABLE[counter.industry].name,
    name: sideNames[counter.owner] ?? '',
  })
}

/** Counters' owners and cubes, and the price on spaces where the seat can build. */
export function Badges({ seen, position, map, layout, builds: { card, sites } }: OnSheet) {
  const { tile, ship } = layout.plate
  const scale = tagScale(layout.plate)
  return (
    <g pointerEvents="none">
      {map.sites.map(({ id, symbol }, site) => {
        const [x, y] = layout.sites[site] ?? [0, 0]
        const counter = position.counters[site] ?? null
        return (
          <g key={site}>
            {counter !== null && symbol !== 'ship' && <CounterBadges counter={counter} x={x} y={y} size={tile} />}
            {sites.has(id) && (
              <g transform={`translate(${x} ${y + (symbol === 'ship' ? ship * 0.3 : tile * 0.22)}) scale(${scale})`}>
                <Price site={id} card={card} seen={seen} />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}

type PriceProps = { site: string; card: Thing | null; seen: Seen }

/** The lowest cost to build there. */
function Price({ site, card, seen }: PriceProps) {
  const thing: Thing = { kind: 'site', site }
  const ways = useForeseen<typeof game>(thing, card)
  const builds = ways.filter(({ facts }) => facts.some(({ kind }) => kind === 'paidForCounter'))
  const costs = builds.flatMap(({ facts, after }) =>
    after === null ? [] : [billOf(seen.seat ?? 0, facts, seen.view, after.view).spent],
  )
  return (
    costs.length > 0 && (
      <text y="4.5" className={css['price']}>
        ${Math.min(...costs)}
      </text>
    )
  )
}

/** What the player is paying for while choosing between equally close sources. */
export function Pending({ seen, position, layout }: OnSheet) {
  const asked = askedOf(seen)
  if (asked === null || (asked.decision !== 'coal' && asked.decision !== 'iron')) return null
  const { seat, project } = asked.frame
  if (project.kind === 'link')
    return (
      <g opacity=".75" pointerEvents="none">
        <Rails d={layout.links[project.link]?.d ?? ''} seat={seat} width={layout.plate.rail} />
      </g>
    )
  const [x, y] = layout.sites[project.site] ?? [0, 0]
  const { tile, ship } = layout.plate
  const level = nextLevel(position, seat, project.industry)?.level ?? 0
  const counter = { owner: seat, industry: project.industry, level, flipped: false, coal: 0, iron: 0 }
  return (
    <g opacity=".8" pointerEvents="none">
      {project.industry === 'ship' ? (
        <Steamer counter={counter} x={x} y={y} size={ship} />
      ) : (
        <CounterSign counter={counter} x={x} y={y} size={tile} />
      )}
      <SourceRing x={x} y={y} r={tile * 0.8} />
    </g>
  )
}
