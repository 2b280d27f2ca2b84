// One small poster per game, each in the materials of its own world. Decoration: the words stand beside it.

import type { ComponentType, ReactNode } from 'react'
import type { World } from '../worlds.ts'

const Poster = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {children}
  </svg>
)

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** A point on a circle, with the angle in turns from the top. */
function onCircle(x: number, y: number, radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
}

/** The part of a ring between two radii and two turns. */
const segment = (x: number, y: number, inner: number, outer: number, from: number, to: number): string =>
  `M${onCircle(x, y, outer, from)}A${outer} ${outer} 0 0 1 ${onCircle(x, y, outer, to)}` +
  `L${onCircle(x, y, inner, to)}A${inner} ${inner} 0 0 0 ${onCircle(x, y, inner, from)}Z`

/** The gilded age: the exchange floor, ring in ring, on ledger paper. */
function Exchange() {
  const rings = [
    { inner: 30, outer: 48, parts: 6, fill: '#5f7d4f' },
    { inner: 51, outer: 69, parts: 8, fill: '#3f6386' },
    { inner: 72, outer: 90, parts: 10, fill: '#d2a23f' },
  ]
  const corners = [0.125, 0.375, 0.625, 0.875]
  return (
    <Poster>
      <rect width="240" height="300" fill="#f3e8cf" />
      {range(20).map(i => (
        <path key={i} d={`M0 ${i * 15 + 7.5}H240`} stroke="#dcc9a0" strokeWidth=".7" />
      ))}
      <path d="M30 0V300M34 0V300" stroke="#b8574d" strokeWidth=".7" opacity=".55" />
      <g stroke="#f3e8cf" strokeWidth="2">
        {corners.map(turn => (
          <path key={turn} d={segment(120, 150, 95, 124, turn - 0.07, turn + 0.07)} fill="#6e1f24" />
        ))}
        {rings.flatMap(({ inner, outer, parts, fill }) =>
          range(parts).map(i => (
            <path
              key={`${fill}${i}`}
              d={segment(120, 150, inner, outer, i / parts, (i + 1) / parts)}
              fill={fill}
              opacity={i % 2 ? 0.82 : 1}
            />
          )),
        )}
      </g>
      <circle cx="120" cy="150" r="26" fill="#6e1f24" />
      <circle cx="120" cy="150" r="20" fill="none" stroke="#d8b25c" strokeWidth="1.2" />
      <path d="m120 136 3.3 10.7h11.2l-9 6.6 3.4 10.7-8.9-6.6-8.9 6.6 3.4-10.7-9-6.6h11.2z" fill="#d8b25c" />
      {[0.04, 0.21, 0.46, 0.63, 0.9].map((turn, i) => (
        <circle
          key={turn}
          cx={onCircle(120, 150, 60 + (i % 2) * 21, turn).split(' ')[0]}
          cy={onCircle(120, 150, 60 + (i % 2) * 21, turn).split(' ')[1]}
          r="5"
          fill="#f8efd9"
          stroke="#3b2a14"
          strokeWidth="1.5"
        />
      ))}
    </Poster>
  )
}

/** An engraver's map: hand-tinted regions, a hachured coast, rails with their ties. */
function EngravedMap() {
  const coast = 'M-10 96C22 84 34 104 58 96s30-34 58-30 34 26 62 16 42-30 80-26V310H-10Z'
  const rail = 'M52 262C66 226 96 226 112 196s4-54 40-70 44-16 62-22'
  return (
    <Poster>
      <rect width="240" height="300" fill="#cfd6c8" />
      {range(5).map(i => (
        <path
          key={i}
          d={coast}
          transform={`translate(0 ${-5 - i * 5})`}
          fill="none"
          stroke="#71827f"
          strokeWidth=".8"
          opacity={0.75 - i * 0.14}
        />
      ))}
      <path d={coast} fill="#ecdcb6" stroke="#54402a" strokeWidth="1.6" />
      <path d="M-10 96C22 84 34 104 58 96c8 40-12 70 6 104S40 270 46 310H-10Z" fill="#d9b98c" opacity=".8" />
      <path
        d="M116 66c28 4 34 26 62 16 4 46-30 60-24 96s-40 30-90 22C46 166 66 136 58 96 82 88 88 62 116 66Z"
        fill="#c9c58f"
        opacity=".8"
      />
      <path d="M178 82c28-10 42-30 80-26V310H160c12-50 0-90-6-132-6-36 28-50 24-96Z" fill="#d8a98f" opacity=".75" />
      <g fill="none" stroke="#54402a" strokeWidth=".9" strokeDasharray="3 3">
        <path d="M58 96c8 40-12 70 6 104S40 270 46 310M178 82c4 46-30 60-24 96s18 82 6 132M64 200c50 8 96 14 90-22" />
      </g>
      <g stroke="#6b5436" strokeWidth="1" fill="none">
        {[
          [196, 190],
          [212, 206],
          [192, 220],
          [24, 150],
          [30, 176],
        ].map(([x, y]) => (
          <path key={`${x}${y}`} d={`m${x} ${y} 8-13 8 13m-12-5 3 5m1-9 4 9`} />
        ))}
      </g>
      <path d={rail} fill="none" stroke="#2d2a26" strokeWidth="11" strokeDasharray="2 4.5" />
      <path d={rail} fill="none" stroke="#8c2f25" strokeWidth="6" />
      <path d={rail} fill="none" stroke="#ecdcb6" strokeWidth="2.6" />
      {[
        [52, 262],
        [112, 196],
        [152, 126],
        [214, 104],
      ].map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="8.5" fill="#f6ecd2" stroke="#2d2a26" strokeWidth="1.8" />
          <circle cx={x} cy={y} r="3.2" fill="#2d2a26" />
        </g>
      ))}
      <g transform="translate(46 42)" fill="#f6ecd2" stroke="#3a3126" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M-18 6h36l-6 10h-24z" fill="#4f5f63" />
        <path d="M-2 4V-22C8-16 12-8 13 4zM-5 4V-16C-11-10-13-4-13 4z" />
      </g>
    </Poster>
  )
}

