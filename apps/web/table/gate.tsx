// Between two people who share a device: nothing but a name until the next one is here.

import { SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { useEffect, useRef } from 'react'
import { Button, FailureNote } from '../parts/parts.tsx'
import { t } from '../words/index.ts'
import css from './gate.module.css'
import type { SessionState, TableSession } from './session.ts'

interface GateProps {
  readonly session: TableSession
  readonly state: SessionState
  readonly seat: Seat
  readonly name: string
}

export function Gate({ session, state: { position, trouble }, seat, name }: GateProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const canTakeBack = (position?.undo.by ?? null) !== null
  return (
    <div className={css['gate']}>
      <SeatMark seat={seat} size={72} />
      <h1 ref={heading} tabIndex={-1}>
        {t('table.gate.title', { name })}
      </h1>
      <p>{t('table.gate.text', { name })}</p>
      <Button kind="strong" onClick={session.lift}>
        {t('table.gate.ready', { name })}
      </Button>
      {canTakeBack && (
        <Button kind="quiet" onClick={session.undo}>
          {t('table.gate.takeBack')}
        </Button>
      )}
      {trouble !== null && <FailureNote error={trouble} />}
    </div>
  )
}
