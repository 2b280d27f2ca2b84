import { KitProvider } from '@tableworks/board-kit'
import { type ReactNode, useCallback } from 'react'
import { useSettings } from '../settings/settings.ts'

/** The board kit with the player's settings and links to the game's rules. */
export function OurKit({ game, children }: { game: string; children: ReactNode }) {
  const { motion, contrast, sounds } = useSettings()
  const ruleHref = useCallback((rule: string) => `/rules/${game}#${rule}`, [game])
  return (
    <KitProvider
      motion={motion === 'reduce' ? 'off' : 'auto'}
      contrast={contrast === 'more' ? 'more' : 'auto'}
      sound={sounds}
      ruleHref={ruleHref}
    >
      {children}
    </KitProvider>
  )
}
