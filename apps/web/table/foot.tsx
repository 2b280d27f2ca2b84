// The foot of a phone: what one has, always in sight, and the ways to players and journal.

import { SeatMark, type StandingItem } from '@tableworks/board-kit'
import { t } from '../words/index.ts'
import css from './foot.module.css'
import { Unread } from './rail.tsx'

export type PhoneTab = 'table' | 'players' | 'journal' | 'chat'

interface FootProps {
  readonly tab: PhoneTab
  readonly onTab: (tab: PhoneTab) => void
  readonly seat: number | null
  /** What the strip shows of the viewer. */
  readonly items: readonly StandingItem[]
  /** New messages; null where nobody talks. */
  readonly unread: number | null
}

export const Foot = ({ tab, onTab, seat, items, unread }: FootProps) => (
  <div className={css['foot']} data-foot data-covers>
    {seat !== null && items.length > 0 && (
      <dl className={css['strip']} aria-label={t('table.strip')}>
        <SeatMark seat={seat} size={20} />
        {items.map(({ label, sign, value, bare }) => (
          <div key={label} data-bare={bare || undefined}>
            <dt>{sign ?? label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    <nav className={css['tabs']} aria-label={t('table.tabs')}>
      {TABS.filter(([id]) => id !== 'chat' || unread !== null).map(([id, label, sign]) => (
        <button key={id} type="button" aria-current={id === tab || undefined} onClick={() => onTab(id)}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d={sign} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
          </svg>
          {t(label)}
          {id === 'chat' && unread !== null && unread > 0 && (
            <Unread count={unread} text={t('chat.unread', { count: unread })} />
          )}
        </button>
      ))}
    </nav>
  </div>
)

const TABS = [
  ['table', 'table.tabTable', 'M3.5 5.5h17v13h-17zM3.5 12h17M9.2 5.5v13M14.8 5.5v13'],
  [
    'players',
    'table.tabPlayers',
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M15.5 4.5a3.2 3.2 0 0 1 0 6.2M17.5 14c2.6.7 4 2.9 4 6',
  ],
  ['journal', 'table.journal', 'M5 3.5h11l3 3v14H5zM8.5 9h7M8.5 12.5h7M8.5 16h4.5'],
  ['chat', 'chat.title', 'M4 4.5h16v11.5h-8.5L7 20v-4H4zM8 8.7h8M8 12h5'],
] as const
