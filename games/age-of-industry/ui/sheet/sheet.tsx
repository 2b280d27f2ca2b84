// The map: the engraved sheet, and on it everything that is built, with the network or the prices a hand is near.

import { PanZoom, Place, SeatMark, seatColour } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { memo } from 'react'
import { NOWHERE, type BoardMap } from '../../data/board.ts'
import type { Point } from '../../data/drawings/drawing.ts'
import { WANT_TABLE } from '../../data/markets.ts'
import { INDUSTRY_TABLE } from '../../data/industries.ts'
import { isOpenLane, mapOf, type Network } from '../../readings/board.ts'
import { nextLevel } from '../../readings/standing.ts'
import { linkValue } from '../../readings/worth.ts'
import type { Counter } from '../../state.ts'
import { Engraving } from '../engraving/base.tsx'
import { linkPlace, marketPlace, sitePlace } from '../places.ts'
import {
  BED,
  DEEP,
  GLOW,
  INK,
  INK_SOFT,
  LAND,
  LIT,
  mix,
  ON_PAPER,
  PAPER,
  PICKED,
  SEA,
  SEA_INK,
  TIES,
  TINT,
  TOWN,
  TRACK,
} from '../signs/colours.ts'
import {
  CounterBadges,
  CounterSign,
  CubeSign,
  Icon,
  IronMarketSign,
  MarketSign,
  SpaceSign,
  Steamer,
  Tile,
} from '../signs/pieces.tsx'
import { askedOf, offered, type Position, type Seen } from '../table.ts'
import { pricesOf, type Thought } from '../thought.ts'
import { say } from '../words.ts'
import type { Layout } from './layout.ts'
import type { Cut } from './plates.ts'
import css from './sheet.module.css'

interface SheetProps {
  readonly seen: Seen
  readonly position: Position
  readonly layout: Layout
  readonly cut: Cut
  readonly sideNames: readonly string[]
  readonly thought: Thought | null
  /** What is lit as connected. */
  readonly network: Network | null
}

export interface OnSheet extends SheetProps {
  readonly map: BoardMap
}

export function Sheet(props: SheetProps) {
  const { position, layout, cut } = props
  const map = mapOf(position)
  const { width, height } = layout.plate
  const on: OnSheet = { ...props, map }
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
        <Engraving map={layout.id} cut={cut} />
        <Lanes {...on} />
        <Glow network={props.network} layout={layout} />
        <Tracks {...on} />
        <Routes {...on} />
        <PlacesOnMap {...on} />
        <Ships {...on} />
        <Pending {...on} />
        <Badges {...on} />
        <Links {...on} />
        <Names {...on} />
        <Tags {...on} />
      </g>
    </PanZoom>
  )
}

/** Sea lanes: dots until a ship and both ports stand; lines from ships to their markets. */
function Lanes({ position, map, layout }: OnSheet) {
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
}

const ToMarket = ({ from, to }: { from: Point | undefined; to: Point | undefined }) =>
  from !== undefined &&
  to !== undefined && <path d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} stroke={INK_SOFT} strokeDasharray="4 2.5" />

/** Everything connected to what a hand is near. */
function Glow({ network, layout }: { network: Network | null; layout: Layout }) {
  if (network === null) return null
  return (
    <g fill="none" stroke={GLOW} strokeLinecap="round" pointerEvents="none" opacity=".85">
      {network.links.map(link => (
        <path key={link} d={layout.links[link]?.d} strokeWidth={layout.plate.rail * 2} />
      ))}
      {network.lanes.map(lane => (
        <path key={lane} d={layout.lanes[lane]} strokeWidth={layout.plate.rail * 1.6} />
      ))}
      {network.places.map(place => {
        const spot = layout.places[place]
        if (spot === undefined) return null
        const [w, h] = spot.half
        return (
          <rect
            key={place}
            x={spot.at[0] - w - 5}
            y={spot.at[1] - h - 5}
            width={2 * w + 10}
            height={2 * h + 10}
            rx="9"
            fill={GLOW}
            strokeWidth="4"
          />
        )
      })}
    </g>
  )
}

/** Rails, free tracks and printed connections. */
function Tracks({ position, map, layout }: OnSheet) {
  return (
    <g pointerEvents="none">
      {map.places.map(({ ways }, from) =>
        ways
          .filter(({ link, lane, to }) => link === NOWHERE && lane === NOWHERE && to > from)
          .map(({ to }) => <Printed key={`${from} ${to}`} from={layout.places[from]?.at} to={layout.places[to]?.at} />),
      )}
      {layout.links.map(({ d }, link) => {
        const owner = position.rails[link] ?? null
        return owner === null ? (
          <FreeTrack key={link} d={d} />
        ) : (
          <Rails key={link} d={d} seat={owner} width={layout.plate.rail} />
        )
      })}
    </g>
  )
}

