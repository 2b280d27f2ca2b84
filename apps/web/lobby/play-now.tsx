// Opens a table on the server in one press: bots fill the seats, and people can take them over.

import { type Level, levelFor } from '@tableworks/bots'
import { BOT_NAMES, type SeatPlan } from '@tableworks/host'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { isPlayable, levelsOffered } from '../games.ts'
import { chosenName } from '../online/chosen-name.ts'
import { beOnline, onlineTables } from '../online/here.ts'
import { BoardCloseUp } from '../parts/board-picture.tsx'
import { Icon } from '../parts/icons.tsx'
import { Button, Check, Choices, FailureNote } from '../parts/parts.tsx'
import { remember, remembered } from '../parts/remembered.ts'
import { useOpening } from '../parts/use-opening.ts'
import { settings } from '../settings/settings.ts'
import { EVERYONE } from '../setup/draft.ts'
import { t } from './words.ts'
import { lidOf, nameOf, seatsOfGame, TEACHING_GAME, WORLDS } from '../worlds.ts'
import css from './lobby.module.css'

interface Wish {
  readonly game: string
  readonly seats: number
  readonly level: Level
  readonly takeOver: boolean
}

const GAMES = [...WORLDS, TEACHING_GAME].filter(isPlayable)
const KEY = 'tableworks play now'

/** The numbers of seats that leave at least one opponent. */
const seatsFor = (game: string): number[] => seatsOfGame(game).filter(count => count > 1)

/** The player's last choice, for this game or the one played last. */
export function lastWish(game: string | null): Wish {
  const last = JSON.parse(remembered(KEY) ?? '{}') as Partial<Wish>
  return fitting({
    game: game ?? last.game ?? '',
    seats: last.seats ?? 0,
    level: last.level ?? 'normal',
    takeOver: last.takeOver ?? true,
  })
}

/** The player's choice, limited to what the game supports. */
function fitting(wish: Wish): Wish {
  const game = GAMES.includes(wish.game) ? wish.game : (GAMES[0] ?? TEACHING_GAME)
  const counts = seatsFor(game)
  const seats = counts.includes(wish.seats) ? wish.seats : (counts[0] ?? 1)
  return { ...wish, game, seats, level: levelFor(wish.level, levelsAtTable({ game, seats })) }
}

/** The table has the standard rules. */
const levelsAtTable = ({ game, seats }: Pick<Wish, 'game' | 'seats'>): readonly Level[] =>
  levelsOffered(game, seats, {})

/** Null if the player gave no name. A table that people can join needs one. */
export async function openTable({ game, seats, level, takeOver }: Wish): Promise<string | null> {
  const name = takeOver ? await chosenName() : settings().name || t('defaultName')
  if (name === null) return null
  const bots = BOT_NAMES.filter(one => one !== name).slice(0, seats - 1)
  const plans: SeatPlan[] = [{ name, bot: null }, ...bots.map(one => ({ name: one, bot: level }))]
  beOnline()
  const plan = { game, seats: plans, variants: {}, box: null }
  return (await onlineTables()).create(plan, [0], takeOver ? { listing: EVERYONE } : {})
}

export function PlayNow() {
  const [search] = useSearchParams()
  const [wish, setWish] = useState(() => lastWish(search.get('game')))
  const { busy, error, open } = useOpening()
  const change = (changes: Partial<Wish>) => setWish(now => fitting({ ...now, ...changes }))
  const play = () => {
    remember(KEY, JSON.stringify(wish))
    open(() => openTable(wish))
  }
  const [from, to] = lidOf(wish.game)?.minutes ?? []
  return (
    <section className={css['now']} aria-labelledby="play-now">
      <h2 id="play-now">{t('lobby.now')}</h2>
      <GamePicker game={wish.game} onChange={game => change({ game })} />
      <p className={css['picked']}>
        <strong>{nameOf(wish.game)}</strong>
        {from !== undefined && <span>{t('lid.minutes', { minutes: `${from}–${to}` })}</span>}
      </p>
      {seatsFor(wish.game).length > 1 && (
        <Choices
          legend={t('lobby.seats')}
          values={seatsFor(wish.game)}
          value={wish.seats}
          say={String}
          onChange={seats => change({ seats })}
        />
      )}
      {levelsAtTable(wish).length > 1 && (
        <Choices
          legend={t('lobby.bots')}
          values={levelsAtTable(wish)}
          value={wish.level}
          say={level => t(`lobby.botLevels.${level}`)}
          onChange={level => change({ level })}
        />
      )}
      <Check
        label={t('lobby.takeOver')}
        explain={t('lobby.takeOverExplain')}
        checked={wish.takeOver}
        onChange={takeOver => change({ takeOver })}
      />
      <Button kind="strong" aria-disabled={busy || undefined} onClick={play}>
        <Icon name={busy ? 'clock' : 'play'} size={15} />
        {busy ? t('opening') : t('lobby.now')}
      </Button>
      {error !== null && <FailureNote error={error} />}
    </section>
  )
}

/** A small picture of each game. */
const GamePicker = ({ game, onChange }: { game: string; onChange: (game: string) => void }) => (
  <fieldset className={css['games']}>
    <legend>{t('listing.game')}</legend>
    {GAMES.map(one => (
      <label key={one} title={nameOf(one)}>
        <input
          type="radio"
          name="play-now-game"
          aria-label={nameOf(one)}
          checked={one === game}
          onChange={() => onChange(one)}
        />
        <BoardCloseUp game={one} sizes="3.25rem" />
      </label>
    ))}
  </fieldset>
)
