import type { Seat } from '@tableworks/kernel'
import { SEAT_BODY, SEAT_GLOW } from '../parts/signs/colours.ts'

/** A Pipe in a tray. */
export const PipeIcon = ({ seat, size = 26 }: { seat: Seat; size?: number }) => (
  <svg viewBox="0 0 30 14" width={`${size / 16}rem`} height={`${(size * 14) / 480}rem`} aria-hidden="true">
    <rect width="30" height="14" rx="7" fill={SEAT_BODY[seat]} />
    <rect x="2" y="3" width="26" height="8" rx="4" fill={SEAT_GLOW[seat]} />
    <path
      d="M9 4l4 3-4 3M17 4l4 3-4 3"
      fill="none"
      stroke="var(--titan-seat-1-arrow)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
)
