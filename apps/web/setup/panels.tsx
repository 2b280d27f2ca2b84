// The panels of the set-up form.

import type { KeptBox } from '@tableworks/host'
import type { VariantValue } from '@tableworks/kernel'
import { Link } from 'wouter'
import { TextField } from '../parts/fields.tsx'
import { Check, Choices, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { sayVariantValue } from '../parts/variants.ts'
import { t } from './words.ts'
import {
  type ChangeDraft,
  EVERYONE,
  type Draft,
  movedTo,
  PLACES,
  reseated,
  SEATINGS,
  type Switch,
  levelsIn,
  switchesOf,
  withSeats,
} from './draft.ts'
import type { GameToSetUp } from './game-to-set-up.ts'
import { GroupChoice } from './group-choice.tsx'
import { ListingFields } from './listing-fields.tsx'
import { PaceFields } from './pace.tsx'
import { SeriesChoice } from './series-choice.tsx'
import { PlayersExplained, SeatRow } from './seats.tsx'
import type { NamesOfValues } from './set-names.ts'
import css from './setup.module.css'

interface PanelProps {
  readonly game: GameToSetUp
  readonly draft: Draft
  readonly onChange: ChangeDraft
}

export const SeatsPanel = ({ game, draft, onChange }: PanelProps) => (
  <section className={parts['panel']} aria-labelledby="seats">
    <h2 id="seats">{t('setUp.seats')}</h2>
    <div className={css['pair']}>
      <Where game={game} draft={draft} onChange={onChange} />
      {game.seats.length > 1 && (
        <Choices
          legend={t('setUp.count')}
          values={game.seats}
          value={draft.seats.length}
          say={String}
          onChange={count => onChange(withSeats(count, draft))}
        />
      )}
    </div>
    <p className={parts['explain']}>{t(`setUp.whereExplain.${draft.place}`)}</p>
    <SeatRows game={game} draft={draft} onChange={onChange} />
    <PlayersExplained
      game={game.id}
      levels={levelsIn(game, draft)}
      seats={draft.seats}
      isOnline={draft.place === 'online'}
    />
    {draft.place === 'online' && <WhoCanJoin draft={draft} onChange={onChange} />}
  </section>
)

const WhoCanJoin = ({ draft, onChange }: Pick<PanelProps, 'draft' | 'onChange'>) => (
  <>
    <GroupChoice group={draft.group} onChange={onChange} />
    {draft.group === null && (
      <Check
        label={t('setUp.listed')}
        explain={t('setUp.listedExplain')}
        checked={draft.listing !== null}
        onChange={isListed => onChange({ listing: isListed ? EVERYONE : null })}
      />
    )}
    {draft.group === null && draft.listing !== null && (
      <div className={css['pair']}>
        <ListingFields listing={draft.listing} onChange={listing => onChange({ listing })} />
      </div>
    )}
  </>
)

const RatingAndHints = ({ draft, onChange }: Pick<PanelProps, 'draft' | 'onChange'>) => (
  <>
    {draft.box === null && (
      <Check
        label={t('setUp.rated')}
        explain={t('setUp.ratedExplain')}
        checked={draft.rated}
        onChange={rated => onChange({ rated })}
      />
    )}
    {!draft.rated && (
      <Check
        label={t('setUp.hints')}
        explain={t('setUp.hintsExplain')}
        checked={draft.hints}
        onChange={hints => onChange({ hints })}
      />
    )}
  </>
)

const Where = ({ game, draft, onChange }: PanelProps) =>
  game.seats.at(-1) !== 1 && (
    <Choices
      legend={t('setUp.where')}
      values={PLACES}
      value={draft.place}
      say={one => t(`setUp.whereAs.${one}`)}
      onChange={place => onChange(movedTo(place, draft))}
    />
  )

const SeatRows = ({ game, draft, onChange }: PanelProps) => (
  <div className={css['seats']} data-place={draft.place}>
    {draft.seats.map((seat, i) => (
      <SeatRow
        // The rows are the seats, so their order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        key={i}
        levels={levelsIn(game, draft)}
        number={i + 1}
        seat={seat}
        isOnline={draft.place === 'online'}
        onChange={changed => onChange(reseated(i, changed, draft))}
      />
    ))}
  </div>
)

const Seating = ({ seating, onChange }: { seating: Draft['seating']; onChange: ChangeDraft }) => (
  <div className={css['option']}>
    <Choices
      legend={t('setUp.seating')}
      values={SEATINGS}
      value={seating}
      say={one => t(`setUp.seatingAs.${one}`)}
      onChange={chosen => onChange({ seating: chosen })}
    />
    <p className={parts['explain']}>{t(`setUp.seatingExplain.${seating}`)}</p>
  </div>
)

export function OptionsPanel({ game, draft, boxes, set, onChange }: PanelProps & SetProps) {
  const names = useNames(game.id, set)
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
    <section className={parts['panel']} aria-labelledby="options">
      <h2 id="options">{t('setUp.options')}</h2>
      <div className={css['fields']}>
        {switches.filter(isUpFront).map(field)}
        {draft.place === 'online' && <PaceFields draft={draft} onChange={onChange} />}
        {draft.place === 'online' && draft.seats.length > 1 && <SeriesChoice draft={draft} onChange={onChange} />}
        {draft.seats.length > 1 && <Seating seating={draft.seating} onChange={onChange} />}
        <TableFields game={game.id} boxes={boxes} set={set} name={draft.name} onChange={onChange} />
        {draft.place === 'online' && <RatingAndHints draft={draft} onChange={onChange} />}
        {aside.length > 0 && (
          <details className={css['aside']}>
            <summary>
              {t('setUp.variants', { count: aside.length })}{' '}
              <span>{altered === 0 ? t('setUp.asRuled') : t('setUp.changed', { count: altered })}</span>
            </summary>
            {aside.map(field)}
          </details>
        )}
      </div>
    </section>
  )
}

function useNames(game: string, set: KeptBox | null): Readonly<Record<string, NamesOfValues>> {
  const [names] = useLoad(set?.hash ?? '', async () =>
    set === null ? {} : (await import('./set-names.ts')).namesIn(game, set),
  )
  return names.state === 'ready' ? names.value : {}
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

interface SetProps {
  /** The player's own component sets. */
  readonly boxes: readonly KeptBox[]
  /** The chosen set; null is the standard set. */
  readonly set: KeptBox | null
}

interface TableFieldsProps extends SetProps {
  readonly game: string
  readonly name: string
  readonly onChange: ChangeDraft
}

/** The component set and the table's name, which most players leave unchanged. */
const TableFields = ({ game, boxes, set, name, onChange }: TableFieldsProps) => (
  <>
    <div className={parts['field']}>
      <label className={parts['field']}>
        <span>{t('box.title')}</span>
        <select
          className={parts['input']}
          value={set?.hash ?? ''}
          onChange={event => onChange({ box: event.target.value || null })}
        >
          <option value="">{t('box.own')}</option>
          {boxes.map(one => (
            <option key={one.hash} value={one.hash} translate="no">
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <Link className={parts['explain']} href={`/components/${game}`}>
        {t('setUp.editBox')}
      </Link>
    </div>
    <TextField
      label={t('tableName')}
      value={name}
      maxLength={60}
      placeholder={t('setUp.tableNameHint')}
      autoComplete="off"
      onChange={changed => onChange({ name: changed })}
    />
  </>
)
