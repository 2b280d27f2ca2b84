// Patterns of option names: `cotton at niigata/*`, where a star stands for anything.

export const fits = (pattern: string, name: string): boolean => {
  const [first = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return pattern === name
  const last = rest.at(-1) ?? ''
  if (!name.startsWith(first) || name.length < first.length + last.length || !name.endsWith(last)) return false
  let from = first.length
  for (const part of rest.slice(0, -1)) {
    const at = name.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= name.length - last.length
}

export const fitsAny = (patterns: readonly string[], name: string): boolean =>
  patterns.some(pattern => fits(pattern, name))
