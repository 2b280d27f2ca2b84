// The rails around a Factory: its links, the start link, and the train that runs clockwise.

import { Die } from '@tableworks/board-kit'
import { type Link, LINKS } from '../../../data/factories.ts'
import css from './factories.module.css'

const RADIUS = 29
const TRAIN = 23
const TURN: Readonly<Record<Link, number>> = { top: 0, right: 90, bottom: 180, left: 270 }

interface RailLoopProps {
  readonly links: readonly Link[]
  /** The train die's value; 0 means no train. */
  readonly train: number
  /** How many links the train has passed. */
  readonly moved: number
  /** In the middle of the loop. */
  readonly text: string
}

export function RailLoop({ links, train, moved, text }: RailLoopProps) {
  const [start] = links
  const at = links[moved]
  const turn = at === undefined ? 0 : TURN[at]
  return (
    <svg viewBox="-43 -43 86 86" className={css['loop']} aria-hidden="true">
      <circle r={RADIUS} className={css['ties']} />
      <circle r={RADIUS - 4} className={css['rail']} />
      <circle r={RADIUS + 4} className={css['rail']} />
      <path d="M17.500-23.400l4.600 5.200M22.500-24.400l-.4 6.200-6.200-.2" className={css['arrow']} />
      {LINKS.filter(link => links.includes(link)).map(link => (
        <g key={link} transform={`rotate(${TURN[link]})`}>
          <rect x="-10" y={-RADIUS - 7} width="20" height="14" rx="3" className={css['link']} />
          {link === start && <path d={`M-5 ${-RADIUS + 4.5}v-9l9 3.500-9 3.500`} className={css['start']} />}
        </g>
      ))}
      <text y="6" className={css['middle']}>
        {text}
      </text>
      {train > 0 && (
        <g className={css['run']} style={{ transform: `rotate(${turn}deg)` }}>
          <g className={css['run']} style={{ transform: `translateY(${-RADIUS}px) rotate(${-turn}deg)` }}>
            <Die
              value={train}
              size={TRAIN}
              x={-TRAIN / 2}
              y={-TRAIN / 2}
              colour="var(--emp-train)"
              ink="var(--emp-ink)"
            />
          </g>
        </g>
      )}
    </svg>
  )
}
