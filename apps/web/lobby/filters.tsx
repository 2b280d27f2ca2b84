// Filters the open tables.

import { type Asks, EXPERIENCE, LANGUAGES } from '@tableworks/protocol'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { isPlayable } from '../games.ts'
import { t } from './words.ts'
import { isKnown, nameOf, TEACHING_GAME, WORLDS } from '../worlds.ts'
import { languageName } from './languages.ts'
import css from './lobby.module.css'

type Wish = Asks['lobby']

/** Every table. */
export const NO_WISH: Wish = { game: null, pace: null, seats: null, language: null, level: null, rated: null }

/** The address may preselect a game. */
export function useWish(): [Wish, (changes: Partial<Wish>) => void] {
  const [search] = useSearchParams()
  const [wish, setWish] = useState<Wish>(() => {
    const game = search.get('game')
    const known = game !== null && isKnown(game) ? game : null
    return { ...NO_WISH, game: known }
  })
  return [wish, changes => setWish(now => ({ ...now, ...changes }))]
}

const GAMES = [...WORLDS, TEACHING_GAME].filter(isPlayable)
const COUNTS = [2, 3, 4, 5, 6] as const
const PACES = ['live', 'slow'] as const

export const Filters = ({ wish, onChange }: { wish: Wish; onChange: (changes: Partial<Wish>) => void }) => (
  <div className={css['filters']} role="group" aria-label={t('lobby.filters')}>
    <Filter label={t('listing.game')} value={wish.game ?? ''} onChange={game => onChange({ game: game || null })}>
      <option value="">{t('lobby.anyGame')}</option>
      {GAMES.map(game => (
        <option key={game} value={game}>
          {nameOf(game)}
        </option>
      ))}
    </Filter>
    <Filter
      label={t('lobby.pace')}
      value={wish.pace ?? ''}
      onChange={pace => onChange({ pace: PACES.find(one => one === pace) ?? null })}
    >
      <option value="">{t('lobby.anyPace')}</option>
      {PACES.map(pace => (
        <option key={pace} value={pace}>
          {t(`listing.paces.${pace}`)}
        </option>
      ))}
    </Filter>
    <Filter
      label={t('lobby.seats')}
      value={String(wish.seats ?? '')}
      onChange={seats => onChange({ seats: COUNTS.find(one => String(one) === seats) ?? null })}
    >
      <option value="">{t('lobby.anySeats')}</option>
      {COUNTS.map(count => (
        <option key={count} value={count}>
          {t('lobby.seatCount', { count })}
        </option>
      ))}
    </Filter>
    <Filter
      label={t('listing.level')}
      value={wish.level ?? ''}
      onChange={level => onChange({ level: EXPERIENCE.find(one => one === level) ?? null })}
    >
      <option value="">{t('lobby.anyLevel')}</option>
      {EXPERIENCE.map(level => (
        <option key={level} value={level}>
          {t(`listing.levels.${level}`)}
        </option>
      ))}
    </Filter>
    <Filter
      label={t('lobby.rated')}
      value={wish.rated === null ? '' : String(wish.rated)}
      onChange={rated => onChange({ rated: rated === '' ? null : rated === 'true' })}
    >
      <option value="">{t('lobby.anyRated')}</option>
      <option value="true">{t('listing.rated')}</option>
      <option value="false">{t('listing.casual')}</option>
    </Filter>
    <Filter
      label={t('listing.language')}
      value={wish.language ?? ''}
      onChange={language => onChange({ language: language || null })}
    >
      <option value="">{t('listing.anyLanguage')}</option>
      {LANGUAGES.map(language => (
        <option key={language} value={language} lang={language}>
          {languageName(language)}
        </option>
      ))}
    </Filter>
  </div>
)

const Filter = ({
  label,
  value,
  onChange,
  children,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}) => (
  <select aria-label={label} value={value} onChange={event => onChange(event.target.value)}>
    {children}
  </select>
)
