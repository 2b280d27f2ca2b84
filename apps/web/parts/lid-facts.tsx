// The facts printed on a game's box: number of players, length, weight.

import { t } from '../words/index.ts'
import { lidOf, seatsOfGame } from '../worlds.ts'
import { Icon } from './icons.tsx'
import css from './lid-facts.module.css'

export function LidFacts({ game }: { game: string }) {
  const lid = lidOf(game)
  const seats = seatsOfGame(game)
  return (
    <ul className={css['facts']}>
      <li>
        <Icon name="people" size={16} />
        <span className={css['hidden']}>{t('lid.players')} </span>
        {range(seats[0] ?? 1, seats.at(-1) ?? 1)}
      </li>
      {lid !== undefined && (
        <>
          <li>
            <Icon name="clock" size={16} />
            <span className={css['hidden']}>{t('lid.length')} </span>
            {t('lid.minutes', { minutes: range(...lid.minutes) })}
          </li>
          <li className={css['weight']}>
            <Weights weight={lid.weight} />
            <span className={css['hidden']}>{t('lid.weight')} </span>
            {t(`lid.weights.${WEIGHTS[lid.weight]}`)}
          </li>
        </>
      )}
    </ul>
  )
}

const WEIGHTS = { 1: 'light', 2: 'easy', 3: 'medium', 4: 'heavy', 5: 'veryHeavy' } as const

const range = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`)

/** Five cast-iron weights. The game's weight sets how many are filled. */
const Weights = ({ weight }: { weight: number }) => (
  <svg className={css['weights']} viewBox="0 0 60 14" aria-hidden="true">
    {[0, 1, 2, 3, 4].map(i => (
      <g key={i} transform={`translate(${i * 12} 0)`} data-full={i < weight || undefined}>
        <circle cx="6" cy="3.2" r="1.7" />
        <path d="M3.2 5.5h5.6l1.7 7h-9z" />
      </g>
    ))}
  </svg>
)
