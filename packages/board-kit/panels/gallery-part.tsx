// One kind of component in a gallery, under its name and its rule.

import { type CSSProperties, type ReactNode, useId, useRef } from 'react'
import { useNearness } from '../nearness.ts'
import { RuleLink } from '../option/rule-link.tsx'
import css from './gallery-part.module.css'

interface GalleryPartProps {
  readonly title: string
  readonly rule?: string | undefined
  /** The minimum width of a card, such as `13rem`, in a grid with as many columns as fit. If omitted, one card per row. */
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

/** The values printed on a component. */
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
