import css from './qr-code.module.css'
import { qrCode } from './qr.ts'

/** Scanners need a margin of four modules, and dark on light in both themes. */
const BORDER = 4

/** A link for another device's camera. Renders nothing if the link is too long. */
export function QrCodeOf({ text, label }: { text: string; label: string }) {
  const code = qrCode(text)
  if (code === null) return null
  const size = code.length + 2 * BORDER
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + BORDER} ${y + BORDER}h1v1h-1z`] : [])),
  )
  return (
    <svg
      className={css['code']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} />
      <path d={dark.join('')} />
    </svg>
  )
}
