// The crater's zones: Bases, Rigs with their wells, Ice, free zones with their deposits, and the Core.

import type { Seat } from '@tableworks/kernel'
import { memo } from 'react'
import { slotOf } from '../../data/board.ts'
import { ringOf, ZONE } from '../../data/crater.ts'
import { CENTRE, type Point, tokenSpot, ZONE_RADIUS } from '../../data/drawing.ts'
import { WELL_CUBES } from '../../data/pieces.ts'
import { type Colour, colourOf, RIG, type RigId } from '../../data/rigs.ts'
import type { View } from '../../view.ts'
import { Place } from '../things.ts'
import { RIG_PAINT, SEAT_GLOW } from './signs/colours.ts'
import { CubeSign, ProductSign, TINY } from './signs/cube.tsx'
import { SeatSign } from './signs/seat.tsx'
import type { TitanBox } from '../table.ts'
import { say } from '../words.ts'
import css from './crater.module.css'
import { zoneName } from './zone-name.ts'

type ZoneGlance = View['glance']['zones'][number]

const isRig = (stands: ZoneGlance['stands']): stands is RigId => stands.includes('-')

interface ZoneProps {
  readonly zone: ZoneGlance
  readonly at: Point
  /** The value printed on its Rig. */
  readonly value: number | null
  /** Whether the viewer's Network reaches it, and the colour of its glow. */
  readonly network: Seat | null
  /** Whether a Drone pays to get there. */
  readonly isCostly: boolean
}

export const ZoneSign = memo(function ZoneSign({ zone, at: [x, y], value, network, isCostly }: ZoneProps) {
  const number = ZONE[zone.zone]
  const ring = ringOf(number)
  if (ring === null) return null
  const r = ZONE_RADIUS[ring]
  const glow = network === null ? null : SEAT_GLOW[network]
  return (
    <Place
      of={{ kind: 'zone', zone: zone.zone }}
      label={say('zone', { zone: zoneName(zone.zone) })}
      shape={{ cx: x, cy: y, r: r + 4 }}
      className={isCostly ? css['costly'] : undefined}
      tapTwice
    >
      <g transform={`translate(${x} ${y})`}>
        {glow !== null && (
          <circle r={r + 3} fill="none" stroke={glow} strokeWidth="7" strokeOpacity=".7" filter="url(#ttn-glow)" />
        )}
        <Standing zone={zone} r={r} value={value} seed={number} />
        {glow !== null && zone.owner === null && <circle r={r + 2.5} fill="none" stroke={glow} strokeWidth="3" />}
      </g>
    </Place>
  )
})

function Standing({ zone, r, value, seed }: { zone: ZoneGlance; r: number; value: number | null; seed: number }) {
  const { stands, owner, deposits } = zone
  if (stands === 'base') return <Base seat={owner ?? 0} r={r} />
  if (stands === 'ice') return <Ice r={r} seed={seed} />
  if (isRig(stands)) return <RigSign zone={zone} colour={colourOf(RIG[stands])} value={value ?? 0} r={r} />
  return (
    <>
      <circle
        r={r}
        fill="var(--titan-zone)"
        fillOpacity=".8"
        stroke="var(--titan-zone-edge)"
        strokeOpacity=".5"
        strokeWidth="2"
        strokeDasharray="5 6"
      />
      {deposits.length === 0 && (
        <circle
          r={r * 0.5}
          fill="var(--titan-pit)"
          stroke="var(--titan-pit-edge)"
          strokeOpacity=".25"
          strokeWidth="1.5"
        />
      )}
      {deposits.map((cube, i) => (
        <CubeSign key={i} cube={cube} x={deposits.length === 1 ? 0 : i === 0 ? -16 : 16} y={0} r={14} />
      ))}
    </>
  )
}