/** The home front: a poster in four flat inks. */
const HomeFront = () => (
  <Poster>
    <rect width="240" height="300" fill="#e6dab9" />
    <path d="M0 0H240V22H0ZM0 30H240V36H0Z" fill="#6d6c4a" />
    <g fill="#a5382b">
      {range(12).map(i => (
        <path key={i} d="M106 66h28l-5-18h-18z" transform={`rotate(${i * 30} 120 146)`} />
      ))}
      <path
        fillRule="evenodd"
        d="M120 62a84 84 0 1 1 0 168 84 84 0 0 1 0-168Zm0 30a54 54 0 1 0 0 108 54 54 0 0 0 0-108Z"
      />
    </g>
    <g fill="#3e4429">
      <path d="M150 66h20l4 110h-28zM184 88h17l4 90h-25z" />
      <path d="M-10 210v-40l38-24v24l38-24v24l38-24v24l38-24v30h110v62H-10z" />
    </g>
    <path d="M160 60c-4-16 14-20 10-36 16 6 20 22 8 36zM192 82c-2-12 10-16 8-28 12 6 14 18 5 28z" fill="#6d6c4a" />
    <g fill="#ece3cb">
      {range(6).map(i => (
        <rect key={i} x={14 + i * 38} y="182" width="20" height="13" />
      ))}
    </g>
    <rect y="212" width="240" height="88" fill="#a5382b" />
    <g stroke="#3e4429" strokeWidth="3" strokeLinejoin="round">
      {[
        [24, 246],
        [88, 246],
        [152, 246],
        [56, 204],
        [120, 204],
      ].map(([x, y]) => (
        <g key={`${x}${y}`}>
          <rect x={x} y={y} width="60" height="42" fill="#d9c592" />
          <path d={`M${x} ${(y ?? 0) + 11}h60m-60 20h60`} fill="none" />
        </g>
      ))}
    </g>
    <g fill="#3e4429">
      <path d="m86 217 2.4 7h7.4l-6 4.4 2.3 7-6.1-4.3-6 4.3 2.2-7-6-4.4h7.4z" />
      <path d="M140 219h20v5h-20zm0 8h20v5h-20z" />
    </g>
  </Poster>
)

