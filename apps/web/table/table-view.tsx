// The table itself: prompt, board or text, standings, journal, replay. It knows no game and no rule.

import {
  type AnyGameUi,
  type Choice,
  Journal,
  type JournalEntry,
  OptionLayer,
  PlayerPanel,
  PromptBar,
  type StandingItem,
  TextTable,
  useSounds,
} from '@tableworks/board-kit'
import type { AnyGame, Refusal, Seat, SeatView } from '@tableworks/kernel'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { Keeping, Entry, Position, TableCard, TableLink } from '@tableworks/host'
import { OurKit } from '../parts/our-kit.tsx'
import { Button, Dialog, FailureNote } from '../parts/parts.tsx'
import { useSettings } from '../settings/settings.ts'
import { t } from '../words/index.ts'
import { nameOf } from '../worlds.ts'
import { Ended } from './ended.tsx'
import type { Foresight } from '@tableworks/host'
import { KeysHelp } from './keys-help.tsx'
import { useTableKeys } from './keys.ts'
import { Replay } from './replay.tsx'
import type { SessionState, TableSession } from './session.ts'
import { Sheet } from './sheet.tsx'
import css from './table-view.module.css'
import { Tools } from './tools.tsx'
import { Tour } from './tour.tsx'
import { previewIn, sayScore, voiceOf } from './voice.ts'

const HowToPlayDialog = lazy(async () => ({
  default: (await import('../how-to-play/how-to-play.tsx')).HowToPlayDialog,
}))

export interface Shown extends SessionState {
  readonly card: TableCard
  readonly position: Position
}

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

export type Opened = 'sheet' | 'aid' | 'keys' | 'howToPlay'

