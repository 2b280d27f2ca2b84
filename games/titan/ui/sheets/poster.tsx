// A mine on Titan: three lit rings round a white-hot core, Saturn over the haze.
// Drawn in the frame of 240 by 300 that the home page gives it.

import { range, onCircle } from '@tableworks/board-kit/shapes'

export const Poster = () => (
  <>
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
  </>
)
