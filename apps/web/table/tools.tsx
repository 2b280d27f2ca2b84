// The bar of a table: take back, do again, score sheet, player aid, rules; what is wanted less often is under More.

import type { Voice } from '@tableworks/board-kit'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TableLink, UndoState } from '@tableworks/host'
import { Button } from '../parts/parts.tsx'
import { fileName, saveFile } from '../parts/save-file.ts'
import { t } from '../words/index.ts'
import { isNewTable, SeatsDialog, seatsWereShown } from '../online/seats-dialog.tsx'
import { isAtTable } from '../online/seats.ts'
import { TakeOnline } from '../online/take-online.tsx'
import type { TableSession } from './session.ts'
import type { Opened, Shown } from './shown.ts'
import css from './tools.module.css'

interface ToolsProps {
  readonly tables: TableLink
  readonly session: TableSession
  readonly state: Shown
  readonly voice: Voice
  readonly isText: boolean
  readonly hasBoard: boolean
  readonly hasAid: boolean
  /** Some answers can be given once and for all. */
  readonly hasStanding: boolean
  /** Asks for a hint; null when there is none to be had. */
  readonly onHint: (() => void) | null
  readonly onText: () => void
  readonly onOpen: (what: Opened) => void
}

export function Tools(props: ToolsProps) {
  const { tables, session, state, voice, isText, hasBoard, hasAid, hasStanding, onHint, onText, onOpen } = props
  const { position, card, refusal, viewer } = state
  const { undo, canRedo, paused } = position
  const hasBots = card.seats.some(({ bot }) => bot !== null) && position.seen.result === null && isAtTable(card)
  /** What others may have of a game that goes on. */
  const isSealed = card.online !== undefined && position.seen.result === null
  const [isTaking, setTaking] = useState(false)
  const [showsSeats, setSeats] = useState(() => isNewTable(card))
  useEffect(() => {
    if (showsSeats) seatsWereShown(card)
  }, [showsSeats, card])
  // Why there is no undo is about one moment of the table; when it moves on the reason goes.
  const [pressedAt, setPressedAt] = useState<number | null>(null)
  const said = pressedAt === position.seq ? undo.refusal : refusal

  // The tools stand in the header of the page, so that the board has the height.
  const place = document.getElementById('table-tools') ?? document.body

  const takeBack = () => {
    if (undo.by !== null) session.undo()
    else setPressedAt(position.seq)
  }
  const save = async () => saveFile(fileName([card.game, ...card.sides], 'json'), await tables.exported(card.id))

  // On a phone these are in the list too.
  const often = (
    <>
      {onHint !== null && (
        <Button kind="quiet" title={t('hint.askHint')} onClick={onHint}>
          {t('hint.ask')}
        </Button>
      )}
      <Button kind="quiet" onClick={() => onOpen('sheet')}>
        {t('table.sheet')}
      </Button>
      {hasAid && (
        <Button kind="quiet" onClick={() => onOpen('aid')}>
          {t('table.aid')}
        </Button>
      )}
      <Button kind="quiet" title={t('table.rulesHint')} onClick={() => onOpen('rules')}>
        {t('table.rules')}
      </Button>
    </>
  )

  return (
    <>
      {createPortal(
        <div className={css['row']} role="group" aria-label={t('table.menu')}>
          <ToolButton
            label={t('table.undo')}
            hint={undoHint(undo, voice)}
            icon={UNDO}
            isOff={undo.by === null && undo.askTo === null}
            onPress={takeBack}
          />
          <ToolButton
            label={t('table.redo')}
            hint={t('table.redoHint')}
            icon={REDO}
            isOff={!canRedo}
            onPress={() => canRedo && session.redo()}
          />
          <span className={css['often']}>{often}</span>
          <More>
            <span className={css['seldom']}>{often}</span>
            {hasBoard && (
              <Button kind="quiet" onClick={() => onOpen('howToPlay')}>
                {t('home.howToPlay')}
              </Button>
            )}
            {hasBoard && (
              <Button kind="quiet" aria-pressed={isText} title={t('table.textHint')} onClick={onText}>
                {t('table.textMode')}
              </Button>
            )}
            {hasStanding && (
              <Button kind="quiet" onClick={() => onOpen('standing')}>
                {t('standing.title')}
              </Button>
            )}
            {hasBots && (
              <Button kind="quiet" onClick={() => session.pause(!paused)}>
                {paused ? t('table.goOn') : t('table.pause')}
              </Button>
            )}
            {card.online !== undefined && (
              <Button kind="quiet" onClick={() => setSeats(true)}>
                {t('online.seats')}
              </Button>
            )}
            {card.online === undefined && (
              <Button kind="quiet" onClick={() => setTaking(true)}>
                {t('online.take')}
              </Button>
            )}
            <Button
              kind="quiet"
              {...(isSealed ? { title: t('table.saveSealed') } : {})}
              onClick={() => void save().catch(session.tellTrouble)}
            >
              {t('table.save')}
            </Button>
            <Button kind="quiet" onClick={() => onOpen('about')}>
              {t('aboutTable.title')}
            </Button>
            <Button kind="quiet" onClick={() => onOpen('keys')}>
              {t('table.keys')}
            </Button>
          </More>
        </div>,
        place,
      )}
      {card.online !== undefined && showsSeats && (
        <SeatsDialog card={card} online={card.online} onClose={() => setSeats(false)} />
      )}
      {isTaking && <TakeOnline tables={tables} card={card} onClose={() => setTaking(false)} />}
      {said !== null && (
        <p className={css['reason']} role="status">
          {voice.refusal(said)}
          {undo.askTo !== null && viewer !== null && said.because !== 'movedOn' && (
            <Button onClick={() => void session.say(viewer, `/ask ${undo.askTo}`)}>
              {t('table.ask', { step: undo.askTo })}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

/** A list that opens under its button and closes when something in it is pressed, or anything else. */
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
        // Whatever is pressed in it has been heard by its own button.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div className={css['list']} onClick={() => setOpen(false)}>
          {children}
        </div>
      )}
    </div>
  )
}

/** What a press on Undo would do: take back, go back to one's last choice, or say why not and offer to ask. */
function undoHint({ by, refusal, askTo }: UndoState, voice: Voice): string {
  if (by !== null) return askTo === null ? t('table.undoHint') : t('table.undoOwnHint')
  return refusal === null ? t('table.undoHint') : voice.refusal(refusal)
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

/** A tool that cannot be used stays reachable, so that it can say why. */
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
