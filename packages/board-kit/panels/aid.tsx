// The player aid: one page in sections, each with a list of lines or a table of terms.

import type { ReactNode } from 'react'
import css from './aid.module.css'

/** Lays sections out in columns. The game's theme styles the headings. */
export const AidSheet = ({ children }: { children: ReactNode }) => <div className={css['sheet']}>{children}</div>

interface AidSectionProps {
  readonly title: string
  readonly lines?: readonly string[]
  /** The lines are numbered steps. */
  readonly ordered?: boolean
  /** Terms, perhaps with a drawing, and their meanings. */
  readonly terms?: readonly AidTerm[]
}

export interface AidTerm {
  readonly key: string
  readonly name: ReactNode
  readonly text: ReactNode
}

export const AidSection = ({ title, lines = [], ordered = false, terms = [] }: AidSectionProps) => (
  <section className={css['section']}>
    <h3>{title}</h3>
    {lines.length > 0 && <Lines of={lines} as={ordered ? 'ol' : 'ul'} />}
    {terms.length > 0 && (
      <dl>
        {terms.map(({ key, name, text }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )}
  </section>
)

const Lines = ({ of, as: List }: { of: readonly string[]; as: 'ol' | 'ul' }) => (
  <List>
    {of.map(line => (
      <li key={line}>{line}</li>
    ))}
  </List>
)
