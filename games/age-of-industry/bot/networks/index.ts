// The networks of this release, each in its own file, so that a page loads only the one it needs.

import type { NetworkFile } from '@tableworks/bots'

export const NETWORKS: readonly NetworkFile[] = [
  {
    // With two seats, rollouts are stronger.
    name: 'japan-2-3-seats',
    seats: [3],
    variants: { map: 'japan' },
    open: () => import('./japan-2-3-seats.json', { with: { type: 'json' } }),
  },
  {
    name: 'japan-4-5-seats',
    seats: [4, 5],
    variants: { map: 'japan' },
    open: () => import('./japan-4-5-seats.json', { with: { type: 'json' } }),
  },
  {
    name: 'minnesota-3-seats',
    seats: [3],
    variants: { map: 'minnesota' },
    open: () => import('./minnesota-3-seats.json', { with: { type: 'json' } }),
  },
  {
    name: 'minnesota-2-4-5-seats',
    seats: [2, 4, 5],
    variants: { map: 'minnesota' },
    open: () => import('./minnesota-2-4-5-seats.json', { with: { type: 'json' } }),
  },
]
