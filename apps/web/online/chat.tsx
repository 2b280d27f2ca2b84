// A table's chat: its messages, and an input. Messages are plain text, never markup.

import { SeatMark } from '@tableworks/board-kit'
import type { ChatMessage } from '@tableworks/protocol'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '../parts/icons.tsx'
import { Button, FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { sayDay, sayTime } from '../words/index.ts'
import { t } from './words.ts'
import css from './chat.module.css'
import { PersonDialog } from './person-dialog.tsx'
import { type Talk, useTalkState } from './talk.ts'

const LONGEST_MESSAGE = 500

interface ChatProps {
  readonly talk: Talk
  /** Spectators can only read. */
  readonly maySpeak: boolean
}

export function Chat({ talk, maySpeak }: ChatProps) {
  const { messages, pending } = useTalkState(talk)
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [chosen, setChosen] = useState<ChatMessage | null>(null)

  return (
    <section className={css['chat']} aria-label={t('chat.title')}>
      <div
        ref={list}
        className={css['messages']}
        // Focusable, so that a long chat can be scrolled with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="log"
        aria-label={t('chat.messages')}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24
        }}
      >
        <ol>
          {messages.length === 0 && pending.length === 0 && (
            <li className={css['empty']}>{t(maySpeak ? 'chat.empty' : 'chat.emptyWatching')}</li>
          )}
          {messages.map((message, i) => (
            <Message key={message.n} message={message} before={messages[i - 1]} onMenu={() => setChosen(message)} />
          ))}
          {pending.map(({ word, text }) => (
            <li key={word} className={css['message']} data-pending>
              <p className={css['text']} translate="no">
                {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <Newest
        key={(messages.at(-1)?.n ?? 0) + pending.length}
        talk={talk}
        list={list}
        onShown={() => isAtEnd.current && scrollToEnd(list.current)}
      />
      {chosen !== null && (
        <PersonDialog
          person={chosen}
          about={{ table: talk.table, message: chosen.n }}
          onClose={() => setChosen(null)}
          onChange={() => void talk.reload()}
        />
      )}
      {maySpeak ? <Speak talk={talk} /> : <p className={css['quiet']}>{t('chat.watching')}</p>}
    </section>
  )
}

const scrollToEnd = (list: HTMLElement | null): void => list?.scrollTo({ top: list.scrollHeight })

interface NewestProps {
  readonly talk: Talk
  readonly list: RefObject<HTMLElement | null>
  readonly onShown: () => void
}

/** Marks everything as read while the messages are on screen, which they aren't in a closed drawer or behind another tab. */
function Newest({ talk, list, onShown }: NewestProps) {
  const shown = useEffectEvent(onShown)
  useEffect(() => {
    let isInSight = false
    const read = () => {
      if (isInSight && document.visibilityState === 'visible') talk.markRead()
    }
    const observer = new IntersectionObserver(([entry]) => {
      isInSight = entry?.isIntersecting === true
      if (isInSight) shown()
      read()
    })
    if (list.current !== null) observer.observe(list.current)
    document.addEventListener('visibilitychange', read)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', read)
    }
  }, [talk, list])
  return null
}

/** Messages by the same author within this time show the author's name only once. */
const SAME_BREATH_MS = 5 * 60_000

interface MessageProps {
  readonly message: ChatMessage
  readonly before: ChatMessage | undefined
  readonly onMenu: () => void
}

function Message({ message, before, onMenu }: MessageProps) {
  const { seat, name, text, said, isMine, mark, isRemoved } = message
  const goesOn =
    before !== undefined && before.name === name && before.seat === seat && said - before.said < SAME_BREATH_MS
  const isNewDay = before === undefined || sayDay(before.said) !== sayDay(said)
  return (
    <li className={css['message']} data-mine={isMine || undefined}>
      {isNewDay && <p className={css['day']}>{sayDay(said)}</p>}
      {(!goesOn || isNewDay) && (
        <p className={css['by']}>
          <SeatMark seat={seat} size={16} />
          <b translate="no">{name}</b>
          <time dateTime={new Date(said).toISOString()}>{sayTime(said)}</time>
        </p>
      )}
      <div className={css['line']}>
        {isRemoved ? (
          <p className={css['removed']}>{t('chat.removed')}</p>
        ) : (
          <p className={css['text']} translate="no">
            {text}
          </p>
        )}
        {!isMine && mark !== null && !isRemoved && (
          <button type="button" className={css['menu']} aria-label={t('chat.about', { name })} onClick={onMenu}>
            <Icon name="more" size={16} />
          </button>
        )}
      </div>
    </li>
  )
}

function Speak({ talk }: { talk: Talk }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<unknown>(null)
  const form = useRef<HTMLFormElement>(null)

  const send = (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    setText('')
    setError(null)
    talk.say(said).catch((why: unknown) => {
      setError(why)
      setText(now => (now === '' ? said : now)) // restores the text, unless the player has typed something new
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  return (
    <form ref={form} className={css['speak']} onSubmit={send}>
      <textarea
        className={parts['input']}
        aria-label={t('chat.say')}
        placeholder={t('chat.say')}
        rows={1}
        value={text}
        maxLength={LONGEST_MESSAGE}
        enterKeyHint="send"
        data-chat
        onChange={event => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button kind="strong" type="submit" aria-disabled={text.trim() === '' || undefined}>
        {t('chat.send')}
      </Button>
      {error !== null && <FailureNote error={error} />}
    </form>
  )
}
