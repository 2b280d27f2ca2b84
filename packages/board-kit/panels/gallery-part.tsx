// One kind of component in a gallery, under its name and the rule that speaks of it.

import { type CSSProperties, type ReactNode, useId, useRef } from 'react'
import { useNearness } from '../nearness.ts'
import { RuleLink } from '../option/rule-link.tsx'
import css from './gallery-part.module.css'

interface GalleryPartProps {
  readonly title: string
  readonly rule?: string | undefined
  /** The least width of a card, `13rem`: as many stand in a row as there is room for. Without it, one under another. */
  readonly cards?: string | undefined
  readonly children: ReactNode
}

export function GalleryPart({ title, rule, cards, children }: GalleryPartProps) {
  const id = useId()
  const part = useRef<HTMLElement>(null)
  const isNear = useNearness(part)
  return (
    <section ref={part} className={css['part']} aria-labelledby={id} data-waiting={!isNear || undefined}>
      <div className={css['head']}>
        <h3 id={id}>{title}</h3>
        <RuleLink rule={rule} />
      </div>
      {!isNear ? null : cards === undefined ? (
        children
      ) : (
        <div className={css['cards']} style={{ '--card': cards } as CSSProperties}>
          {children}
        </div>
      )}
    </section>
  )
}

/** What is printed on a component, value by value. */
export const PrintedValues = ({ of }: { of: Readonly<Record<string, ReactNode>> }) => (
  <dl className={css['values']}>
    {Object.entries(of).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
