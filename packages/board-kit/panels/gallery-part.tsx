// One kind of component in a gallery, under its name and the rule that speaks of it.

import { type ReactNode, useId } from 'react'
import { RuleLink } from '../option/rule-link.tsx'
import css from './gallery-part.module.css'

interface GalleryPartProps {
  readonly title: string
  readonly rule?: string | undefined
  readonly children: ReactNode
}

export function GalleryPart({ title, rule, children }: GalleryPartProps) {
  const id = useId()
  return (
    <section className={css['part']} aria-labelledby={id}>
      <div className={css['head']}>
        <h3 id={id}>{title}</h3>
        <RuleLink rule={rule} />
      </div>
      {children}
    </section>
  )
}
