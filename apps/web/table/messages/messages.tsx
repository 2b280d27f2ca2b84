// The messages of a table. Beside a board, one message shows at a time, always in the same place, so the board never moves. In text
// mode, all messages show.

import { SeatMark } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { LONGEST_REASON } from '@tableworks/protocol'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../parts/icons.tsx'
import { Button, FailureNote } from '../../parts/parts.tsx'
import { useAct } from '../../parts/use-act.ts'
import { t } from '../words.ts'
import { heightAs } from '../height-as.ts'
import { useTable } from '../table-model.ts'
import { type Answers, type Message, type MessageAction, MESSAGES } from './message.ts'
import css from './messages.module.css'
import { useMessages } from './use-messages.ts'

const heightAsMessage = heightAs('--message')

export function Messages() {
  const table = useTable()
  const messages = useMessages(table)
  const { layout, isText } = table
  const shown = isText ? messages : messages.slice(0, 1)
  const more = messages.length - shown.length
  return (
    <div
      ref={heightAsMessage}
      className={css['messages']}
      data-at={isText ? 'text' : layout}
      data-covers={layout === 'phone' && !isText ? true : undefined}
      role="status"
    >
      {shown.map(message => (
        <MessageCard key={message.key} message={message} sides={table.sides} more={more} />
      ))}
    </div>
  )
}

interface CardProps {
  readonly message: Message
  readonly sides: readonly string[]
  /** How many other messages wait. */
  readonly more: number
}

function MessageCard({ message, sides, more }: CardProps) {
  const { kind, seat = null, title, text = '', answers, actions = [], close } = message
  const { draft, setDraft } = useTable().answering
  const reasoning = draft?.message === message.key ? actions.find(one => one.wantsReason) : undefined
  const { busy, error, act } = useAct()
  const ref = useRef<HTMLElement>(null)
  usePassFocus(ref)
  const icon = message.icon ?? MESSAGES[kind].icon
  return (
    <section ref={ref} className={css['card']} data-message={kind} data-tone={MESSAGES[kind].tone}>
      <span className={css['mark']}>{seat === null ? <Icon name={icon} /> : <SeatMark seat={seat} size={20} />}</span>
      <div className={css['said']}>
        <h2>{title}</h2>
        {text !== '' && <p>{text}</p>}
      </div>
      {answers !== undefined && <AnswersSoFar answers={answers} sides={sides} />}
      {draft !== null && reasoning !== undefined ? (
        <Reason
          action={reasoning}
          reason={draft.reason}
          onChange={reason => setDraft({ ...draft, reason })}
          onDone={() => act(() => reasoning.work(draft.reason))}
          onCancel={() => setDraft(null)}
        />
      ) : (
        actions.length > 0 && (
          <div className={css['actions']}>
            {actions.map(action => (
              <Button
                key={action.label}
                data-main={action.isMain || undefined}
                aria-disabled={busy || undefined}
                onClick={() =>
                  action.wantsReason ? setDraft({ message: message.key, reason: '' }) : act(() => action.work(''))
                }
              >
                {action.label}
              </Button>
            ))}
          </div>
        )
      )}
      {error !== null && <FailureNote error={error} />}
      {more > 0 && <span className={css['more']}>{t('messages.more', { count: more })}</span>}
      {close !== undefined && (
        <button type="button" className={css['close']} aria-label={t('messages.close')} onClick={close}>
          ×
        </button>
      )}
    </section>
  )
}

/**
 * A message that disappears while it has the focus passes it to the prompt. Otherwise keyboard users would have to start at the
 * top.
 */
function usePassFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const card = ref.current
    return () => {
      if (card?.contains(document.activeElement) === true)
        document.querySelector<HTMLElement>('[data-home]')?.focus({ preventScroll: true })
    }
  }, [ref])
}

interface ReasonProps {
  readonly action: MessageAction
  readonly reason: string
  readonly onChange: (reason: string) => void
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** A one-line field that the player may leave empty. */
function Reason({ action, reason, onChange, onDone, onCancel }: ReasonProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className={css['actions']}
      onSubmit={event => {
        event.preventDefault()
        onDone()
      }}
    >
      <input
        ref={field}
        className={css['reason']}
        aria-label={t('messages.reason')}
        placeholder={t('messages.reason')}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={event => onChange(event.target.value)}
      />
      <Button type="submit" data-main>
        {action.label}
      </Button>
      <Button onClick={onCancel}>{t('messages.back')}</Button>
    </form>
  )
}

const AnswersSoFar = ({ answers: { voters, yes, no }, sides }: { answers: Answers; sides: readonly string[] }) => (
  <ul className={css['answers']}>
    {voters.map(seat => (
      <li key={seat} data-answer={answerOf(seat, yes, no)}>
        <SeatMark seat={seat} size={18} />
        <span aria-hidden="true">{SIGNS[answerOf(seat, yes, no)]}</span>
        <span className={css['spoken']}>
          {t(`messages.answers.${answerOf(seat, yes, no)}`, { name: sides[seat] ?? '' })}
        </span>
      </li>
    ))}
  </ul>
)

const SIGNS = { yes: '✓', no: '✗', open: '…' } as const

const answerOf = (seat: Seat, yes: readonly Seat[], no: readonly Seat[]): keyof typeof SIGNS =>
  yes.includes(seat) ? 'yes' : no.includes(seat) ? 'no' : 'open'
