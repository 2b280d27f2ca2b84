// A Factory card's Goods track: spaces starting at 0, and the marker.

import { Cube } from '@tableworks/board-kit'
import type { Colour } from '../../../data/factories.ts'
import { say } from '../../words.ts'
import css from './factories.module.css'
import { GOODS_LOOK } from './look.ts'

export function GoodsTrack({ colour, track, goods }: { colour: Colour; track: number; goods: number | null }) {
  return (
    <ol
      className={css['track']}
      aria-label={goods === null ? say('makes', { colour, track }) : say('goodsOn', { goods, track })}
    >
      {Array.from({ length: track + 1 }, (_, i) => (
        // The spaces of a track never change.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i} data-filled={(goods !== null && i > 0 && i <= goods) || undefined}>
          {i === goods ? <Cube {...GOODS_LOOK[colour]} size={15} /> : i}
        </li>
      ))}
    </ol>
  )
}
