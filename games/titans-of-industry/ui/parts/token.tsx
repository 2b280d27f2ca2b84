// The seven goods, each with its own form and letter.

import { GOOD_NAMES, type Good } from '../../data/goods.ts'
import { goodSymbol } from './sprite.tsx'
import css from './goods.module.css'

/** A size is in pixels beside text of the usual size, with which a token grows. */
const USUAL_TEXT = 16

interface TokenProps {
  readonly good: Good
  readonly size?: number | undefined
  /** Read out by its name; otherwise it is decoration beside words that say the same. */
  readonly named?: boolean | undefined
}

export const Token = ({ good, size = 18, named }: TokenProps) => (
  <svg
    width={`${size / USUAL_TEXT}rem`}
    height={`${size / USUAL_TEXT}rem`}
    data-piece
    className={css['token']}
    {...(named ? { role: 'img', 'aria-label': GOOD_NAMES[good] } : { 'aria-hidden': true })}
  >
    <use href={`#${goodSymbol(good)}`} />
  </svg>
)

/** So many units of each good, as a row of tokens. */
export const Goods = ({ of, size = 16 }: { of: readonly (readonly [Good, number])[]; size?: number }) => (
  <span className={css['goods']}>
    {of
      .filter(([, count]) => count > 0)
      .map(([good, count]) => (
        <span key={good} className={css['count']}>
          {count > 1 && count}
          <Token good={good} size={size} named />
        </span>
      ))}
  </span>
)
