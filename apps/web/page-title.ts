import { useEffect } from 'react'
import { t } from './words/index.ts'

let title: string | undefined
let turns = 0

/** Sets the tab's title to the page's name; the home page has only our name. */
export function usePageTitle(named?: string): void {
  useEffect(() => {
    title = named
    draw()
  }, [named])
}

/** Prefixes the title with the number of tables where it's the player's turn. */
export function showTurns(count: number): void {
  turns = count
  draw()
}

function draw(): void {
  const page = title ? `${title} · ${t('name')}` : t('name')
  document.title = turns > 0 ? t('turns', { count: turns, page }) : page
}
