// Notices around the board: where a what-if comes from, which bot is thinking, and that an earlier step is shown.

import type { TableCard, TablePosition } from '@tableworks/host'
import { Button, ButtonLink } from '../parts/parts.tsx'
import { t } from './words.ts'
import { addressOf } from './address.ts'
import css from './table-view.module.css'
import type { Origin } from './use-origin.ts'

interface ThinkingProps {
  readonly position: TablePosition
  readonly card: TableCard
}

export function Thinking({ position: { thinking, botTrouble }, card: { sides } }: ThinkingProps) {
  const text =
    botTrouble !== null
      ? t('table.botTrouble', { detail: botTrouble.detail || botTrouble.kind })
      : thinking !== null
        ? t('table.thinking', { name: sides[thinking] ?? '' })
        : ''
  return (
    <span className={css['thinking']} role="status">
      {text}
    </span>
  )
}

/** Shown beside the prompt, so stepping through the replay never moves the board. */
export const Past = ({ step, toNow }: { step: number; toNow: () => void }) => (
  <span className={css['past']}>
    {t('table.isPast', { step })}
    <Button onClick={toNow}>{t('table.backToNow')}</Button>
  </span>
)

/** Explains what a what-if table is, with a link to the original. */
export const WhatIf = ({ origin: { table, step, turns } }: { origin: Origin }) => (
  <p className={css['notice']}>
    {turns === null ? t('table.whatIfGone', { step }) : t('table.whatIfIs', { step })}
    {turns !== null && <ButtonLink href={addressOf(table, step)}>{t('table.whatIfBack')}</ButtonLink>}
  </p>
)
