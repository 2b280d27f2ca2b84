// A table's toolbar: undo, redo, score sheet, player aid, rules. Less common tools are under More.

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { NotifyMe } from '../notices/notify-me.tsx'
import { isAtTable } from '../online/seats.ts'
import { Button, ButtonLink } from '../parts/parts.tsx'
import { fileName, saveFile } from '../parts/save-file.ts'
import { t } from './words.ts'
import { NextTable } from '../your-turn/next-table.tsx'
import { mayPrepare } from './prepare.tsx'
import { answersThatMayStand } from './standing.tsx'
import { SeriesNote } from './series.tsx'
import { useTable } from './table-model.ts'
import css from './tools.module.css'
import { undoHint } from './undo-words.ts'

export function Tools() {
  // In the page's header, so the board gets more height.
  const place = document.getElementById('table-tools') ?? document.body
  const { card, isOver } = useTable()
  const isMine = card.online !== undefined && isAtTable(card)
  return createPortal(
    <div className={css['row']} role="group" aria-label={t('table.menu')}>
      <NextTable id={card.id} className={css['nextTable']} />
      {isAtTable(card) && <UndoAndRedo />}
      <span className={css['often']}>
        <OftenUsed />
        <TheRules />
        {isMine && <NotifyMe table={card.id} />}
      </span>
      <More>
        <span className={css['seldom']}>
          <OftenUsed />
          <TheRules />
          {isMine && <NotifyMe table={card.id} />}
        </span>
        <span className={css['seldom']}>
          <SeriesNote card={card} isOver={isOver} />
        </span>
        <SeldomUsed />
      </More>
      <span className={css['often']}>
        <SeriesNote card={card} isOver={isOver} />
      </span>
    </div>,
    place,
  )
}

function UndoAndRedo() {
  const table = useTable()
  const { session, position, refuseUndo } = table
  const { undo, canRedo, seq } = position
  return (
    <>
      <ToolButton
        label={t('table.undo')}
        hint={undoHint(table, undo)}
        icon={UNDO}
        isOff={undo.by === null && undo.askTo === null}
        onPress={() => (undo.by === null ? refuseUndo(seq) : session.undo())}
      />
      <ToolButton
        label={t('table.redo')}
        hint={t('table.redoHint')}
        icon={REDO}
        isOff={!canRedo}
        onPress={() => canRedo && session.redo()}
      />
    </>
  )
}

/** In the toolbar, or on a phone in the menu. */
function OftenUsed() {
  const { board, hinting, setOpen } = useTable()
  return (
    <>
      {/* Stays in place during other players' turns, so that the tools next to it don't move. */}
      {hinting.offer !== null && (
        <Item label={t('hint.ask')} hint={t('hint.askHint')} isOff={hinting.offer === 'waits'} onPress={hinting.ask} />
      )}
      <Item label={t('table.sheet')} onPress={() => setOpen('sheet')} />
      {board?.Aid !== undefined && <Item label={t('table.aid')} onPress={() => setOpen('aid')} />}
    </>
  )
}

/** Only in a wide window's toolbar. */
function TheRules() {
  const { toggleRules } = useTable()
  return (
    <span className={css['rules']}>
      <Item label={t('table.rules')} hint={t('table.rulesHint')} onPress={toggleRules} />
    </span>
  )
}

function SeldomUsed() {
  const table = useTable()
  const { tables, session, card, position, viewer, game, board, isText, isOver, toggleText, setOpen, isExercise } =
    table
  const isRunning = position.seen.result === null
  const hasClocks = card.pace !== undefined
  const mayPause = (hasClocks || card.seats.some(({ bot }) => bot !== null)) && isRunning && isAtTable(card)
  const hasStanding = viewer !== null && !isOver && answersThatMayStand(game).length > 0
  const isOnline = card.online !== undefined
  const save = async () => saveFile(fileName([card.game, ...card.sides], 'json'), await tables.exported(card.id))
  return (
    <>
      {board !== null && <Item label={t('learn.howToPlay')} onPress={() => setOpen('howToPlay')} />}
      {board !== null && (
        <Item label={t('table.textMode')} hint={t('table.textHint')} isPressed={isText} onPress={toggleText} />
      )}
      {mayPrepare(table) && <Item label={t('prepared.title')} onPress={() => setOpen('prepare')} />}
      {hasStanding && <Item label={t('standing.title')} onPress={() => setOpen('standing')} />}
      {mayPause && (
        <Item
          label={t(`table.${position.paused ? 'goOn' : 'pause'}${hasClocks ? 'Game' : ''}`)}
          hint={hasClocks ? t('table.pauseHint') : undefined}
          onPress={() => session.pause(!position.paused)}
        />
      )}
      {isOnline && <Item label={t('online.seats')} onPress={() => setOpen('seats')} />}
      {!isOnline && !isExercise && <Item label={t('takeOnline')} onPress={() => setOpen('takeOnline')} />}
      <Item
        label={t('table.save')}
        hint={isOnline && isRunning ? t('table.saveSealed') : undefined}
        onPress={() => void save().catch(session.tellTrouble)}
      />
      <Item label={t('aboutTable.title')} onPress={() => setOpen('about')} />
      <Item label={t('table.keys')} onPress={() => setOpen('keys')} />
      <ButtonLink kind="quiet" href="/settings">
        {t('table.settings')}
      </ButtonLink>
    </>
  )
}

interface ItemProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly isPressed?: boolean
  readonly isOff?: boolean
  readonly onPress: () => void
}

const Item = ({ label, hint, isPressed, isOff = false, onPress }: ItemProps) => (
  <Button kind="quiet" title={hint} aria-pressed={isPressed} aria-disabled={isOff || undefined} onClick={onPress}>
    {label}
  </Button>
)

/** A menu that closes on any press, inside or outside. */
function More({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && ref.current?.contains(event.target) === true
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) setOpen(false)
    }
    for (const kind of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(kind, close)
    return () => {
      for (const kind of ['pointerdown', 'keydown', 'focusin']) document.removeEventListener(kind, close)
    }
  }, [isOpen])
  return (
    <div ref={ref} className={css['more']}>
      <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('table.more')} <span aria-hidden="true">▾</span>
      </Button>
      {isOpen && (
        // The item's own button has already handled the press.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div className={css['list']} onClick={() => setOpen(false)}>
          {children}
        </div>
      )}
    </div>
  )
}

const UNDO = 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3'
const REDO = 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3'

interface ToolButtonProps {
  readonly label: string
  readonly hint: string
  readonly icon: string
  readonly isOff: boolean
  readonly onPress: () => void
}

/** A disabled tool stays focusable, so it can explain why it's disabled. */
function ToolButton({ label, hint, icon, isOff, onPress }: ToolButtonProps) {
  const id = useId()
  return (
    <>
      <Button aria-disabled={isOff || undefined} aria-describedby={id} title={hint} onClick={onPress}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d={icon} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        {label}
      </Button>
      <span id={id} hidden>
        {hint}
      </span>
    </>
  )
}
