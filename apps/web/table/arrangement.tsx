// Lays out the parts of a table: around a board, or stacked in text mode. The table view provides the parts.

import { BoardFrame, LitInSight } from '@tableworks/board-kit'
import type { ReactNode } from 'react'
import { frameOf, type Layout } from '../parts/use-layout.ts'
import { t } from './words.ts'
import { Rail, type RailTab } from './rail.tsx'
import css from './table-view.module.css'
import type { Tabs } from './use-tabs.ts'

interface InTextProps {
  readonly ended: ReactNode
  /** A question that must be answered before the next move. */
  readonly instead: ReactNode
  readonly table: ReactNode
  readonly replay: ReactNode
  readonly chat: ReactNode
  readonly notes: ReactNode
}

export const InText = ({ ended, instead, table, replay, chat, notes }: InTextProps) => (
  <div className={css['main']}>
    {ended}
    {instead}
    {table}
    {replay}
    {chat !== null && (
      <div className={css['beside']}>
        {chat}
        {notes}
      </div>
    )}
  </div>
)

interface AtBoardProps {
  readonly ended: ReactNode
  readonly layout: Layout
  readonly tabs: Tabs
  readonly beside: readonly RailTab[]
  /** Null once there are no more decisions. */
  readonly question: ReactNode
  readonly board: ReactNode
  /** Sidebar content: the seats, and what goes above and below them. */
  readonly notices: ReactNode
  readonly standings: ReactNode
  readonly messages: ReactNode
  readonly guide: ReactNode
  /** Shown below everything else on a phone or an upright tablet. */
  readonly foot: ReactNode
}

export function AtBoard(props: AtBoardProps) {
  const { ended, layout, tabs, beside, question, board, notices, standings, messages, guide, foot } = props
  const hasFoot = layout === 'phone' || layout === 'portrait'
  return (
    <>
      {question !== null && (
        // A press on the prompt returns to the table from any tab. Keyboard users have the tabs themselves.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div className={css['prompt']} onClick={() => tabs.show('table')}>
          {question}
        </div>
      )}
      <div className={css['main']}>
        {ended}
        <BoardFrame frame={frameOf(layout)} className={css['board']} data-board>
          {board}
        </BoardFrame>
      </div>
      <Rail
        isDrawer={layout === 'middle'}
        isOpen={tabs.isRailOpen}
        onOpen={tabs.openRail}
        tabs={beside}
        chosen={tabs.rail}
        onChoose={tabs.showInRail}
      >
        {notices}
        <section aria-label={t('table.standings')} className={css['standings']}>
          {standings}
        </section>
        {layout !== 'phone' && messages}
        {guide}
      </Rail>
      {hasFoot && tabs.part === 'table' && <LitInSight key={layout} />}
      {layout === 'phone' && messages}
      {hasFoot && foot}
    </>
  )
}

interface Beside {
  readonly journal: ReactNode
  readonly chart: ReactNode
  readonly replay: ReactNode
  /** Null if no other people play. */
  readonly chat: ReactNode
  readonly unread: number
  /** Null for spectators. */
  readonly notes: ReactNode
}

/** The sidebar's content, in the order of its tabs. */
export function tabsBeside({ journal, chart, replay, chat, unread, notes }: Beside): RailTab[] {
  const told = { count: unread, text: t('chat.unread', { count: unread }) }
  return [
    { id: 'journal', label: t('table.journal'), content: journal },
    { id: 'chart', label: t('table.chart'), isLazy: true, content: chart },
    { id: 'replay', label: t('table.replay'), content: replay },
    ...(chat === null ? [] : [{ id: 'chat', label: t('chat.title'), unread: told, content: chat }]),
    ...(notes === null ? [] : [{ id: 'notes', label: t('notes.tab'), content: notes }]),
  ]
}
