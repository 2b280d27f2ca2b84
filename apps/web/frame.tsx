// The quiet frame around every page. At a table it steps back: no footer, a lower header.

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import css from './frame.module.css'
import { LastResort } from './last-resort.tsx'
import { UpdateNote } from './offline/update-note.tsx'
import { useLayout } from './parts/use-layout.ts'
import { t } from './words/index.ts'

export const Frame = ({ isTable, children }: { isTable: boolean; children: ReactNode }) => (
  <div className={css['frame']} data-table={isTable} data-layout={useLayout()}>
    <a className={css['skip']} href="#content">
      {t('skip')}
    </a>
    <header className={css['header']}>
      <Link className={css['mark']} href="/">
        <Joint />
        <span>{t('name')}</span>
      </Link>
      {isTable && <div id="table-tools" className={css['tools']} />}
      <nav className={css['nav']} aria-label={t('nav.label')}>
        <Link className={css['link']} href="/games">
          {t('nav.tables')}
        </Link>
        <Link className={css['link']} href="/settings">
          {t('nav.settings')}
        </Link>
        <Link className={css['link']} href="/about">
          {t('nav.about')}
        </Link>
      </nav>
    </header>
    <UpdateNote />
    <LastResort />
    <main id="content" className={css['content']} tabIndex={-1}>
      {children}
    </main>
    {!isTable && (
      <footer className={css['footer']}>
        <p>{t('footer')}</p>
        <Link className={css['link']} href="/verify">
          {t('verify.title')}
        </Link>
      </footer>
    )}
  </div>
)

/** The mark: a dovetail, the joint that holds a good table together. */
const Joint = () => (
  <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
    <rect width="32" height="32" rx="4" fill="var(--ink)" />
    <path d="M0 4a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v9h-9l3 10H6l3-10H0z" fill="var(--brass-bright)" />
  </svg>
)
