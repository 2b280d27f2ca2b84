// The frame around every page. At a table it has no footer and a slimmer header.

import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import css from './frame.module.css'
import { LastResort } from './last-resort.tsx'
import { ConnectionNote } from './online/connection-note.tsx'
import { UpdateNote } from './offline/update-note.tsx'
import { Icon } from './parts/icons.tsx'
import { useLayout } from './parts/use-layout.ts'
import { t } from './words/index.ts'
import { useWaitingTables } from './your-turn/waiting-tables.ts'

export const PageFrame = ({ isTable, children }: { isTable: boolean; children: ReactNode }) => (
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
        {[...PAGES, LEARN, YOU].map(({ page, href }) => (
          <PageLink key={page} href={href}>
            {t(`nav.${page}`)}
            {page === 'tables' && !isTable && <WaitingCount />}
          </PageLink>
        ))}
        <PageLink href="/settings" isLast>
          <span className={css['gear']}>
            <Icon name="gear" size={22} />
          </span>
          <span className={css['word']}>{t('nav.settings')}</span>
        </PageLink>
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
        <Link className={css['link']} href="/learn">
          {t('nav.learn')}
        </Link>
        <Link className={css['link']} href="/about">
          {t('nav.about')}
        </Link>
        <Link className={css['link']} href="/verify">
          {t('nav.verify')}
        </Link>
      </footer>
    )}
    {!isTable && <ConnectionNote />}
    {!isTable && <Tabs />}
  </div>
)

const PAGES = [
  { page: 'play', icon: 'people', href: '/play' },
  { page: 'tables', icon: 'table', href: '/games' },
] as const
const LEARN = { page: 'learn', icon: 'book', href: '/learn' } as const
const YOU = { page: 'you', icon: 'person', href: '/you' } as const

/** The first part of an address identifies its page. */
const isAt = (address: string, href: string): boolean => address.split('/')[1] === href.slice(1)

function PageLink({ href, isLast, children }: { href: string; isLast?: boolean; children: ReactNode }) {
  const [address] = useLocation()
  return (
    <Link
      className={css['page']}
      href={href}
      data-last={isLast}
      aria-current={isAt(address, href) ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}

/** How many online tables wait for the player. */
function WaitingCount() {
  const { length: count } = useWaitingTables()
  return (
    count > 0 && (
      <span className={css['count']} title={t('nav.waiting', { count })}>
        {count}
      </span>
    )
  )
}

/** The bottom navigation on phones. */
const Tabs = () => (
  <nav className={css['tabs']} aria-label={t('nav.tabs')}>
    {[{ page: 'home', icon: 'home', href: '/' } as const, ...PAGES, LEARN, YOU].map(({ page, icon, href }) => (
      <PageLink key={page} href={href}>
        <Icon name={icon} size={23} />
        {t(`nav.${page}`)}
        {page === 'tables' && <WaitingCount />}
      </PageLink>
    ))}
  </nav>
)

/** The logo: a dovetail joint, as in a well-made table. */
const Joint = () => (
  <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
    <rect width="32" height="32" rx="4" fill="var(--ink)" />
    <path d="M0 4a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v9h-9l3 10H6l3-10H0z" fill="var(--brass-bright)" />
  </svg>
)