/** Where links are pressed: over the towns, because some are hardly longer than the gap between two. */
const Links = ({ position, map, layout, sideNames }: OnSheet) =>
  layout.links.map(({ band, isShort }, link) => {
    const { id = '', name = '' } = map.links[link] ?? {}
    const owner = position.rails[link] ?? null
    return (
      <Place
        key={id}
        id={linkPlace(id)}
        label={
          owner === null ? say('link', { link: name }) : say('linkOf', { link: name, name: sideNames[owner] ?? '' })
        }
        shape={{ points: band }}
      >
        {!isShort && <polygon points={band} fill="transparent" />}
      </Place>
    )
  })

export const Printed = ({ from, to }: { from: Point | undefined; to: Point | undefined }) =>
  from !== undefined &&
  to !== undefined && (
    <g pointerEvents="none">
      <path d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} stroke={INK} strokeWidth="3.5" />
      <path d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} stroke={TRACK} strokeWidth="1.5" />
    </g>
  )

export const FreeTrack = memo(({ d }: { d: string }) => (
  <g fill="none">
    <path d={d} stroke={LAND} strokeWidth="4.5" opacity=".6" />
    <path d={d} stroke={INK} strokeWidth="3.4" opacity=".75" />
    <path d={d} stroke={TRACK} strokeWidth="2" />
    <path d={d} stroke={INK} strokeWidth="2" strokeDasharray="1 5" opacity=".75" />
  </g>
))

const Rails = memo(({ d, seat, width }: { d: string; seat: Seat; width: number }) => (
  <g fill="none">
    <path d={d} stroke={BED} strokeWidth={width * 1.5} opacity=".7" />
    <path d={d} stroke={TIES} strokeWidth={width * 1.25} strokeDasharray="1.9 3.1" />
    <path d={d} stroke="#1b1410" strokeWidth={width * 0.78} />
    <path d={d} stroke={seatColour(seat)} strokeWidth={width * 0.78 - 1.3} />
    <path d={d} stroke="#fffaf0" strokeWidth={width * 0.2} strokeDasharray="1.9 3.1" strokeDashoffset="2.5" />
  </g>
))

/** The ways coal and iron would take. */
function Routes({ thought, layout }: OnSheet) {
  const cubes = thought?.bills[0]?.bill.cubes ?? []
  return (
    <g fill="none" stroke={PICKED} pointerEvents="none">
      {cubes.flatMap(({ route }, i) =>
        route.map(({ link, lane }, k) => (
          <path
            key={`${i} ${k}`}
            d={link === NOWHERE ? layout.lanes[lane] : layout.links[link]?.d}
            strokeWidth="4"
            strokeDasharray="2 5"
            strokeLinecap="round"
          />
        )),
      )}
    </g>
  )
}

interface PlaceGroundProps {
  readonly place: BoardMap['places'][number]
  readonly spot: Layout['places'][number]
  readonly tile: number
}

/** What a place is, below its spaces. */
export function PlaceGround({ place: { kind, colour, hydro }, spot, tile }: PlaceGroundProps) {
  const [x, y] = spot.at
  const [w, h] = spot.half
  return (
    <>
      {kind === 'town' && colour !== null && (
        <rect
          x={x - w - 3}
          y={y - h - 3}
          width={2 * w + 6}
          height={2 * h + 6}
          rx="6"
          fill={mix(TINT[colour], TOWN, 0.35)}
          stroke={DEEP[colour]}
          strokeWidth="1.3"
          opacity=".95"
        />
      )}
      {kind === 'village' && <Village x={x} y={y} />}
      {kind === 'distantPort' && (
        <>
          <circle cx={x} cy={y} r={tile * 0.42} fill={PAPER} stroke={ON_PAPER} strokeWidth="1.5" />
          <Icon industry="port" x={x} y={y} size={tile * 0.5} />
        </>
      )}
      {hydro && <Hydro x={x + w + 3} y={y - h} />}
    </>
  )
}

