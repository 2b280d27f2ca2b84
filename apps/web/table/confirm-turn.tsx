// Asks for confirmation of a move that ends the turn, in place of the prompt.

import { SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { useEffect, useRef } from 'react'
import { Button } from '../parts/parts.tsx'
import { t } from './words.ts'
import css from './gate.module.css'

interface ConfirmTurnProps {
  readonly seat: Seat
  /** The move in words. */
  readonly choice: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function ConfirmTurn({ seat, choice, onConfirm, onCancel }: ConfirmTurnProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    // Escape is a shortcut for the button beside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={css['gate']}
      aria-label={t('table.confirmTurn.title')}
      data-prompt
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <SeatMark seat={seat} size={40} />
      <div className={css['said']}>
        <h2 ref={heading} tabIndex={-1}>
          {t('table.confirmTurn.title')}
        </h2>
        <p translate="no">{t('table.confirmTurn.text', { choice })}</p>
      </div>
      <div className={css['answers']}>
        <Button kind="quiet" onClick={onCancel}>
          {t('table.confirmTurn.no')}
        </Button>
        <Button kind="strong" onClick={onConfirm}>
          {t('table.confirmTurn.yes')}
        </Button>
      </div>
    </section>
  )
}
