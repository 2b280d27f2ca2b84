// The gilded age: the exchange floor, ring in ring, on ledger paper.
// Drawn in the frame of 240 by 300 that the home page gives it.

import { range, ringPart, onCircle } from '@tableworks/board-kit/shapes'

export function Poster() {
  const rings = [
    { inner: 30, outer: 48, parts: 6, fill: '#5f7d4f' },
    { inner: 51, outer: 69, parts: 8, fill: '#3f6386' },
    { inner: 72, outer: 90, parts: 10, fill: '#d2a23f' },
  ]
  const corners = [0.125, 0.375, 0.625, 0.875]
  return (
    <>
      <rect width="240" height="300" fill="#f3e8cf" />
      {range(20).map(i => (
        <path key={i} d={`M0 ${i * 15 + 7.5}H240`} stroke="#dcc9a0" strokeWidth=".7" />
      ))}
      <path d="M30 0V300M34 0V300" stroke="#b8574d" strokeWidth=".7" opacity=".55" />
      <g stroke="#f3e8cf" strokeWidth="2">
        {corners.map(turn => (
          <path key={turn} d={ringPart(120, 150, 95, 124, turn - 0.07, turn + 0.07)} fill="#6e1f24" />
        ))}
        {rings.flatMap(({ inner, outer, parts, fill }) =>
          range(parts).map(i => (
            <path
              key={`${fill}${i}`}
              d={ringPart(120, 150, inner, outer, i / parts, (i + 1) / parts)}
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
    </>
  )
}
