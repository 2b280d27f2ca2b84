import { useEffect } from 'react'
import { t } from './words/index.ts'

let title: string | undefined
let turns = 0

/** Names the tab after the page; the home page has only our name. */
export function usePageTitle(named?: string): void {
  useEffect(() => {
    title = named
    draw()
  }, [named])
}

/** Puts the number of tables where it's the player's turn before the title. */
export function showTurns(count: number): void {
  turns = count
  draw()
}

function draw(): void {
  const page = title ? `${title} · ${t('name')}` : t('name')
  document.title = turns > 0 ? t('turns', { count: turns, page }) : page
}
