// Which part of a table is in sight: on a phone one of its tabs, beside a board one tab of the rail. Journal, chart, replay, talk and
// notes stand in the rail, which on a phone is one part of the screen.

import { useState } from 'react'
import type { PhoneTab } from './foot.tsx'

export type Tabs = ReturnType<typeof useTabs>

export function useTabs() {
  const [phone, setPhone] = useState<PhoneTab>('table')
  const [rail, setRail] = useState('journal')
  const [isRailOpen, openRail] = useState(false)
  const show = (chosen: PhoneTab) => {
    if (chosen === 'journal' || chosen === 'chat') setRail(chosen)
    setPhone(chosen)
  }
  const showInRail = (chosen: string) => {
    setRail(chosen)
    setPhone(now => (now === 'table' || now === 'players' ? now : chosen === 'chat' ? 'chat' : 'journal'))
  }
  const toChat = () => {
    show('chat')
    openRail(true)
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-chat]')?.focus())
  }
  /** The part of a phone's screen that the tab shows. */
  const part = phone === 'chat' ? 'journal' : phone
  return { phone, part, show, rail, showInRail, isRailOpen, openRail, toChat }
}
