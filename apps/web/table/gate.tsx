// The gate between two people who share a device: the table shows what a spectator sees, and the prompt says who should take the
// device.

import { SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../parts/parts.tsx'
import { t } from './words.ts'
import css from './gate.module.css'
import type { TableSession } from './session.ts'
import type { Shown } from './shown.ts'

interface GateProps {
  readonly session: TableSession
  readonly state: Shown
  readonly seat: Seat
}

/** After it appears, ignores presses for this long, because they were meant for what was here before. */
const UNMEANT = 500

export function Gate({ session, state: { position, card }, seat }: GateProps) {
  const name = card.sides[seat] ?? ''
  const heading = useRef<HTMLHeadingElement>(null)
  const isSettled = useSettled()
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={css['gate']} aria-label={t('table.gate.title', { name })} data-prompt data-gate>
      <SeatMark seat={seat} size={40} />
      <div className={css['said']}>
        <h2 ref={heading} tabIndex={-1}>
          {t('table.gate.title', { name })}
        </h2>
        <p>{t('table.gate.text', { name })}</p>
      </div>
      <div className={css['answers']}>
        {position.undo.by !== null && (
          <Button kind="quiet" onClick={session.undo}>
            {t('table.gate.takeBack')}
          </Button>
        )}
        <Button kind="strong" aria-disabled={!isSettled || undefined} onClick={() => isSettled && session.lift()}>
          {t('table.gate.ready', { name })}
        </Button>
      </div>
    </section>
  )
}

function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), UNMEANT)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
