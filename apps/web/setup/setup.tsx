// Setting up a table: who sits where, which way the game is played, and with which components.

import { type AnyGame, spokenAt, type VariantValue, type Variant } from '@tableworks/kernel'
import { type FormEvent, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { whatIsWrong } from '../components/tables-of.ts'
import { isPlayable, loadGame } from '../games.ts'
import { tablesHere } from '../host/connect.ts'
import { BOT_NAMES, type KeptBox, type SeatPlan, type TablePlan } from '@tableworks/host'
import { NotFound } from '../not-found.tsx'
import { usePageTitle } from '../page-title.ts'
import {
  Button,
  ButtonLink,
  Check,
  Choices,
  Failure,
  FailureNote,
  Loading,
  partsCss as parts,
} from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { useOpening } from '../parts/use-opening.ts'
import { sayVariantValue, variantsThatMatter } from '../parts/variants.ts'
import { settings } from '../settings/settings.ts'
import { t, translated } from '../words/index.ts'
import { isKnown, nameOf } from '../worlds.ts'
import { beOnline, onlineTables } from '../online/here.ts'
import { SeatRow } from './seats.tsx'
import css from './setup.module.css'

const SEATINGS = ['listed', 'drawn'] as const
type Seating = (typeof SEATINGS)[number]

const PLACES = ['here', 'online'] as const
type Place = (typeof PLACES)[number]

export function SetUp({ game }: { game: string }) {
  usePageTitle(t('setUp.title', { game: nameOf(game) }))
  if (isPlayable(game)) return <SetUpForm id={game} />
  return isKnown(game) ? <Coming game={game} /> : <NotFound />
}

const Coming = ({ game }: { game: string }) => (
  <div className={parts['page']}>
    <h1>{nameOf(game)}</h1>
    <p className={parts['text']}>{t('setUp.coming')}</p>
    <p>
      <ButtonLink href="/">{t('notFound.back')}</ButtonLink>
    </p>
  </div>
)

function SetUpForm({ id }: { id: string }) {
  const [loaded] = useLoad(id, async () => translated(await loadGame(id)))
  if (loaded.state === 'failed') return <Failure error={loaded.error} />
  if (loaded.state === 'ready') return <Form game={loaded.value} />
  return (
    <div className={`${parts['page']} ${css['setUp']}`}>
      <Head game={id} />
      <Loading />
    </div>
  )
}

const Head = ({ game }: { game: string }) => (
  <div className={css['head']}>
    <h1>{t('setUp.title', { game: nameOf(game) })}</h1>
    <p className={`${parts['text']} ${css['links']}`}>
      <Link href={`/how-to-play/${game}`}>{t('home.howToPlay')}</Link>
      <Link href={`/rules/${game}`}>{t('setUp.readRules')}</Link>
    </p>
  </div>
)

function Form({ game }: { game: AnyGame }) {
  const [search] = useSearchParams()
  const [kept] = useLoad(game.id, async () => (await tablesHere()).boxes(game.id))
  const boxes = kept.state === 'ready' ? kept.value : []
  const [seats, setSeats] = useState(() => firstSeats(game))
  const [options, setOptions] = useState<Readonly<Record<string, VariantValue>>>({})
  const [seating, setSeating] = useState<Seating>('listed')
  const [hints, setHints] = useState(false)
  const [place, setPlace] = useState<Place>('here')
  const [name, setName] = useState('')
  const [wanted, setBox] = useState(search.get('box'))
  const box = boxes.some(({ hash }) => hash === wanted) ? wanted : null
  const set = boxes.find(({ hash }) => hash === box) ?? null
  const namesOfSet = useMemo(() => namesIn(game, set), [game, set])
  const { busy, error, open } = useOpening()
  const now = (key: string) => options[key] ?? game.variants[key]?.default
  const switches = variantsThatMatter(game, seats.length, options)
  const aside = switches.filter(([, { upFront }]) => upFront !== true)
  const altered = aside.filter(([key, variant]) => now(key) !== variant.default).length
  const field = ([key, variant]: [string, Variant]) => (
    <VariantField
      key={key}
      variant={variant}
      names={namesOfSet[key]}
      value={options[key] ?? variant.default}
      onChange={value => setOptions({ ...options, [key]: value })}
    />
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = Object.fromEntries(switches.map(([key, { default: usual }]) => [key, options[key] ?? usual]))
    const drawn = seating === 'drawn' && seats.length > 1
    const plan = { game: game.id, seats, variants: chosen, box, drawn, hints: place === 'online' && hints }
    open(
      place === 'online'
        ? async () => createOnline({ ...plan, name }, set)
        : tables => tables.create({ ...plan, name }),
    )
  }

  function playAt(chosen: Place) {
    setPlace(chosen)
    setSeats(chosen === 'online' ? opened(seats) : resized(seats.slice(0, 1), seats.length))
  }

  return (
    <form className={`${parts['page']} ${css['setUp']}`} onSubmit={submit}>
      <Head game={game.id} />
      <section className={parts['panel']} aria-labelledby="seats">
        <h2 id="seats">{t('setUp.seats')}</h2>
        {game.seats.at(-1) !== 1 && (
          <div className={css['option']}>
            <Choices
              legend={t('setUp.where')}
              values={PLACES}
              value={place}
              say={one => t(`setUp.whereAs.${one}`)}
              onChange={playAt}
            />
            <p className={parts['explain']}>{t(`setUp.whereExplain.${place}`)}</p>
          </div>
        )}
        {game.seats.length > 1 && (
          <Choices
            legend={t('setUp.count')}
            values={game.seats}
            value={seats.length}
            say={String}
            onChange={count => setSeats(place === 'online' ? opened(resized(seats, count)) : resized(seats, count))}
          />
        )}
        {seats.map((seat, i) => (
          <SeatRow
            // The place at the table is what a row is; nothing else about it stays.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            game={game.id}
            number={i + 1}
            seat={seat}
            isOpen={place === 'online' && i > 0 && seat.bot === null}
            onChange={changed => setSeats(seats.with(i, changed))}
          />
        ))}
        {place === 'online' && (
          <div className={css['option']}>
            <Check label={t('setUp.hints')} checked={hints} onChange={setHints} />
            <p className={parts['explain']}>{t('setUp.hintsExplain')}</p>
          </div>
        )}
        {seats.length > 1 && (
          <div className={css['option']}>
            <Choices
              legend={t('setUp.seating')}
              values={SEATINGS}
              value={seating}
              say={one => t(`setUp.seatingAs.${one}`)}
              onChange={setSeating}
            />
            <p className={parts['explain']}>{t('setUp.seatingExplain')}</p>
          </div>
        )}
      </section>
      <section className={parts['panel']} data-tall aria-labelledby="options">
        <h2 id="options">{t('setUp.options')}</h2>
        {switches.length === 0 && <p>{t('setUp.noOptions')}</p>}
        {switches.filter(([, { upFront }]) => upFront === true).map(field)}
        {aside.length > 0 && (
          <details className={css['aside']}>
            <summary>
              {t('setUp.variants', { count: aside.length })}{' '}
              <span>{altered === 0 ? t('setUp.asRuled') : t('setUp.changed', { count: altered })}</span>
            </summary>
            {aside.map(field)}
          </details>
        )}
      </section>
      <section className={parts['panel']} aria-labelledby="box">
        <h2 id="box">{t('setUp.box')}</h2>
        <BoxField boxes={boxes} box={box} onChange={setBox} />
        <p>
          <Link href={`/components/${game.id}`}>{t('setUp.editBox')}</Link>
        </p>
      </section>
      <section className={parts['panel']}>
        <label className={parts['field']}>
          <span>{t('setUp.tableName')}</span>
          <input
            className={parts['input']}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={event => setName(event.target.value)}
          />
          <span className={parts['explain']}>{t('setUp.tableNameExplain')}</span>
        </label>
      </section>
      <div className={css['start']}>
        {kept.state === 'failed' && <FailureNote error={kept.error} />}
        {error !== null && <TellWrong error={error} />}
        <Button kind="strong" type="submit" aria-disabled={busy || undefined}>
          {t('setUp.start')}
        </Button>
      </div>
    </form>
  )
}

const TellWrong = ({ error }: { error: unknown }) =>
  error instanceof Error && error.name === 'badPlan' && error.message === 'names' ? (
    <p className={parts['notice']} role="alert">
      {t('setUp.badNames')}
    </p>
  ) : (
    <FailureNote error={error} />
  )

/** A person and as many bots as the smallest table for several needs. */
function firstSeats(game: AnyGame): SeatPlan[] {
  const count = game.seats.find(seats => seats >= 2) ?? game.seats[0] ?? 1
  return resized([{ name: settings().name || t('setUp.player'), bot: null }], count)
}

/** Online, everybody but the first comes by a link. */
const opened = (seats: readonly SeatPlan[]): SeatPlan[] =>
  seats.map((seat, i) =>
    i === 0 ? { ...seat, bot: null } : { name: t('setUp.seatName', { number: i + 1 }), bot: null },
  )

async function createOnline(plan: TablePlan, set: KeptBox | null): Promise<string> {
  beOnline()
  return (await onlineTables()).create(plan, [0], set === null ? null : { name: set.name, tables: set.tables })
}

function resized(seats: readonly SeatPlan[], count: number): SeatPlan[] {
  const taken = new Set(seats.map(seat => seat.name))
  const free = BOT_NAMES.filter(name => !taken.has(name))
  const more = Array.from({ length: Math.max(0, count - seats.length) }, (_, i) => ({
    name: free[i] ?? t('setUp.playerNumber', { number: seats.length + i + 1 }),
    bot: 'normal',
  }))
  return [...seats.slice(0, count), ...more]
}

type NamesOfValues = Readonly<Record<string, string>>

/** What a chosen set calls the values of variants; one that no longer opens is refused when the table is opened. */
function namesIn(game: AnyGame, set: KeptBox | null): Readonly<Record<string, NamesOfValues>> {
  if (set === null || whatIsWrong(game, set.tables) !== null) return {}
  const defaults = Object.fromEntries(Object.entries(game.variants).map(([key, variant]) => [key, variant.default]))
  const names = Object.entries(spokenAt(game, defaults, game.openBox(set.tables)).words.names ?? {})
  return Object.fromEntries(
    names.flatMap(([key, table]) => (key in game.variants && typeof table === 'object' ? [[key, table]] : [])),
  )
}

function VariantField({
  variant,
  names,
  value,
  onChange,
}: {
  variant: Variant
  names: NamesOfValues | undefined
  value: VariantValue
  onChange: (value: VariantValue) => void
}) {
  const find = (text: string) => variant.values.find(one => String(one) === text) ?? variant.default
  return (
    <div className={css['option']}>
      <Choices
        legend={variant.name}
        values={variant.values.map(String)}
        value={String(value)}
        say={text => sayVariantValue(variant, find(text), names)}
        onChange={text => onChange(find(text))}
      />
      <p className={parts['explain']}>{variant.explain}</p>
    </div>
  )
}

const BoxField = ({
  boxes,
  box,
  onChange,
}: {
  boxes: readonly KeptBox[]
  box: string | null
  onChange: (box: string | null) => void
}) => (
  <div className={css['option']}>
    <label className={parts['field']}>
      <span>{t('setUp.box')}</span>
      <select className={parts['input']} value={box ?? ''} onChange={event => onChange(event.target.value || null)}>
        <option value="">{t('setUp.ownBox')}</option>
        {boxes.map(({ hash, name }) => (
          <option key={hash} value={hash} translate="no">
            {name}
          </option>
        ))}
      </select>
    </label>
    <p className={parts['explain']}>{t('setUp.boxExplain')}</p>
  </div>
)
