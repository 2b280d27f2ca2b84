import { useEffect } from 'react'
import { t } from './words/index.ts'

let title: string | undefined
let turns: { readonly count: number; readonly areElsewhere: boolean } = { count: 0, areElsewhere: false }

/** Sets the tab's title to the page's name. The home page has only our name. */
export function usePageTitle(named?: string): void {
  useEffect(() => {
    title = named
    draw()
  }, [named])
}

/**
 * Prefixes the title with the number of tables where it's the player's turn; `areElsewhere` means that it isn't their turn at the
 * table on screen.
 */
export function showTurns(count: number, areElsewhere: boolean): void {
  turns = { count, areElsewhere }
  draw()
}

function draw(): void {
  const page = title ? `${title} · ${t('name')}` : t('name')
  const { count, areElsewhere } = turns
  document.title = count === 0 ? page : t(areElsewhere ? 'turnsElsewhere' : 'turns', { count, page })
}
