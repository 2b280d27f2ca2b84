// What a person has set for all boards: movement, sound, contrast, and the kit's own sentences.

import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { KIT_WORDS, type KitWords } from './words.ts'

export interface KitSettings {
  /** `auto` follows the system. */
  readonly motion: 'auto' | 'off'
  readonly sound: boolean
  /** `auto` follows the system. */
  readonly contrast: 'auto' | 'more'
  readonly words: KitWords
  /** The page of a rule: turns `SAT-5` into an address. Without it rules are named, not linked. */
  readonly ruleHref: ((rule: string) => string) | null
}

const DEFAULTS: KitSettings = { motion: 'auto', sound: false, contrast: 'auto', words: KIT_WORDS, ruleHref: null }

const Settings = createContext(DEFAULTS)

export const useKit = (): KitSettings => useContext(Settings)
export const useWords = (): KitWords => useKit().words

export function KitProvider({ children, ...given }: Partial<KitSettings> & { children: ReactNode }) {
  const { motion, sound, contrast, words, ruleHref } = { ...DEFAULTS, ...given }
  const settings = useMemo(
    () => ({ motion, sound, contrast, words, ruleHref }),
    [motion, sound, contrast, words, ruleHref],
  )
  return (
    <Settings value={settings}>
      <div data-kit data-motion={motion} data-contrast={contrast}>
        {children}
      </div>
    </Settings>
  )
}

const REDUCED = '(prefers-reduced-motion: reduce)'

const onReducedChange = (changed: () => void) => {
  const query = matchMedia(REDUCED)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether things may move: the person's setting and the system both allow it. */
export function useMayMove(): boolean {
  const reduced = useSyncExternalStore(
    onReducedChange,
    () => matchMedia(REDUCED).matches,
    () => true,
  )
  return useKit().motion !== 'off' && !reduced
}
