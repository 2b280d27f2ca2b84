// A few small things a page remembers from one visit to the next; a browser that keeps nothing forgets them.

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Everything remembered under keys that begin so. */
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
    // Nothing was kept.
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // It is only a convenience.
  }
}
