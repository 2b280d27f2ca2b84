// A turn's gains and costs fly from their places on the board to the seat's card, and stay there until the viewer moves.

import { useLayoutEffect, useRef, useState } from 'react'
import { drawn, middleOf, useSkip } from '../motion/travel.tsx'
import { useLayer } from '../option/layer-context.ts'
import { useMayMove } from '../settings.tsx'
import css from './flights.module.css'
import { keyOfGain, type PlaceNote, sayAmount } from './gains.ts'
import type { Tale } from './tale.ts'

const FLIGHT_MS = 900
const APART_MS = 150

/** A new tale starts the flights. With reduced motion, nothing flies. */
export function Flights({ of: { from, to, notes } }: { of: Tale }) {
  const mayMove = useMayMove()
  const tale = `${from} ${to}`
  const [landed, setLanded] = useState<string | null>(null)
  const isFlying = mayMove && landed !== tale && notes.length > 0
  const land = () => setLanded(tale)
  useSkip(isFlying, land)
  return (
    <div className={css['sky']} aria-hidden="true">
      {isFlying &&
        notes.map((note, i) => (
          <Flight
            key={`${tale} ${note.place} ${keyOfGain(note)}`}
            note={note}
            wait={i * APART_MS}
            onEnd={i === notes.length - 1 ? land : undefined}
          />
        ))}
    </div>
  )
}

interface FlightProps {
  readonly note: PlaceNote
  readonly wait: number
  readonly onEnd: (() => void) | undefined
}

function Flight({ note, wait, onEnd }: FlightProps) {
  const { registry } = useLayer()
  const pill = useRef<HTMLElement>(null)
  const latest = useRef({ note, wait, onEnd, registry })
  useLayoutEffect(() => {
    const { note: flown, wait: delay, onEnd: end, registry: places } = latest.current
    const from = drawn(places.get(flown.place))
    const to = drawn(document.querySelector(`[data-side="${flown.seat}"]`))
    if (from === null || to === null || pill.current === null) {
      end?.()
      return undefined
    }
    const frames = [
      { transform: middleOf(from), opacity: 1 },
      { transform: middleOf(to), opacity: 1, offset: 0.85 },
      { transform: middleOf(to), opacity: 0 },
    ]
    const flight = pill.current.animate(frames, { duration: FLIGHT_MS, delay, easing: 'ease-in-out', fill: 'forwards' })
    flight.onfinish = () => end?.()
    return () => flight.cancel()
  }, [])
  return (
    <b ref={pill} className={css['pill']}>
      {sayAmount(note)} {note.sign ?? note.what}
    </b>
  )
}
