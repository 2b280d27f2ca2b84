// A turned factory card in an 80 by 80 square: the building upright, an arrow plate on each side that takes or outputs, and a lamp
// that shows whether it can run.

import { memo } from 'react'
import type { Turn } from '../../../data/box.ts'
import { type FactoryId, SIDES } from '../../../data/factories.ts'
import type { Class, ProductId } from '../../../data/products.ts'
import type { VictoryBox } from '../../table.ts'
import { BLUSH, BRICK, BRICK_DARK, classOf, GROUND, INK, LIT, PAPER } from './colours.ts'
import { FactorySign } from './factories.tsx'
import { GoodSign } from './goods.tsx'

/** A cell's side length in a floor's drawing. */
export const CELL = 80
/** North, east, south, west. */
export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

export type Lamp = 'ready' | 'lacks' | 'blocked'

interface PlateState {
  readonly direction: number
  readonly role: 'input' | 'output'
  readonly oneOf: readonly ProductId[]
}

/** What a turned card takes and outputs, by direction. */
function platesOf({ factories }: Pick<VictoryBox, 'factories'>, factory: FactoryId, turn: Turn): PlateState[] {
  return SIDES.flatMap((side, i) => {
    const face = factories[factory].sides[side]
    return face === null ? [] : [{ direction: (i + turn) % 4, role: face.role, oneOf: face.oneOf }]
  })
}

interface CardProps {
  readonly factory: FactoryId
  readonly turn: Turn
  readonly box: VictoryBox
  readonly lamp?: Lamp | null
  /** The directions in which something is missing or in the way, as `0 2`. */
  readonly bad?: string
  readonly isGhost?: boolean
  /** Whether it would run. */
  readonly isHot?: boolean
}

export const FactoryCard = memo(function FactoryCard(props: CardProps) {
  const { factory, turn, box, lamp = null, bad = '', isGhost = false, isHot = false } = props
  const kind = classOf(box, factory)
  const ground = GROUND[kind]
  const plates = platesOf(box, factory, turn)
  const [dx, dy] = leaning(plates)
  return (
    <>
      {isHot && <rect x="-1" y="-1" width="82" height="82" rx="9" fill="none" stroke={LIT} strokeWidth="4" />}
      <rect x="4" y="5.5" width="74" height="74" rx="6" fill="var(--vti-shadow)" opacity=".35" />
      <rect
        x="3"
        y="3"
        width="74"
        height="74"
        rx="6"
        fill={ground}
        stroke={isGhost || lamp === 'ready' ? LIT : INK}
        strokeWidth={isGhost ? 4 : lamp === 'ready' ? 2.6 : 1.5}
        strokeDasharray={isGhost ? '9 5' : undefined}
      />
      <path d="M4 76V10q0-6 6-6H76z" fill="var(--vti-white)" opacity=".08" />
      <KeyLine kind={kind} />
      <FactorySign
        factory={factory}
        x={40 + dx}
        y={40 + dy}
        size={SIGN_SIZE[plates.length] ?? 36}
        figure={PAPER}
        ground={ground}
      />
      {plates.map(plate => (
        <Plate key={plate.direction} {...plate} isBad={bad.includes(String(plate.direction))} />
      ))}
      {lamp !== null && <LampSign lamp={lamp} x={69} y={11} />}
    </>
  )
})

const SIGN_SIZE = [48, 48, 44, 38, 36]

/** Moves the building away from the plates. */
function leaning(plates: readonly PlateState[]): readonly [number, number] {
  let [x, y] = [0, 0]
  for (const { direction } of plates) {
    const [dx, dy] = STEPS[direction] ?? [0, 0]
    x -= dx * 3.5
    y -= dy * 3.5
  }
  return [x, y]
}

