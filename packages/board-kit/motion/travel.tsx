// Animates facts: cubes, coins and cards move from their old place to the new one. The board already shows the new position. Moving
// pieces are drawn briefly above it and can be skipped.

import type { Fact } from '@tableworks/kernel'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type PlaceRef, thingId } from '../things.ts'
import { centre } from '../option/geometry.ts'
import { useLayer } from '../option/layer-context.ts'
import { useMayMove } from '../settings.tsx'
import css from './travel.module.css'

/** A piece that moves from one thing to another. */
export interface Trip<T extends PlaceRef = string> {
  readonly from: T
  readonly to: T
  readonly piece: ReactNode
}

interface TravellerProps<F extends Fact> {
  /** The facts since the previous position. A new array starts the trips. */
  readonly told: readonly { readonly fact: F }[]
  /** A fact's trips. */
  readonly trips: (fact: F) => readonly Trip<PlaceRef>[]
}

const TRIP_MS = 420
const APART_MS = 70

export function Traveller<F extends Fact>({ told, trips }: TravellerProps<F>) {
  const { isForward } = useLayer().shown
  const mayMove = useMayMove() && isForward
  const [shown, setShown] = useState<{ told: unknown; trips: readonly Trip<PlaceRef>[] }>({ told, trips: [] })
  // Facts from before the board appeared, and facts in a replay, aren't animated.
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
        // The list of trips never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <Going key={`${i} ${thingId(trip.from)} ${thingId(trip.to)}`} trip={trip} wait={i * APART_MS} onEnd={arrive} />
      ))}
    </div>
  )
}

function Going({ trip, wait, onEnd }: { trip: Trip<PlaceRef>; wait: number; onEnd: () => void }) {
  const { registry } = useLayer()
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef({ trip, wait, onEnd, registry })
  useLayoutEffect(() => {
    const { trip: going, wait: delay, onEnd: end, registry: places } = latest.current
    const from = drawn(places.get(thingId(going.from)))
    const to = drawn(places.get(thingId(going.to)))
    const element = ref.current
    if (from === null || to === null || element === null) {
      end() // There's nothing visible to move.
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

/** Positions a piece over the middle of a place. */
export function middleOf(place: Element): string {
  const { x, y } = centre(place.getBoundingClientRect())
  return `translate(${x}px, ${y}px) translate(-50%, -50%)`
}

/** The place if it's visible; null if it's hidden, such as behind a tab. */
export const drawn = (place: Element | null): Element | null => (place?.checkVisibility() ? place : null)

/** Any key or press ends all movement at once. */
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
