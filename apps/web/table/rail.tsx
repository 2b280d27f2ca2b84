// Beside the board: the seats, and under them the journal, the chart and the replay as tabs.

import { type ReactNode, useId, useRef, useState } from 'react'
import { t } from '../words/index.ts'
import css from './rail.module.css'

export interface RailTab {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

interface RailProps {
  readonly tabs: readonly RailTab[]
  /** In a drawer at the edge of the window, where there is no room beside the board. */
  readonly isDrawer: boolean
  /** What stands above the tabs and is never folded away: the seats. */
  readonly children: ReactNode
}

export function Rail({ tabs, isDrawer, children }: RailProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <aside className={css['rail']} data-drawer={isDrawer || undefined}>
      {children}
      {isDrawer && (
        <button type="button" className={css['handle']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'table.closeRail' : 'table.openRail')}
        </button>
      )}
      <div className={css['panel']} hidden={isDrawer && !isOpen}>
        <Tabs tabs={tabs} />
      </div>
    </aside>
  )
}

const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** All panels stay drawn: what one has scrolled or typed there is found again. */
function Tabs({ tabs }: { tabs: readonly RailTab[] }) {
  const [chosen, setChosen] = useState(tabs[0]?.id)
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
    setChosen(tabs[next]?.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    event.preventDefault()
  }
  return (
    <>
      <div ref={list} className={css['tabs']} role="tablist" aria-label={t('table.rail')}>
        {tabs.map(({ id, label }, i) => (
          <button
            key={id}
            id={`${ids}${id}`}
            type="button"
            role="tab"
            tabIndex={i === at ? 0 : -1}
            aria-selected={i === at}
            aria-controls={`${ids}${id}-panel`}
            onClick={() => setChosen(id)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }, i) => (
        <div
          key={id}
          id={`${ids}${id}-panel`}
          className={css['content']}
          role="tabpanel"
          aria-labelledby={`${ids}${id}`}
          hidden={i !== at}
        >
          {content}
        </div>
      ))}
    </>
  )
}
