import type { FileOrigin } from '@tableworks/host'
import { t } from '../words/index.ts'

/** Where a table came from that began as a game file, and whether the server could check how it came about. */
export const sayFileOrigin = (origin: FileOrigin): string =>
  origin.isUnchecked === true ? `${sayFile(origin)} ${t('online.unchecked')}` : sayFile(origin)

function sayFile({ moves, isDealtAnew }: FileOrigin): string {
  if (!isDealtAnew) return t('online.fromFinishedFile')
  return moves === 0 ? t('online.fromNewFile') : t('online.fromFile', { count: moves })
}