function Base({ seat, r }: { seat: Seat; r: number }) {
  const glow = SEAT_GLOW[seat]
  return (
    <>
      <circle r={r} fill="var(--titan-base)" stroke={glow} strokeWidth="4" />
      {Array.from({ length: 8 }, (_, i) => (
        <path
          key={i}
          d={`M0 ${-(r - 9)}V${-(r - 3)}`}
          transform={`rotate(${i * 45 + 22.5})`}
          stroke={glow}
          strokeWidth="3"
        />
      ))}
      <SeatSign seat={seat} x={0} y={0} r={26} isLarge />
    </>
  )
}

const ICE = [
  'var(--titan-ice-1)',
  'var(--titan-ice-2)',
  'var(--titan-ice-3)',
  'var(--titan-ice-4)',
  'var(--titan-ice-5)',
  'var(--titan-ice-6)',
]

function Ice({ r, seed }: { r: number; seed: number }) {
  const corner = (i: number): string => {
    const angle = ((i * 60 + ((seed * 37 + i * 17) % 24)) * Math.PI) / 180
    return `${(r * 0.84 * Math.cos(angle)).toFixed(1)} ${(r * 0.84 * Math.sin(angle)).toFixed(1)}`
  }
  const top = `${(((seed * 13) % 10) - 5) * 0.04 * r} ${(((seed * 29) % 10) - 5) * 0.04 * r}`
  return (
    <>
      <circle r={r} fill="var(--titan-ice)" stroke="var(--titan-ice-edge)" strokeOpacity=".55" strokeWidth="2.4" />
      {ICE.map((fill, i) => (
        <path
          key={fill}
          d={`M${corner(i)}L${corner((i + 1) % ICE.length)}L${top}Z`}
          fill={fill}
          opacity=".78"
          stroke="var(--titan-ice-facet)"
          strokeOpacity=".45"
          strokeWidth=".8"
        />
      ))}
    </>
  )
}

interface RigProps {
  readonly zone: Pick<ZoneGlance, 'owner' | 'module' | 'tholins' | 'deuterium' | 'networks'>
  readonly colour: Colour
  readonly value: number
  readonly r: number
}

/** Ring and shape show the product, the number its value, and the marks below it the well. A square holds the Module. */
function RigSign({ zone: { owner, module, tholins, deuterium, networks }, colour, value, r }: RigProps) {
  const product = owner === null ? Math.max(r * 0.42, LEAST_PRODUCT) : r * 0.3
  const y = owner === null ? -r * 0.1 : -r * 0.38
  return (
    <>
      <circle r={r} fill="var(--titan-hull)" />
      <circle r={r - 3} fill="url(#ttn-hull)" stroke={RIG_PAINT[colour]} strokeWidth="5" />
      <text x={-r * 0.36} y={y} className={css['figure']}>
        {value}
      </text>
      <ProductSign colour={colour} x={r * 0.34} y={y} r={product} letter={owner === null} />
      {owner !== null && <Control seat={owner} module={module} r={r} isConnected={networks.includes(owner)} />}
      <Well r={r * 0.7} tholins={tholins} deuterium={deuterium} size={r * 0.12} />
    </>
  )
}
/** The smallest product whose letter can be read. */
const LEAST_PRODUCT = 14

interface ControlProps {
  readonly seat: Seat
  readonly module: Colour | null
  readonly r: number
  readonly isConnected: boolean
}

/** A Rig's controller: a ring in the seat's colour, dashed if the Rig is cut off, the seat's shape, and the Module. */
const Control = ({ seat, module, r, isConnected }: ControlProps) => (
  <>
    <circle
      r={r + 2.5}
      fill="none"
      stroke={SEAT_GLOW[seat]}
      strokeWidth="4"
      strokeDasharray={isConnected ? undefined : '9 7'}
    />
    <SeatSign seat={seat} x={-r * 0.36} y={r * 0.18} r={r * 0.25} text="" />
    <rect
      x={r * 0.06}
      y={-r * 0.1}
      width={r * 0.58}
      height={r * 0.56}
      rx="3"
      fill="var(--titan-black)"
      fillOpacity=".55"
      stroke={SEAT_GLOW[seat]}
      strokeWidth="1.4"
    />
    {module !== null && <ProductSign colour={module} x={r * 0.35} y={r * 0.18} r={r * 0.22} letter={false} />}
  </>
)

