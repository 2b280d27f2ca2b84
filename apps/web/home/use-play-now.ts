import { useOpening } from '../parts/use-opening.ts'
import { settings } from '../settings/settings.ts'
import { t } from '../words/index.ts'

/** A table against bots at once, with the seats and variants most people want. */
export function usePlayNow(game: string) {
  const { busy, error, open } = useOpening()
  return {
    busy,
    error,
    play: () => open(tables => tables.playNow(game, settings().name || t('setUp.player'))),
  }
}
