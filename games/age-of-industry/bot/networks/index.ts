// The networks that ship, each in its own file, so a page loads only the one it needs.

import type { NetworkFile } from '@tableworks/bots'

export const NETWORKS: readonly NetworkFile[] = []
