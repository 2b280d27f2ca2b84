// The state that a table's parts share: the shown position, the journal, the chat, hints, and which dialogs and tabs are open.

import type { AnyGameUi, JournalEntry, Tale } from '@tableworks/board-kit'
import type { Entry, Foresight, Keeping, TableCard, TableLink, TablePosition } from '@tableworks/host'
import { type AnyGame, chaptersIn, type Moment, type SeatView } from '@tableworks/kernel'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { useCoach } from '../lessons/coach.ts'
import { useGuiding } from '../lessons/guided.ts'
import { isNewTable, seatsWereShown } from '../online/seats.ts'
import { useTalk, useTalkState } from '../online/talk.ts'
import { useLayout } from '../parts/use-layout.ts'
import { usePuzzle } from '../puzzles/posing.ts'
import { useSettings } from '../settings/settings.ts'
import { standingOf } from './figures.ts'
import { useTableKeys } from './keys.ts'
import { useAnswering } from './messages/use-answering.ts'
import type { TableSession } from './session.ts'
import { isPast, type Opened, type Shown } from './shown.ts'
import { useBoardTalk } from './suggestions.tsx'
import { endOf, toldBefore, turnsIn, turnsUpTo, turnsWithin } from './turns.ts'
import { useConfirming } from './use-confirming.ts'
import { useHappenings } from './use-happenings.ts'
import { past, useHeld } from './use-held.ts'
import { useHint } from './use-hint.ts'
import { useOrigin } from './use-origin.ts'
import { useReplaying } from './use-replaying.ts'
import { useReview } from './use-review.ts'
import { type Scenes, useScene } from './use-scene.ts'
import { useAdvice } from './use-advice.ts'
import { useTabs } from './use-tabs.ts'
import { useTales } from './use-tales.ts'
import { voiceOf } from './voice.ts'

export interface TableViewProps {
  readonly tables: TableLink
  readonly session: TableSession
  readonly state: Shown
  readonly game: AnyGame
  readonly board: AnyGameUi | null
  readonly foresight: Foresight
  readonly keeping: Keeping
  /** Shows an earlier step; null is now. */
  readonly toStep: (step: number | null) => void
}

export type TableModel = ReturnType<typeof useTableModel>

const TableContext = createContext<TableModel | null>(null)
export const TableProvider = TableContext.Provider

export function useTable(): TableModel {
  const table = useContext(TableContext)
  if (table === null) throw new Error('this part of a table needs a <TableProvider> around it')
  return table
}

export function useTableModel(props: TableViewProps) {
  const { tables, state, session, game, board, foresight } = props
  const { card, position, viewer } = state
  const { box } = foresight
  const sides = card.sides
  const coach = useCoach({ game, session, state, foresight })
  const puzzle = usePuzzle({ game, session, state, foresight })
  const isExercise = coach !== null || puzzle !== null
  const chrome = useChrome(card, board, isExercise)
  const stage = useStage(props, isExercise)
  const chronicle = useChronicle(props, stage.scenes, chrome.isText)
  const talk = useTalk(card.id, card.online !== undefined)
  const { unread } = useTalkState(talk)
  const guide = useGuiding(tables, state, box)
  const hinting = useHint(tables, state, puzzle?.isRevealed === false)
  const hint = hinting.asked?.state === 'ready' ? hinting.asked : null
  // Why an undo was refused. That applies to one moment, so it disappears when play continues.
  const [undoRefusedAt, refuseUndo] = useState<number | null>(null)
  const { seen, scenes } = stage
  const story = useTales({ game, board, state, seen, played: chronicle.played, heldFrom: scenes.heldFrom })
  const model = {
    ...props,
    ...chrome,
    ...stage,
    ...chronicle,
    card,
    position,
    viewer,
    box,
    sides,
    talk,
    unread,
    boardTalk: useBoardTalk(game, session, state),
    coach,
    puzzle,
    isExercise,
    guide,
    hinting,
    hint,
    ...useAdvice({
      game,
      board,
      foresight,
      sides,
      seen: stage.seen,
      state,
      planned: hint?.left ?? coach?.action ?? puzzle?.action ?? null,
      goTo: chronicle.replaying.goTo,
      lookAs: session.lookAs,
    }),
    voice: useMemo(() => voiceOf(game, sides, board?.text, box), [game, sides, board, box]),
    origin: useOrigin(tables, card, viewer, game),
    reviewing: useReview(tables, state),
    events: useHappenings(card, state.journal),
    answering: useAnswering(),
    undoRefusedAt,
    refuseUndo,
    confirming: useConfirming(session, state, stage.seen, foresight),
    story,
    isReading: !chrome.isText && isUnread(scenes.onStage, story.tales, state.scenesTold ?? 0),
    standing: useMemo(
      () => sides.map((_name, side) => standingOf(board, stage.seen, side, foresight)),
      [sides, board, stage.seen, foresight],
    ),
    isAtTable: card.online !== undefined && card.online.mine.length > 0,
  }
  useKeysOf(model)
  return model
}

