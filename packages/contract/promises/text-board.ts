// A text board must be printable, because it's all that `tw show` prints for such a game.

import { TEXT_BOARD_WIDTH, textBoardOf } from '@tableworks/kernel'
import { firstFault, promise } from '../promise.ts'
import type { Walk } from '../walk.ts'

export const drawsInText = promise('its text board can be printed at every position', walk =>
  walk.game.textBoard === undefined ? null : firstFault(walk.sampled(), () => unprintable(walk)),
)

const unprintable = ({ table, viewers }: Walk): string | null =>
  firstFault(viewers, viewer =>
    firstFault(textBoardOf(table.referee, table.state, viewer, table.sideNames) ?? [], line => {
      if (/\[object|undefined|NaN|\n/.test(line)) return `the text board has a line '${line}'`
      if (line.length <= TEXT_BOARD_WIDTH) return null
      return `a line of the text board is ${line.length} characters long, not ${TEXT_BOARD_WIDTH} at most: '${line}'`
    }),
  )
