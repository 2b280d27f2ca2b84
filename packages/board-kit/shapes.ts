// Shapes as SVG path data.

/** `range(3)` is `[0, 1, 2]`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** A point on a circle. The angle is in turns from the top. */
export function onCircle(x: number, y: number, radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
}
