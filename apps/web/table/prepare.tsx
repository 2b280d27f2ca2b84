// Preparing moves while other players think, at slow online tables.

import type { Prepared, PreparedMove, PreparedPass } from '@tableworks/host'
import { useId, useState } from 'react'
import { isAtTable } from '../online/seats.ts'
import { Button, Dialog, partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'
import { sayChoice } from './hints.ts'
import css from './prepare.module.css'
import { type TableModel, useTable } from './table-model.ts'
import tableCss from './table-view.module.css'
import { type LikelyQuestion, useFutures } from './use-futures.ts'

/** Whether the viewer waits for others at a slow table, where there is time to prepare. */
export const mayPrepare = ({ card, position, viewer, isReplay, isHeld }: TableModel): boolean =>
  viewer !== null &&
  isAtTable(card) &&
  card.pace?.kind === 'slow' &&
  position.seen.result === null &&
  position.seen.actor !== viewer &&
  position.together.length === 0 &&
  !isReplay &&
  !isHeld

type Say = (move: PreparedMove) => string

function useSay(): Say {
  const { game, voice, seen } = useTable()
  return ({ decision, text }) => sayChoice(game, voice, { decision, name: text }, seen)
}

/** "Decline until the round ends". */
function useSayPass(): (pass: PreparedPass) => string {
  const { game } = useTable()
  const say = useSay()
  return ({ decision, until }) =>
    t(`prepared.until.${until}`, { move: say({ decision, text: passIn(game, decision) }) })
}

const passIn = ({ passes = {} }: TableModel['game'], decision: string): string => passes[decision] ?? ''

const isNothing = ({ moves, pass, dropped }: Prepared): boolean =>
  moves.length === 0 && pass === null && dropped === null

/** The prepared moves that were just played, until the player closes the note about them. */
function usePlayed({ position, journal, viewer }: TableModel) {
  const { last, prepared } = position
  const [before, setBefore] = useState({ last, moves: prepared.moves })
  const [played, setPlayed] = useState<readonly PreparedMove[]>([])
  if (before.last !== last || before.moves !== prepared.moves) {
    const isPlayed = ({ text }: PreparedMove) =>
      journal.some(({ step, seat, choice }) => step > before.last && seat === viewer && choice === text)
    const left = before.moves.length - prepared.moves.length
    const done = prepared.dropped === null && left > 0 ? before.moves.slice(0, left).filter(isPlayed) : []
    setBefore({ last, moves: prepared.moves })
    if (done.length > 0) setPlayed(done)
  }
  return { played, close: () => setPlayed([]) }
}

/** What was played, what is prepared, why it was dropped, or an offer to prepare something. */
export function PrepareNote({ hasOffer = true }: { hasOffer?: boolean }) {
  const table = useTable()
  const { position, setOpen, session, layout, isText } = table
  const { prepared } = position
  const mayAdd = mayPrepare(table)
  const { played, close } = usePlayed(table)
  const say = useSay()
  if (position.seen.result !== null || table.isReplay) return null
  if (played.length > 0)
    return (
      <p className={tableCss['notice']} role="status" data-prepared>
        <span>{t('prepared.played', { moves: played.map(say).join(', ') })}</span>
        <Button onClick={close}>{t('prepared.seen')}</Button>
      </p>
    )
  if (!isNothing(prepared))
    return (
      <p className={tableCss['notice']} role="status" data-prepared>
        <Told prepared={prepared} />
        {mayAdd && prepared.dropped === null && (
          <Button onClick={() => setOpen('prepare')}>{t('prepared.change')}</Button>
        )}
        <Button onClick={() => session.prepare(null)}>
          {t(prepared.dropped === null ? 'prepared.cancel' : 'prepared.seen')}
        </Button>
      </p>
    )
  // On a phone the board needs the height, so the offer is in the menu.
  if (!mayAdd || !hasOffer || (layout === 'phone' && !isText)) return null
  return (
    <p className={css['offer']}>
      <Button kind="quiet" onClick={() => setOpen('prepare')}>
        {t('prepared.title')}
      </Button>
    </p>
  )
}

function Told({ prepared: { moves, pass, dropped } }: { prepared: Prepared }) {
  const say = useSay()
  const sayPass = useSayPass()
  if (dropped !== null) return <span>{t(`prepared.${dropped.why}`, { move: say(dropped) })}</span>
  const text = pass === null ? moves.map(say).join(', ') : sayPass(pass)
  return <span>{t('prepared.note', { moves: text })}</span>
}

export function PrepareDialog({ onClose }: { onClose: () => void }) {
  const table = useTable()
  const { position, session } = table
  const { moves, pass } = position.prepared
  const sayPass = useSayPass()
  return (
    <Dialog title={t('prepared.title')} onClose={onClose}>
      <p>{t('prepared.text')}</p>
      {(pass !== null || moves.length > 0) && (
        <div className={css['plan']}>
          {pass === null ? <Moves moves={moves} /> : <p>{sayPass(pass)}</p>}
          <Button onClick={() => session.prepare(null)}>{t('prepared.cancel')}</Button>
        </div>
      )}
      {!mayPrepare(table) && <p role="status">{t('prepared.asked')}</p>}
      {pass === null && mayPrepare(table) && <Next key={moves.length} moves={moves} />}
      {pass === null && moves.length === 0 && mayPrepare(table) && <Passing />}
    </Dialog>
  )
}

/** The moves so far, in the order they will be played. */
function Moves({ moves }: { moves: readonly PreparedMove[] }) {
  const say = useSay()
  return (
    <ol aria-label={t('prepared.list')} translate="no">
      {moves.map((move, i) => (
        <li key={`${i} ${move.text}`}>{say(move)}</li>
      ))}
    </ol>
  )
}

const UNTIL = ['round', 'others'] as const

function Passing() {
  const { game, session } = useTable()
  const sayPass = useSayPass()
  const decisions = Object.keys(game.passes ?? {})
  if (decisions.length === 0) return null
  return (
    <section aria-label={t('prepared.passing')}>
      <h3 className={css['question']}>{t('prepared.passing')}</h3>
      <ul className={css['options']}>
        {decisions.flatMap(decision =>
          UNTIL.map(until => (
            <li key={`${decision} ${until}`}>
              <Button onClick={() => session.prepare({ moves: [], pass: { decision, until } })}>
                {sayPass({ decision, until })}
              </Button>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

/** The decisions that the player may face next, with their options. */
function Next({ moves }: { moves: readonly PreparedMove[] }) {
  const { foresight, position, session } = useTable()
  const { questions, isDone } = useFutures(foresight, position.seen, moves)
  const [wanted, setWanted] = useState('')
  const add = (move: PreparedMove) => session.prepare({ moves: [...moves, move], pass: null })
  return (
    <section aria-label={t('prepared.next')}>
      <label className={`${parts['field']} ${css['find']}`}>
        <span>{t('prepared.find')}</span>
        <input
          className={parts['input']}
          type="search"
          value={wanted}
          onChange={event => setWanted(event.target.value)}
        />
      </label>
      {questions.map(question => (
        <Question key={question.decision} question={question} wanted={wanted} onAdd={add} />
      ))}
      <p role="status" className={parts['explain']}>
        {isDone ? questions.length === 0 && t('prepared.none') : t('prepared.looking')}
      </p>
    </section>
  )
}

interface QuestionProps {
  readonly question: LikelyQuestion
  readonly wanted: string
  readonly onAdd: (move: PreparedMove) => void
}

function Question({ question: { decision, frame, options, times }, wanted, onAdd }: QuestionProps) {
  const { voice } = useTable()
  const say = useSay()
  const heading = useId()
  const shown = [...options]
    .map(([text, count]) => ({ text, count, label: say({ decision, text }) }))
    .filter(({ label }) => label.toLowerCase().includes(wanted.trim().toLowerCase()))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={css['question']}>
        {voice.prompt(frame)}
      </h3>
      <ul className={css['options']}>
        {shown.map(({ text, count, label }) => (
          <li key={text}>
            <Button onClick={() => onAdd({ decision, text })}>
              <span translate="no">{label}</span>
              {count < times && <small>{t('prepared.maybe')}</small>}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
