// Each stack's next counter.

import { SeatMark } from '@tableworks/board-kit'
import { type Seat, seatsOf } from '@tableworks/kernel'
import { CUBES, INDUSTRIES, type Industry, type Level } from '../../data/industries.ts'
import { nextLevel } from '../../readings/standing.ts'
import { INK, ON_PAPER } from '../parts/signs/colours.ts'
import { CubeIcon, Tile } from '../parts/signs/pieces.tsx'
import type { Position, Seen } from '../table.ts'
import { Place } from '../things.ts'
import { CARD_NAMES, say } from '../words.ts'
import type { TrayProps } from './tray.tsx'
import css from './trays.module.css'

/** Each stack's next counter: its cost, cubes and profit, and how many are left. */
export function Stacks({ position, viewer, looked, look, seen, sideNames }: TrayProps) {
  const shown = looked ?? viewer
  const title = stacksTitle(seen, shown, sideNames)
  return (
    <Place of={{ kind: 'stacks', seat: shown }}>
      <section className={css['stacks']} aria-label={title}>
        <div className={css['owners']}>
          {seatsOf(position.seats).map(seat => (
            <button
              key={seat}
              type="button"
              aria-pressed={seat === looked}
              data-shown={seat === shown || undefined}
              aria-label={say('lookAt', { name: sideNames[seat] ?? '' })}
              onClick={() => look(seat)}
            >
              <SeatMark seat={seat} size={18} />
            </button>
          ))}
          <Place of={{ kind: 'rails', seat: shown }}>
            <h3>{say('counters', { rails: position.railsLeft[shown] })}</h3>
          </Place>
        </div>
        <p className={css['legend']}>{say(hasLevelZero(position, shown) ? 'legendZero' : 'legend')}</p>
        <ul>
          {INDUSTRIES.map(industry => (
            <li key={industry}>
              <Stack industry={industry} position={position} seat={shown} />
            </li>
          ))}
        </ul>
      </section>
    </Place>
  )
}

const hasLevelZero = (position: Position, seat: Seat): boolean =>
  INDUSTRIES.some(industry => nextLevel(position, seat, industry)?.level === 0)

const stacksTitle = ({ seat }: Seen, shown: Seat, sideNames: readonly string[]): string =>
  seat === shown ? say('stacks') : say('stacksOf', { name: sideNames[shown] ?? '' })

function Stack({ industry, position, seat }: { industry: Industry; position: Position; seat: Seat }) {
  const level = nextLevel(position, seat, industry)
  const left = position.box.stacks[industry].length - position.taken[industry][seat]
  const name = CARD_NAMES[industry]
  return (
    <Place
      of={{ kind: 'stack', industry, seat }}
      tapTwice
      label={
        level === null
          ? say('stackEmpty', { industry: name })
          : say('stack', { industry: name, level: level.level, left })
      }
      className={css['stack']}
      inside={css['stackInside']}
    >
      <Pile industry={industry} level={level} left={left} seat={seat} />
      <Printed name={name} level={level} left={left} />
    </Place>
  )
}

type PileProps = { industry: Industry; level: Level | null; left: number; seat: Seat }

/** The next counter, on top of its stack. */
const Pile = ({ industry, level, left, seat }: PileProps) => (
  <svg viewBox="-1 -8 44 44" aria-hidden="true" opacity={level === null || level.level === 0 ? 0.6 : 1}>
    {[3, 2, 1]
      .filter(i => i < left)
      .map(i => (
        <rect
          key={i}
          x={i * 2.2}
          y={-i * 2.2}
          width="34"
          height="34"
          rx="4"
          fill="var(--aoi-pile)"
          stroke={ON_PAPER}
          strokeWidth=".8"
        />
      ))}
    {level === null ? (
      <rect width="34" height="34" rx="4" fill="none" stroke={INK} strokeDasharray="3 3" />
    ) : (
      <Tile industry={industry} level={level.level} seat={seat} x={17} y={17} size={34} />
    )}
  </svg>
)

/** The next counter's figures. */
const Printed = ({ name, level, left }: Pick<PileProps, 'level' | 'left'> & { name: string }) => (
  <p>
    <i>{name}</i>
    <b>
      {level === null || level.level === 0 ? (
        say('nothing')
      ) : (
        <>
          ${level.cost}
          {CUBES.flatMap(cube =>
            Array.from({ length: level[cube] }, (_, i) => <CubeIcon key={`${cube}${i}`} cube={cube} />),
          )}
        </>
      )}
    </b>
    {level !== null && (level.level === 0 ? say('notBuilt', { level: level.level + 1 }) : <em>+${level.profit}</em>)}
    <small>{say('left', { left })}</small>
  </p>
)
