// An architect's table: six blocks in plan, dice for buildings, a train round them all.
// Drawn in the frame of 240 by 300 that the home page gives it.

import { range } from '@tableworks/board-kit/shapes'

export function Poster() {
  const blocks = range(6).map(i => ({ x: 58 + (i % 2) * 66, y: 66 + Math.floor(i / 2) * 60 }))
  const pips = [[0], [-1, 1], [-1, 0, 1], [-1, 1], [0], [-1, 0, 1]]
  return (
    <>
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
    </>
  )
}
