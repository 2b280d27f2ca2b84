// An engraver's map: hand-tinted regions, a hachured coast, rails with their ties.
// Drawn in the frame of 240 by 300 that the home page gives it.

import { range } from '@tableworks/board-kit/shapes'

export function Poster() {
  const coast = 'M-10 96C22 84 34 104 58 96s30-34 58-30 34 26 62 16 42-30 80-26V310H-10Z'
  const rail = 'M52 262C66 226 96 226 112 196s4-54 40-70 44-16 62-22'
  return (
    <>
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
    </>
  )
}
