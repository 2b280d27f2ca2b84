// What a person has set for all boards: movement, sound and contrast.

import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'

export interface KitSettings {
  /** `auto` follows the system. */
  readonly motion: 'auto' | 'off'
  readonly sound: boolean
  /** `auto` follows the system. */
  readonly contrast: 'auto' | 'more'
  /** The page of a rule: turns `SAT-5` into an address. Without it rules are named, not linked. */
  readonly ruleHref: ((rule: string) => string) | null
}

const DEFAULTS: KitSettings = { motion: 'auto', sound: false, contrast: 'auto', ruleHref: null }

const Settings = createContext(DEFAULTS)

export const useKit = (): KitSettings => useContext(Settings)

export function KitProvider({ children, ...given }: Partial<KitSettings> & { children: ReactNode }) {
  const { motion, sound, contrast, ruleHref } = { ...DEFAULTS, ...given }
  const settings = useMemo(() => ({ motion, sound, contrast, ruleHref }), [motion, sound, contrast, ruleHref])
  const wantsMore = useSystem('(prefers-contrast: more)', false)
  return (
    <Settings value={settings}>
      <div data-kit data-motion={motion} data-contrast={wantsMore ? 'more' : contrast}>
        {children}
      </div>
    </Settings>
  )
}

/** What the system asks for; `unknown` where there is no screen. */
function useSystem(query: string, unknown: boolean): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const system = matchMedia(query)
      system.addEventListener('change', changed)
      return () => system.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => unknown,
  )
}

/** Whether things may move: the person's setting and the system both allow it. */
export function useMayMove(): boolean {
  const reduced = useSystem('(prefers-reduced-motion: reduce)', true)
  return useKit().motion !== 'off' && !reduced
}
