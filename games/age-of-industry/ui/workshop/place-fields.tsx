// A place on the map: its name, and the fields its kind has.

import { COLOURS } from '../../data/cards.ts'
import { type DrawnMap, SYMBOLS } from '../../data/map.ts'
import { SIDES } from '../../data/map-drawing.ts'
import { CheckField, ChoiceField, Field, NumberField, TextField } from './fields.tsx'
import type { ById } from './panel.tsx'
import { kindOf, nameAt, nameOfPlace, type PlaceKind, withBoxes } from './things.ts'
import { say } from './words.ts'
import css from './workshop.module.css'

export function PlaceFields(props: ById) {
  const { map, id, onMap } = props
  const kind = kindOf(map, id)
  if (kind === null) return null
  const row = map[kind][id]
  const patch = (change: object, merge?: string) =>
    onMap({ ...map, [kind]: { ...map[kind], [id]: { ...row, ...change } } }, merge)
  const side = map.drawing.names[id] ?? 's'
  return (
    <>
      <TextField label={say('name')} value={row?.name ?? ''} onChange={name => patch({ name }, `name ${id}`)} />
      <p className={css['small']}>
        {say(`kinds.${kind}`)} · {say('id', { id })}
      </p>
      <PlaceKindFields {...props} kind={kind} patch={patch} />
      <ChoiceField
        label={say('nameSide')}
        value={typeof side === 'string' ? side : 'own'}
        values={typeof side === 'string' ? SIDES : [...SIDES, 'own']}
        say={one => say(`sides.${one}`)}
        onChange={one => one !== 'own' && onMap(nameAt(map, id, one))}
      />
      <Connections map={map} id={id} onMap={onMap} />
    </>
  )
}

type KindProps = ById & { readonly kind: PlaceKind; readonly patch: (change: object, merge?: string) => void }

function PlaceKindFields({ map, id, kind, patch, onMap }: KindProps) {
  const town = map.towns[id]
  const market = map.marketPlaces[id]
  const port = map.distantPorts[id]
  if (kind === 'towns' && town !== undefined) return <TownFields town={town} map={map} patch={patch} />
  if (kind === 'marketPlaces' && market !== undefined)
    return (
      <NumberField
        label={say('marketSpaces')}
        value={market.spaces}
        from={1}
        to={4}
        onChange={spaces => patch({ spaces })}
      />
    )
  if (kind !== 'distantPorts' || port === undefined) return null
  return (
    <>
      <Field label={`${say('boxes')} (${say('boxesHelp')})`}>
        <input
          key={port.boxes.join()}
          defaultValue={port.boxes.join(', ')}
          onBlur={event => onMap(withBoxes(map, id, lettersIn(event.target.value)))}
        />
      </Field>
      <Field label={say('area')}>
        <select
          multiple
          size={4}
          value={[...port.area]}
          onChange={event => patch({ area: Array.from(event.target.selectedOptions, ({ value }) => value) })}
        >
          {Object.entries(map.towns).map(([one, { name }]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </Field>
    </>
  )
}

const lettersIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
  ),
]

interface TownProps {
  readonly town: DrawnMap['towns'][string]
  readonly map: DrawnMap
  readonly patch: KindProps['patch']
}

const MOST_SPACES = 4

function TownFields({ town: { colour, spaces, limit, ironRange, hydro }, map, patch }: TownProps) {
  return (
    <>
      <ChoiceField
        label={say('region')}
        value={colour}
        values={COLOURS}
        say={one => `${say(`colours.${one}`)}: ${map.regions[one].name}`}
        onChange={one => patch({ colour: one })}
      />
      <fieldset className={css['group']}>
        <legend>{say('spaces')}</legend>
        {spaces.map((symbol, i) => (
          <div key={i} className={css['space']}>
            <ChoiceField
              label={say('space', { i: i + 1 })}
              value={symbol}
              values={SYMBOLS}
              say={one => say(`symbols.${one}`)}
              onChange={one => patch({ spaces: spaces.with(i, one) })}
            />
            {spaces.length > 1 && (
              <button
                type="button"
                className={css['icon']}
                aria-label={say('removeSpace', { i: i + 1 })}
                onClick={() => patch({ spaces: spaces.toSpliced(i, 1) })}
              >
                ×
              </button>
            )}
          </div>
        ))}
        {spaces.length < MOST_SPACES && (
          <button type="button" className={css['button']} onClick={() => patch({ spaces: [...spaces, 'clear'] })}>
            {say('addSpace')}
          </button>
        )}
      </fieldset>
      <ChoiceField
        label={say('limit')}
        value={limit === null ? '' : String(limit)}
        values={['', '1', '2', '3', '4', '5', '6']}
        say={one => (one === '' ? say('bySize') : one)}
        onChange={one => patch({ limit: one === '' ? null : Number(one) })}
      />
      <CheckField label={say('ironRange')} value={ironRange} onChange={value => patch({ ironRange: value })} />
      <CheckField label={say('hydro')} value={hydro} onChange={value => patch({ hydro: value })} />
    </>
  )
}

function Connections({ map, id, onMap }: Pick<ById, 'map' | 'id' | 'onMap'>) {
  const rows = map.printed.filter(({ a, b }) => a === id || b === id)
  if (rows.length === 0) return null
  return (
    <fieldset className={css['group']}>
      <legend>{say('connections')}</legend>
      {rows.map(row => {
        const name = nameOfPlace(map, row.a === id ? row.b : row.a)
        return (
          <div key={name} className={css['space']}>
            <span>{name}</span>
            <button
              type="button"
              className={css['icon']}
              aria-label={say('removeConnection', { name })}
              onClick={() => onMap({ ...map, printed: map.printed.filter(one => one !== row) })}
            >
              ×
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}
