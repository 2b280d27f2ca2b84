import type { FileOrigin } from '@tableworks/host'
import { t } from '../words/index.ts'

/** Where a table came from that began as a game file. */
export function sayFileOrigin({ moves, isDealtAnew }: FileOrigin): string {
  if (!isDealtAnew) return t('online.fromFinishedFile')
  return moves === 0 ? t('online.fromNewFile') : t('online.fromFile', { count: moves })
}
