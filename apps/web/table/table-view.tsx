// The table itself: prompt, board or text, standings, journal, replay. It knows no game and no rule.

import {
  type AnyGameUi,
  Journal,
  type JournalEntry,
  LitInSight,
  OptionLayer,
  type PlaceMark,
  PlaceMarks,
  PlayerPanel,
  PromptBar,
  SceneSheet,
  StoryLine,
  type TaleClause,
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
import { Check } from '../parts/parts.tsx'
import { useLayout } from '../parts/use-layout.ts'
import { RulesBeside } from '../rules/beside.tsx'
import { useSettings } from '../settings/settings.ts'
import { t } from '../words/index.ts'
import { nameOf } from '../worlds.ts'
import { Chart } from './chart.tsx'
import { ConfirmTurn } from './confirm-turn.tsx'
import { Dialogs } from './dialogs.tsx'
import { Ended } from './ended.tsx'
import { standingOf } from './figures.ts'
import { Foot, type PhoneTab } from './foot.tsx'
import { Gate } from './gate.tsx'
import { HintNote } from './hint-note.tsx'
import { marksOf as hintMarks } from './hints.ts'
import { useTableKeys } from './keys.ts'
import { Notices, Past, Thinking, WhatIf } from './notices.tsx'
import { Rail } from './rail.tsx'
import { Replay } from './replay.tsx'
import { Review } from './review.tsx'
import type { TableSession } from './session.ts'
import type { Opened, Shown } from './shown.ts'
import { answersThatMayStand, StandingNote } from './standing.tsx'
import css from './table-view.module.css'
import { Tools } from './tools.tsx'
import { Tour } from './tour.tsx'
import { sinceLastChoice, turnAt, turnsIn, turnsUpTo } from './turns.ts'
import { useConfirming } from './use-confirming.ts'
import { useHint } from './use-hint.ts'
import { useOrigin } from './use-origin.ts'
import { useReplaying } from './use-replaying.ts'
import { useReview } from './use-review.ts'
import { useScene } from './use-scene.ts'
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
  const [tab, setTab] = useState<PhoneTab>('table')
  const [railTab, setRailTab] = useState('journal')
  const [isRailOpen, setRailOpen] = useState(false)
  const talk = useTalk(card.id, card.online !== undefined)
  const { unread } = useTalkState(talk)
  const layout = useLayout()
  const sides = card.sides
  const isPast = position.step < position.last
  const voice = useMemo(() => voiceOf(game, sides, board?.text, box), [game, sides, board, box])
  const origin = useOrigin(tables, card, viewer, game)
  const scenes = useScene({ tables, session, state, board, box })
  const { onStage } = scenes
  const present = useMemo(() => (isPast ? past(position.seen) : position.seen), [isPast, position.seen])
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

  // On a phone the journal, the replay and the talk share one part of the screen.
  const showTab = (chosen: PhoneTab) => {
    if (chosen === 'journal' || chosen === 'chat') setRailTab(chosen)
    setTab(chosen)
  }
  const chooseRailTab = (chosen: string) => {
    setRailTab(chosen)
    setTab(now => (now === 'table' || now === 'players' ? now : chosen === 'chat' ? 'chat' : 'journal'))
  }

  const hinting = useHint(tables, state)
  const reviewing = useReview(tables, state)
  const hint = hinting.asked?.state === 'ready' ? hinting.asked : null

  useTableKeys({
    undo: session.undo,
    redo: session.redo,
    text: () => board !== null && setText(now => !now),
    sheet: () => setOpen('sheet'),
    rules: toggleRules,
    chat: () => {
      if (talk === null) return
      showTab('chat')
      setRailOpen(true)
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-chat]')?.focus())
    },
    hint: () => (hinting.asked === null ? hinting.ask() : hinting.close()),
    help: () => setOpen('keys'),
    earlier: () => goBy(-1),
    later: () => goBy(1),
    isReplay: isPast,
  })

  const standing = sides.map((_name, side) => standingOf(board, seen, side, foresight))
  const figuresOf = (at: SeatView, side: Seat) => [
    ...standingOf(board, at, side, foresight),
    ...(board?.outlook?.(at, side, box) ?? []),
  ]
  const effectsOf = (before: SeatView, after: SeatView) => board?.effects?.(before, after, box, sides)
  const endLists = sides.map((_name, side) => board?.endList?.(position.seen, side as Seat, box) ?? [])
  const isHeld = onStage !== null || scenes.isDue
  const isOver = position.seen.result !== null && !isPast && !isHeld
  const justTold = isHeld ? NOTHING_TOLD : position.told

  const hasRail = !isText && layout !== 'narrow'
  const telling = useMemo(() => ({ game, board, seen: present, sideNames: sides }), [game, board, present, sides])
  const tales = useMemo(
    () => (isPast ? turnAt(telling, journal, position.step) : sinceLastChoice(telling, journal, viewer)),
    [isPast, telling, journal, position.step, viewer],
  )
  const [picked, setPicked] = useState<number | null>(null)
  const tale = tales.find(({ from }) => from === picked) ?? tales.at(-1)
  const changed = useMemo(() => tale?.clauses.flatMap(marksOf) ?? [], [tale])
  const since = tale !== undefined && (
    <StoryLine
      tales={tales}
      shown={tale}
      sideNames={sides}
      and={andOf(game)}
      onShow={({ from }) => setPicked(from)}
      onReplay={isPast ? undefined : replayTurn}
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
  const story = isPast ? (
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
    <Ended
      tables={tables}
      card={card}
      position={position}
      words={game.words}
      chapters={chapters}
      why={board?.ending?.(position.seen, sides) ?? null}
      lists={endLists}
    >
      <Review
        reviewing={reviewing}
        card={card}
        last={position.last}
        game={game}
        voice={voice}
        chapters={chapters}
        onStep={step => {
          goTo(step)
          scrollTo({ top: 0 }) // on a phone the review lies far below the board
        }}
      />
    </Ended>
  )
  const isAtTable = card.online !== undefined && card.online.mine.length > 0
  const chat = talk === null ? null : <Chat talk={talk} maySpeak={isAtTable} />
  const notes = isAtTable ? <Notes table={card.id} /> : null
  const tabs = [
    {
      id: 'journal',
      label: t('table.journal'),
      content: (
        <Journal
          turns={turns}
          before={
            origin === null || origin.turns === null
              ? undefined
              : { title: t('table.whatIfBefore'), turns: origin.turns }
          }
          onStep={goTo}
          onReplay={replayTurn}
          step={isPast ? position.step : undefined}
          onScene={key => {
            const run = scenes.runs.get(key)
            if (run !== undefined) scenes.open(run)
          }}
        />
      ),
    },
    {
      id: 'chart',
      label: t('table.chart'),
      isLazy: true,
      content: <Chart tables={tables} state={state} board={board} foresight={foresight} chapters={chapters} />,
    },
    { id: 'replay', label: t('table.replay'), content: replay },
    ...(talk === null
      ? []
      : [
          {
            id: 'chat',
            label: t('chat.title'),
            unread: { count: unread, text: t('chat.unread', { count: unread }) },
            content: chat,
          },
        ]),
    ...(notes === null ? [] : [{ id: 'notes', label: t('notes.tab'), content: notes }]),
  ]

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
          preview={({ option }) => previewIn(voice, foresight.preview(seen, option), seen, sides, figuresOf, effectsOf)}
          isBinding={({ option }) => foresight.isBinding(seen, option)}
        >
          <div
            className={css['table']}
            data-layout={isText ? 'text' : layout}
            data-game={card.game}
            data-over={isOver || undefined}
            data-tab={layout === 'narrow' && !isText ? (tab === 'chat' ? 'journal' : tab) : undefined}
          >
            <h1 className={css['title']}>{nameOf(card.game)}</h1>
            {!hasRail && notices}
            {!hasRail && tour}
            {!hasRail && hintNote}
            {isText || board === null ? (
              <div className={css['main']}>
                {ended}
                {instead}
                <TextTable journal={told} standing={standing} hints={board?.text} box={box}>
                  <Thinking position={position} sides={sides} />
                  {isPast && <Past step={position.step} toNow={() => toStep(null)} />}
                </TextTable>
                {replay}
                {chat !== null && (
                  <div className={css['beside']}>
                    {chat}
                    {notes}
                  </div>
                )}
              </div>
            ) : (
              <>
                {!isOver && (
                  // The question leads back to the table from everywhere; those without a hand have the tabs.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
                  <div className={css['prompt']} onClick={() => setTab('table')}>
                    {instead ?? <PromptBar story={story} />}
                  </div>
                )}
                <div className={css['main']}>
                  {ended}
                  <div className={css['board']} data-board>
                    <board.Board seen={seen} box={box} sideNames={sides} told={justTold} />
                    {onStage !== null && <PlaceMarks marks={spokenOf.map(place => ({ place }))} tone="scene" />}
                    {!isHeld && tale !== undefined && <PlaceMarks marks={changed} tone="changed" />}
                    {!isHeld && hint !== null && (
                      <PlaceMarks marks={hintMarks(game, board.places, hint.hint, hint.made, seen)} tone="scene" />
                    )}
                  </div>
                </div>
                <Rail
                  isDrawer={layout === 'middle'}
                  isOpen={isRailOpen}
                  onOpen={setRailOpen}
                  tabs={tabs}
                  chosen={railTab}
                  onChoose={chooseRailTab}
                >
                  {hasRail && notices}
                  <section aria-label={t('table.standings')} className={css['standings']}>
                    {sides.map((name, side) => (
                      <PlayerPanel
                        key={name}
                        side={side}
                        name={name}
                        items={standing[side] ?? []}
                        active={position.seen.actor === side}
                        isLine={layout === 'middle'}
                      />
                    ))}
                  </section>
                  {hasRail && tour}
                  {hasRail && hintNote}
                </Rail>
                {layout === 'narrow' && tab === 'table' && <LitInSight />}
                {layout === 'narrow' && (
                  <Foot
                    tab={tab}
                    onTab={showTab}
                    unread={talk === null ? null : unread}
                    seat={viewer}
                    items={viewer === null ? [] : (board.strip?.(seen, viewer, box) ?? standing[viewer] ?? [])}
                  />
                )}
              </>
            )}
          </div>
          {board?.sounds !== undefined && <Sounds told={justTold} sounds={board.sounds} />}
          {onStage !== null && (
            <SceneSheet
              key={onStage.key}
              scene={onStage.scene}
              sideNames={sides}
              isAgain={onStage.isAgain}
              onSpeak={setSpokenOf}
              onClose={() => {
                onStage.close()
                document.querySelector<HTMLElement>('[data-home]')?.focus()
              }}
            >
              {!onStage.isAgain && (
                <Check
                  label={t('table.lastScene', { scenes: onStage.name })}
                  checked={onStage.isLast}
                  onChange={onStage.setLast}
                />
              )}
            </SceneSheet>
          )}
        </OptionLayer>
        <Dialogs
          open={open}
          onClose={() => setOpen(null)}
          id={card.game}
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

/** What was shown last, while something is about to be told of what came after it. */
function useHeld(now: SeatView, isHolding: boolean): SeatView {
  const [held, hold] = useState(now)
  const shown = useMemo(() => past(held), [held])
  if (!isHolding && held !== now) hold(now)
  return isHolding ? shown : now
}

/** The places of a clause, each with its number. */
const marksOf = ({ places, sign }: TaleClause): PlaceMark[] =>
  places.map(place => (sign === null ? { place } : { place, sign }))

const NOTHING_TOLD: Position['told'] = []

/** What was seen at an earlier step; nothing can be chosen there any more. */
const past = (seen: SeatView): SeatView => ({ ...seen, choices: [] })

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
