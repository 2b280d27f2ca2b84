// Town spaces with their counters, and the counter that the hovered option would build.

import { memoByValue, thingId, useForeseen } from '@tableworks/board-kit'
import { memo } from 'react'
import type { Colour } from '../../data/cards.ts'
import type { SpaceSymbol } from '../../data/map.ts'
import type { Point } from '../../data/map-drawing.ts'
import { INDUSTRY_TABLE } from '../../data/industries.ts'
import type { game } from '../../index.ts'
import type { Counter } from '../../state.ts'
import { nextLevel } from '../../readings/standing.ts'
import { CounterBadges, CounterSign, SpaceSign, Steamer, Tile } from './signs/pieces.tsx'
import type { Plan } from './plan.ts'
import { askedOf, type Seen } from '../table.ts'
import { Place, type Thing } from '../things.ts'
import { say } from '../words.ts'
import { tagScale } from './layout.ts'
import type { OnSheet } from './on-sheet.ts'
import { SourceRing } from './network.tsx'
import { Rails } from './rails.tsx'
import { billOf } from './bill.ts'
import css from './sheet.module.css'

const siteThing = (site: string): Thing => ({ kind: 'site', site })

interface SpaceProps {
  readonly id: string
  readonly symbol: SpaceSymbol
  readonly colour: Colour
  readonly label: string
  readonly at: Point
  readonly tile: number
  readonly counter: Counter | null
  /** The counter that the hovered option would build here. */
  readonly ghost: Plan['counter']
  /** Whether the hovered option takes cubes or sells goods from it. */
  readonly isSource: boolean
  readonly isDim: boolean
}

/** Gets only what it draws, because most spaces stay the same from one position, or hovered thing, to the next. */
export const Space = memoByValue(function Space(props: SpaceProps) {
  const { id, symbol, colour, label, at, tile, counter, ghost } = props
  const [x, y] = at
  return (
    <Place
      of={siteThing(id)}
      label={label}
      tapTwice
      className={props.isDim ? css['dim'] : undefined}
      shape={{ x: x - tile / 2 - 1, y: y - tile / 2 - 1, width: tile + 2, height: tile + 2, rx: 5 }}
    >
      {counter === null ? (
        <SpaceSign symbol={symbol} colour={colour} x={x} y={y} size={tile} />
      ) : (
        <CounterSign counter={counter} x={x} y={y} size={tile} />
      )}
      {ghost !== null && (
        <g opacity=".72">
          <Tile industry={ghost.industry} level={ghost.level} seat={ghost.seat} x={x} y={y} size={tile} />
        </g>
      )}
      {props.isSource && <SourceRing x={x} y={y} r={tile * 0.72} />}
    </Place>
  )
})

/** What is drawn on a town's space; null for a ship's, which is at sea. */
export function spaceAt(on: OnSheet, site: number): SpaceProps | null {
  const { map, layout, position, plan, builds } = on
  const row = map.sites[site]
  if (row === undefined || row.symbol === 'ship') return null
  return {
    id: row.id,
    symbol: row.symbol,
    colour: map.places[row.place]?.colour ?? 'brown',
    label: labelOf(on, site),
    at: layout.sites[site] ?? [0, 0],
    tile: layout.plate.tile,
    counter: position.counters[site] ?? null,
    ghost: plan?.counter?.site === site ? plan.counter : null,
    isSource: plan?.sources.includes(site) === true || builds.sellers.has(row.id),
    isDim: isDim(on, row.id),
  }
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
          <g key={site} data-belongs-to={thingId(siteThing(id))}>
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

/** The lowest cost to build there, and whether it takes a loan. Memoized, because hovering over the map doesn't change it. */
const Price = memo(function Price({ site, card, seen }: PriceProps) {
  const ways = useForeseen<typeof game>(siteThing(site), card)
  const builds = ways.filter(({ facts }) => facts.some(({ kind }) => kind === 'paidForCounter'))
  const bills = builds.flatMap(({ facts, after }) =>
    after === null ? [] : [billOf(seen.seat ?? 0, facts, seen.view, after.view)],
  )
  const [bill] = bills.toSorted((a, b) => a.spent - b.spent)
  if (bill === undefined) return null
  const isBorrowed = bill.facts.some(({ kind }) => kind === 'borrowed')
  return (
    <text y="4.5" className={css['price']} data-loan={isBorrowed || undefined}>
      ${bill.spent}
    </text>
  )
})

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
