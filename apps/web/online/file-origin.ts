import type { FileOrigin } from '@tableworks/host'
import { t } from './words.ts'

/** Describes the game file a table came from, and whether the server could verify it. */
export const sayFileOrigin = (origin: FileOrigin): string =>
  origin.isUnchecked === true ? `${sayFile(origin)} ${t('online.unchecked')}` : sayFile(origin)

function sayFile({ moves, isDealtAnew }: FileOrigin): string {
  if (!isDealtAnew) return t('online.fromFinishedFile')
  return moves === 0 ? t('online.fromNewFile') : t('online.fromFile', { count: moves })
}
