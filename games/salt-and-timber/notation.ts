// Every decision's options as text.

import { notation, type OptionsIn, whole } from '@tableworks/kernel'
import { GOODS, ORDER_IDS } from './data.ts'

export const NOTATION = notation(
  { crop: GOODS, good: GOODS, count: whole(1, 6), order: ORDER_IDS },
  { turn: ['deliver {order}', 'harvest {crop}', 'sell {count} {good}'] },
)
export type Options = OptionsIn<typeof NOTATION>
