// The calibration curve: of the positions called 70%, how many were won.

import { type Bin, BINS, type CalledGame } from './called.ts'

export interface CurvePoint {
  readonly positions: number
  /** In how many games there was such a position. */
  readonly games: number
  /** The mean chance, the share won, and its 95% interval by games; null for fewer than two games. */
  readonly called: number
  readonly won: number
  readonly within: number | null
}

export interface Curve {
  /** One for each tenth of the chances; null if no position's chance was in it. */
  readonly points: readonly (CurvePoint | null)[]
  /** The mean distance between chance and share of wins, over all positions. */
  readonly off: number
}

const Z = 1.959964
const NONE: Bin = { positions: 0, called: 0, won: 0 }

export function curveOf(games: readonly CalledGame[]): Curve {
  const points = Array.from({ length: BINS }, (_, nth) =>
    pointOf(games.map(({ bins }) => bins[nth] ?? NONE).filter(({ positions }) => positions > 0)),
  )
  const known = points.filter(point => point !== null)
  const all = sum(known.map(({ positions }) => positions))
  const off = sum(known.map(({ positions, called, won }) => positions * Math.abs(called - won))) / Math.max(1, all)
  return { points, off }
}

/** A game's positions share its result, so the sample consists of games, and the share of wins is a ratio of sums over games. */
function pointOf(bins: readonly Bin[]): CurvePoint | null {
  if (bins.length === 0) return null
  const positions = sum(bins.map(bin => bin.positions))
  const won = sum(bins.map(bin => bin.won)) / positions
  const residue = sum(bins.map(bin => (bin.won - won * bin.positions) ** 2))
  const games = bins.length
  const within = games < 2 ? null : (Z * Math.sqrt((residue * games) / (games - 1))) / positions
  return { positions, games, called: sum(bins.map(bin => bin.called)) / positions, won, within }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
