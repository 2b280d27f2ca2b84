// The drawing: a morning in a small harbour. The two heaps can be pressed. Everything else is decoration.

import type { Good } from '../../data.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'

const SALT_HEAP = 'M34 250C70 232 92 168 128 128 138 116 152 116 162 128 198 168 222 232 262 250Z'
const TIMBER_HEAP =
  'M492 250C476 226 488 206 508 202 500 178 514 162 532 161 526 136 542 120 558 119H605C622 120 637 136 631 161 650 162 663 178 655 202 676 206 687 226 671 250Z'

const ink = (name: string): string => `var(--sat-${name})`

/** A line in the drawing, in one of its colours. */
const Line = ({ d, of, width }: { d: string; of: string; width: number }) => (
  <path d={d} fill="none" stroke={ink(of)} strokeWidth={width} strokeLinecap="round" />
)

export const Harbour = ({ className }: { className: string | undefined }) => (
  <svg
    className={className}
    viewBox="0 0 720 290"
    preserveAspectRatio="xMidYMax meet"
    role="group"
    aria-label={say('quay')}
  >
    <Morning />
    <Place
      of={{ kind: 'heap', good: 'salt' }}
      label={say('heap', { good: say('goods.salt') })}
      shape={{ d: SALT_HEAP }}
    >
      <path d={SALT_HEAP} fill={ink('salt')} stroke={ink('salt-edge')} strokeWidth="2.5" />
      <path
        d="M145 122C120 170 104 214 84 248H34C70 232 92 168 128 128 134 121 140 119 145 122Z"
        fill={ink('salt-shade')}
      />
      <Line
        d="M150 150l14 26M176 186l12 24M120 190l-10 22M150 214l4 20M206 226l10 12M92 232l-8 8"
        of="salt-edge"
        width={3}
      />
      <Sign good="salt" x={148} />
    </Place>
    <Place
      of={{ kind: 'heap', good: 'timber' }}
      label={say('heap', { good: say('goods.timber') })}
      shape={{ d: TIMBER_HEAP }}
    >
      {LOGS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} stroke={ink('ring')} strokeWidth="2">
          <circle r="23" fill={ink('bark')} stroke={ink('gap')} />
          <circle r="18.500" fill={ink('wood')} stroke="none" />
          <circle r="12" fill="none" />
          <circle r="6" fill="none" />
          <path d="M0 0 13 9" />
        </g>
      ))}
      <Sign good="timber" x={582} />
    </Place>
  </svg>
)

/** Nine logs: four, then three on top of them, then two. */
const LOGS = [
  [0, 4, 511],
  [1, 3, 535],
  [2, 2, 558],
].flatMap(([row = 0, count = 0, x = 0]) =>
  Array.from({ length: count }, (_, i) => [x + i * 47, 226 - row * 41] as const),
)

const Sign = ({ good, x }: { good: Good; x: number }) => (
  <g transform={`translate(${x} 262)`}>
    <rect x="-56" y="-17" width="112" height="36" rx="3" fill={ink('gap')} stroke={ink('seam')} strokeWidth="2" />
    <text y="10" fill={ink('chalk')} fontFamily="var(--kit-serif)" fontWeight="650" fontSize="26" textAnchor="middle">
      {say(`goods.${good}`)}
    </text>
  </g>
)

/** Sky, hills, a brig under half sail, gulls and the quay's stones. It extends beyond the frame for wider and taller screens. */
const Morning = () => (
  <g aria-hidden="true">
    <rect x="-400" y="-400" width="1520" height="580" fill={ink('sky')} />
    <circle cx="256" cy="104" r="30" fill={ink('sun')} />
    <path
      d="M-400 180V96C-240 84-120 172 0 132 60 96 118 108 170 124S300 138 360 132 470 92 540 104 660 128 720 112 980 84 1120 96V180Z"
      fill={ink('hills')}
    />
    <rect x="-400" y="140" width="1520" height="90" fill={ink('sea')} />
    <Line
      d="M300 160h120M318 172h84M336 184h48M40 168h60M560 172h90M20 190h40M250 196h70M470 188h50M620 196h70"
      of="foam"
      width={2}
    />
    <path d="M300 176h124c-2 14-12 26-26 28h-74c-14-2-22-14-24-28Z" fill={ink('hull')} />
    <Line d="M300 176 274 166M334 176V74M388 176V82M334 84 272 164M388 92 446 176" of="hull" width={3} />
    <path
      d="M314 88h42c6 14 6 28 0 40H312c6-12 6-26 2-40ZM312 134h46c6 12 6 24 0 34H308c6-10 8-22 4-34ZM370 96h38c6 12 6 24 0 36H370c4-12 4-24 0-36ZM370 138h42c6 10 6 20 0 30H368c4-10 6-20 2-30ZM328 100 284 160h38c6-20 8-40 6-60Z"
      fill={ink('sail')}
      stroke={ink('seam')}
      strokeWidth="1.5"
    />
    <Line d="M214 66q8-9 15 0 8-9 16 0M470 50q7-8 13 0 7-8 14 0M250 40q6-7 11 0 6-7 12 0" of="gull" width={2.5} />
    <rect x="-400" y="222" width="1520" height="68" fill={ink('stone')} />
    <Line
      d="M-400 240H1120M-400 264H1120M60 222v18M180 222v18M300 222v18M420 222v18M540 222v18M660 222v18M120 240v24M240 240v24M360 240v24M480 240v24M600 240v24M60 264v26M180 264v26M300 264v26M420 264v26M540 264v26M660 264v26"
      of="joint"
      width={2}
    />
    <rect x="-400" y="216" width="1520" height="9" fill={ink('beam')} />
    <path d="M278 222v-16a8 8 0 0 1 16 0v16ZM430 222v-16a8 8 0 0 1 16 0v16Z" fill={ink('iron')} />
    <Line d="M286 206C296 204 304 196 310 186M438 206C428 204 420 196 416 186" of="rope" width={3.5} />
  </g>
)