/** Towns with their spaces, villages, markets, distant ports, and all their names. */
function PlacesOnMap(props: OnSheet) {
  const { map, layout, position } = props
  const { tile, label } = layout.plate
  const room = position.box.figures.ironMarketCubes
  return (
    <>
      {map.places.map((place, number) => {
        const spot = layout.places[number]
        if (spot === undefined) return null
        return (
          <g key={place.id}>
            <PlaceGround place={place} spot={spot} tile={tile} />
            {place.sites.map(site => (
              <Space key={site} {...props} site={site} />
            ))}
          </g>
        )
      })}
      {map.markets.map(({ id, name, ship }, number) => {
        const [x, y] = layout.markets[number] ?? [0, 0]
        const isSold = position.sold[number] === true
        const want = position.markets[number] ?? 'none'
        return (
          <Place
            key={id}
            id={marketPlace(id)}
            label={
              isSold
                ? say('marketSold', { market: name })
                : say('market', { market: name, want: WANT_TABLE[want].name })
            }
            shape={{ cx: x, cy: y, r: tile * 0.52 }}
          >
            <MarketSign want={want} isSold={isSold} x={x} y={y} size={tile * 0.92} />
            {ship !== NOWHERE && <Overseas x={x} y={y + tile * 0.46 + label} name={name} size={label} />}
          </Place>
        )
      })}
      {map.ironMarkets.map(({ id, name, ship }, number) => {
        const [x, y] = layout.ironMarkets[number] ?? [0, 0]
        const cubes = position.ironMarkets[number] ?? 0
        return (
          <Place
            key={id}
            id={marketPlace(id)}
            label={say('ironMarket', { market: name, cubes, room })}
            shape={{ x: x - tile * 0.66, y: y - tile * 0.42, width: tile * 1.32, height: tile * 0.84, rx: 4 }}
          >
            <IronMarketSign cubes={cubes} room={room} x={x} y={y} size={tile} />
            {ship !== NOWHERE && <Overseas x={x} y={y + tile * 0.46 + label} name={name} size={label} />}
          </Place>
        )
      })}
    </>
  )
}

