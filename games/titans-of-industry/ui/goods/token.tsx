// The seven goods, each with its own form and letter.

import { Cube, type GoodForm } from '@tableworks/board-kit'
import type { Good } from '../../data/goods.ts'
import { GOOD_NAMES } from '../names.ts'
import css from './goods.module.css'

interface Look {
  readonly form: GoodForm
  readonly colour: string
  readonly ink: string
  readonly letter: string
}

const LOOKS: Readonly<Record<Exclude<Good, 'research' | 'power'>, Look>> = {
  wood: { form: 'log', colour: '#b97a3c', ink: '#1f1206', letter: 'W' },
  stone: { form: 'cube', colour: '#a9a79f', ink: '#191815', letter: 'S' },
  steel: { form: 'ingot', colour: '#51657a', ink: '#ffffff', letter: 'T' },
  corn: { form: 'ball', colour: '#e3b93a', ink: '#221a04', letter: 'C' },
  oil: { form: 'barrel', colour: '#2c2a2d', ink: '#ffffff', letter: 'O' },
}

interface TokenProps {
  readonly good: Good
  readonly size?: number | undefined
  /** Read out by its name; otherwise it is decoration beside words that say the same. */
  readonly named?: boolean | undefined
}

export function Token({ good, size = 18, named }: TokenProps) {
  const label = named ? GOOD_NAMES[good] : undefined
  if (good !== 'research' && good !== 'power') return <Cube size={size} label={label} {...LOOKS[good]} />
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={css['token']} {...spoken}>
      {good === 'power' ? <Bolt /> : <Book />}
    </svg>
  )
}

/** Electric power: a bolt on a plate. */
const Bolt = () => (
  <>
    <path d="M12 1l10 11-10 11L2 12z" fill="#7a3fa0" />
    <path d="M13.500 4.500L7 13.300h4.300L9.800 19.500l7-9.200h-4.400z" fill="#ffe27a" stroke="none" />
  </>
)

/** Research: an open book. */
const Book = () => (
  <>
    <path d="M12 5C9 3 5 3 2 4v16c3-1 7-1 10 1 3-2 7-2 10-1V4c-3-1-7-1-10 1z" fill="#f7f1e0" />
    <path d="M12 5v16" fill="none" />
    <text x="7" y="15.500" fontSize="9" fill="#1f1206">
      R
    </text>
    <path d="M14.500 9c1.500-.6 3-.7 5-.4M14.500 13c1.500-.6 3-.7 5-.4" fill="none" strokeWidth="1.200" />
  </>
)

/** So many units of each good, as a row of tokens. */
export function Goods({ of, size = 16 }: { of: readonly (readonly [Good, number])[]; size?: number }) {
  return (
    <span className={css['goods']}>
      {of
        .filter(([, count]) => count > 0)
        .map(([good, count]) => (
          <span key={good} className={css['count']}>
            {count > 1 && <b>{count}</b>}
            <Token good={good} size={size} named />
          </span>
        ))}
    </span>
  )
}
