// A table's dialogs, outside its layout, so they stay open when a tablet or phone is turned.

import type { AnyGameUi } from '@tableworks/board-kit'
import type { Foresight, TableCard, TableLink, TablePosition } from '@tableworks/host'
import type { AnyGame, SeatView } from '@tableworks/kernel'
import { lazy, Suspense } from 'react'
import { SeatsDialog } from '../online/seats-dialog.tsx'
import { TakeOnline } from '../online/take-online.tsx'
import { Dialog } from '../parts/parts.tsx'
import { t } from './words.ts'
import { AboutTable } from './about.tsx'
import { KeysHelp } from './keys-help.tsx'
import { PrepareDialog } from './prepare.tsx'
import { Sheet } from './sheet.tsx'
import type { TableSession } from './session.ts'
import type { Opened } from './shown.ts'
import { StandingDialog } from './standing.tsx'

const HowToPlayDialog = lazy(async () => ({
  default: (await import('../how-to-play/how-to-play.tsx')).HowToPlayDialog,
}))

interface DialogsProps {
  readonly open: Opened | null
  readonly onClose: () => void
  readonly tables: TableLink
  readonly card: TableCard
  readonly game: AnyGame
  readonly board: AnyGameUi | null
  readonly seen: SeatView
  readonly position: TablePosition
  readonly onStand: TableSession['stand']
  readonly sides: readonly string[]
  readonly foresight: Foresight
}

export function Dialogs(props: DialogsProps) {
  const { open, onClose, tables, card, game, board, seen, position, onStand, sides, foresight } = props
  if (open === 'sheet')
    return (
      <Sheet
        standing={foresight.standing(seen)}
        isOver={seen.result !== null}
        sides={sides}
        words={game.words}
        onClose={onClose}
      />
    )
  if (open === 'howToPlay')
    return (
      <Suspense>
        <HowToPlayDialog game={card.game} onClose={onClose} />
      </Suspense>
    )
  if (open === 'standing') return <StandingDialog game={game} position={position} onStand={onStand} onClose={onClose} />
  if (open === 'prepare') return <PrepareDialog onClose={onClose} />
  if (open === 'about') return <AboutTable card={card} position={position} game={game} onClose={onClose} />
  if (open === 'keys') return <KeysHelp onClose={onClose} />
  if (open === 'seats' && card.online !== undefined)
    return <SeatsDialog card={card} online={card.online} onClose={onClose} />
  if (open === 'takeOnline') return <TakeOnline tables={tables} card={card} onClose={onClose} />
  if (open === 'aid' && board !== null)
    return (
      <Dialog title={t('table.aid')} onClose={onClose}>
        <board.Aid variants={seen.variants} />
      </Dialog>
    )
  return null
}