/** Shape also marks the class: raw goods are plain, by-products double, materials have rivets, war goods have cut corners. */
function KeyLine({ kind }: { kind: Class }) {
  const line = { fill: 'none', stroke: PAPER }
  if (kind === 'war good')
    return (
      <path {...line} d="M15.5 6.5H64.5L73.5 15.5V64.5L64.5 73.5H15.5L6.5 64.5V15.5Z" strokeWidth="1.8" opacity=".8" />
    )
  const plain = { ...line, x: 6.5, y: 6.5, width: 67, height: 67, rx: 3.5 }
  if (kind === 'material')
    return <rect {...plain} strokeWidth="2" strokeLinecap="round" strokeDasharray="0.1 5.2" opacity=".8" />
  return (
    <g opacity=".6">
      <rect {...plain} strokeWidth="1.2" />
      {kind === 'by-product' && <rect {...line} x="9.5" y="9.5" width="61" height="61" rx="2.5" strokeWidth="1.1" />}
    </g>
  )
}

const ANGLE = [180, 270, 0, 90]

/** Inputs are off-white and point in, outputs are yellow and point out. Two icons on a plate mean either one. */
function Plate({ direction, role, oneOf, isBad }: PlateState & { readonly isBad: boolean }) {
  const [sx, sy] = STEPS[direction] ?? [0, 0]
  const x = 40 + sx * 28.5
  const y = 40 + sy * 28.5
  const flow = role === 'output' ? direction : (direction + 2) % 4
  const [fx, fy] = STEPS[flow] ?? [0, 0]
  const wide = oneOf.length === 1 ? 11.5 : 19
  const isMissing = isBad && role === 'input'
  const fill = isMissing ? BLUSH : role === 'input' ? PAPER : isBad ? 'var(--vti-lit-dull)' : LIT
  const ink = isMissing ? BRICK_DARK : INK
  const lies = `translate(${x} ${y}) rotate(${ANGLE[flow] ?? 0})`
  return (
    <>
      <polygon
        points={`${-wide},-10.5 ${wide},-10.5 ${wide},5.2 0,13.1 ${-wide},5.2`}
        transform={lies}
        fill={fill}
        stroke={isMissing ? BRICK : INK}
        strokeWidth="1.6"
        strokeDasharray={isMissing ? '4 2.5' : undefined}
        strokeLinejoin="round"
      />
      {oneOf.map((product, i) => {
        const apart = oneOf.length === 1 ? 0 : (i - (oneOf.length - 1) / 2) * 19
        return (
          <GoodSign
            key={product}
            product={product}
            x={x - fx * 1.5 + (sx === 0 ? apart : 0)}
            y={y - fy * 1.5 + (sx === 0 ? 0 : apart)}
            size={15}
            figure={ink}
            ground={fill}
          />
        )
      })}
      {isBad && role === 'output' && (
        <path d={`M${-wide} 15H${wide}`} transform={lies} stroke={BRICK} strokeWidth="4" strokeLinecap="round" />
      )}
    </>
  )
}

function LampSign({ lamp, x, y }: { lamp: Lamp; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {lamp === 'ready' && (
        <>
          <circle r="8" fill={LIT} stroke={INK} strokeWidth="1.8" />
          <path d="M-2.6-4.2L4.6 0L-2.6 4.2z" fill={INK} />
        </>
      )}
      {lamp === 'lacks' && (
        <>
          <circle r="7" fill={INK} stroke={PAPER} strokeWidth="1.5" />
          <path
            d="M-2.4-1.6A2.5 2.5 0 1 1 .8 .4Q0 .8 0 1.7M0 3.6v.6"
            fill="none"
            stroke={PAPER}
            strokeWidth="1.7"
            strokeLinecap="round"
          />
        </>
      )}
      {lamp === 'blocked' && (
        <>
          <rect x="-6.5" y="-6.5" width="13" height="13" rx="2" fill={INK} stroke={PAPER} strokeWidth="1.5" />
          <path d="M-2.2-3v6M2.2-3v6" stroke={PAPER} strokeWidth="2" />
        </>
      )}
    </g>
  )
}

/** A card outside the floor, on the page. */
export const CardIcon = (props: Pick<CardProps, 'factory' | 'turn' | 'box' | 'lamp' | 'isHot'>) => (
  <svg viewBox="-3 -3 86 86" role="img" aria-label={props.box.factories[props.factory].name}>
    <FactoryCard {...props} />
  </svg>
)
