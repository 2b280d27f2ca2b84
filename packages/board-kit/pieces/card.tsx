// Cards, hands and stacks. A card is a frame with a title, a corner and the game's own content.

import type { ReactNode } from 'react'
import { Place } from '../option/place.tsx'
import { say } from '../words.ts'
import css from './card.module.css'

export interface CardProps {
  readonly title: string
  /** Top right: a cost or a value. */
  readonly corner?: ReactNode
  /** Top left: a letter or mark of its kind. */
  readonly mark?: ReactNode
  /** The colour of the band under the title, by kind. */
  readonly colour?: string | undefined
  readonly faceDown?: boolean | undefined
  readonly width?: number | undefined
  readonly children?: ReactNode
}

export function Card({ title, corner, mark, colour, faceDown, width = 132, children }: CardProps) {
  if (faceDown)
    return (
      <div className={css['back']} style={{ width }} role="img" aria-label={`${title}, ${say('faceDown')}`}>
        <Weave />
      </div>
    )
  return (
    <article className={css['card']} style={{ width }}>
      <header className={css['head']}>
        {mark !== undefined && <span className={css['mark']}>{mark}</span>}
        <span className={css['title']}>{title}</span>
        {corner !== undefined && <span className={css['corner']}>{corner}</span>}
      </header>
      <div className={css['band']} style={{ background: colour }} />
      <div className={css['body']}>{children}</div>
    </article>
  )
}

/** The back of a card: a woven pattern in steel. */
const Weave = () => (
  <svg viewBox="0 0 60 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map(i => (
      <path
        key={i}
        d={`M${i * 12 - 84} 0l84 84M${i * 12} 0l-84 84`}
        stroke="currentColor"
        strokeOpacity="0.35"
        strokeWidth="1"
      />
    ))}
    <circle cx="30" cy="42" r="13" fill="currentColor" fillOpacity="0.25" stroke="currentColor" />
  </svg>
)

interface CardHandProps<C> {
  readonly label: string
  readonly cards: readonly C[]
  readonly idOf: (card: C) => string
  readonly renderCard: (card: C) => ReactNode
  /** A card's place, if it can be chosen. */
  readonly placeOf?: ((card: C) => string) | undefined
  /** A card's name. */
  readonly nameOf?: ((card: C) => string) | undefined
}

/** Cards side by side. If space is tight the row scrolls, and the card under the pointer is raised. */
export function CardHand<C>({ label, cards, idOf, renderCard, placeOf, nameOf }: CardHandProps<C>) {
  return (
    <ul className={css['hand']} aria-label={label}>
      {cards.map(card => (
        <li key={idOf(card)} className={css['held']}>
          {placeOf === undefined ? (
            renderCard(card)
          ) : (
            <Place id={placeOf(card)} label={nameOf?.(card)}>
              {renderCard(card)}
            </Place>
          )}
        </li>
      ))}
    </ul>
  )
}

interface StackProps {
  readonly label: string
  readonly count: number
  readonly width?: number | undefined
  /** The top of the pile; defaults to a card's back. */
  readonly children?: ReactNode
}

const MOST_EDGES = 5

/** A pile with its count. A few edges show its height. */
export function Pile({ label, count, width = 84, children }: StackProps) {
  const edges = Math.min(MOST_EDGES, Math.max(0, Math.ceil(count / 4)))
  return (
    <figure
      className={css['stack']}
      data-empty={count === 0 || undefined}
      aria-label={say('count', { what: label, count })}
    >
      <div className={css['pile']} style={{ width, '--edges': edges } as React.CSSProperties}>
        {count > 0 && (children ?? <Card title={label} faceDown width={width} />)}
        <span className={css['count']}>{count}</span>
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
