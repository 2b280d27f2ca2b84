// The table itself: prompt, board or text, standings, journal, replay; `arrangement.tsx` says where they stand. It knows no game
// and no rule.

import {
  type AnyGameUi,
  Journal,
  type JournalEntry,
  OptionLayer,
  PlaceMarks,
  PlayerPanel,
  PromptBar,
  StoryLine,
  TextTable,
  useSounds,
} from '@tableworks/board-kit'
import type { Entry, Foresight, Keeping, Position, TableLink } from '@tableworks/host'
import { type AnyGame, andOf, chaptersIn, type Seat, type SeatView } from '@tableworks/kernel'
import { useMemo, useState } from 'react'
import { Chat } from '../online/chat.tsx'
import { Notes } from '../online/notes.tsx'
import { useTalk, useTalkState } from '../online/talk.ts'
import { OurKit } from '../parts/our-kit.tsx'
import { useLayout } from '../parts/use-layout.ts'
import { RulesBeside } from '../rules/beside.tsx'
import { useSettings } from '../settings/settings.ts'
import { t } from '../words/index.ts'
import { nameOf } from '../worlds.ts'
import { AtBoard, InText, tabsBeside } from './arrangement.tsx'
import { Chart } from './chart.tsx'
import { ConfirmTurn } from './confirm-turn.tsx'
import { Dialogs } from './dialogs.tsx'
import { EndOfGame } from './end-of-game.tsx'
import { standingOf } from './figures.ts'
import { Foot } from './foot.tsx'
import { Gate } from './gate.tsx'
import { HintNote } from './hint-note.tsx'
import { marksOf as hintMarks } from './hints.ts'
import { useTableKeys } from './keys.ts'
import { Notices, Past, Thinking, WhatIf } from './notices.tsx'
import { Replay } from './replay.tsx'
import { SceneOnStage } from './scene-on-stage.tsx'
import type { TableSession } from './session.ts'
import { isPast, type Opened, type Shown } from './shown.ts'
import { answersThatMayStand, StandingNote } from './standing.tsx'
import css from './table-view.module.css'
import { Tools } from './tools.tsx'
import { Tour } from './tour.tsx'
import { turnsIn, turnsUpTo } from './turns.ts'
import { useConfirming } from './use-confirming.ts'
import { past, useHeld } from './use-held.ts'
import { useHint } from './use-hint.ts'
import { useOrigin } from './use-origin.ts'
import { useReplaying } from './use-replaying.ts'
import { useReview } from './use-review.ts'
import { useScene } from './use-scene.ts'
import { useTabs } from './use-tabs.ts'
import { useTales } from './use-tales.ts'
import { previewIn, voiceOf } from './voice.ts'

