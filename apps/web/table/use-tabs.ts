// The visible part of a table on small screens, and the sidebar's selected tab: lesson or puzzle, journal, chart, replay, chat, notes.

import { useState } from 'react'

export type Tabs = ReturnType<typeof useTabs>

/** `first` is the tab that the sidebar selects at the beginning. */
export function useTabs(first: string) {
  const [part, setPart] = useState<'table' | 'players' | 'beside'>('table')
  const [rail, setRail] = useState(first)
  const [isRailOpen, openRail] = useState(false)
  /** A tab at the bottom opens a separate part or one of the sidebar's tabs. */
  const show = (tab: string) => {
    const isPart = tab === 'table' || tab === 'players'
    setPart(isPart ? tab : 'beside')
    if (!isPart) setRail(tab)
  }
  /** Opens one of the sidebar's tabs, wherever they are. */
  const toRail = (tab: string) => {
    show(tab)
    openRail(true)
  }
  const toChat = () => {
    toRail('chat')
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-chat]')?.focus())
  }
  return { part, show, rail, showInRail: setRail, isRailOpen, openRail, toRail, toChat }
}