function Well({ r, tholins, deuterium, size }: { r: number; tholins: number; deuterium: number; size: number }) {
  return Array.from({ length: WELL_CUBES }, (_, i) => {
    const angle = ((152 - i * 31) * Math.PI) / 180
    const at = `translate(${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)})`
    if (i < tholins)
      return <path key={i} d={TINY.tholins} transform={`${at} scale(${size})`} fill="var(--titan-tholins)" />
    if (i < tholins + deuterium)
      return <path key={i} d={TINY.deuterium} transform={`${at} scale(${size})`} fill="var(--titan-deuterium)" />
    return <circle key={i} transform={at} r={size * 0.62} fill="none" stroke="var(--titan-white)" strokeOpacity=".3" />
  })
}

/** A Rig in orbit, as a separate drawing. */
export const RigCard = ({ rig, face }: { rig: RigId; face: { value: number; tholins: number; deuterium: number } }) => (
  <RigAt zone={{ ...face, stands: rig, owner: null, module: null, networks: [] }} value={face.value} />
)

/** A Rig at a zone, as a separate drawing. */
export const RigAt = ({ zone, value }: { zone: RigProps['zone'] & Pick<ZoneGlance, 'stands'>; value: number }) =>
  isRig(zone.stands) && (
    <svg viewBox="-41 -41 82 82" className={css['card']} aria-hidden="true">
      <RigSign zone={zone} colour={colourOf(RIG[zone.stands])} value={value} r={36} />
    </svg>
  )

interface CoreProps {
  readonly zone: ZoneGlance
  readonly tokens: readonly { readonly seat: Seat; readonly at: readonly [number, number] }[]
  readonly network: Seat | null
}

export const Core = memo(function Core({ zone: { tholins, deuterium }, tokens, network }: CoreProps) {
  const [x, y] = CENTRE
  return (
    <Place of={{ kind: 'zone', zone: 'C' }} label={say('core')} shape={{ cx: x, cy: y, r: 104 }} tapTwice>
      <g className={css['core']}>
        <circle cx={x} cy={y} r="210" fill="url(#ttn-core-haze)" pointerEvents="none" />
        <circle cx={x} cy={y} r="106" fill="var(--titan-core)" stroke="var(--titan-core-edge)" strokeWidth="3" />
        <circle cx={x} cy={y} r="100" fill="url(#ttn-core-fire)" />
      </g>
      {network !== null && <circle cx={x} cy={y} r="105" fill="none" stroke={SEAT_GLOW[network]} strokeWidth="4" />}
      <CubeSign cube="deuterium" x={x - 22} y={y - 6} r={16} />
      <text x={x - 2} y={y + 7} className={css['stock']}>
        {deuterium}
      </text>
      {tholins > 0 && (
        <>
          <CubeSign cube="tholins" x={x - 14} y={y + 32} r={13} />
          <text x={x + 4} y={y + 39} className={css['stockSmall']}>
            {tholins}
          </text>
        </>
      )}
      {tokens.map(({ seat, at: [tx, ty] }) => (
        <SeatSign key={`${tx} ${ty}`} seat={seat} x={tx} y={ty} r={13.5} />
      ))}
    </Place>
  )
})

/** The Control tokens in the Core. */
export const coreTokensIn = (pipes: View['glance']['pipes'], box: TitanBox): CoreProps['tokens'] =>
  pipes.flatMap(({ slot, owner, to }) =>
    to === 'C' ? [{ seat: owner, at: tokenSpot(box.slots.line[slotOf({ box }, slot)]) }] : [],
  )
