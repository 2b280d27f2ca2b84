// The two demand displays.

import { type Cube, CUBES } from '../../data/industries.ts'
import { buyingPrice, sellingPrice } from '../../readings/supply.ts'
import { DARK, GLOW, ON_PAPER, PAPER, TAG_GAIN } from '../parts/signs/colours.ts'
import { CubeSign } from '../parts/signs/pieces.tsx'
import type { Position } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import type { TrayProps } from './tray.tsx'
import css from './trays.module.css'

/** The two demand displays as scale bars: the next cube to buy is highlighted, the next space to sell to is dotted. */
export const Demand = ({ position }: TrayProps) => (
  <Place of={{ kind: 'demands' }} label={say('demand')} className={css['demand']}>
    {CUBES.map(cube => (
      <Scale key={cube} cube={cube} position={position} />
    ))}
  </Place>
)

const CELL = 24
const FOOT = 16

function Scale({ cube, position }: { cube: Cube; position: Position }) {
  const { spaces } = position.box.demand[cube]
  const filled = position.demand[cube]
  const next = spaces.length - filled
  const selling = sellingPrice(position, cube)
  const width = spaces.length * CELL
  return (
    <Place of={{ kind: 'demand', cube }} className={css['scale']}>
      <p>
        <b>{say(cube)}</b>
        <span>
          <em>{say('buy', { price: buyingPrice(position, cube) })}</em>{' '}
          {selling === null ? say('full') : say('sell', { price: selling })}
        </span>
      </p>
      <svg viewBox={`-2 -1 ${width + 4} ${CELL + FOOT + 2}`} aria-hidden="true">
        <rect x="-1" width={width + 2} height={CELL + FOOT} rx="3" fill={PAPER} fillOpacity=".9" stroke={ON_PAPER} />
        {spaces.map((price, i) => (
          <g key={i}>
            {i > 0 && <path d={`M${i * CELL} 0v${CELL}`} stroke={ON_PAPER} strokeWidth=".6" />}
            {i === next && filled > 0 && (
              <rect
                x={i * CELL + 1.5}
                y="1.5"
                width={CELL - 3}
                height={CELL - 3}
                rx="2"
                fill={GLOW}
                stroke="var(--aoi-amber)"
              />
            )}
            {i >= next ? (
              <CubeSign cube={cube} x={(i + 0.5) * CELL} y={CELL / 2 + 0.5} size={15} />
            ) : (
              <circle cx={(i + 0.5) * CELL} cy={CELL / 2} r="2" fill={i === next - 1 ? TAG_GAIN : 'var(--aoi-empty)'} />
            )}
            {price !== spaces[i - 1] && (
              <Price price={price} from={i} count={spaces.filter(one => one === price).length} />
            )}
          </g>
        ))}
      </svg>
    </Place>
  )
}

function Price({ price, from, count }: { price: number; from: number; count: number }) {
  const isDark = price % 2 === 1
  return (
    <>
      <rect x={from * CELL} y={CELL} width={count * CELL} height={FOOT - 0.5} fill={isDark ? DARK : PAPER} />
      <text
        x={(from + count / 2) * CELL}
        y={CELL + 12.8}
        fontSize="13.4"
        fontWeight="700"
        textAnchor="middle"
        fill={isDark ? 'var(--aoi-on-dark)' : ON_PAPER}
      >
        ${price}
      </text>
    </>
  )
}
