import { useOpening } from '../parts/use-opening.ts'
import { settings } from '../settings/settings.ts'
import { t } from '../words/index.ts'

/** Immediately opens a table against bots, with the most common seats and variants. */
export function usePlayNow(game: string) {
  const { busy, error, open } = useOpening()
  return {
    busy,
    error,
    play: () => open(tables => tables.playNow(game, settings().name || t('defaultName'))),
  }
}
