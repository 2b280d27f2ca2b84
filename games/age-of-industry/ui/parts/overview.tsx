// On a phone the map is larger than its window. This shows the whole map, and a tap zooms in there.

import { type MouseEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { say } from '../words.ts'
import css from '../board.module.css'

/** What was tapped, in shares of the map's width and height. */
interface Spot {
  readonly x: number
  readonly y: number
}

export function useOverview(frame: RefObject<HTMLDivElement | null>) {
  const [isWhole, setWhole] = useState(false)
  const [spot, setSpot] = useState<Spot | null>(null)
  useLayoutEffect(() => {
    const window = frame.current
    if (spot === null || window === null) return
    window.scrollTo({
      left: spot.x * window.scrollWidth - window.clientWidth / 2,
      top: spot.y * window.scrollHeight - window.clientHeight / 2,
      behavior: 'instant',
    })
  }, [spot, frame])
  return {
    isWhole,
    toggle: () => setWhole(!isWhole),
    /** A tap on the whole map chooses nothing, because places are too small. */
    onClickCapture: (event: MouseEvent) => {
      const drawing = frame.current?.firstElementChild?.getBoundingClientRect()
      if (!isWhole || drawing === undefined) return
      event.stopPropagation()
      setWhole(false)
      setSpot({ x: (event.clientX - drawing.left) / drawing.width, y: (event.clientY - drawing.top) / drawing.height })
    },
  }
}

type OverviewProps = Pick<ReturnType<typeof useOverview>, 'isWhole' | 'toggle'>

export const OverviewButton = ({ isWhole, toggle }: OverviewProps) => (
  <button type="button" className={css['overview']} onClick={toggle}>
    {say(isWhole ? 'tapToLook' : 'wholeMap')}
  </button>
)
