// The sidebar: the seats, with the journal, the chart and the replay as tabs below.

import { type ReactNode, useId, useRef } from 'react'
import { t } from './words.ts'
import css from './rail.module.css'

export interface RailTab {
  readonly id: string
  readonly label: string
  /** The number of new items, shown on the tab. */
  readonly unread?: { readonly count: number; readonly text: string }
  readonly content: ReactNode
  /** Rendered only while visible. */
  readonly isLazy?: boolean
}

interface RailProps {
  readonly tabs: readonly RailTab[]
  /** The selected tab. */
  readonly chosen: string
  readonly onChoose: (tab: string) => void
  /** A drawer at the edge of the window, if there is no room beside the board. */
  readonly isDrawer: boolean
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** Above the tabs and always visible: the seats. */
  readonly children: ReactNode
}

export function Rail({ tabs, chosen, onChoose, isDrawer, isOpen, onOpen, children }: RailProps) {
  const unread = tabs.find(tab => (tab.unread?.count ?? 0) > 0)?.unread
  return (
    <aside className={css['rail']} data-drawer={isDrawer || undefined}>
      {children}
      {isDrawer && (
        <button type="button" className={css['handle']} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {t(isOpen ? 'table.closeRail' : 'table.openRail')}
          {!isOpen && unread !== undefined && <Unread {...unread} />}
        </button>
      )}
      <div className={css['panel']} hidden={isDrawer && !isOpen}>
        <Tabs tabs={tabs} chosen={chosen} onChoose={onChoose} />
      </div>
    </aside>
  )
}

export const Unread = ({ count, text }: { count: number; text: string }) => (
  <span className={css['unread']}>
    <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
    <span className={css['spoken']}>{text}</span>
  </span>
)

const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** All panels stay mounted, to keep their scroll position and typed text. */
function Tabs({ tabs, chosen, onChoose }: Pick<RailProps, 'tabs' | 'chosen' | 'onChoose'>) {
  const ids = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  )
  const onKeyDown = (event: React.KeyboardEvent) => {
    const move = MOVES[event.key]
    if (move === undefined) return
    const next = (at + move + tabs.length) % tabs.length
    onChoose(tabs[next]?.id ?? chosen)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    event.preventDefault()
  }
  return (
    <>
      <div ref={list} className={css['tabs']} role="tablist" aria-label={t('table.rail')}>
        {tabs.map(({ id, label, unread }, i) => (
          <button
            key={id}
            id={`${ids}${id}`}
            type="button"
            role="tab"
            tabIndex={i === at ? 0 : -1}
            aria-selected={i === at}
            aria-controls={`${ids}${id}-panel`}
            onClick={() => onChoose(id)}
            onKeyDown={onKeyDown}
          >
            {label}
            {unread !== undefined && unread.count > 0 && <Unread {...unread} />}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content, isLazy }, i) => (
        <div
          key={id}
          id={`${ids}${id}-panel`}
          className={css['content']}
          role="tabpanel"
          aria-labelledby={`${ids}${id}`}
          hidden={i !== at}
        >
          {(isLazy !== true || i === at) && content}
        </div>
      ))}
    </>
  )
}
