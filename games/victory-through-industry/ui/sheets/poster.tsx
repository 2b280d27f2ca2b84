// The home front: a poster in four flat inks.
// Drawn in the frame of 240 by 300 that the home page gives it.

import { range } from '@tableworks/board-kit/shapes'

export const Poster = () => (
  <>
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
  </>
)
