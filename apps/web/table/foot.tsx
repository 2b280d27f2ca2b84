// The bottom bar on phones and upright tablets: tabs to the other parts of the table and, on a phone, the viewer's figures.

import { SeatMark, type StandingItem } from '@tableworks/board-kit'
import { useId } from 'react'
import { t } from './words.ts'
import css from './foot.module.css'
import { type RailTab, Unread } from './rail.tsx'

export interface FootTab extends Pick<RailTab, 'id' | 'label' | 'unread'> {
  /** An icon above the label. */
  readonly sign?: string
}

interface FootProps {
  readonly tabs: readonly FootTab[]
  readonly chosen: string
  readonly onChoose: (tab: string) => void
  readonly strip?: { readonly seat: number; readonly items: readonly StandingItem[] } | undefined
}

export const Foot = ({ tabs, chosen, onChoose, strip }: FootProps) => (
  <div className={css['foot']} data-foot data-covers>
    {strip !== undefined && strip.items.length > 0 && (
      <dl className={css['strip']} aria-label={t('table.strip')}>
        <SeatMark seat={strip.seat} size={20} />
        {strip.items.map(item => (
          <Figure key={item.label} item={item} />
        ))}
      </dl>
    )}
    <nav className={css['tabs']} aria-label={t('table.tabs')}>
      {tabs.map(({ id, label, sign, unread }) => (
        <button key={id} type="button" aria-current={id === chosen || undefined} onClick={() => onChoose(id)}>
          {sign !== undefined && (
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path d={sign} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
            </svg>
          )}
          {label}
          {unread !== undefined && unread.count > 0 && <Unread {...unread} />}
        </button>
      ))}
    </nav>
  </div>
)

function Figure({ item: { label, sign, value, bare, help } }: { item: StandingItem }) {
  const id = useId()
  return (
    <div data-bare={bare || undefined}>
      <dt>
        {help === undefined ? (
          (sign ?? label)
        ) : (
          <button type="button" popoverTarget={id}>
            {sign ?? label}
          </button>
        )}
      </dt>
      <dd>
        {value}
        {help !== undefined && (
          <p id={id} popover="auto" className={css['help']}>
            {help}
          </p>
        )}
      </dd>
    </div>
  )
}

/** On a phone, journal, chart, replay and notes share a tab. */
export const phoneTabs = (beside: readonly RailTab[]): FootTab[] => [
  { id: 'table', label: t('table.tabTable'), sign: 'M3.5 5.5h17v13h-17zM3.5 12h17M9.2 5.5v13M14.8 5.5v13' },
  {
    id: 'players',
    label: t('table.tabPlayers'),
    sign: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M15.5 4.5a3.2 3.2 0 0 1 0 6.2M17.5 14c2.6.7 4 2.9 4 6',
  },
  ...beside.flatMap(({ id, label, unread }) => {
    const sign = SIGNS.get(id)
    return sign === undefined ? [] : [{ id, label, sign, ...(unread && { unread }) }]
  }),
]

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['journal', 'M5 3.5h11l3 3v14H5zM8.5 9h7M8.5 12.5h7M8.5 16h4.5'],
  ['chat', 'M4 4.5h16v11.5h-8.5L7 20v-4H4zM8 8.7h8M8 12h5'],
])

/** On a tablet each has its own tab, and seats are always visible. */
export const portraitTabs = (beside: readonly RailTab[]): FootTab[] => [
  { id: 'table', label: t('table.tabTable') },
  ...beside,
]
