// A table's parts, rendered from the shared state; `arrangement.tsx` lays them out.

import {
  type AnyGameUi,
  Flights,
  Journal,
  type PlaceMark,
  PlaceMarks,
  PlayerPanel,
  PromptBar,
  type StandingItem,
  StoryLine,
  TextTable,
} from '@tableworks/board-kit'
import type { TablePosition } from '@tableworks/host'
import type { Fact, Seat } from '@tableworks/kernel'
import { type ComponentProps, memo, useCallback, useEffect, useMemo, useRef } from 'react'
import { GuideNote } from '../lessons/guide-note.tsx'
import { LessonGoal, LessonNote, LessonPanel, LookedAt, LookPrompt } from '../lessons/lesson-panel.tsx'
import { Chat } from '../online/chat.tsx'
import { Notes } from '../online/notes.tsx'
import { sayAway } from '../online/paces.ts'
import { FailureNote } from '../parts/parts.tsx'
import { CheckMove, PuzzleNote, PuzzlePanel } from '../puzzles/puzzle-panel.tsx'
import { t as sayPuzzle } from '../puzzles/words.ts'
import { t } from './words.ts'
import { tabsBeside } from './arrangement.tsx'
import { Chart } from './chart.tsx'
import { ConfirmTurn } from './confirm-turn.tsx'
import { EndSheet } from './ended.tsx'
import { Foot, phoneTabs, portraitTabs } from './foot.tsx'
import { Gate } from './gate.tsx'
import { AdviceNote } from './advice-note.tsx'
import { HintNote } from './hint-note.tsx'
import { nextMarks, planMarks } from './hints.ts'
import { useInSight } from './in-sight.ts'
import { Past, Thinking, WhatIf } from './notices.tsx'
import { Messages } from './messages/messages.tsx'
import { PrepareNote } from './prepare.tsx'
import type { RailTab } from './rail.tsx'
import { Replay } from './replay.tsx'
import { ProgramMark } from './program-mark.tsx'
import { SeatClocks, SeatTime } from './seat-clock.tsx'
import { Review } from './review.tsx'
import { StandingNote } from './standing.tsx'
import { Suggestions } from './suggestions.tsx'
import { type TableModel, useTable } from './table-model.ts'
import { Together, useWaiting } from './together.tsx'
import css from './table-view.module.css'
import { AtTheTable } from './at-the-table.tsx'
import { Tools } from './tools.tsx'
import { changeOf, useFiguresBefore } from './use-changes.ts'
import { Tour } from './tour.tsx'
import { boardMemory } from './board-memory.ts'

/** The table's tools and notices. */
export function TableNotices() {
  const { session, state, game, position, isText, origin, layout } = useTable()
  return (
    <div className={css['notices']}>
      <Tools />
      {origin !== null && <WhatIf origin={origin} />}
      {state.trouble !== null && <FailureNote error={state.trouble} />}
      {layout !== 'middle' && layout !== 'portrait' && (
        <StandingNote game={game} position={position} onStand={session.stand} />
      )}
      {isText && <Messages />}
      {layout !== 'middle' && layout !== 'portrait' && <PrepareNote />}
      {isText && <Since />}
    </div>
  )
}

/** What other players did since the viewer's last move. */
function Since() {
  const { story, sides, isReplay, position, replaying } = useTable()
  if (story.tale === undefined) return null
  return (
    <StoryLine
      tales={story.tales}
      shown={story.tale}
      sideNames={sides}
      onShow={story.showTale}
      onReplay={isReplay ? undefined : replaying.replayTurn}
      step={isReplay ? position.step : undefined}
    />
  )
}

/** A hint, advice from the review, or a tip for the first turns. */
export function Guide() {
  const { hinting, mistake, isHeld, coach, puzzle, guide, layout, isText } = useTable()
  if (isHeld) return null
  if (hinting.asked !== null) return <HintNote />
  const isBeside = layout === 'wide' && !isText
  if (coach !== null) return isBeside ? null : <LessonNote />
  if (puzzle !== null) return isBeside ? null : <PuzzleNote />
  if (guide !== null && mistake === null) return <GuideNote guide={guide} />
  return mistake === null ? <FirstTurns /> : <AdviceNote />
}

