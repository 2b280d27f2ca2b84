// Asks for confirmation of a move, in place of the prompt: one that ends the turn, or a puzzle's answer.

import { PromptRow, SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { useEffect, useRef } from 'react'
import { Button } from '../parts/parts.tsx'
import css from './gate.module.css'

interface ConfirmTurnProps {
  readonly seat: Seat
  readonly title: string
  /** The move in words. */
  readonly text: string
  readonly yes: string
  readonly no: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function ConfirmTurn({ seat, title, text, yes, no, onConfirm, onCancel }: ConfirmTurnProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    // Escape is a shortcut for the button beside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={css['gate']}
      aria-label={title}
      data-prompt
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <PromptRow hidden />
      <SeatMark seat={seat} size={40} />
      <div className={css['said']}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p translate="no">{text}</p>
      </div>
      <div className={css['answers']}>
        <Button kind="quiet" onClick={onCancel}>
          {no}
        </Button>
        <Button kind="strong" onClick={onConfirm}>
          {yes}
        </Button>
      </div>
    </section>
  )
}
