// A phone shows one part of the board at a time. A new decision opens the part it needs.

import { isAsked, viewerOf } from '@tableworks/board-kit'
import { useState } from 'react'
import { askedOf, type Seen } from '../table.ts'
import { say } from '../words.ts'
import css from '../board.module.css'

const TABS = ['floor', 'contracts', 'stacks', 'rivals'] as const
type Tab = (typeof TABS)[number]

export function useTab(seen: Seen): readonly [Tab, (tab: Tab) => void] {
  const question = isAsked(seen) ? `${seen.decision} ${seen.actor}` : ''
  const [chosen, setChosen] = useState<{ tab: Tab; question: string } | null>(null)
  const tab = chosen?.question === question ? chosen.tab : tabFor(seen)
  return [tab, next => setChosen({ tab: next, question })]
}

function tabFor(seen: Seen): Tab {
  const asked = isAsked(seen) ? askedOf(seen) : null
  switch (asked?.decision) {
    case 'buildWhat':
      return 'stacks'
    case 'tradeWith':
      return 'rivals'
    case 'pickFactory':
      return asked.frame.use === 'take' ? 'rivals' : 'floor'
    default:
      return 'floor'
  }
}

/** Whether there are options under a tab. A closed tab shows it. */
function litUnder(tab: Tab, { choices }: Seen): boolean {
  const starts = { floor: [], contracts: ['claim '], stacks: ['build '], rivals: ['with ', 'give factory'] }[tab]
  return choices.some(choice => starts.some(start => choice.startsWith(start)))
}

export function Tabs({ seen, tab, onTab }: { seen: Seen; tab: Tab; onTab: (tab: Tab) => void }) {
  const contracts = seen.view.open.length + seen.view.contracts[viewerOf(seen)].length
  const counts = { floor: 0, contracts, stacks: 0, rivals: seen.seats - 1 }
  return (
    <nav className={css['tabs']} aria-label={say('parts')}>
      {TABS.map(one => (
        <button
          key={one}
          type="button"
          aria-current={one === tab || undefined}
          data-lit={litUnder(one, seen) || undefined}
          onClick={() => onTab(one)}
        >
          {say(`tabs.${one}`)} {counts[one] > 0 && counts[one]}
        </button>
      ))}
    </nav>
  )
}