export function TableView({ tables, session, state, game, board, foresight, keeping, toStep }: TableViewProps) {
  const { box } = foresight
  const { card, position, viewer, journal } = state
  const { textMode } = useSettings()
  const [isText, setText] = useState(textMode || board === null)
  const [open, setOpen] = useState<Opened | null>(null)
  const sides = card.sides
  const isPast = position.step < position.last
  const voice = useMemo(() => voiceOf(game, sides, board?.text, box), [game, sides, board, box])
  const seen = useMemo(() => (isPast ? past(position.seen) : position.seen), [isPast, position.seen])
  const told = useMemo(() => entriesUpTo(journal, position.step), [journal, position.step])

  const { last } = position
  const goTo = useCallback((step: number) => toStep(step >= last ? null : Math.max(step, 0)), [toStep, last])
  // Counted from the step asked for, so that quick fingers are not held up by the drawing.
  const goBy = (steps: number) => goTo((session.wanted ?? last) + steps)
  const choose = async ({ name }: Choice): Promise<Refusal | null> =>
    viewer === null ? null : session.say(viewer, name)
  const candidates = useMemo(() => foresight.candidates(seen), [foresight, seen])

  useTableKeys({
    undo: session.undo,
    redo: session.redo,
    text: () => board !== null && setText(now => !now),
    sheet: () => setOpen('sheet'),
    help: () => setOpen('keys'),
    earlier: () => goBy(-1),
    later: () => goBy(1),
  })

  const standing = sides.map((_name, side) => standingOf(board, seen, side, foresight))
  const isOver = position.seen.result !== null && !isPast

  return (
    <OurKit game={card.game}>
      <OptionLayer
        seen={seen}
        game={game}
        voice={voice}
        sideNames={sides}
        places={isText ? undefined : board?.places}
        candidates={candidates}
        isForward={state.isForward}
        onChoose={choose}
        why={({ option }) => foresight.why(seen, option)}
        preview={({ option }) => previewIn(voice, foresight.preview(seen, option), foresight.standing(seen))}
      >
        <div className={css['table']} data-text={isText} data-game={card.game}>
          <h1 className={css['title']}>{nameOf(card.game)}</h1>
          <div className={css['notices']}>
            <Tools
              tables={tables}
              session={session}
              state={state}
              voice={voice}
              isText={isText}
              hasBoard={board !== null}
              hasAid={board?.Aid !== undefined}
              onText={() => setText(!isText)}
              onOpen={setOpen}
            />
            <Notices session={session} state={state} keeping={keeping} told={told} say={fact => voice.fact(fact)} />
          </div>
          {board !== null && board.tour.length > 0 && viewer !== null && !isOver && (
            <Tour game={card.game} stops={board.tour} position={position} />
          )}
          <div className={css['main']}>
            {isOver && <Ended tables={tables} card={card} position={position} sheet={game.words.sheet} />}
            {isText || board === null ? (
              <div className={css['text']}>
                <TextTable journal={told} standing={standing} hints={board?.text}>
                  <Thinking position={position} sides={sides} />
                  {isPast && <Past step={position.step} toNow={() => toStep(null)} />}
                </TextTable>
              </div>
            ) : (
              <>
                {!isOver && (
                  <div className={css['prompt']}>
                    <PromptBar>
                      <Thinking position={position} sides={sides} />
                      {isPast && <Past step={position.step} toNow={() => toStep(null)} />}
                    </PromptBar>
                  </div>
                )}
                <div className={css['board']} data-board>
                  <board.Board seen={seen} box={box} sideNames={sides} told={position.told} />
                </div>
              </>
            )}
          </div>
          {!isText && (
            <aside className={css['side']}>
              <section aria-label={t('table.standings')} className={css['standings']}>
                {sides.map((name, side) => (
                  <PlayerPanel
                    key={name}
                    side={side}
                    name={name}
                    items={standing[side] ?? []}
                    active={position.seen.actor === side}
                  />
                ))}
              </section>
              <section aria-labelledby="journal" className={css['journal']}>
                <h2 id="journal">{t('table.journal')}</h2>
                <Journal journal={told} onStep={goTo} step={isPast ? position.step : undefined} />
              </section>
            </aside>
          )}
          <div className={css['replay']}>
            <Replay tables={tables} session={session} state={state} onStep={goTo} onMove={goBy} />
          </div>
        </div>
        {board?.sounds !== undefined && <Sounds told={position.told} sounds={board.sounds} />}
      </OptionLayer>
      {open === 'sheet' && (
        <Sheet
          standing={foresight.standing(seen)}
          isOver={seen.result !== null}
          sides={sides}
          words={game.words.sheet}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'howToPlay' && (
        <Suspense>
          <HowToPlayDialog game={card.game} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'keys' && <KeysHelp onClose={() => setOpen(null)} />}
      {open === 'aid' && board !== null && (
        <Dialog title={t('table.aid')} onClose={() => setOpen(null)}>
          <board.Aid variants={seen.variants} />
        </Dialog>
      )}
    </OurKit>
  )
}

/** What was seen at an earlier step; nothing can be chosen there any more. */
const past = (seen: SeatView): SeatView => ({ ...seen, choices: [] })

/** So many sentences are drawn; what was told before them is a step of the replay away. */
const MOST_SENTENCES = 150

const entriesUpTo = (journal: readonly Entry[], step: number): JournalEntry[] =>
  journal
    .filter(entry => entry.step <= step)
    .flatMap(entry => entry.told.map(({ fact }) => ({ step: entry.step, fact })))
    .slice(-MOST_SENTENCES)

function standingOf(
  board: AnyGameUi | null,
  seen: SeatView,
  side: number,
  foresight: Foresight,
): readonly StandingItem[] {
  if (board !== null) return board.standing(seen, side as Seat, foresight.box)
  const score = foresight.standing(seen).scores[side]
  return [{ label: t('table.score'), value: score === undefined ? '?' : sayScore(score), main: true }]
}

function Thinking({
  position: { thinking, paused, botTrouble },
  sides,
}: {
  position: Position
  sides: readonly string[]
}) {
  const text =
    botTrouble !== null
      ? t('table.botTrouble', { detail: botTrouble.detail || botTrouble.kind })
      : thinking !== null
        ? t('table.thinking', { name: sides[thinking] ?? '' })
        : paused
          ? t('table.paused')
          : ''
  return (
    <span className={css['thinking']} role="status">
      {text}
    </span>
  )
}

/** Said beside the prompt, so that leafing to and fro never moves the board. */
const Past = ({ step, toNow }: { step: number; toNow: () => void }) => (
  <span className={css['past']}>
    {t('table.isPast', { step })}
    <Button onClick={toNow}>{t('table.backToNow')}</Button>
  </span>
)

interface NoticesProps {
  readonly session: TableSession
  readonly state: Shown
  readonly keeping: Keeping
  readonly told: readonly JournalEntry[]
  readonly say: (fact: JournalEntry['fact']) => string
}

/** What a person should know before choosing: trouble, a request to go back, what happened meanwhile. */
function Notices({ session, state, keeping, told, say }: NoticesProps) {
  const { position, card, trouble, journal, viewer, isBack } = state
  const { request } = position
  const isPast = position.step < position.last
  const news = isBack && !isPast ? sinceLastTurn(journal, viewer) : null
  const recap = news === null ? [] : told.filter(({ step }) => step > news)
  const undecided = card.seats.flatMap(({ bot, name }, seat) =>
    bot === null && request !== null && !request.agreed.some(one => one === seat) ? [{ name, seat }] : [],
  )
  return (
    <>
      {trouble !== null && <FailureNote error={trouble} />}
      {keeping === 'memory' && (
        <p className={css['notice']} role="status">
          {t('table.memory')}
        </p>
      )}
      {position.rules !== null && (
        <p className={css['notice']} role="status">
          {t('table.newRules', position.rules)}
        </p>
      )}
      {request !== null && (
        <p className={css['notice']} role="status">
          {t('table.asked', { name: card.sides[request.by] ?? '', step: request.to })}
          {undecided.map(({ name, seat }) => (
            <Button key={seat} onClick={() => void session.say(seat as typeof request.by, `/agree ${request.id}`)}>
              {t('table.agree', { name })}
            </Button>
          ))}
          <Button onClick={() => void session.say(undecided[0]?.seat as typeof request.by, `/decline ${request.id}`)}>
            {t('table.decline')}
          </Button>
        </p>
      )}
      {recap.length > 0 && <Recap said={recap.map(({ fact }) => say(fact))} onClose={session.closeRecap} />}
    </>
  )
}

/** What happened meanwhile, in one line that opens: the board stays where the hand knows it. */
const Recap = ({ said, onClose }: { said: readonly string[]; onClose: () => void }) => (
  <section className={css['recap']} aria-label={t('table.recap')}>
    <details>
      <summary>
        <b>{t('table.recap')}</b> ({said.length}): {said.at(-1)}
      </summary>
      <ul>
        {said.map((sentence, i) => (
          // The same may have happened twice, and nothing is added.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>{sentence}</li>
        ))}
      </ul>
    </details>
    <Button onClick={onClose}>{t('table.recapClose')}</Button>
  </section>
)

/** The step of the viewer's last choice, if others have chosen since. */
function sinceLastTurn(journal: readonly Entry[], viewer: number | null): number | null {
  if (viewer === null) return null
  const own = journal.findLast(entry => entry.seat === viewer)
  return own !== undefined && (journal.at(-1)?.step ?? 0) > own.step ? own.step : null
}

function Sounds({ told, sounds }: { told: Position['told']; sounds: NonNullable<AnyGameUi['sounds']> }) {
  useSounds(told, sounds)
  return null
}
