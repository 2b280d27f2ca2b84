// The panels of the set-up form.

import type { KeptBox } from '@tableworks/host'
import type { AnyGame, VariantValue } from '@tableworks/kernel'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { Check, Choices, partsCss as parts } from '../parts/parts.tsx'
import { sayVariantValue } from '../parts/variants.ts'
import { t } from '../words/index.ts'
import {
  type ChangeDraft,
  type Draft,
  movedTo,
  namesIn,
  type NamesOfValues,
  PLACES,
  SEATINGS,
  type Switch,
  switchesOf,
  withSeats,
} from './draft.ts'
import { SeatRow } from './seats.tsx'
import css from './setup.module.css'

interface PanelProps {
  readonly game: AnyGame
  readonly draft: Draft
  readonly onChange: ChangeDraft
}

export function SeatsPanel({ game, draft, onChange }: PanelProps) {
  const { place, seats, seating, hints } = draft
  return (
    <section className={parts['panel']} aria-labelledby="seats">
      <h2 id="seats">{t('setUp.seats')}</h2>
      {game.seats.at(-1) !== 1 && (
        <div className={css['option']}>
          <Choices
            legend={t('setUp.where')}
            values={PLACES}
            value={place}
            say={one => t(`setUp.whereAs.${one}`)}
            onChange={chosen => onChange(movedTo(chosen, draft))}
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
          onChange={count => onChange(withSeats(count, draft))}
        />
      )}
      <SeatRows game={game} draft={draft} onChange={onChange} />
      {place === 'online' && (
        <div className={css['option']}>
          <Check label={t('setUp.hints')} checked={hints} onChange={checked => onChange({ hints: checked })} />
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
            onChange={chosen => onChange({ seating: chosen })}
          />
          <p className={parts['explain']}>{t('setUp.seatingExplain')}</p>
        </div>
      )}
    </section>
  )
}

const SeatRows = ({ game, draft: { place, seats }, onChange }: PanelProps) =>
  seats.map((seat, i) => (
    <SeatRow
      // A row is its place at the table; everything else about it can change.
      // oxlint-disable-next-line react/no-array-index-key
      key={i}
      game={game.id}
      number={i + 1}
      seat={seat}
      isOpen={place === 'online' && i > 0 && seat.bot === null}
      onChange={changed => onChange({ seats: seats.with(i, changed) })}
    />
  ))

export function OptionsPanel({ game, draft, set, onChange }: PanelProps & { set: KeptBox | null }) {
  const names = useMemo(() => namesIn(game, set), [game, set])
  const switches = switchesOf(game, draft)
  const isUpFront = ({ variant }: Switch) => variant.upFront === true
  const aside = switches.filter(one => !isUpFront(one))
  const altered = aside.filter(({ variant, value }) => value !== variant.default).length
  const field = ({ key, variant, value }: Switch) => (
    <VariantField
      key={key}
      variant={variant}
      value={value}
      names={names[key]}
      onChange={chosen => onChange({ variants: { ...draft.variants, [key]: chosen } })}
    />
  )
  return (
    <section className={parts['panel']} data-tall aria-labelledby="options">
      <h2 id="options">{t('setUp.options')}</h2>
      {switches.length === 0 && <p>{t('setUp.noOptions')}</p>}
      {switches.filter(isUpFront).map(field)}
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
  )
}

interface VariantFieldProps extends Omit<Switch, 'key'> {
  readonly names: NamesOfValues | undefined
  readonly onChange: (value: VariantValue) => void
}

function VariantField({ variant, names, value, onChange }: VariantFieldProps) {
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

interface ComponentsPanelProps {
  readonly game: string
  readonly boxes: readonly KeptBox[]
  readonly set: KeptBox | null
  readonly onChange: ChangeDraft
}

export const ComponentsPanel = ({ game, boxes, set, onChange }: ComponentsPanelProps) => (
  <section className={parts['panel']} aria-labelledby="box">
    <h2 id="box">{t('setUp.box')}</h2>
    <div className={css['option']}>
      <label className={parts['field']}>
        <span>{t('setUp.box')}</span>
        <select
          className={parts['input']}
          value={set?.hash ?? ''}
          onChange={event => onChange({ box: event.target.value || null })}
        >
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
    <p>
      <Link href={`/components/${game}`}>{t('setUp.editBox')}</Link>
    </p>
  </section>
)

export const NamePanel = ({ name, onChange }: { name: string; onChange: ChangeDraft }) => (
  <section className={parts['panel']}>
    <label className={parts['field']}>
      <span>{t('setUp.tableName')}</span>
      <input
        className={parts['input']}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={event => onChange({ name: event.target.value })}
      />
      <span className={parts['explain']}>{t('setUp.tableNameExplain')}</span>
    </label>
  </section>
)