/** A mine on Titan: three lit rings round a white-hot core, Saturn over the haze. */
const Crater = () => (
  <Poster>
    <defs>
      <radialGradient id="titan-haze" cx=".5" cy="0" r="1">
        <stop offset="0" stopColor="#d9772b" />
        <stop offset=".38" stopColor="#6b3140" />
        <stop offset="1" stopColor="#120f26" />
      </radialGradient>
      <radialGradient id="titan-core">
        <stop offset="0" stopColor="#fff" />
        <stop offset=".3" stopColor="#ffe3a8" />
        <stop offset="1" stopColor="#ff7a1a" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="240" height="300" fill="url(#titan-haze)" />
    <g transform="rotate(-18 172 58)">
      <circle cx="172" cy="58" r="25" fill="#f0c98c" />
      <path
        d="M148 52a25 25 0 0 0 48 12M149 66a25 25 0 0 0 44 6"
        fill="none"
        stroke="#c98f52"
        strokeWidth="3"
        opacity=".7"
      />
      <path d="M148 54c-26 4-34 12-20 15s60 0 86-10 6-16-20-12" fill="none" stroke="#fbe6c2" strokeWidth="3.2" />
    </g>
    <g transform="translate(120 196) scale(1 .72)">
      <circle r="122" fill="#0d0b1d" />
      <circle r="122" fill="none" stroke="#2c2650" strokeWidth="6" />
      {[102, 72, 42].map((r, i) => (
        <g key={r} fill="none">
          <circle r={r} stroke="#ff9838" strokeWidth="11" opacity={0.1 + i * 0.07} />
          <circle r={r} stroke={['#b3562b', '#e98232', '#ffc069'][i]} strokeWidth="2.4" />
        </g>
      ))}
      {range(12).map(i => (
        <path
          key={i}
          d={`M${onCircle(0, 0, 102, i / 12)}L${onCircle(0, 0, i % 3 ? 92 : 110, i / 12)}`}
          stroke="#8a86c4"
          strokeWidth="2"
        />
      ))}
      <g fill="none" stroke="#7fe3e8" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d={`M${onCircle(0, 0, 102, 0.08)}L${onCircle(0, 0, 72, 0.13)}L${onCircle(0, 0, 42, 0.1)}`} />
        <path
          d={`M${onCircle(0, 0, 102, 0.62)}L${onCircle(0, 0, 72, 0.6)}L${onCircle(0, 0, 72, 0.7)}L${onCircle(0, 0, 42, 0.72)}`}
        />
        <path d={`M${onCircle(0, 0, 102, 0.4)}L${onCircle(0, 0, 72, 0.36)}`} />
      </g>
      <g fill="#0d0b1d" stroke="#7fe3e8" strokeWidth="2.6">
        {[
          [102, 0.08],
          [72, 0.13],
          [42, 0.1],
          [102, 0.62],
          [72, 0.65],
          [42, 0.72],
          [102, 0.4],
          [72, 0.36],
        ].map(([r = 0, turn = 0]) => (
          <circle
            key={`${r}${turn}`}
            cx={onCircle(0, 0, r, turn).split(' ')[0]}
            cy={onCircle(0, 0, r, turn).split(' ')[1]}
            r="5"
          />
        ))}
      </g>
      <circle r="34" fill="url(#titan-core)" />
    </g>
  </Poster>
)

/** An architect's table: six blocks in plan, dice for buildings, a train round them all. */
function Blueprint() {
  const blocks = range(6).map(i => ({ x: 58 + (i % 2) * 66, y: 66 + Math.floor(i / 2) * 60 }))
  const pips = [[0], [-1, 1], [-1, 0, 1], [-1, 1], [0], [-1, 0, 1]]
  return (
    <Poster>
      <rect width="240" height="300" fill="#1d4b86" />
      <g stroke="#fff" strokeWidth=".5" opacity=".16">
        {range(21).map(i => (
          <path key={`v${i}`} d={`M${i * 12} 0V300`} />
        ))}
        {range(26).map(i => (
          <path key={`h${i}`} d={`M0 ${i * 12}H240`} />
        ))}
      </g>
      <g fill="none" stroke="#fff">
        <rect x="30" y="38" width="180" height="220" rx="26" strokeWidth="9" strokeDasharray="1.6 6" opacity=".8" />
        <rect x="27" y="35" width="186" height="226" rx="29" strokeWidth="1.3" />
        <rect x="33" y="41" width="174" height="214" rx="23" strokeWidth="1.3" />
      </g>
      {blocks.map(({ x, y }, i) => (
        <g key={`${x}${y}`} fill="none" stroke="#fff" strokeWidth="1.4">
          <rect x={x} y={y} width="58" height="50" />
          <path d={`M${x + 20} ${y}v50M${x} ${y + 18}h20m0 14h38`} opacity=".6" strokeWidth=".9" />
          <rect x={x + 26} y={y + 5} width="22" height="22" rx="4" fill="#f4f7fb" stroke="none" />
          {(pips[i] ?? []).map(d => (
            <circle key={d} cx={x + 37 + d * 6} cy={y + 16 + d * 6} r="2.4" fill="#1d4b86" stroke="none" />
          ))}
        </g>
      ))}
      <g fill="#1d4b86" stroke="#fff" strokeWidth="1.6">
        <rect x="72" y="30" width="26" height="16" rx="2" />
        <rect x="102" y="30" width="26" height="16" rx="2" />
        <path d="M132 30h18l10 8v8h-28z" fill="#fff" />
      </g>
      <g fill="none" stroke="#fff" strokeWidth=".9">
        <path d="M58 280h124M58 275v10m124-10v10M20 66v170m-5-170h10m-10 170h10" />
      </g>
    </Poster>
  )
}

const PICTURES: Record<World, ComponentType> = {
  'titans-of-industry': Exchange,
  'age-of-industry': EngravedMap,
  'victory-through-industry': HomeFront,
  titan: Crater,
  'empire-planner': Blueprint,
}

export function Picture({ world }: { world: World }) {
  const Drawn = PICTURES[world]
  return <Drawn />
}