function FirstTurns() {
  const { board, viewer, isOver, card, position, layout, journal } = useTable()
  if (board === null || board.tour.length === 0 || viewer === null || isOver) return null
  return (
    <Tour
      game={card.game}
      stops={board.tour}
      position={position}
      layout={layout}
      lastOwn={journal.findLast(({ seat }) => seat === viewer)?.step ?? 0}
    />
  )
}

/** What must be answered before the next move: handing over the device, or confirming the end of a turn. */
export function insteadOf({ state, session, viewer, confirming, puzzle, coach }: TableModel) {
  const { waiting, confirm, cancel } = confirming
  if (state.gate !== null) return <Gate key={state.gate} session={session} state={state} seat={state.gate} />
  if (puzzle !== null && puzzle.line !== null) return <CheckMove puzzle={puzzle} />
  if (waiting === null || viewer === null) return coach?.isLooking === true ? <LookPrompt /> : null
  return (
    <ConfirmTurn
      seat={viewer}
      title={t('table.confirmTurn.title')}
      text={t('table.confirmTurn.text', { choice: waiting.label })}
      yes={t('table.confirmTurn.yes')}
      no={t('table.confirmTurn.no')}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
}

/** The question, and a line below it that keeps its height even when empty. */
export function Question() {
  const { board, seen, layout, isReading, scenes } = useTable()
  const onward = isReading && scenes.onStage !== null ? scenes.onStage : null
  const clock = layout === 'phone' && <PromptClock />
  return (
    <PromptBar
      story={<StoryOrStep />}
      progress={board?.progress?.(seen)}
      waiting={useWaiting()}
      clock={clock}
      onward={onward && { label: onward.scene.title, go: onward.setRead }}
    />
  )
}

/** On a phone the seats with their clocks are on another tab. */
function PromptClock() {
  const { card, viewer, seen } = useTable()
  const running = card.clock?.running ?? []
  const seat = running.find(one => one === viewer) ?? running[0] ?? seen.actor
  return seat !== null && <SeatTime card={card} seat={seat} />
}

function StoryOrStep() {
  const { isReplay, position, replaying, layout, story, card, coach, puzzle } = useTable()
  if (isReplay)
    return (
      <>
        <Past step={position.step} toNow={() => replaying.goTo(position.last)} />
        {layout !== 'phone' && <Since />}
      </>
    )
  return (
    <>
      <Together />
      {layout === 'middle' || layout === 'portrait' ? <PrepareNote hasOffer={false} /> : null}
      <Since />
      {story.tale === undefined && coach?.challenge?.isOver !== true && <Thinking position={position} card={card} />}
      {story.tale === undefined && position.thinking === null && <LessonGoal />}
      {story.tale === undefined && puzzle !== null && <p>{sayPuzzle('puzzle.find')}</p>}
    </>
  )
}

/** The game's board. Figures, messages and hints around it change more often than the position, but don't redraw it. */
const Drawing = memo(function Drawing({ Board, facts, isPlan, ...props }: DrawingProps) {
  return <Board {...props} marked={facts === undefined ? undefined : { facts, isPlan }} />
})

interface DrawingProps extends Omit<ComponentProps<AnyGameUi['Board']>, 'marked'> {
  readonly Board: AnyGameUi['Board']
  /** The facts of the marked tale, if any. */
  readonly facts: readonly Fact[] | undefined
  readonly isPlan: boolean
}

export function TheBoard({ spokenOf }: { spokenOf: readonly string[] }) {
  const {
    board,
    seen,
    box,
    sides,
    justTold,
    boardTalk,
    scenes,
    isHeld,
    isReading,
    isReplay,
    story,
    plan,
    game,
    ...table
  } = useTable()
  const { id } = table.session
  const memory = useMemo(() => boardMemory(id), [id])
  if (board === null) return null
  const next = plan === null ? [] : nextMarks(game, board.places, table.planned?.[0], seen)
  const planned = plan === null ? undefined : planMarks(plan.marks, next)
  const isTold = !isHeld || isReading
  const tale = !isTold ? null : planned === undefined ? story.tale : plan?.tale
  return (
    <>
      <Drawing
        Board={board.Board}
        seen={seen}
        box={box}
        sideNames={sides}
        told={justTold}
        talk={boardTalk}
        memory={memory}
        facts={tale?.facts}
        isPlan={planned !== undefined}
      />
      {scenes.onStage !== null && <PlaceMarks marks={spokenOf.map(place => ({ place }))} tone="scene" />}
      {!isHeld &&
        (planned === undefined ? <LookedAt /> : <Planned marks={planned} first={next} isInSight={table.isExercise} />)}
      {isTold && planned === undefined && story.tale !== undefined && (
        <>
          <PlaceMarks key={story.tale.from} marks={story.changed} tone="changed" />
          {!isReplay && <Flights of={story.tale} />}
        </>
      )}
    </>
  )
}

interface PlannedProps {
  readonly marks: readonly PlaceMark[]
  /** What to press next. */
  readonly first: readonly PlaceMark[]
  readonly isInSight: boolean
}

/** A plan on the board. A small screen may show only what to press next. */
function Planned({ marks, first, isInSight }: PlannedProps) {
  useInSight({ places: isInSight ? [...first, ...marks.toReversed()].map(({ place }) => place) : [] })
  return <PlaceMarks marks={marks} tone="scene" />
}

export function TheText() {
  const { told, standing, board, box, position, isReplay, toStep, boardTalk, ...table } = useTable()
  const { game, session, state, voice } = table
  return (
    <TextTable journal={told} standing={standing} hints={board?.text} box={box} waiting={useWaiting()}>
      <Together />
      <Thinking position={position} card={state.card} />
      <SeatClocks card={state.card} />
      {boardTalk !== undefined && (
        <Suggestions talk={boardTalk} game={game} session={session} state={state} voice={voice} />
      )}
      {isReplay && <Past step={position.step} toNow={() => toStep(null)} />}
    </TextTable>
  )
}

export function Standings() {
  const table = useTable()
  const { sides, standing, position, isHeld, viewer, layout, state, isExercise, coach } = table
  const figuresBefore = useFiguresBefore(table, table.scenes.shownFrom)
  const { online } = state.card
  const { together, chosen } = position
  const isNarrow = layout === 'middle' || (isExercise && layout === 'wide')
  // A lesson may be about any figure, and has few seats.
  const isCard = layout === 'portrait' || (layout === 'wide' && coach?.lesson != null)
  const size = isCard ? 'card' : isNarrow ? 'line' : 'full'
  const awayOf = (side: number) => (size === 'full' ? sayAway(state.card, side as Seat) : null)
  return sides.map((name, side) => (
    <PlayerPanel
      key={name}
      side={side}
      name={name}
      items={standing[side] ?? []}
      changes={changesIn(standing[side], figuresBefore?.[side])}
      isYou={side === viewer && sides.length > 1}
      active={!isHeld && isActive(position, side)}
      badge={
        <>
          <ProgramMark online={online} seat={side} />
          {awayOf(side) === null && <SeatTime card={state.card} seat={side as Seat} />}
        </>
      }
      note={awayOf(side)}
      presence={online?.presence?.[side]}
      hasChosen={together.length > 1 && chosen.some(seat => seat === side)}
      size={size}
    />
  ))
}

/** When seats decide at the same time, it's the turn of everyone who hasn't chosen. */
const isActive = ({ seen, together, chosen }: TablePosition, side: number): boolean =>
  together.length === 0 ? seen.actor === side : together.some(seat => seat === side && !chosen.includes(seat))

/** Matched by label, because a side's figures may appear and disappear. */
function changesIn(now: readonly StandingItem[] = [], before: readonly StandingItem[] = []) {
  const then = new Map(before.map(item => [item.label, item]))
  return new Map(
    now.flatMap(item => {
      const change = changeOf(then.get(item.label), item)
      return change === null ? [] : [[item.label, change] as const]
    }),
  )
}

export function Ended() {
  const { isOver, tables, card, position, game, board, box, chapters } = useTable()
  if (!isOver) return null
  return (
    <EndSheet
      tables={tables}
      card={card}
      position={position}
      words={game.words}
      chapters={chapters}
      why={board?.ending?.(position.seen, card.sides) ?? null}
      lists={card.sides.map((_name, side) => board?.endList?.(position.seen, side as Seat, box) ?? [])}
    >
      <Review />
    </EndSheet>
  )
}

/** Other players' actions at the table, and the journal. */
const JournalTab = () => (
  <>
    <AtTheTable />
    <TheJournal />
  </>
)

function TheJournal() {
  const { turns, origin, replaying, isReplay, position, scenes } = useTable()
  const latest = useRef(scenes)
  useEffect(() => {
    latest.current = scenes
  })
  // A stable function, because the journal's turns are memoized.
  const openScene = useCallback((key: string) => {
    const { runs, open } = latest.current
    const run = runs.get(key)
    if (run !== undefined) open(run)
  }, [])
  const before = origin === null || origin.turns === null ? undefined : origin.turns
  return (
    <Journal
      turns={turns}
      before={before === undefined ? undefined : { title: t('table.whatIfBefore'), turns: before }}
      onStep={replaying.goTo}
      onReplay={replaying.replayTurn}
      step={isReplay ? position.step : undefined}
      onScene={openScene}
    />
  )
}

/** The tabs beside the board, or stacked in text mode. */
export function besideOf({ tables, session, state, board, foresight, chapters, ...table }: TableModel) {
  const { talk, isAtTable, card } = table
  const replay = <Replay tables={tables} session={session} state={state} replaying={table.replaying} />
  const chat = talk === null ? null : <Chat talk={talk} maySpeak={isAtTable} />
  const notes = isAtTable ? <Notes table={card.id} /> : null
  const chart = <Chart tables={tables} state={state} board={board} foresight={foresight} chapters={chapters} />
  const others = tabsBeside({ journal: <JournalTab />, chart, replay, chat, unread: table.unread, notes })
  // Next to a wide board, the lesson or puzzle is in the sidebar. Elsewhere it's a separate note.
  const exercise = table.layout === 'wide' ? exerciseOf(table) : []
  return { replay, chat, notes, tabs: [...exercise, ...others] }
}

function exerciseOf({ coach, puzzle }: Pick<TableModel, 'coach' | 'puzzle'>): RailTab[] {
  if (puzzle !== null) return [{ id: 'exercise', label: sayPuzzle('puzzle.tab'), content: <PuzzlePanel /> }]
  if (coach === null) return []
  const label = t(coach.lesson === null ? 'learn.challenge' : 'learn.lesson')
  return [{ id: 'exercise', label, content: <LessonPanel /> }]
}

/** The bottom tabs and, on a phone, the viewer's figures. */
export function TableFoot({ beside }: { beside: readonly RailTab[] }) {
  const { tabs, viewer, board, seen, box, standing, layout } = useTable()
  if (layout === 'portrait')
    return (
      <Foot tabs={portraitTabs(beside)} chosen={tabs.part === 'beside' ? tabs.rail : 'table'} onChoose={tabs.show} />
    )
  const items = viewer === null ? [] : (board?.strip?.(seen, viewer, box) ?? standing[viewer] ?? [])
  return (
    <Foot
      tabs={phoneTabs(beside)}
      chosen={tabs.part === 'beside' ? (tabs.rail === 'chat' ? 'chat' : 'journal') : tabs.part}
      onChoose={tabs.show}
      strip={viewer === null ? undefined : { seat: viewer, items }}
    />
  )
}