/** Whether others did something before a new scene, so the viewer reads that on the board first. In text mode the journal has it. */
const isUnread = (onStage: Scenes['onStage'], tales: readonly Tale[], scenesTold: number): boolean =>
  onStage !== null && !onStage.isRead && tales.some(({ to }) => to > scenesTold)

/** Text mode, the open dialog, the rules beside the table, the tabs. */
function useChrome(card: TableCard, board: AnyGameUi | null, isExercise: boolean) {
  const { textMode } = useSettings()
  const [isText, setText] = useState(textMode || board === null)
  const [open, setOpen] = useState<Opened | null>(() => (isNewTable(card) ? 'seats' : null))
  useEffect(() => {
    if (open === 'seats') seatsWereShown(card)
  }, [open, card])
  const [rules, setRules] = useState<{ passage: string | null } | null>(null)
  return {
    isText,
    toggleText: () => board !== null && setText(now => !now),
    open,
    setOpen,
    rules,
    setRules,
    toggleRules: () => setRules(now => (now === null ? { passage: null } : null)),
    tabs: useTabs(isExercise ? 'exercise' : 'journal'),
    layout: useLayout(),
  }
}

/** The shown position: now, an earlier step, or the one before the current scene. */
function useStage({ tables, session, state, board, foresight }: TableViewProps, isExercise: boolean) {
  const { position } = state
  const isReplay = isPast(position)
  const scenes = useScene({ tables, session, state, board, box: foresight.box, isExercise })
  const present = useMemo(() => (isReplay ? past(position.seen) : position.seen), [isReplay, position.seen])
  const held = useHeld(present, scenes.isDue)
  const isHeld = scenes.onStage !== null || scenes.isDue
  return {
    isReplay,
    scenes,
    present,
    seen: seenOnStage(scenes.onStage) ?? held,
    isHeld,
    isOver: position.seen.result !== null && !isReplay && !isHeld,
    justTold: isHeld ? NOTHING_TOLD : position.told,
  }
}

/** The figures beside a scene's table agree with it. */
function seenOnStage(onStage: Scenes['onStage']): SeatView | null {
  if (onStage === null) return null
  return onStage.isAtTable ? onStage.after : onStage.before
}

const NOTHING_TOLD: TablePosition['told'] = []

/** The journal up to the shown step, by chapters and turns, and its navigation. */
function useChronicle({ game, session, state, toStep }: TableViewProps, { runs, heldFrom }: Scenes, isText: boolean) {
  const { card, journal, position } = state
  const { step, last } = position
  const chapters = useMemo(() => chaptersIn(game, journal, card.sides), [game, journal, card.sides])
  const played = useMemo(() => turnsWithin(game, journal, chapters), [game, journal, chapters])
  const everyTurn = useMemo(
    () => (isText ? [] : turnsIn(journal, played, runs, chapters)),
    [isText, journal, played, runs, chapters],
  )
  return {
    journal,
    played,
    chapters,
    turns: useMemo(() => turnsUpTo(everyTurn, heldFrom ?? endOf(step)), [everyTurn, heldFrom, step]),
    told: useMemo(
      () => (isText ? entriesUpTo(journal, heldFrom ?? endOf(step)) : []),
      [isText, journal, heldFrom, step],
    ),
    replaying: useReplaying({ game, session, journal, played, chapters, step, last, toStep }),
  }
}

/** The number of sentences rendered. The replay has the earlier ones. */
const MOST_SENTENCES = 150

const entriesUpTo = (journal: readonly Entry[], end: Moment): JournalEntry[] => {
  const entries = journal.flatMap(({ step, told }) => told.map(({ fact }) => ({ step, fact })))
  return toldBefore(entries, end).slice(-MOST_SENTENCES)
}

function useKeysOf({ session, hinting, talk, tabs, replaying, isReplay, ...model }: TableModel): void {
  useTableKeys({
    undo: session.undo,
    redo: session.redo,
    text: model.toggleText,
    sheet: () => model.setOpen('sheet'),
    rules: model.toggleRules,
    chat: () => talk !== null && tabs.toChat(),
    hint: () => (hinting.asked === null ? hinting.ask() : hinting.close()),
    help: () => model.setOpen('keys'),
    earlier: () => replaying.goBy(-1),
    later: () => replaying.goBy(1),
    isReplay,
  })
}
