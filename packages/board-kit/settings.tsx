// The player's settings for all boards: motion, sound and contrast.

import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'

export interface KitSettings {
  /** `auto` follows the system. */
  readonly motion: 'auto' | 'off'
  readonly sound: boolean
  /** `auto` follows the system. */
  readonly contrast: 'auto' | 'more'
  /** Turns a rule such as `SAT-5` into a link. If null, rules are shown as text. */
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

/** The system's setting; `unknown` if there is no screen. */
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

/** Whether animation is allowed by both the player's and the system's setting. */
export function useMayMove(): boolean {
  const reduced = useSystem('(prefers-reduced-motion: reduce)', true)
  return useKit().motion !== 'off' && !reduced
}
