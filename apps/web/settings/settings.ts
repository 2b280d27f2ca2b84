// The player's settings in this browser, and how the page applies them.

import { useSyncExternalStore } from 'react'

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark'
  readonly contrast: 'system' | 'more'
  readonly motion: 'system' | 'reduce'
  /** A percentage of the browser's text size. */
  readonly size: 100 | 125 | 150 | 200
  readonly sounds: boolean
  /** Whether a bell rings when it becomes the player's turn. */
  readonly turnBell: boolean
  /** The minimum time between bot moves. */
  readonly pace: 'slow' | 'brisk' | 'atOnce'
  /** Scenes the player has turned off. */
  readonly skippedScenes: readonly string[]
  /** Whether to ask before a move that ends the turn. */
  readonly confirmTurn: boolean
  /** Whether tables open as text. */
  readonly textMode: boolean
  readonly locale: 'en' | 'pseudo'
  /** The player's name at tables opened with one press. */
  readonly name: string
}

/** In `skippedScenes`, stands for all scenes. */
export const EVERY_SCENE = '*'

const DEFAULTS: Settings = {
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  size: 100,
  sounds: false,
  turnBell: false,
  pace: 'brisk',
  skippedScenes: [],
  confirmTurn: false,
  textMode: false,
  locale: 'en',
  name: '',
}

const KEY = 'tableworks settings'

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return DEFAULTS // No storage, or an invalid value.
  }
}

const listeners = new Set<() => void>()
let current = read()

export const settings = (): Settings => current

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Without storage, the setting lasts until the page closes.
  }
  applySettings()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings)

/** The system's preferences. Workers and tests have no screen to query. */
const MORE_CONTRAST = globalThis.matchMedia?.('(prefers-contrast: more)')
const LESS_MOTION = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

/** The style sheets read these; see base.css. */
export function applySettings(): void {
  const { dataset, style } = document.documentElement
  dataset['theme'] = current.theme
  dataset['contrast'] = current.contrast === 'more' || MORE_CONTRAST?.matches ? 'more' : 'system'
  dataset['motion'] = current.motion === 'reduce' || LESS_MOTION?.matches ? 'reduce' : 'system'
  style.setProperty('--text-size', String(current.size / 100))
}

/** Follows changes made in other tabs and in the system's preferences. */
export function followChanges(): void {
  for (const system of [MORE_CONTRAST, LESS_MOTION]) system?.addEventListener('change', applySettings)
  addEventListener('storage', event => {
    if (event.key !== KEY) return
    current = read()
    applySettings()
    for (const listener of listeners) listener()
  })
}
