// Links: free tracks, rails, press targets and values.

import { SeatMark, seatColour } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { memo } from 'react'
import { NOWHERE } from '../../data/board.ts'
import type { Point } from '../../data/map-drawing.ts'
import { linkValue } from '../../readings/worth.ts'
import { BED, INK, LAND, LIT, OUTLINE, PICKED, TAG, TIES, TRACK, WHITE } from './signs/colours.ts'
import { offered } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import { tagScale } from './layout.ts'
import type { OnSheet } from './on-sheet.ts'
import css from './sheet.module.css'

/** Rails, free tracks and printed connections. */
export function Tracks({ position, map, layout }: OnSheet) {
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

/** Links' press targets. They are above the towns, because some links are hardly longer than the gap between two towns. */
export const Links = ({ position, map, layout, sideNames }: OnSheet) =>
  layout.links.map(({ band, isShort }, link) => {
    const { id = '', name = '' } = map.links[link] ?? {}
    const owner = position.rails[link] ?? null
    const label =
      owner === null ? say('link', { link: name }) : say('linkOf', { link: name, name: sideNames[owner] ?? '' })
    return <Link key={id} id={id} label={label} band={band} isShort={isShort} />
  })

type LinkProps = { id: string; label: string; band: string; isShort: boolean }

const Link = memo(({ id, label, band, isShort }: LinkProps) => (
  <Place of={{ kind: 'link', link: id }} label={label} tapTwice shape={{ points: band }}>
    {!isShort && <polygon points={band} fill="transparent" />}
  </Place>
))

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

export const Rails = memo(({ d, seat, width }: { d: string; seat: Seat; width: number }) => (
  <g fill="none">
    <path d={d} stroke={BED} strokeWidth={width * 1.5} opacity=".7" />
    <path d={d} stroke={TIES} strokeWidth={width * 1.25} strokeDasharray="1.9 3.1" />
    <path d={d} stroke={OUTLINE} strokeWidth={width * 0.78} />
    <path d={d} stroke={seatColour(seat)} strokeWidth={width * 0.78 - 1.3} />
    <path d={d} stroke={WHITE} strokeWidth={width * 0.2} strokeDasharray="1.9 3.1" strokeDashoffset="2.5" />
  </g>
))

/** With more highlighted links than this, values would hide the map, so values appear only on hover. */
const MANY = 8

/** Who owns the rails, and what links are worth: those the viewer can build, or the hovered one. */
export function Tags({ seen, position, map, layout, pointed, plan, builds }: OnSheet) {
  const lit = new Set(offered(seen, 'rail').flatMap(option => (option === 'stop' ? [] : [map.linkOf[option.link]])))
  const near = pointed?.kind === 'link' ? map.linkOf[pointed.link] : undefined
  return (
    <g pointerEvents="none">
      {layout.links.map(({ d, mark: [x, y], tag }, link) => {
        const owner = position.rails[link] ?? null
        const isShown =
          (lit.has(link) && lit.size <= MANY) || near === link || builds.links.has(map.links[link]?.id ?? '')
        return (
          <g key={link}>
            {plan?.link?.link === link && (
              <g opacity=".7">
                <Rails d={d} seat={plan.link.seat} width={layout.plate.rail} />
              </g>
            )}
            {owner !== null && <SeatMark seat={owner} size={14} x={x - 7} y={y - 7} />}
            {isShown && (
              <ValueTag
                at={tag}
                value={linkValue(position, link)}
                isPicked={near === link}
                scale={tagScale(layout.plate)}
              />
            )}
          </g>
        )
      })}
    </g>
  )
}

type TagProps = { at: Point; value: number; isPicked: boolean; scale: number }

/** Has a plus sign and the colour of gains, because a plain number on a space is its cost. */
const ValueTag = ({ at: [x, y], value, isPicked, scale }: TagProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <rect
      x="-17"
      y="-9.5"
      width="34"
      height="19"
      rx="9.5"
      fill={isPicked ? PICKED : TAG}
      stroke={isPicked ? WHITE : LIT}
      strokeWidth="1.4"
    />
    <text y="4.5" className={css['value']} fill={isPicked ? WHITE : 'var(--aoi-tag-gain)'}>
      +${value}
    </text>
  </g>
)
