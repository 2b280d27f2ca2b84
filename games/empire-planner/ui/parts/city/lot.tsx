// One building space on the plan: its number, its kind, and its owner's die.

import {
  Die,
  memoByValue,
  seatColour,
  seatInk,
  SeatMark,
  useForeseen,
  useTagged,
  viewerOf,
} from '@tableworks/board-kit'
import type { BuildingType } from '../../../data/buildings.ts'
import type { SpaceName } from '../../../data/city.ts'
import type { Side } from '../../../data/pieces.ts'
import type { game } from '../../../index.ts'
import { LETTERS } from '../names.ts'
import { Place, type Thing } from '../../things.ts'
import { say } from '../../words.ts'
import css from './city.module.css'
import { hatchId, Sketch, typeColour } from './glyphs.tsx'

export const LOT = { width: 76, height: 70 } as const

/** What it costs to build or upgrade here, and the income it gives. */
export interface Offer {
  /** Null when it's paid in Goods. */
  readonly price: number | null
  readonly income: number
  /** The viewer's points now. */
  readonly scored: number
}

/** What a lot shows. */
export interface LotFacts {
  readonly name: SpaceName
  readonly number: number
  readonly type: BuildingType
  readonly max: number
  readonly die: number
  readonly owner: Side | null
  /** Null if it can't be built or upgraded now. */
  readonly offer: Offer | null
  /** Just built or upgraded. */
  readonly fresh: boolean
}

interface LotProps extends LotFacts {
  readonly x: number
  readonly y: number
  readonly drawing: string
  readonly ownerName: string
}

export const Lot = memoByValue(function Lot({ x, y, drawing, ownerName, ...lot }: LotProps) {
  const { name, number, type, max, owner, die, offer, fresh } = lot
  const { width, height } = LOT
  const isLimited = max !== number && owner === null
  const state =
    owner === null ? say('free', { max }) : say(die > max ? 'ownedAbove' : 'ownedBy', { name: ownerName, die, max })
  return (
    <Place
      of={{ kind: 'space', space: name }}
      label={`${say('space', { name, type: say(`names.${type}`) })}, ${state}`}
      shape={{ x, y, width, height, rx: 2 }}
    >
      <g className={css['lot']} data-fresh={fresh || undefined}>
        <rect x={x} y={y} width={width} height={height} rx="2" className={css['ground']} />
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx="2"
          fill={`url(#${hatchId(drawing, type)})`}
          className={css['hatch']}
        />
        <rect x={x + 2.5} y={y + 2.5} width={width - 5} height={height - 5} rx="1" className={css['wall']} />
        <rect x={x + 3} y={y + 3} width="21" height="22" className={css['plate']} />
        <text x={x + 13.5} y={y + 20} className={css['number']}>
          {number}
        </text>
        <rect
          x={x + width - 24}
          y={y + 4}
          width="20"
          height="20"
          rx="3"
          fill={typeColour(type)}
          className={css['badge']}
        />
        <text x={x + width - 14} y={y + 19.5} className={css['letter']}>
          {LETTERS[type]}
        </text>
        {owner === null ? (
          <Sketch type={type} {...sketchIn(x, y, isLimited)} className={css['sketch']} />
        ) : (
          <Building x={x} y={y} owner={owner} die={die} isSmall={offer !== null} />
        )}
        {isLimited && (
          <text x={x + width - 5} y={y + height - 6} className={css['level']}>
            {say('upTo', { max })}
          </text>
        )}
        {offer !== null && <Tag x={x} y={y} space={name} offer={offer} />}
      </g>
    </Place>
  )
})

/** Where the sketch goes: beside the highest level, if the lot shows one. */
const sketchIn = (x: number, y: number, isLimited: boolean) =>
  isLimited ? { x: x + 9, y: y + 27, size: 30 } : { x: x + 21, y: y + 26, size: 35 }

interface BuildingProps {
  readonly x: number
  readonly y: number
  readonly owner: Side
  readonly die: number
  /** Leaves room for a tag below it. */
  readonly isSmall: boolean
}

const Building = ({ x, y, owner, die, isSmall }: BuildingProps) => (
  <>
    <Die
      value={die}
      size={isSmall ? 22 : 42}
      x={x + (isSmall ? 29 : 27)}
      y={y + 25}
      colour={seatColour(owner)}
      ink={seatInk(owner)}
    />
    <SeatMark seat={owner} size={isSmall ? 18 : 22} x={x + 4} y={y + LOT.height - (isSmall ? 43 : 28)} />
  </>
)

interface TagProps {
  readonly x: number
  readonly y: number
  readonly space: SpaceName
  readonly offer: Offer
}

/** At the bottom of the lot: the price, and its income or points. */
function Tag({ x, y, space, offer: { price, income, scored } }: TagProps) {
  const thing: Thing = { kind: 'space', space }
  const [way] = useForeseen<typeof game>(thing)
  const after = way?.after ?? null
  const points = after === null ? null : (after.view.glance.ifEndedNow.scores[viewerOf(after)] ?? 0) - scored
  const gain =
    income > 0
      ? say('gain.income', { income })
      : points === null
        ? null
        : say('gain.points', { points: signed(points) })
  const texts = [...(price === null ? [] : [say('cost', { cost: price })]), ...(gain === null ? [] : [gain])]
  useTagged(thing, texts.length > 0)
  if (texts.length === 0) return null
  const middle = x + LOT.width / 2
  const foot = y + LOT.height - 3
  return (
    <>
      <g className={css['tag']} data-effect>
        <rect x={x + 3} y={foot - 19} width={LOT.width - 6} height="19" rx="3" />
        <text x={middle} y={foot - 4.5}>
          {texts.join(' · ')}
        </text>
      </g>
      <g className={css['tall']} data-effect>
        <rect x={x + 3} y={foot - 20 * texts.length} width={LOT.width - 6} height={20 * texts.length} rx="3" />
        {texts.map((text, i) => (
          <text key={text} x={middle} y={foot - 20 * (texts.length - 1 - i) - 4}>
            {text}
          </text>
        ))}
      </g>
    </>
  )
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))
