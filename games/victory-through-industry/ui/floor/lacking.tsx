// "What do I lack for this factory?": pressed, it answers with every input and all the ways to it, and marks them on the
// floor.

import type { Seat } from '@tableworks/kernel'
import { useEffect, useRef, useState } from 'react'
import { cardAt, type Cell, factoryIdOn, isFactory } from '../../readings/floor.ts'
import { lacksOf } from '../../readings/previews.ts'
import { CrateIcon } from '../signs/crate.tsx'
import type { Position, Seen } from '../table.ts'
import { blocksOf, lackName, type Said, waysTo } from '../thought.ts'
import { say } from '../words.ts'
import css from './lacking.module.css'

interface LackingProps {
  readonly position: Position
  readonly seat: Seat
  readonly cell: Cell
  readonly names: readonly string[]
  /** What is marked on the floor meanwhile. */
  readonly cells: readonly Cell[]
  readonly onClose: () => void
}

/** What is asked about, until something happens or it is closed. */
export function useLacking(seen: Seen, position: Position, seat: Seat, names: readonly string[]) {
  const [about, setAbout] = useState<{ cell: Cell; seat: Seat; seen: Seen } | null>(null)
  const isOpen = about?.seen === seen && about.seat === seat
  const asked = ({ x, y }: Cell) =>
    setAbout(now =>
      now?.seen === seen && now.cell.x === x && now.cell.y === y ? null : { cell: { x, y }, seat, seen },
    )
  const lacking: LackingProps | null = isOpen
    ? {
        position,
        seat,
        cell: about.cell,
        names,
        cells: answersTo(position, seat, about.cell, names).flatMap(({ ways }) => ways.flatMap(({ cells }) => cells)),
        onClose: () => setAbout(null),
      }
    : null
  return { asked, lacking }
}

/** Every input with the ways to it, then what is in the way of the outputs. */
function answersTo(position: Position, seat: Seat, cell: Cell, names: readonly string[]) {
  const inputs = lacksOf(position, seat, cell).map(lack => ({
    lack,
    ways: lack.there === null ? waysTo(position, seat, lack, names) : ([] as Said[]),
  }))
  return [...inputs, ...blocksOf(position, seat, cell).map(block => ({ lack: null, ways: [block] }))]
}

export function Lacking({ position, seat, cell, names, onClose }: LackingProps) {
  const { box, floor } = position
  const close = useRef<HTMLButtonElement>(null)
  const card = cardAt(floor[seat], cell.x, cell.y)
  const back = useRef<Element | null>(null)
  useEffect(() => {
    back.current = document.activeElement
    close.current?.focus({ preventScroll: true })
    return () => {
      if (back.current instanceof SVGElement) back.current.focus({ preventScroll: true })
    }
  }, [])
  if (!isFactory(card)) return null
  const { name } = box.factories[factoryIdOn(card)]
  const answers = answersTo(position, seat, cell, names)
  return (
    <section className={css['lacking']} aria-label={say('ask', { name: name.toLowerCase() })} data-kit-overlay>
      <h3>{name}</h3>
      <ul>
        {answers.map(({ lack, ways }, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} data-there={(lack !== null && lack.there !== null) || undefined}>
            {lack !== null && <CrateIcon product={lack.there ?? lack.oneOf[0] ?? 'wood'} box={box} size={26} />}
            <div>
              {lack !== null && (
                <b>
                  {lack.there === null
                    ? lackName(position, lack)
                    : say('lies', { product: box.products[lack.there].name })}
                </b>
              )}
              {ways.map(({ text }) => (
                <span key={text}>{text}</span>
              ))}
            </div>
          </li>
        ))}
        {answers.every(({ lack }) => lack !== null && lack.there !== null) && <li>{say('hasAll')}</li>}
      </ul>
      <button
        ref={close}
        type="button"
        onClick={onClose}
        onKeyDown={event => event.key === 'Escape' && onClose()}
        aria-label={say('close')}
      >
        ×
      </button>
    </section>
  )
}
