// Suggestions to the player whose turn it is: as data for boards that draw them, and as text for text mode.

import type { BoardTalk, Voice } from '@tableworks/board-kit'
import { type AnyGame, type Refusal, type Seat, saySuggestion, seatsOf } from '@tableworks/kernel'
import { useMemo, useState } from 'react'
import { isMine } from '../online/seats.ts'
import { Button, partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'
import type { TableSession } from './session.ts'
import { isPast, type Shown } from './shown.ts'
import css from './table-view.module.css'

/** The current suggestions; undefined in games without suggestions, and during replay. */
export function useBoardTalk(game: AnyGame, session: TableSession, { card, position }: Shown): BoardTalk | undefined {
  const { suggestions } = position
  const isNow = game.suggestions !== undefined && !isPast(position) && position.seen.result === null
  return useMemo(
    () =>
      isNow
        ? {
            suggestions,
            speakers: seatsOf(card.seats.length).filter(
              seat => card.seats[seat]?.bot === null && isMine(card.online, seat),
            ),
            suggest: (by: Seat, suggestion: string) => session.say(by, `/suggest ${suggestion}`),
            withdraw: (by: Seat) => void session.say(by, '/withdraw'),
          }
        : undefined,
    [isNow, suggestions, card, session],
  )
}

interface SuggestionsProps {
  readonly talk: BoardTalk
  readonly game: AnyGame
  readonly session: TableSession
  readonly state: Shown
  readonly voice: Voice
}

/** Every suggestion as a sentence, and an input to write one. */
export function Suggestions({ talk, game, session, state: { card, position, viewer }, voice }: SuggestionsProps) {
  const waiting = talk.speakers.filter(seat => seat !== position.seen.actor)
  return (
    <section aria-label={t('table.suggestions')}>
      {talk.suggestions.map(suggestion => {
        const { by, to, choices } = suggestion
        return (
          <p key={by} className={css['notice']} role="status">
            {saySuggestion(game, suggestion, card.sides)}
            {to === viewer && choices !== null && (
              <Button onClick={() => void session.say(to, choices.join('; '))}>{t('table.takeUp')}</Button>
            )}
            {talk.speakers.includes(by) && <Button onClick={() => talk.withdraw(by)}>{t('table.withdraw')}</Button>}
          </p>
        )
      })}
      {waiting.map(seat => (
        <Writing key={seat} talk={talk} seat={seat} name={card.sides[seat] ?? ''} game={game} voice={voice} />
      ))}
    </section>
  )
}

interface WritingProps extends Pick<SuggestionsProps, 'talk' | 'game' | 'voice'> {
  readonly seat: Seat
  readonly name: string
}

function Writing({ talk, seat, name, game, voice }: WritingProps) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const send = async () => {
    const refused = await talk.suggest(seat, text)
    setRefusal(refused)
    if (refused === null) setText('')
  }
  return (
    <form
      className={parts['row']}
      onSubmit={event => {
        event.preventDefault()
        if (text.trim() !== '') void send()
      }}
    >
      <label className={parts['field']}>
        <span>{t('table.suggestAs', { name })}</span>
        <input
          className={parts['input']}
          value={text}
          placeholder={game.suggestions?.form}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <Button onClick={() => text.trim() !== '' && void send()}>{t('table.suggest')}</Button>
      {refusal !== null && <p role="alert">{voice.refusal(refusal)}</p>}
    </form>
  )
}
