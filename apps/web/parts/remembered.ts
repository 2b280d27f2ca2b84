// Small values that a page remembers between visits, unless the browser has no storage.

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** All remembered values whose keys have this prefix. */
export function rememberedUnder(prefix: string): string[] {
  try {
    return Object.entries(localStorage).flatMap(([key, value]) => (key.startsWith(prefix) ? [String(value)] : []))
  } catch {
    return []
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Ignored, because the value is only a convenience.
  }
}
