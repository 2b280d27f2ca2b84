// A map before anything is built.

import { type BoardMap, NOWHERE } from '../../data/board.ts'
import { Engraving } from './engraving/base.tsx'
import { INK_SOFT, SEA_INK } from './signs/colours.ts'
import { IronMarketSign, SpaceSign, Steamer } from './signs/pieces.tsx'
import { say } from '../words.ts'
import { layoutOf } from './layout.ts'
import { Overseas } from './markets.tsx'
import { Names, PlaceGround } from './towns.tsx'
import { PLATES } from './plates.ts'
import { FreeTrack, Printed } from './rails.tsx'

interface BareMapProps {
  readonly map: BoardMap
  /** How many cubes an iron market can hold. */
  readonly room: number
}

export function BareMap({ map, room }: BareMapProps) {
  const { width, height } = PLATES[map.id].large
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say('map', { map: map.name })}>
      <BareSheet map={map} room={room} />
    </svg>
  )
}

/** Without its frame, so the workshop can draw handles over it. */
export function BareSheet({ map, room }: BareMapProps) {
  const layout = layoutOf(map, 'large')
  const { tile, ship, label } = layout.plate
  return (
    <>
      <Engraving map={map.id} cut="large" background={map.drawing.background} labels={map.drawing.labels} />
      {map.ships.map(site => (
        <path
          key={site}
          d={layout.lanes[site]}
          fill="none"
          stroke={SEA_INK}
          strokeWidth="1.7"
          strokeDasharray="1 5"
          strokeLinecap="round"
        />
      ))}
      {map.places.map(({ ways }, from) =>
        ways
          .filter(({ link, lane, to }) => link === NOWHERE && lane === NOWHERE && to > from)
          .map(({ to }) => <Printed key={`${from} ${to}`} from={layout.places[from]?.at} to={layout.places[to]?.at} />),
      )}
      {layout.links.map(({ d }, link) => (
        <FreeTrack key={link} d={d} />
      ))}
      {map.places.map((place, number) => {
        const spot = layout.places[number]
        return spot !== undefined && <PlaceGround key={place.id} place={place} spot={spot} tile={tile} />
      })}
      {map.sites.map(({ symbol, place }, site) => {
        const [x, y] = layout.sites[site] ?? [0, 0]
        return symbol === 'ship' ? (
          <Steamer key={site} counter={null} x={x} y={y} size={ship} />
        ) : (
          <SpaceSign key={site} symbol={symbol} colour={map.places[place]?.colour ?? 'brown'} x={x} y={y} size={tile} />
        )
      })}
      {map.markets.map(({ name, ship: at }, market) => {
        const [x, y] = layout.markets[market] ?? [0, 0]
        return (
          <g key={market}>
            <circle cx={x} cy={y} r={tile * 0.42} fill="none" stroke={INK_SOFT} strokeDasharray="3 2" />
            {at !== NOWHERE && <Overseas x={x} y={y + tile * 0.46 + label} name={name} size={label} />}
          </g>
        )
      })}
      {map.ironMarkets.map(({ name, ship: at }, market) => {
        const [x, y] = layout.ironMarkets[market] ?? [0, 0]
        return (
          <g key={market}>
            <IronMarketSign cubes={0} room={room} x={x} y={y} size={tile} />
            {at !== NOWHERE && <Overseas x={x} y={y + tile * 0.46 + label} name={name} size={label} />}
          </g>
        )
      })}
      <Names map={map} layout={layout} />
    </>
  )
}
