// Scales for charts: round ticks, points on lines, and labels that don't overlap.

export interface Ticks {
  readonly low: number
  readonly high: number
  readonly ticks: readonly number[]
}

const ROUND = [1, 2, 5, 10]

/** About `wanted` round values, from `least` or below to `greatest` or above. */
export function ticksFor(least: number, greatest: number, wanted = 5): Ticks {
  const span = Math.max(1, greatest - least)
  const unit = 10 ** Math.floor(Math.log10(span / wanted))
  const step = Math.max(1, unit * (ROUND.find(round => unit * round * wanted >= span) ?? 10))
  const low = Math.floor(least / step) * step
  const high = Math.max(low + step, Math.ceil(greatest / step) * step)
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step)
  return { low, high, ticks }
}

/** A function from values to positions. */
export const scale =
  (low: number, high: number, from: number, to: number) =>
  (value: number): number =>
    from + ((value - low) / Math.max(1, high - low)) * (to - from)

/** This many rounds of pushing apart are enough for a handful of labels at the same position. */
const ROUNDS = 60

/** Moves labels apart as little as possible, in their order. */
export function spread(positions: readonly number[], gap: number): number[] {
  const order = positions.map((_, i) => i).toSorted((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0))
  const placed = [...positions]
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, index] of order.entries()) {
      const before = order[i - 1]
      if (before === undefined) continue
      const overlap = gap - ((placed[index] ?? 0) - (placed[before] ?? 0))
      if (overlap <= 0) continue
      placed[index] = (placed[index] ?? 0) + overlap / 2
      placed[before] = (placed[before] ?? 0) - overlap / 2
    }
  return placed
}

/** About this many whole numbers from first to last, including both. */
export function sampled(last: number, wanted: number): number[] {
  const step = Math.max(1, Math.ceil(last / wanted))
  const steps = Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step)
  const gap = last - (steps.at(-1) ?? 0)
  return [...(gap > 0 && gap < step / 2 ? steps.slice(0, -1) : steps), ...(gap === 0 ? [] : [last])]
}

/** The steps at which another side takes the lead, and which side. A tie changes nothing. */
export function leadsIn(
  scores: readonly (readonly number[])[],
  at: readonly number[] = scores.map((_row, step) => step),
): { readonly step: number; readonly side: number }[] {
  const leads: { step: number; side: number }[] = []
  for (const step of at) {
    const row = scores[step] ?? []
    const most = Math.max(...row)
    const ahead = row.flatMap((score, side) => (score === most ? [side] : []))
    const [side] = ahead
    if (side !== undefined && ahead.length === 1 && side !== leads.at(-1)?.side) leads.push({ step, side })
  }
  return leads
}
