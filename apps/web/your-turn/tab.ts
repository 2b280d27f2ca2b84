// Shows waiting tables in the browser tab: "(2) Your turn" before its title, and a dot on its icon.

import { showTurns } from '../page-title.ts'
import { waitingTables } from './waiting-tables.ts'

const ICON = '/icon.svg'
const ICON_WITH_DOT = '/icon-turn.svg'

export function followTurns(): void {
  const show = () => {
    const count = waitingTables.current().length
    showTurns(count, waitingTables.areElsewhere)
    document.querySelector('link[rel="icon"]')?.setAttribute('href', count > 0 ? ICON_WITH_DOT : ICON)
  }
  waitingTables.subscribe(show)
  waitingTables.start()
}