interface TableViewProps {
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

export function TableView({ tables, session, state, game, board, foresight, keeping, toStep }: TableViewProps) {
  const { box } = foresight
  const { card, position, viewer, journal, gate } = state
  const { textMode } = useSettings()
  const [isText, setText] = useState(textMode || board === null)
  const [open, setOpen] = useState<Opened | null>(null)
  const [rules, setRules] = useState<{ passage: string | null } | null>(null)
  const toggleRules = () => setRules(now => (now === null ? { passage: null } : null))
  const tabs = useTabs()
  const talk = useTalk(card.id, card.online !== undefined)
  const { unread } = useTalkState(talk)
  const layout = useLayout()
  const sides = card.sides
  const isReplay = isPast(position)
  const voice = useMemo(() => voiceOf(game, sides, board?.text, box), [game, sides, board, box])
  const origin = useOrigin(tables, card, viewer, game)
  const scenes = useScene({ tables, session, state, board, box })
  const { onStage } = scenes
  const present = useMemo(() => (isReplay ? past(position.seen) : position.seen), [isReplay, position.seen])
  const held = useHeld(present, scenes.isDue)
  const seen = onStage?.before ?? held
  const [spokenOf, setSpokenOf] = useState<readonly string[]>([])
  const told = useMemo(() => entriesUpTo(journal, position.step), [journal, position.step])

  const chapters = useMemo(() => chaptersIn(game, journal, sides), [game, journal, sides])
  const replaying = useReplaying({ game, session, journal, chapters, step: position.step, last: position.last, toStep })
  const { goTo, goBy, replayTurn } = replaying
  const everyTurn = useMemo(
    () => (isText ? [] : turnsIn(game, journal, scenes.runs, chapters)),
    [isText, game, journal, scenes.runs, chapters],
  )
  const turns = useMemo(() => turnsUpTo(everyTurn, position.step), [everyTurn, position.step])
  const { choose, waiting, confirm, cancel } = useConfirming(session, state, seen, foresight)
  const candidates = useMemo(() => foresight.candidates(seen), [foresight, seen])

  const hinting = useHint(tables, state)
  const reviewing = useReview(tables, state)
  const hint = hinting.asked?.state === 'ready' ? hinting.asked : null

  useTableKeys({
    undo: session.undo,
    redo: session.redo,
    text: () => board !== null && setText(now => !now),
    sheet: () => setOpen('sheet'),
    rules: toggleRules,
    chat: () => talk !== null && tabs.toChat(),
    hint: () => (hinting.asked === null ? hinting.ask() : hinting.close()),
    help: () => setOpen('keys'),
    earlier: () => goBy(-1),
    later: () => goBy(1),
    isReplay,
  })

  const standing = sides.map((_name, side) => standingOf(board, seen, side, foresight))
  const figuresOf = (at: SeatView, side: Seat) => [
    ...standingOf(board, at, side, foresight),
    ...(board?.outlook?.(at, side, box) ?? []),
  ]
  const effectsOf = (before: SeatView, after: SeatView) => board?.effects?.(before, after, box, sides)
  const isHeld = onStage !== null || scenes.isDue
  const isOver = position.seen.result !== null && !isReplay && !isHeld
  const justTold = isHeld ? NOTHING_TOLD : position.told

  const { tales, tale, changed, showTale } = useTales({ game, board, state, seen: present })
  const since = tale !== undefined && (
    <StoryLine
      tales={tales}
      shown={tale}
      sideNames={sides}
      and={andOf(game)}
      onShow={showTale}
      onReplay={isReplay ? undefined : replayTurn}
    />
  )
  const notices = (
    <div className={css['notices']}>
      <Tools
        tables={tables}
        session={session}
        state={state}
        voice={voice}
        isText={isText}
        hasBoard={board !== null}
        hasAid={board?.Aid !== undefined}
        hasStanding={viewer !== null && !isOver && answersThatMayStand(game).length > 0}
        onHint={hinting.isOpen ? hinting.ask : null}
        onText={() => setText(!isText)}
        onOpen={what => (what === 'rules' ? toggleRules() : setOpen(what))}
      />
      {origin !== null && <WhatIf origin={origin} />}
      <Notices session={session} state={state} keeping={keeping} />
      {layout !== 'middle' && <StandingNote game={game} position={position} onStand={session.stand} />}
      {isText && since}
    </div>
  )
  const hintNote = hinting.asked !== null && !isHeld && (
    <HintNote
      game={game}
      voice={voice}
      asked={hinting.asked}
      layout={isText ? 'text' : layout}
      onClose={hinting.close}
    />
  )
  const tour = hinting.asked === null &&
    board !== null &&
    board.tour.length > 0 &&
    viewer !== null &&
    !isOver &&
    !isHeld && (
      <Tour
        game={card.game}
        stops={board.tour}
        position={position}
        layout={layout}
        lastOwn={journal.findLast(({ seat }) => seat === viewer)?.step ?? 0}
      />
    )
  // The line under the question; it has its height whether or not there is anything to tell.
  const story = isReplay ? (
    <>
      <Past step={position.step} toNow={() => goTo(position.last)} />
      {layout !== 'narrow' && since}
    </>
  ) : (
    <>
      {since}
      {(tale === undefined || position.paused) && <Thinking position={position} sides={sides} />}
    </>
  )
  const instead =
    gate !== null ? (
      <Gate key={gate} session={session} state={state} seat={gate} />
    ) : waiting !== null && viewer !== null ? (
      <ConfirmTurn seat={viewer} choice={waiting.label} onConfirm={confirm} onCancel={cancel} />
    ) : null
  const replay = <Replay tables={tables} session={session} state={state} replaying={replaying} />
  const ended = isOver && (
    <EndOfGame
      tables={tables}
      state={state}
      game={game}
      board={board}
      box={box}
      voice={voice}
      chapters={chapters}
      reviewing={reviewing}
      onStep={goTo}
    />
  )
  const isAtTable = card.online !== undefined && card.online.mine.length > 0
  const chat = talk === null ? null : <Chat talk={talk} maySpeak={isAtTable} />
  const notes = isAtTable ? <Notes table={card.id} /> : null
  const beside = tabsBeside({
    journal: (
      <Journal
        turns={turns}
        before={
          origin === null || origin.turns === null ? undefined : { title: t('table.whatIfBefore'), turns: origin.turns }
        }
        onStep={goTo}
        onReplay={replayTurn}
        step={isReplay ? position.step : undefined}
        onScene={key => {
          const run = scenes.runs.get(key)
          if (run !== undefined) scenes.open(run)
        }}
      />
    ),
    chart: <Chart tables={tables} state={state} board={board} foresight={foresight} chapters={chapters} />,
    replay,
    chat,
    unread,
    notes,
  })
  const guide = (
    <>
      {tour}
      {hintNote}
    </>
  )
  // Without a rail they stand above everything else.
  const hasRail = !isText && layout !== 'narrow'

  return (
    <OurKit game={card.game}>
      <RulesBeside game={card.game} open={rules} onOpen={setRules}>
        <OptionLayer
          seen={seen}
          game={game}
          voice={voice}
          sideNames={sides}
          places={isText ? undefined : board?.places}
          candidates={candidates}
          isForward={state.isForward && !isHeld}
          onChoose={choose}
          why={({ option }) => foresight.why(seen, option)}
          about={thing => board?.about?.[thing.kind]?.(thing, { seen, box, sideNames: sides }) ?? null}
          preview={({ option }) => previewIn(voice, foresight.preview(seen, option), seen, sides, figuresOf, effectsOf)}
          isBinding={({ option }) => foresight.isBinding(seen, option)}
        >
          <div
            className={css['table']}
            data-layout={isText ? 'text' : layout}
            data-game={card.game}
            data-over={isOver || undefined}
            data-tab={layout === 'narrow' && !isText ? tabs.part : undefined}
          >
            <h1 className={css['title']}>{nameOf(card.game)}</h1>
            {!hasRail && notices}
            {!hasRail && guide}
            {isText || board === null ? (
              <InText
                ended={ended}
                instead={instead}
                table={
                  <TextTable journal={told} standing={standing} hints={board?.text} box={box}>
                    <Thinking position={position} sides={sides} />
                    {isReplay && <Past step={position.step} toNow={() => toStep(null)} />}
                  </TextTable>
                }
                replay={replay}
                chat={chat}
                notes={notes}
              />
            ) : (
              <AtBoard
                ended={ended}
                layout={layout}
                tabs={tabs}
                beside={beside}
                question={isOver ? null : (instead ?? <PromptBar story={story} />)}
                board={
                  <>
                    <board.Board seen={seen} box={box} sideNames={sides} told={justTold} />
                    {onStage !== null && <PlaceMarks marks={spokenOf.map(place => ({ place }))} tone="scene" />}
                    {!isHeld && tale !== undefined && <PlaceMarks marks={changed} tone="changed" />}
                    {!isHeld && hint !== null && (
                      <PlaceMarks marks={hintMarks(game, board.places, hint.hint, hint.made, seen)} tone="scene" />
                    )}
                  </>
                }
                notices={hasRail && notices}
                standings={sides.map((name, side) => (
                  <PlayerPanel
                    key={name}
                    side={side}
                    name={name}
                    items={standing[side] ?? []}
                    active={position.seen.actor === side}
                    isLine={layout === 'middle'}
                  />
                ))}
                guide={hasRail && guide}
                foot={
                  <Foot
                    tab={tabs.phone}
                    onTab={tabs.show}
                    unread={talk === null ? null : unread}
                    seat={viewer}
                    items={viewer === null ? [] : (board.strip?.(seen, viewer, box) ?? standing[viewer] ?? [])}
                  />
                }
              />
            )}
          </div>
          {board?.sounds !== undefined && <Sounds told={justTold} sounds={board.sounds} />}
          {onStage !== null && (
            <SceneOnStage key={onStage.key} onStage={onStage} sideNames={sides} onSpeak={setSpokenOf} />
          )}
        </OptionLayer>
        <Dialogs
          open={open}
          onClose={() => setOpen(null)}
          card={card}
          game={game}
          board={board}
          seen={seen}
          position={position}
          onStand={session.stand}
          sides={sides}
          foresight={foresight}
        />
      </RulesBeside>
    </OurKit>
  )
}

const NOTHING_TOLD: Position['told'] = []

/** So many sentences are drawn; what was told before them is a step of the replay away. */
const MOST_SENTENCES = 150

const entriesUpTo = (journal: readonly Entry[], step: number): JournalEntry[] =>
  journal
    .filter(entry => entry.step <= step)
    .flatMap(entry => entry.told.map(({ fact }) => ({ step: entry.step, fact })))
    .slice(-MOST_SENTENCES)

function Sounds({ told, sounds }: { told: Position['told']; sounds: NonNullable<AnyGameUi['sounds']> }) {
  useSounds(told, sounds)
  return null
}
