// Movement from facts: cubes, coins and cards go from the place where they were to the place where they are.
// The board already shows the new position; what travels is only seen above it, briefly, and can be skipped.

import type { Fact } from '@tableworks/kernel'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type PlaceRef, thingId } from '../things.ts'
import { centre } from '../option/geometry.ts'
import { useLayer } from '../option/layer-context.ts'
import { useMayMove } from '../settings.tsx'
import css from './travel.module.css'

/** A piece on its way from one thing to another. */
export interface Trip<T extends PlaceRef = string> {
  readonly from: T
  readonly to: T
  readonly piece: ReactNode
}

interface TravellerProps<F extends Fact> {
  /** What was told since the position before; a new array starts the trips. */
  readonly told: readonly { readonly fact: F }[]
  /** What a fact sets in motion. */
  readonly trips: (fact: F) => readonly Trip<PlaceRef>[]
}

const TRIP_MS = 420
const APART_MS = 70

export function Traveller<F extends Fact>({ told, trips }: TravellerProps<F>) {
  const { isForward } = useLayer()
  const mayMove = useMayMove() && isForward
  const [shown, setShown] = useState<{ told: unknown; trips: readonly Trip<PlaceRef>[] }>({ told, trips: [] })
  // What had been told before the board appeared does not move any more.
  if (shown.told !== told) setShown({ told, trips: mayMove ? told.flatMap(({ fact }) => trips(fact)) : [] })
  const rest = () => setShown({ told, trips: [] })
  const arrived = useRef({ told: shown.told, count: 0 })
  const arrive = () => {
    if (arrived.current.told !== told) arrived.current = { told, count: 0 }
    arrived.current.count++
    if (arrived.current.count === shown.trips.length) rest()
  }

  useSkip(shown.trips.length > 0, rest)
  return (
    <div className={css['sky']} aria-hidden="true">
      {shown.trips.map((trip, i) => (
        // Trips of one moment are a list that does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <Going key={`${i} ${thingId(trip.from)} ${thingId(trip.to)}`} trip={trip} wait={i * APART_MS} onEnd={arrive} />
      ))}
    </div>
  )
}

function Going({ trip, wait, onEnd }: { trip: Trip<PlaceRef>; wait: number; onEnd: () => void }) {
  const { elementOf } = useLayer()
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef({ trip, wait, onEnd, elementOf })
  useLayoutEffect(() => {
    const { trip: going, wait: delay, onEnd: end, elementOf: find } = latest.current
    const from = drawn(find(thingId(going.from)))
    const to = drawn(find(thingId(going.to)))
    const element = ref.current
    if (from === null || to === null || element === null) {
      end() // nowhere to be seen going
      return undefined
    }
    const frames = [{ transform: middleOf(from) }, { transform: middleOf(to) }]
    element.style.visibility = 'visible'
    const animation = element.animate(frames, { duration: TRIP_MS, delay, easing: 'ease-in-out', fill: 'both' })
    animation.onfinish = () => end()
    return () => animation.cancel()
  }, [])
  return (
    <div ref={ref} className={css['going']} data-travelling>
      {trip.piece}
    </div>
  )
}

/** Puts a piece over the middle of a place. */
export function middleOf(place: Element): string {
  const { x, y } = centre(place.getBoundingClientRect())
  return `translate(${x}px, ${y}px) translate(-50%, -50%)`
}

/** A place that is on the page but not shown, as behind a tab, is nowhere. */
export const drawn = (place: Element | null): Element | null => (place?.checkVisibility() ? place : null)

/** Any key or press brings everything to its end at once. */
export function useSkip(isMoving: boolean, skip: () => void): void {
  const latest = useRef(skip)
  useEffect(() => {
    latest.current = skip
  })
  useEffect(() => {
    if (!isMoving) return undefined
    const end = () => latest.current()
    window.addEventListener('pointerdown', end, { capture: true })
    window.addEventListener('keydown', end, { capture: true })
    return () => {
      window.removeEventListener('pointerdown', end, { capture: true })
      window.removeEventListener('keydown', end, { capture: true })
    }
  }, [isMoving])
}