export function Names({ map, layout }: Pick<OnSheet, 'map' | 'layout'>) {
  const { places, plate } = layout
  return (
    <g pointerEvents="none">
      {map.places.map(({ id, kind, name }, number) => {
        const spot = places[number]?.name
        const isVillage = kind === 'village'
        return (
          <text
            key={id}
            x={spot?.at[0]}
            y={spot?.at[1]}
            textAnchor={spot?.anchor}
            fontSize={isVillage ? Math.max(12, plate.label - 0.5) : plate.label}
            className={isVillage ? css['village'] : css['name']}
          >
            {name}
          </text>
        )
      })}
      {layout.boxes.map(({ name, at: [x, y] }) => (
        <g key={name} pointerEvents="none">
          <path d={`M${x - 34} ${y - 10}h68l6 10-6 10h-68l-6-10z`} fill={TOWN} stroke={INK} strokeWidth="1.2" />
          <text x={x} y={y + 4.5} fontSize="12" textAnchor="middle" className={css['name']}>
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}

export const Overseas = ({ x, y, name, size }: { x: number; y: number; name: string; size: number }) => (
  <text x={x} y={y} fontSize={Math.max(12, size - 0.5)} textAnchor="middle" className={css['overseas']}>
    {name}
  </text>
)

const Village = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r="6.5" fill={PAPER} stroke={ON_PAPER} strokeWidth="1.3" />
    <path d={`M${x - 3.5} ${y + 2.5}v-4l3.5-2.7 3.5 2.7v4z`} fill={ON_PAPER} />
  </>
)

/** Water power. */
const Hydro = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="8" fill="#e6f0f0" stroke="#3f6470" strokeWidth="1.2" />
    <path d="M0-5c3 4 3.5 5 3.5 6.5a3.5 3.5 0 0 1-7 0C-3.5 0-3-1 0-5z" fill="#3f6470" />
  </g>
)

/** What is being paid for, while one chooses among equally close sources. */
function Pending({ seen, position, layout }: OnSheet) {
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

/** Owners and cubes of counters, and on what may be built on, its price. */
function Badges({ seen, position, map, layout }: OnSheet) {
  const { tile, ship } = layout.plate
  const prices = pricesOf(seen, position)
  return (
    <g pointerEvents="none">
      {map.sites.map(({ symbol }, site) => {
        const [x, y] = layout.sites[site] ?? [0, 0]
        const counter = position.counters[site] ?? null
        const price = prices.get(site)
        return (
          <g key={site}>
            {counter !== null && symbol !== 'ship' && <CounterBadges counter={counter} x={x} y={y} size={tile} />}
            {price !== undefined && <Price x={x} y={y + (symbol === 'ship' ? ship * 0.3 : tile * 0.22)} text={price} />}
          </g>
        )
      })}
    </g>
  )
}

const Price = ({ x, y, text }: { x: number; y: number; text: string }) => (
  <text x={x} y={y + 4.5} className={css['price']}>
    {text}
  </text>
)

function labelOf({ map, position, sideNames }: OnSheet, site: number): string {
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

function Space(props: OnSheet & { readonly site: number }) {
  const { map, layout, position, thought, site } = props
  const row = map.sites[site]
  const [x, y] = layout.sites[site] ?? [0, 0]
  const { tile } = layout.plate
  if (row === undefined || row.symbol === 'ship') return null
  const counter = position.counters[site] ?? null
  const colour = map.places[row.place]?.colour ?? 'brown'
  const ghost = thought?.site === site ? thought.bills[0] : undefined
  return (
    <Place
      id={sitePlace(row.id)}
      label={labelOf(props, site)}
      shape={{ x: x - tile / 2 - 1, y: y - tile / 2 - 1, width: tile + 2, height: tile + 2, rx: 5 }}
    >
      {counter === null ? (
        <SpaceSign symbol={row.symbol} colour={colour} x={x} y={y} size={tile} />
      ) : (
        <CounterSign counter={counter} x={x} y={y} size={tile} />
      )}
      {ghost?.industry !== undefined && thought !== null && (
        <g opacity=".72">
          <Tile industry={ghost.industry} level={ghost.level} seat={thought.seat} x={x} y={y} size={tile} />
        </g>
      )}
      {isSource(thought, site) && <SourceRing x={x} y={y} r={tile * 0.72} />}
    </Place>
  )
}

const isSource = (thought: Thought | null, site: number): boolean =>
  thought?.bills[0]?.bill.cubes.some(({ sources }) => sources.includes(site)) === true

const SourceRing = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <circle cx={x} cy={y} r={r} fill="none" stroke={PICKED} strokeWidth="3" strokeDasharray="6 3" />
)

function Ships(props: OnSheet) {
  const { map, layout, position, thought } = props
  const { ship } = layout.plate
  return map.ships.map(site => {
    const [x, y] = layout.sites[site] ?? [0, 0]
    const counter = shipShown(props, site)
    return (
      <Place
        key={site}
        id={sitePlace(map.sites[site]?.id ?? '')}
        label={labelOf(props, site)}
        shape={{ x: x - ship * 0.7, y: y - ship * 0.5, width: ship * 1.4, height: ship * 0.9, rx: 6 }}
      >
        <rect x={x - ship * 0.7} y={y - ship * 0.5} width={ship * 1.4} height={ship * 0.9} fill="transparent" />
        <g opacity={counter === (position.counters[site] ?? null) ? 1 : 0.65}>
          <Steamer counter={counter} x={x} y={y} size={ship} />
        </g>
        {isSource(thought, site) && <SourceRing x={x} y={y} r={ship * 0.75} />}
      </Place>
    )
  })
}

/** The ship that is there, or the one a hand is about to build. */
function shipShown({ position, thought }: OnSheet, site: number): Counter | null {
  const counter = position.counters[site] ?? null
  const [built] = thought?.site === site ? thought.bills : []
  if (thought === null || built === undefined) return counter
  return { owner: thought.seat, industry: 'ship', level: built.level, flipped: false, coal: 0, iron: 0 }
}

/** With more lit links than this the figures would hide the map: then only the one a hand is at is shown. */
const MANY = 8

/** Whose rails they are, and what links would pay: those one may lay, or the one a hand is at. */
function Tags({ seen, position, map, layout, thought }: OnSheet) {
  const lit = new Set(offered(seen, 'rail').flatMap(option => (option === 'stop' ? [] : [map.linkOf[option.link]])))
  return (
    <g pointerEvents="none">
      {layout.links.map(({ mark: [x, y], tag }, link) => {
        const owner = position.rails[link] ?? null
        const isShown = (lit.has(link) && lit.size <= MANY) || thought?.link === link
        return (
          <g key={link}>
            {owner !== null && <SeatMark seat={owner} size={14} x={x - 7} y={y - 7} />}
            {isShown && <ValueTag at={tag} value={linkValue(position, link)} isPicked={thought?.link === link} />}
          </g>
        )
      })}
      {thought?.bills[0]?.bill.cubes.map(({ cube, route }, i) => {
        const [step] = route
        const at = step === undefined || step.link === NOWHERE ? undefined : layout.links[step.link]?.middle
        return (
          at !== undefined && (
            <g key={i}>
              <circle cx={at[0]} cy={at[1]} r="8" fill="#fff3c9" stroke={PICKED} strokeWidth="1.5" />
              <CubeSign cube={cube} x={at[0]} y={at[1]} size={10} />
            </g>
          )
        )
      })}
    </g>
  )
}

const ValueTag = ({ at: [x, y], value, isPicked }: { at: Point; value: number; isPicked: boolean }) => (
  <>
    <rect
      x={x - 14}
      y={y - 9.5}
      width="28"
      height="19"
      rx="9.5"
      fill={isPicked ? PICKED : '#fff3c9'}
      stroke={isPicked ? '#fff' : LIT}
      strokeWidth="1.4"
    />
    <text x={x} y={y + 4.5} className={css['value']} fill={isPicked ? '#fff' : '#6b3f00'}>
      ${value}
    </text>
  </>
)
